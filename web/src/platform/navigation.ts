import { appPath, BASE, hrefOf, pathTo, type AppPath } from './paths.ts';
import { keepScroll, leave, scroll, type ScrollTo } from './scroll.ts';

/** How many of the portal's pages lie behind this one in the tab's history. */
const stepNow = (): number => (history.state as { step?: number } | null)?.step ?? 0;
/** The step that is being left when the address has changed already. */
let step = 0;

/** `settle` is to be called when the page is drawn. */
type Arrive = (settle: () => void) => void;
let arrive: Arrive = () => undefined;

/** The router draws what the address says; links, dialogs and failures need not know it. */
export function followAddress(router: Arrive): void {
  arrive = router;
  keepScroll(stepNow);
  window.addEventListener('popstate', () => {
    leave(step);
    reached('where it was');
  });
  reached('where it was');
}

/** Looks at the address again: what it leads to may have changed. */
export const lookAgain = (): void => reached('stay');

function reached(to: ScrollTo): void {
  const now = stepNow();
  step = now;
  arrive(() => scroll(to, now));
}

/** `keepScroll`: only the state of the same page changes, so the page stays where it is. */
export function go(path: AppPath, { replace = false, keepScroll = false } = {}): void {
  leave(step);
  const href = hrefOf(path);
  const again = replace || href === location.pathname + location.search + location.hash;
  if (again) history.replaceState({ step: stepNow() }, '', href);
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
