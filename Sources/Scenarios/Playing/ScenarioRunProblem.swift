// SPDX-License-Identifier: Apache-2.0

package import AnimationEngine
import CurveNotation

/// What goes wrong as a scenario is played.
package enum ScenarioRunProblem: Hashable, Sendable, CustomStringConvertible {
  /// A list of nodes has a length that can't be.
  case elementCount(node: String, count: Double)
  /// A state has become a number that is beyond all bounds, by what a gesture has done at a time.
  case stateIsBeyondBounds(String, Double, by: String? = nil, at: Double = 0)
  /// A property of a node comes to a number that is not finite.
  case propertyIsUndefined(String, Double)
  /// A colour of a node has a component that is beyond its bounds.
  case colorIsBeyondBounds(String, Double)
  /// The id of a node comes to no number.
  case idIsUndefined(String)
  /// The lists make more nodes than are played.
  case tooManyNodes(Int)
  /// A finger or a gesture, and a property of a node, would have one name.
  case namesMeet(String)
  /// Two nodes, or two properties, have one name in the rows.
  case rowNamesMeet(String)
  /// Two properties have one name in a wide table.
  case wideNamesMeet(String)
  /// Something moves without end, and nothing says where the rows end.
  ///
  /// Or for longer than it is waited for.
  case neverSettles([String], within: Double?)
  /// The change whose animations make the end does not complete.
  case endNeverComes(String)
  /// More happens than can be waited for.
  case tooMuchHappens(count: Int, at: Double)
  /// The rows end later than is played by rules that go frame by frame.
  case endIsTooLate(Double, rules: String, longest: Double)
  /// There are more values in all rows than are printed, in words.
  case tooManyValues(String)
  /// There are more frames than can be counted.
  case tooManyFrames(rate: Double, end: Double)
  /// The engine has refused to go on.
  case timeline(TimelineError)
  /// The touches can't be played.
  case touches(TouchError)

  /// What is wrong and what is allowed.
  package var description: String {
    switch self {
    case .elementCount(let node, let count):
      "“forEach” of the node “\(node)” comes to \(NumberText.text(of: count)), but must be a whole number from 0 to "
        + "\(ScenarioDescription.mostElements)"
    case .stateIsBeyondBounds(let name, let value, let cause, let time):
      "the state “\(name)” comes to \(NumberText.text(of: value))"
        + (cause.map { " at \(NumberText.text(of: time)) s by \($0)" } ?? "")
        + ", but must stay from -1e100 to 1e100"
    case .propertyIsUndefined(let name, let value):
      "the property “\(name)” comes to \(NumberText.text(of: value)), but must be a finite number; look for a quotient "
        + "by 0"
    case .colorIsBeyondBounds(let name, let value):
      "a component of the colour “\(name)” comes to \(NumberText.text(of: value)), but components go from 0 to 1"
    case .idIsUndefined(let name):
      "the id of the node “\(name)” comes to no number, by which no node could be known again; look for a quotient of "
        + "0 by 0"
    case .tooManyNodes(let most): "there are more than \(most) nodes; lists inside of lists multiply"
    case .namesMeet(let name):
      "“\(name)” is what a finger or a gesture shows, and a property of a node, too; give the node or the gesture "
        + "another name"
    case .rowNamesMeet(let name):
      "rows would call two things “\(name)”; give one of them another name"
    case .wideNamesMeet(let name):
      "two properties would be the column “\(name)” of a wide table; give a node another name, or print a long one"
    case .neverSettles(let names, let patience):
      ScenarioRunProblem.restless(names, patience)
        + "; say where the rows end, by “until” in “sampling” or by --until"
    case .endNeverComes(let label):
      "the rows are to end after “\(label)”, but its animations never complete"
    case .tooMuchHappens(let count, let time):
      "by \(NumberText.text(of: time)) s more than \(count) things have happened; say by “until” in “sampling” or by "
        + "--until where the rows end"
    case .endIsTooLate(let end, let rules, let longest):
      "the rows go to \(NumberText.text(of: end)) s, but by the rules of \(rules) they end by "
        + "\(NumberText.text(of: longest)) s"
    case .tooManyFrames(let rate, let end):
      "\(NumberText.text(of: rate)) frames a second until \(NumberText.text(of: end)) s are more than can be counted"
    case .tooManyValues(let words): words
    case .timeline(let error): error.description
    case .touches(let error): error.description
    }
  }

  private static func restless(_ names: [String], _ patience: Double?) -> String {
    guard !names.isEmpty else {
      return "more is to happen after \(NumberText.text(of: patience ?? .infinity)) s"
    }
    let subject = DocumentNode.alternatives(names, conjunction: "and")
    let isOne = names.count == 1
    guard let patience else { return "\(subject) \(isOne ? "never comes" : "never come") to rest" }
    return "\(subject) \(isOne ? "has" : "have") not come to rest after \(NumberText.text(of: patience)) s"
  }
}
