// SPDX-License-Identifier: Apache-2.0

import AnimationEngine

/// The text of `Documentation/Gestures.md`, with every number of its table computed anew.
enum GesturesDocument {
  /// Where the document stands, from the top folder.
  static let path = "Documentation/Gestures.md"

  /// The whole document.
  static func markdown() throws -> String {
    let atSamples = try VelocityTable.rates.map { rate in
      VelocityTable.percent(
        try VelocityTable.errors(.gathering, rate: rate, .swiftUI, isLiftedAtSample: true).spread)
    }
    return introduction + "\n" + (try VelocityTable.rows()).joined(separator: "\n") + "\n"
      + conclusion(atSamples)
  }

  private static let introduction = """
    # Gestures

    <!-- Written by a test. HOOKE_RECORD=1 swift test --disable-xctest --filter GesturesDocumentTests writes it anew. -->

    Touches go in, values with velocities come out, and what is let go moves on from there. Nothing needs a screen
    or a clock: a `TouchStream` is played along an `AnimationTimeline`, and whatever it leads to happens at its own
    time, the same in any portions of touches and any steps of time. In a file, without a line of Swift, touches and
    gestures are part of a [scenario](Scenarios.md#touches-and-gestures), which `hooke simulate` plays.

    ```swift
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", Size.zero)
    let drag = DragGesture()
      .onChanged { offset.model = $0.translation }
      .onEnded { value in
        timeline.withAnimation(.spring(duration: 0.4)) {
          offset.set(.zero, initialVelocity: value.velocity.animatableData)
        }
      }
    let input = TouchInput(timeline: timeline, gesture: drag)
    try input.play(.flick(from: .zero, velocity: Size(width: 1200, height: 0)))
    try timeline.advance(to: 1)
    ```

    ## Touches

    A `Touch` has an id, a time, a location and a phase: began, moved, ended, cancelled. Touches of one time are one
    frame: two fingers that move side by side don't look for a moment as if they were spreading.

    `TouchStream(_:)` refuses what can't be right and names the touch; `TouchStream(repairing:)` mends it and says what
    it did. For single touches `TouchInput` has `receive(_:)` and `receive(mending:)`.

    | what is wrong | mended to |
    |---|---|
    | times are out of order | a stream is put in order, and says so; a single touch is left out, but an end ends its finger now |
    | a time before the beginning that was given, `notBefore` | left out |
    | a time that is not finite | left out |
    | a location that is not finite | left out; an end is where the finger was |
    | a finger begins twice | the second is a move |
    | a finger moves and never began, as when its id changes | it begins there |
    | a finger ends and never began, or does anything after it has gone | left out |
    | a finger never ends | it is cancelled at the end of the stream |

    Coordinates beyond 1e100 and times beyond 1e9 in a file are refused, mended or not. In the library negative times are
    right; a scenario begins at 0. Several touches of one time (the last location counts), taps of no duration and any number of
    fingers are right, too.

    ## Gestures

    | gesture | parameters and defaults | is recognised | value |
    |---|---|---|---|
    | `TapGesture` | `count` 1 | when the last finger is lifted | – |
    | `SpatialTapGesture` | `count` 1, `coordinateSpace` local | the same | `location` |
    | `LongPressGesture` | `minimumDuration` 0.5 s, `maximumDistance` 10 | when the time has passed, before the lift | true |
    | `DragGesture` | `minimumDistance` 10, `coordinateSpace` local | at 10 points, those included | `time`, `location`, `startLocation`, `translation`, `velocity`, `predictedEndLocation`, `predictedEndTranslation` |
    | `MagnifyGesture` | `minimumScaleDelta` 0.01 | at that factor away from 1 | `time`, `magnification`, `velocity`, `startAnchor`, `startLocation` |
    | `RotateGesture` | `minimumAngleDelta` 1° | at that angle | `time`, `rotation`, `velocity`, `startAnchor`, `startLocation` |
    | `MagnificationGesture`, `RotationGesture` | as the two above | as the two above | the factor, the angle |

    - Translation, magnification and rotation are the whole way: they are not reduced by the minimum.
    - A drag's minimum is about the farthest place the finger has been, a maximum about where it is. Maxima are strict.
    - `TapLimits.pointer`, the default, is what was measured with a pointer: a tap survives 4 points and not 5 and may
      take any time; the next one must come within 0.35 s. `TapLimits.touch` is for fingers: less than 45 points and
      0.75 s. How far the two taps of a double tap are apart makes no difference: no such limit has been measured.
    - Gestures for one finger follow the first that comes down; a second one makes a tap and a long press fail. Gestures
      for two follow the first two, and end when one of them is lifted.
    - While a long press is being pressed it is possible with the value true, so that `onChanged` and `updating` see it.

    `onChanged` is called for each new value, without an animation, in a transaction that is continuous and tracks
    velocity, and `updating` prepares the same: what they set goes on with the velocity of the finger when a spring
    takes it over. Where it is to begin at rest, set `transaction.tracksVelocity` to false. `onEnded` is called at the
    end, and not where a gesture fails, is cancelled or is left out for another one.
    `updating` sets a `GestureState`, which goes back to its initial value in all these cases, in its reset
    transaction. What the actions of one moment change is one update: a reset and a commit don't show one without the other.

    ## Gestures together

    `simultaneously(with:)`, `exclusively(before:)` and `sequenced(before:)` have the phases that their documentation
    lists. While a preferred gesture may still be recognised, another one goes on, and its end waits. When the preferred
    one becomes active or ends, the other is cancelled.

    On an `AnimationTree` a node says where it is by `frame(_:)` (the tree has no layout) and what touches can hit of
    it by `contentShape(_:)`. The node that is drawn in front is hit, with all nodes around it.

    | attached by | to gestures inside, and attached before |
    |---|---|
    | `gesture` | they are preferred |
    | `highPriorityGesture` | it is preferred |
    | `simultaneousGesture` | neither; it acts first |

    So a child's tap beats its parent's; a click on a button in a card that can be dragged is the button's and a drag
    the card's; `.onTapGesture(count: 2)` written before `.onTapGesture` makes the single tap wait for 0.35 s.
    The end of a gesture that waits is told to `gestureDidChange`, and is an event of a scenario, when it is decided: as an
    end with what `onEnded` does or, where the preferred one is recognised, as a failure.

    Four things that are easily got wrong:

    - A sequence whose second gesture never begins stays active for good, with what `updating` has set: after a tap it waits
      for the drag as long as it may take, and the next finger is its second part.
    - A state that is updated by the first gesture of a sequence alone is reset when that gesture ends, so it can't tell
      during the second that the first has happened. Update it by the whole sequence.
    - A long press of 0.01 s ends after 0.01 s, and a state that says “pressed” goes back then. A press for as long
      as the finger is down is `LongPressGesture(minimumDuration: .infinity)`, in a scenario `"minimumDuration": "infinity"`.
    - With `TapLimits.touch` a drag of less than 45 points on a child with a tap is a tap, though the parent's drag may
      have been going on meanwhile; it is cancelled then.

    ## Velocity

    A velocity is estimated by `VelocitySampler` at the time of the last touch. A lift that is half as far on as the
    finger would have come since the last sample, or farther, is a sample like any other. One at the place of the last
    sample repeats it, as touch screens do, and adds nothing. Between the two it counts by how far it has come, so that a
    little trembling as the finger is lifted changes little: of 1000 points per second, half a point 20 ms after the last
    sample takes 4. By `fitted` and `fittedLine` the velocity holds for 20 ms after the last sample and then fades, so
    that a finger which was held for 40 ms has none. By `swiftUI` any lift beside the last sample is a sample, and a
    finger that is held keeps most of its velocity: it falls to 0.998 of itself per millisecond, and is gone after 2 s.

    - `fitted`, the default: the slope at the end of the least-squares parabola over 0.1 s. It is right for a finger that
      gathers or loses speed evenly, which is what a flick does.
    - `swiftUI`: three quarters of the older and one of the newer of the last two differences.
    - `fittedLine`: the slope of the least-squares line over 0.1 s.

    Of \(VelocityTable.flicks) synthetic flicks of 200 to 3200 points per second at the lift, 0.1 to 0.25 s long, with noise of 1 point (standard
    deviation) and time stamps up to 2 ms off, lifted at any time, the mean error (bias) and the root of the mean square error (RMS) of the
    velocity, relative to the true one; and of the velocity, by the default, of a property that follows the finger and hears
    nothing of the lift:

    | sampled at | a finger | default: bias | RMS | SwiftUI's: bias | RMS | straight line: bias | RMS | a property's: bias | RMS |
    |---|---|---|---|---|---|---|---|---|---|
    """

