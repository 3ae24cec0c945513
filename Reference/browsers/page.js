// SPDX-License-Identifier: Apache-2.0
//
// Runs in the page: plays nothing, only asks. For each easing what becomes of it at every time, or what the engine
// says against it.

const [duration, questions] = arguments;

// Inside 0 to 1 an easing is asked as that of the animation, whose progress is a double. Progress beyond 0 to 1
// comes only from another easing, so there it is asked as that of a keyframe, whose value is written as a style.
const wide = "linear(-1, 2)";

if (!window.knowsShown) {
  CSS.registerProperty({ name: "--shown", syntax: "<number>", inherits: false, initialValue: "0" });
  window.knowsShown = true;
}

function played(element, { easing, delay, isOutside }) {
  const frames = isOutside ? [{ "--shown": 0, easing }, { "--shown": 1 }] : [];
  const animation = element.animate(frames, { delay, duration, easing: isOutside ? wide : easing, fill: "both" });
  animation.pause();
  return animation;
}

function answer(question) {
  const element = document.createElement("div");
  document.documentElement.append(element);
  try {
    const animation = played(element, question);
    const progresses = [];
    const values = [];
    for (const time of question.times) {
      animation.currentTime = time;
      progresses.push(animation.effect.getComputedTiming().progress);
      if (question.isOutside) values.push(Number(getComputedStyle(element).getPropertyValue("--shown")));
    }
    return { progresses, values };
  } catch (fault) {
    if (!(fault instanceof TypeError)) throw fault;
    return { refusal: fault.message };
  } finally {
    element.remove();
  }
}

return questions.map(answer);
