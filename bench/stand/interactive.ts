/** Milliseconds since the navigation began. */
export interface Timing {
  /** The control exists, is enabled, is not covered, and a frame with it has been drawn. */
  usable: number;
  /** The same, and the main thread is free: the end of the last long task before it has been quiet. */
  interactive: number;
}

/**
 * Runs inside the page before anything of the page does, so it can only use what it is given. A click is answered from
 * `interactive` on: long tasks (over 50 ms, as the browser reports them) that start within 500 ms of the control's
 * appearance, or of one another, put it off.
 */
export function watchUntilInteractive({ selector, tell }: { selector: string; tell: string }): void {
  const QUIET_MS = 500;
  const longTasks: { start: number; end: number }[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      longTasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });

  const isUsable = (): boolean => {
    const control = document.querySelector(selector);
    if (!control || control.matches(':disabled')) return false;
    control.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && height > 0 && hit !== null && control.contains(hit);
  };

  const settle = (usable: number): void => {
    let interactive = usable;
    for (const { start, end } of longTasks.sort((a, b) => a.start - b.start)) {
      if (start <= interactive + QUIET_MS) interactive = Math.max(interactive, end);
    }
    if (performance.now() < interactive + QUIET_MS) setTimeout(() => settle(usable), QUIET_MS);
    else (window as unknown as Record<string, (timing: Timing) => void>)[tell]?.({ usable, interactive });
  };

  // two frames: the first draws what has just been put into the document, the second begins when that is done
  const look = (): void => {
    if (!isUsable()) requestAnimationFrame(look);
    else requestAnimationFrame(() => settle(performance.now()));
  };
  requestAnimationFrame(look);
}