  /// What follows the table, with SwiftUI's errors on flicks that are lifted at a sample.
  private static func conclusion(_ atSamples: [String]) -> String {
    """

    The default has the smallest RMS where it matters, on flicks that gather speed, where the straight line is more than
    a quarter too slow. On a finger that moves evenly the line is best, and on one that speeds up and eases off again within
    the window every rule is too fast. SwiftUI's rule sees three samples only, so noise passes it almost unhindered: the more
    samples per second, the more, and most where the lift comes soon after a sample. Of flicks that gather speed and
    are lifted at a sample its RMS is \(atSamples[0]) at 60 Hz and \(atSamples[1]) at 120 Hz.

    `predictedEndLocation` is the location and a quarter of a second at the velocity. A scroll that is let go at the same
    velocity goes about twice as far, `scrollEnd(decay:)`; `landing(on:decay:)` is the velocity that ends at a place.

    ## Letting go

    A property that `onChanged` or `updating` has moved hands over its velocity by itself to a spring that begins at the
    end, be it in `onEnded` or in the reset transaction: the velocity of the property, as it was measured up to the last value that
    it was given, and 0 where the finger was held. `onChanged` is not called for the lift, so a finger that gathers speed is
    faster by then than its property: the last columns of the table above say by how much. Lifted
    a whole sample later, after 0.1 s at 60 Hz, the property has five sixths of the finger's velocity. For the velocity of the
    finger itself hand it over with `set(_:initialVelocity:)`. What is not a spring (`easeOut`, an interpolating spring) takes over no velocity. For all else,
    and for another velocity than that of the property:

    | what moves next | takes the velocity as | by |
    |---|---|---|
    | `Spring`, `.spring(…)` | value units per second | `GestureRelease.motion(_:to:)`, `AnimatedProperty.set(_:initialVelocity:)` |
    | `.interpolatingSpring(…, initialVelocity:)` | the fraction of the way per second, positive towards the target | `GestureRelease.travelPerSecond(to:)` |
    | a throw | value units per second | `GestureRelease.motion(_:)` |
    | a throw between bounds, with a spring where it meets one | value units per second | `GestureRelease.motion(_:within:spring:)`, and `Animation.thrown(_:)` of that for a property |

    For example: let go at 120 points with 600 points per second away from 0, a spring to 0 begins with 600 points per
    second, and an interpolating spring with 600/(0 − 120) = −5 per second. Where there is no way to go, a velocity has no such fraction
    (nil); 0 has 0. Two axes have a fraction each.

    `FlickDecision` says whether something leaves, by where it is predicted to end. `Snapping` finds the nearest place,
    edge or page. `BoundedDrag` is a drag that gives way past bounds like a rubber band, takes hold of what is already out
    there without a jump, and hands over value and velocity as they are shown.

    ## What it costs

    Ten minutes of touches at 240 Hz, 144,000 samples, through a drag to the property that follows it take 0.33 s on one
    core, and a pinch and a twist at once 0.45 s; `make benchmarks` measures it anew. Of a thousand fingers, or a thousand
    views with gestures, only those with news are asked.

    """
  }
}
