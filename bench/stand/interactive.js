// Runs inside a measured page before anything of the page does; visit.ts puts `benchWatch` there first. Plain
// JavaScript, because a transpiler's helpers do not exist in the page.
//
// `usable`: the control exists, is enabled, is not covered, and a frame with it has been drawn.
// `interactive`: the same, and the main thread is free, so that a click is answered. Long tasks (over 50 ms, as the
// browser reports them) that start within QUIET_MS of the control's appearance, or of one another, put it off.
// Both in milliseconds since the navigation began.
(() => {
  const QUIET_MS = 500;
  const { selector, tell } = window.benchWatch;
  const longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });

  const isUsable = () => {
    const control = document.querySelector(selector);
    if (!control || control.matches(':disabled')) return false;
    control.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && height > 0 && hit !== null && control.contains(hit);
  };

  const settle = (usable) => {
    let interactive = usable;
    for (const { startTime, duration } of longTasks.sort((a, b) => a.startTime - b.startTime)) {
      if (startTime <= interactive + QUIET_MS) interactive = Math.max(interactive, startTime + duration);
    }
    if (performance.now() < interactive + QUIET_MS) setTimeout(settle, QUIET_MS, usable);
    else window[tell](JSON.stringify({ usable, interactive }));
  };

  // two frames: the first draws what has just been put into the document, the second begins when that is done
  const look = () => requestAnimationFrame(() => (isUsable() ? drawn() : look()));
  const drawn = () => requestAnimationFrame(() => settle(performance.now()));
  look();
})();
