import { appPath, BASE, hrefOf, pathTo, type AppPath } from './paths.ts';
import { catchBackWith } from '../ui/overlay/back.ts';
import { keepScroll, leave, scroll, type ScrollTo } from './scroll.ts';

/** How many of the portal's pages lie behind this one in the tab's history. */
const stepNow = (): number => (history.state as { step?: number } | null)?.step ?? 0;
/** The step that is being left when the address has changed already. */
let step = 0;

/** `settle` is to be called when the page is drawn. */
/** `stays`: only the state of the page changes. */
type Arrive = (settle: () => void, stays: boolean) => void;
let arrive: Arrive = () => undefined;

/** Sheets over the page, the topmost last: each has an entry of its own in the history, so that "back" closes it. */
const layers: (() => void)[] = [];
/** The tab is on its way back from such an entry; what was asked for meanwhile. */
let returning = false;
let afterReturn: (() => void)[] = [];

function returnThen(entries: number, next?: () => void): void {
  if (next) afterReturn.push(next);
  returning = true;
  history.go(-entries);
}

function returned(): void {
  returning = false;
  const waiting = afterReturn;
  afterReturn = [];
  for (const next of waiting) next();
}

/** Lays something over the page that "back" closes; gives back how to take it away. */
export function layOver(close: () => void): () => void {
  let isOver = true;
  const layer = () => {
    isOver = false;
    close();
  };
  const lay = () => {
    if (!isOver) return;
    layers.push(layer);
    history.pushState({ ...(history.state as object | null), layer: true }, '');
  };
  if (returning) afterReturn.push(lay);
  else lay();
  return () => {
    if (!isOver) return;
    isOver = false;
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    returnThen(1);
  };
}

/** True while the last move was "back" or "forward" of the browser. */
export const cameBack = (): boolean => byHistory;
let byHistory = false;

/** False on the page one arrived on: its focus is where the browser puts it. */
export const hasMoved = (): boolean => moved;
let moved = false;

/** The router draws what the address says; links, dialogs and failures need not know it. */
export function followAddress(router: Arrive): void {
  arrive = router;
  keepScroll(stepNow);
  catchBackWith(layOver);
  window.addEventListener('popstate', () => {
    if (returning) return returned();
    const layer = layers.pop();
    if (layer) return layer();
    byHistory = true;
    moved = true;
    leave(step);
    reached('where it was');
  });
  reached(isNewEntry() ? 'stay' : 'where it was');
}

/** An address typed or followed from outside: the browser begins it at its top, whatever was drawn in the tab before. */
function isNewEntry(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return history.state === null && loaded?.type === 'navigate';
}

/** Nothing of the page is looked at but its beginning, so far. */
export const beginsAtTop = (): boolean => isNewEntry() && location.hash === '';

/** Looks at the address again: what it leads to may have changed. */
export const lookAgain = (): void => reached('stay');

function reached(to: ScrollTo): void {
  const now = stepNow();
  step = now;
  arrive(() => scroll(to, now), to === 'stay');
}

/** `keepScroll`: only the state of the same page changes, so the page stays where it is. */
export function go(path: AppPath, { replace = false, keepScroll = false } = {}): void {
  const again = () => go(path, { replace, keepScroll });
  if (returning) return void afterReturn.push(again);
  // a sheet gives its entry back before the page under it is left
  if (layers.length > 0) return returnThen(layers.splice(0).length, again);
  byHistory = false;
  moved = true;
  leave(step);
  const href = hrefOf(path);
  const stays = replace || href === location.pathname + location.search + location.hash;
  if (stays) history.replaceState({ step: stepNow() }, '', href);
  else history.pushState({ step: stepNow() + 1 }, '', href);
  reached(keepScroll ? 'stay' : 'top');
}

/** Where the person is now, as something to come back to. */
export const here = (): AppPath | undefined =>
  appPath(location.pathname.slice(BASE.length) + location.search + location.hash);

/** Steps back if the portal itself was the last page, else to the parent: a link from outside has no way back here. */
export function goBack(parent: AppPath = pathTo('/web/home')): void {
  if (stepNow() > 0) history.back();
  else go(parent, { replace: true });
}
