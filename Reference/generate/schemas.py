# SPDX-License-Identifier: Apache-2.0
"""A Table Schema beside every certified table: each column with its type, its unit and its meaning."""

import json

VALUE = "value unit"
SPEED = "value unit / s"
PROGRESS = "1"

IDENTITY = {"id": ("string", None, "Name of the case; the case file of the same name says why it is there.")}
HANDLES = {
    "x1": ("number", PROGRESS, "Horizontal place of the first handle, 0 to 1; empty for circular curves."),
    "y1": ("number", VALUE, "Vertical place of the first handle; empty for circular curves."),
    "x2": ("number", PROGRESS, "Horizontal place of the second handle, 0 to 1; empty for circular curves."),
    "y2": ("number", VALUE, "Vertical place of the second handle; empty for circular curves."),
}
PARAMETERS = {
    "parameterisation": ("string", None, "response-dampingRatio, duration-bounce or mass-stiffness-damping; says what first, second and third are."),
    "first": ("number", "s or mass unit", "response, duration or mass; a double taken exactly."),
    "second": ("number", "1 or mass unit / s^2", "dampingRatio, bounce or stiffness. With a bounce b of 0 or more the damping ratio is 1 - b, below 0 it is 1 / (1 + b)."),
    "third": ("number", "mass unit / s", "damping; empty for the other parameterisations."),
}
MOTION = {
    "from": ("number", VALUE, "Value at time 0."),
    "to": ("number", VALUE, "Target: the value at rest."),
    "initialVelocity": ("number", SPEED, "Rate of the value at time 0."),
}


def pair(name, unit, meaning):
    return {
        name: ("number", unit, meaning + " Rounded to the nearest double."),
        name + "Low": ("number", unit, "What the truth of " + name + " exceeds the stored " + name + " by, rounded to the nearest double."),
    }


KEYS = {
    "conversions": ["id", "property"],
    "spring-queries": ["id", "query", "argument", "index"],
    "clamped-springs": ["id", "query"],
    "spring-curves": ["id", "query"],
    "curve-queries": ["id", "query", "index"],
    "design": ["id", "property"],
    "decay": ["id", "query"],
}

