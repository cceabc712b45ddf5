/** What an arrival does with the scroll: a new page begins at its top, "back" where it was left. */
export type ScrollTo = 'top' | 'where it was' | 'stay';

const KEY = 'portal.scroll';

/** How far down each step of the tab's history was when it was left. */
let left: Record<number, number> = {};

/** Ours and not the browser's: it would scroll before the page it leads back to has arrived. */
export function keepScroll(stepNow: () => number): void {
  history.scrollRestoration = 'manual';
  try {
    left = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as typeof left;
  } catch {
    // storage is forbidden, or somebody else wrote into it: pages then begin at their top
  }
  window.addEventListener('pagehide', () => {
    leave(stepNow());
    try {
      sessionStorage.setItem(KEY, JSON.stringify(left));
    } catch {
      // forbidden or full
    }
  });
}

export function leave(step: number): void {
  left[step] = scrollY;
}

/** To be called once the page of that step is drawn. */
export function scroll(to: ScrollTo, step: number): void {
  if (to === 'stay') return;
  const anchor = to === 'top' && location.hash && document.getElementById(location.hash.slice(1));
  if (anchor) anchor.scrollIntoView();
  else scrollTo(0, to === 'top' ? 0 : (left[step] ?? 0));
}
