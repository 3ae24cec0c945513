// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// What a gesture of a scenario tells, whichever it is.
indirect enum GestureReading: Equatable, Sendable {
  /// A tap has no value.
  case nothing
  case flag(Bool)
  case place(Point)
  case drag(DragGesture.Value)
  case magnify(MagnifyGesture.Value)
  case rotate(RotateGesture.Value)
  case factor(Double)
  case angle(Angle)
  case simultaneous(GestureReading?, GestureReading?)
  case sequence(GestureReading?, GestureReading?, isSecond: Bool)
  case exclusive(GestureReading?, GestureReading?, isSecond: Bool)

  /// A value of it, and how fast that changes where the gesture says so; nil where there is none now.
  func value(at path: GesturePath) -> (value: ScenarioValue, velocity: ScenarioValue?)? {
    guard let step = path.steps.first else { return value(of: path.leaf) }
    let rest = GesturePath(steps: Array(path.steps.dropFirst()), leaf: path.leaf)
    switch self {
    case .simultaneous(let first, let second), .sequence(let first, let second, _),
      .exclusive(let first, let second, _):
      return (step == .first ? first : second)?.value(at: rest)
    default: return nil
    }
  }

  /// The parts that are listed over time and that have a value: all but the time, and velocities, which stand beside
  /// what they are of.
  var parts: [GesturePath] {
    func inside(_ side: GestureReading?, _ step: GesturePath.Step) -> [GesturePath] {
      (side?.parts ?? []).map { GesturePath(steps: [step] + $0.steps, leaf: $0.leaf) }
    }
    let own: [GesturePath.Leaf]
    switch self {
    case .nothing: own = []
    case .flag, .factor, .angle: own = [.value]
    case .place: own = [.location]
    case .drag:
      own = [.location, .startLocation, .translation, .predictedEndLocation, .predictedEndTranslation]
    case .magnify: own = [.magnification, .startAnchor, .startLocation]
    case .rotate: own = [.rotation, .startAnchor, .startLocation]
    case .simultaneous(let first, let second): return inside(first, .first) + inside(second, .second)
    case .sequence(let first, let second, _), .exclusive(let first, let second, _):
      return [GesturePath(steps: [], leaf: .case)] + inside(first, .first) + inside(second, .second)
    }
    return own.map { GesturePath(steps: [], leaf: $0) }
  }

  /// The first of the parts, in words; nil where there is none.
  var summary: String? {
    let main = parts.filter { [.value, .case, .translation, .magnification, .rotation].contains($0.leaf) }
    let shown = main.isEmpty ? parts : main
    if shown.isEmpty { return nil }
    return shown.compactMap { part in
      value(at: part).map {
        part.leaf == .value && part.steps.isEmpty
          ? $0.value.description : "\(part.text) = \($0.value.description)"
      }
    }.joined(separator: ", ")
  }

  private func value(of leaf: GesturePath.Leaf) -> (value: ScenarioValue, velocity: ScenarioValue?)? {
    switch self {
    case .nothing, .simultaneous: return nil
    case .flag(let flag): return leaf == .value ? (.flag(flag), nil) : nil
    case .place(let point): return leaf == .location ? (.point(point), nil) : nil
    case .factor(let factor): return leaf == .value ? (.number(factor), nil) : nil
    case .angle(let angle): return leaf == .value ? (.angle(angle), nil) : nil
    case .drag(let value): return value.reading(of: leaf)
    case .magnify(let value): return value.reading(of: leaf)
    case .rotate(let value): return value.reading(of: leaf)
    case .sequence(_, _, let isSecond), .exclusive(_, _, let isSecond):
      return leaf == .case ? (.text(isSecond ? "second" : "first"), nil) : nil
    }
  }
}

extension DragGesture.Value {
  fileprivate func reading(of leaf: GesturePath.Leaf) -> (value: ScenarioValue, velocity: ScenarioValue?)? {
    switch leaf {
    case .time: (.number(time), .number(1))
    case .location: (.point(location), .point(Point(x: velocity.width, y: velocity.height)))
    case .startLocation: (.point(startLocation), nil)
    case .translation: (.size(translation), .size(velocity))
    case .velocity: (.size(velocity), nil)
    case .predictedEndLocation: (.point(predictedEndLocation), nil)
    case .predictedEndTranslation: (.size(predictedEndTranslation), nil)
    default: nil
    }
  }
}

extension MagnifyGesture.Value {
  fileprivate func reading(of leaf: GesturePath.Leaf) -> (value: ScenarioValue, velocity: ScenarioValue?)? {
    switch leaf {
    case .time: (.number(time), .number(1))
    case .magnification: (.number(magnification), .number(velocity))
    case .velocity: (.number(velocity), nil)
    case .startAnchor: (.point(Point(x: startAnchor.x, y: startAnchor.y)), nil)
    case .startLocation: (.point(startLocation), nil)
    default: nil
    }
  }
}

extension RotateGesture.Value {
  fileprivate func reading(of leaf: GesturePath.Leaf) -> (value: ScenarioValue, velocity: ScenarioValue?)? {
    switch leaf {
    case .time: (.number(time), .number(1))
    case .rotation: (.angle(rotation), .angle(velocity))
    case .velocity: (.angle(velocity), nil)
    case .startAnchor: (.point(Point(x: startAnchor.x, y: startAnchor.y)), nil)
    case .startLocation: (.point(startLocation), nil)
    default: nil
    }
  }
}
