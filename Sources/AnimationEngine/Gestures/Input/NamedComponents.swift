// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// A value of a gesture as numbers with names, to be listed over time.
///
/// Lengths are in points, angles in radians, velocities per second; a truth is 1 or 0. Two gestures together put
/// `first.` and `second.` before the names of their parts.
package protocol NamedComponents {
  var components: [NamedComponent] { get }
}

/// A number with a name.
package struct NamedComponent: Hashable, Sendable {
  package let name: String
  package let value: Double

  package init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }

  /// The parts of a value, of any type, under a name; none where it has no parts.
  static func of(_ value: Any?, under name: String) -> [NamedComponent] {
    guard let value = value as? any NamedComponents else { return [] }
    return value.components.map { part in
      NamedComponent(part.name.isEmpty ? name : "\(name).\(part.name)", part.value)
    }
  }

  static func of(_ point: Point, under name: String) -> [NamedComponent] {
    [NamedComponent("\(name).x", point.x), NamedComponent("\(name).y", point.y)]
  }

  static func of(_ size: Size, under name: String) -> [NamedComponent] {
    [NamedComponent("\(name).width", size.width), NamedComponent("\(name).height", size.height)]
  }
}

extension GestureChange {
  /// The parts of the value; none where it has no value, or one without parts.
  package var components: [NamedComponent] { (value as? any NamedComponents)?.components ?? [] }
}

extension DragGesture.Value: NamedComponents {
  package var components: [NamedComponent] {
    NamedComponent.of(location, under: "location") + NamedComponent.of(startLocation, under: "startLocation")
      + NamedComponent.of(translation, under: "translation") + NamedComponent.of(velocity, under: "velocity")
      + NamedComponent.of(predictedEndLocation, under: "predictedEndLocation")
      + NamedComponent.of(predictedEndTranslation, under: "predictedEndTranslation")
  }
}

extension SpatialTapGesture.Value: NamedComponents {
  package var components: [NamedComponent] { NamedComponent.of(location, under: "location") }
}

extension MagnifyGesture.Value: NamedComponents {
  package var components: [NamedComponent] {
    [
      NamedComponent("magnification", magnification), NamedComponent("velocity", velocity),
      NamedComponent("startAnchor.x", startAnchor.x), NamedComponent("startAnchor.y", startAnchor.y),
    ] + NamedComponent.of(startLocation, under: "startLocation")
  }
}

extension RotateGesture.Value: NamedComponents {
  package var components: [NamedComponent] {
    [
      NamedComponent("rotation", rotation.radians), NamedComponent("velocity", velocity.radians),
      NamedComponent("startAnchor.x", startAnchor.x), NamedComponent("startAnchor.y", startAnchor.y),
    ] + NamedComponent.of(startLocation, under: "startLocation")
  }
}

extension SimultaneousGesture.Value: NamedComponents {
  package var components: [NamedComponent] {
    NamedComponent.of(first, under: "first") + NamedComponent.of(second, under: "second")
  }
}

extension SequenceGesture.Value: NamedComponents {
  package var components: [NamedComponent] {
    switch self {
    case .first(let value): NamedComponent.of(value, under: "first")
    case .second(let first, let second):
      NamedComponent.of(first, under: "first") + NamedComponent.of(second, under: "second")
    }
  }
}

extension ExclusiveGesture.Value: NamedComponents {
  package var components: [NamedComponent] {
    switch self {
    case .first(let value): NamedComponent.of(value, under: "first")
    case .second(let value): NamedComponent.of(value, under: "second")
    }
  }
}

extension Double: NamedComponents {
  package var components: [NamedComponent] { [NamedComponent("", self)] }
}

extension Bool: NamedComponents {
  package var components: [NamedComponent] { [NamedComponent("", self ? 1 : 0)] }
}

extension Angle: NamedComponents {
  package var components: [NamedComponent] { [NamedComponent("", radians)] }
}

extension Size: NamedComponents {
  package var components: [NamedComponent] {
    [NamedComponent("width", width), NamedComponent("height", height)]
  }
}

extension Point: NamedComponents {
  package var components: [NamedComponent] { [NamedComponent("x", x), NamedComponent("y", y)] }
}