TABLES = {
    "springs": (
        "Springs: value, velocity, acceleration and remaining distance at one time",
        {
            **IDENTITY, **PARAMETERS, **MOTION,
            "time": ("number", "s", "Time since the start, 0 or more."),
            "regime": ("string", None, "undamped, underDamped, criticallyDamped or overDamped, decided exactly for the given doubles."),
            **pair("value", VALUE, "x(time), where m x'' + c x' + k (x - to) = 0."),
            **pair("velocity", SPEED, "x'(time)."),
            **pair("acceleration", "value unit / s^2", "x''(time)."),
            **pair("remaining", VALUE, "to - x(time), with digits of its own far below the last bit of `to`; 0.0 below the least double."),
        },
    ),
    "unit-curves": (
        "Unit curves: value and slope at one progress",
        {
            **IDENTITY,
            "curve": ("string", None, "bezier, circularEaseIn, circularEaseOut or circularEaseInOut."),
            **HANDLES,
            "progress": ("number", PROGRESS, "Input of the curve, 0 to 1."),
            **pair("value", VALUE, "Output of the curve."),
            **pair("slope", "value unit", "Derivative of the output by progress; the limit from inside at the ends; inf or -inf where the tangent is vertical."),
        },
    ),
    "conversions": (
        "Conversions: what follows from the parameters of a spring",
        {
            **IDENTITY, **PARAMETERS,
            "property": ("string", None, "mass, stiffness, damping, response, dampingRatio, duration, bounce, angularFrequency (omega0, the root of stiffness / mass), decay (damping / 2 mass) or signedSquaredFrequency (omega0^2 - decay^2). The mass is 1 where it is not given."),
            **pair("value", "of the property (s, 1, rad / s, 1 / s, rad^2 / s^2, mass unit ...)", "The property."),
            "condition": ("number", "1", "Sum over the given parameters p of |df/dp * p / f|, rounded to the nearest double; inf where the property f is 0."),
        },
    ),
    "settling": (
        "Settling: the last time at which the distance to the target is epsilon",
        {
            **IDENTITY, **PARAMETERS, **MOTION,
            "epsilon": ("number", VALUE, "Distance that counts as settled; absolute, above 0."),
            **pair("settlingDuration", "s", "The last time with |x - to| = epsilon; 0 if the distance never exceeds epsilon; inf for an undamped spring that keeps reaching it."),
            "condition": ("number", "1", "epsilon / (settlingDuration |x'|): how much a relative change of epsilon is enlarged in the settling duration, rounded to the nearest double; 0.0 where the duration is 0 or inf."),
            "margin": ("number", "1", "The least |size / epsilon - 1| of the turns next to epsilon and of the start, rounded to the nearest double: how far the answer is from jumping; inf where nothing moves."),
        },
    ),
    "vector-settling": (
        "Settling in the plane: the last time at which the distance to the target is epsilon",
        {
            **IDENTITY, **PARAMETERS,
            **{name: ("number", unit, meaning + " component {}.".format(name[-1])) for name, unit, meaning in (
                ("fromX", VALUE, "Value at time 0,"), ("fromY", VALUE, "Value at time 0,"),
                ("toX", VALUE, "Target: the value at rest,"), ("toY", VALUE, "Target: the value at rest,"),
                ("velocityX", SPEED, "Rate of the value at time 0,"), ("velocityY", SPEED, "Rate of the value at time 0,"),
            )},
            "epsilon": ("number", VALUE, "The distance, above 0."),
            **pair("settlingDuration", "s", "The last time at which |x - to|, by the root of the sum of squares, is epsilon; 0 if it never is further, inf without damping."),
            "condition": ("number", "1", "epsilon / (t d|x - to|/dt): how much a relative change of epsilon is enlarged in the duration. Rounded to the nearest double."),
            "margin": ("number", "1", "How near epsilon is to the largest distances and to the start, relatively: where it touches one, the duration jumps. Rounded to the nearest double; inf where there is none."),
        },
    ),
    "spring-queries": (
        "Spring queries: turns, overshoot, crossings, peaks and energy of whole motions",
        {
            **IDENTITY, **PARAMETERS, **MOTION,
            "query": ("string", None, "extremumCount, extremumTime, extremumValue (turns strictly after time 0), overshootAbsolute (how far beyond the target, 0 if never), overshoot (the same as a fraction of the travel), timeToReach (the first time from 0 on at which the share of the way in the argument is made; inf if it never is), peakVelocityTime, peakVelocity, peakAccelerationTime, peakAcceleration (x' and x'' where they are largest in size from time 0 on, and the earliest time of it), extremaAbove (how many turns after time 0 have |x - to| above the argument), envelopeDuration (when A exp(-gamma t) is the argument, with A the amplitude of the swings; the settling duration where nothing swings), crossingCount, crossingTime, lastCrossingTime (x is the argument, strictly after time 0), limitingVelocity (of the way in the argument: the largest velocity towards the target that does not pass it, omega0 (zeta + sqrt(zeta^2 - 1)) times the way; -inf below critical damping), overshoots (1 if the motion goes beyond its target, or starts there and moves; 0 if not) or energy (kinetic and potential, at the time in the argument; the mass is 1 where it is not given)."),
            "argument": ("number", "of the query", "Level (value unit), epsilon (value unit), way (value unit), time (s) or fraction (1); empty where the query has none."),
            "index": ("integer", "1", "Which of a series, from 0; at most the first 8 are stored, of a finite series of crossings the first 40. Empty where the query has one answer."),
            **pair("result", "of the query", "The answer; inf for the count of an endless series."),
            "condition": ("number", "1", "Of a time where the motion has a value: max(|y|, |x'| / omega0) / (time |x'|) with y = x - to, how much an error that is relative to the size of the motion then is enlarged in the time. Of an envelope duration 1 / log(A / argument). Otherwise 1. Rounded to the nearest double."),
        },
    ),
    "clamped-springs": (
        "Clamped springs: motions that a range holds, or that end at their target",
        {
            **IDENTITY, **PARAMETERS, **MOTION,
            "lower": ("number", VALUE, "Lower end of the range; empty where the motion ends at its target."),
            "upper": ("number", VALUE, "Upper end of the range; empty where the motion ends at its target."),
            "query": ("string", None, "value, velocity, acceleration (at the time in the argument: those of the spring, or the limit and 0 while it is held), touchTime (the first time after 0 at which the spring is at an end of the range; inf if never), arrivalTime (the same where that end is the target, or where the motion ends at its target: from then on it stays) or settlingDuration (the last time at which the held value is as far as the argument from where it ends; 0 if it never is further)."),
            "argument": ("number", "s or value unit", "Time or epsilon; empty where the query has none."),
            **pair("result", "of the query", "The answer."),
            "condition": ("number", "1", "Of a time where the spring has a value: max(|y|, |x'| / omega0) / (time |x'|) with y = x - to, how much an error that is relative to the size of the motion then is enlarged in the time. Otherwise 1. Rounded to the nearest double."),
        },
    ),
    "spring-curves": (
        "Spring curves: the motion of a spring from 0 to 1 as a curve of progress",
        {
            **IDENTITY, **PARAMETERS,
            "initialVelocity": ("number", "1 / s", "Rate of the motion at time 0, as a share of the way per second."),
            "epsilon": ("number", "1", "The curve stands for the settling duration of this epsilon; empty where a duration is given."),
            "duration": ("number", "s", "The time that the curve stands for; empty where an epsilon is given."),
            "query": ("string", None, "duration (the time that the curve stands for), endResidual (1 - x at progress 1), value, velocity (dx/dp) or acceleration (d2x/dp2), at the progress in the argument."),
            "argument": ("number", "1", "Progress; empty where the query has none."),
            **pair("result", "of the query", "The answer."),
            "condition": ("number", "1", "Of a settling duration: how much a relative change of epsilon is enlarged in it, rounded to the nearest double. Otherwise 1."),
        },
    ),
    "curve-queries": (
        "Curve queries: turns, values and progresses of whole unit curves",
        {
            **IDENTITY,
            "curve": ("string", None, "bezier, circularEaseIn, circularEaseOut or circularEaseInOut."),
            **HANDLES,
            "query": ("string", None, "extremumCount, extremumProgress, extremumValue (turns strictly between the ends), minimum, maximum (of all values), progressCount or progress (where the value is the argument, the ends included)."),
            "argument": ("number", VALUE, "A value; empty where the query has none."),
            "index": ("integer", "1", "Which of a series, from 0. Empty where the query has one answer."),
            **pair("result", "of the query", "The answer."),
        },
    ),
    "design": (
        "Design: springs that meet goals",
        {
            **IDENTITY,
            "goal": ("string", None, "overshoot-peakTime (from rest, furthest beyond the target by that share of the way, at that time), settlingDuration-overshoot and settlingDuration-dampingRatio (with epsilon as a share of the way), distance-settlingDuration (distance, settlingDuration, dampingRatio, epsilon in the distance's unit), response-settlingDuration (response, settlingDuration, epsilon; of all such springs the one with the most damping), two-points (a share of the way and the first time it is reached, twice) or response-withoutOvershoot (response, initialVelocity, distance; the least damping that does not overshoot)."),
            "first": ("number", "of the goal", "The first number of the goal, in the order of its name or of its description; a double taken exactly."),
            "second": ("number", "of the goal", "The second one."),
            "third": ("number", "of the goal", "The third one; empty where there is none."),
            "fourth": ("number", "of the goal", "The fourth one; empty where there is none."),
            "property": ("string", None, "dampingRatio or response of the spring."),
            **pair("result", "1 or s", "The property."),
            "condition": ("number", "1", "1, and how much relative errors of what is found on the way (times at which a motion has a value, the damping ratio) are enlarged in the property; six digits, by differences, not proved."),
        },
    ),
    "decay": (
        "Decay and bounds: motions that slow down, and how far a view gives way",
        {
            **IDENTITY,
            "model": ("string", None, "ratePerMillisecond (exponential decay by d, the share of the velocity that is kept in a millisecond), timeConstant (the same by tau, with d = exp(-1 / (1000 tau))), friction (the speed falls by the parameter every second, then the motion stands) or rubberBand. Where lower and upper are given, a decay hangs on a spring at the bound from the time it meets it; outside the bounds it does at once."),
            "parameter": ("number", "1, s, value unit / s^2 or value unit", "d, tau, the deceleration, or the dimension of the rubber band."),
            "coefficient": ("number", "1", "c of the rubber band; empty for motions."),
            "from": ("number", VALUE, "Value at time 0; empty for the rubber band."),
            "initialVelocity": ("number", SPEED, "Rate of the value at time 0; empty for the rubber band."),
            "lower": ("number", VALUE, "Lower bound; empty without bounds."),
            "upper": ("number", VALUE, "Upper bound; empty without bounds."),
            "response": ("number", "s", "Response of the spring at the bounds; empty without bounds."),
            "dampingRatio": ("number", "1", "Damping ratio of the spring at the bounds; empty without bounds."),
            "query": ("string", None, "value, velocity, acceleration (at the time in the argument), finalValue, stopTime, time (the first time at the value in the argument), speedTime (when the speed falls below the argument), settlingDuration (when the distance to the final value falls below the argument), landingVelocity (the initial velocity that comes to rest at the argument), timeConstant, ratePerMillisecond (the other name of the decay), steppedScrollEnd (from + v0 / 1000 * d / (1 - d)), hitTime, hitVelocity (when and how fast the bound is met), shown (x c d / (|x| c + d) of the offset x in the argument) offset (the inverse, of the shown offset in the argument) or slope (d shown / dx = c d^2 / (|x| c + d)^2 at the offset x in the argument)."),
            "argument": ("number", "of the query", "Time (s), value, speed, distance or offset; empty where the query has none."),
            **pair("result", "of the query", "The answer."),
        },
    ),
}


def schema_text(name):
    title, columns = TABLES[name]
    fields = []
    for column, (kind, unit, meaning) in columns.items():
        field = {"name": column, "type": kind}
        if unit:
            field["unit"] = unit
        field["description"] = meaning
        fields.append(field)
    schema = {
        "$schema": "https://specs.frictionlessdata.io/schemas/table-schema.json",
        "title": title,
        "path": name + ".csv",
        "licence": "CC0-1.0",
        "fields": fields,
        "missingValues": [""],
        "primaryKey": KEYS.get(name, ["id"]),
    }
    return json.dumps(schema, indent=2) + "\n"
