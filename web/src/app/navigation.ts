import { appPath, BASE, hrefOf, pathTo, type AppPath } from './paths.ts';

type Move = (href: string, replace: boolean, keepScroll: boolean) => void;
let move: Move = (href) => location.assign(href);

/** The router takes over once it is there; links, dialogs and failures need not know it. */
export function moveWith(router: Move): void {
  move = router;
}

/** `keepScroll`: only the state of the same page changes, so the page stays where it is. */
export const go = (path: AppPath, { replace = false, keepScroll = false } = {}): void =>
  move(hrefOf(path), replace, keepScroll);

/** Where the person is now, as something to come back to. */
export const here = (): AppPath | undefined =>
  appPath(location.pathname.slice(BASE.length) + location.search + location.hash);

/** Steps back if the portal itself was the last page, else to the parent: a link from outside has no way back here. */
export function goBack(parent: AppPath = pathTo('/web/home')): void {
  const index = (history.state as { __TSR_index?: number } | null)?.__TSR_index ?? 0;
  if (index > 0) history.back();
  else go(parent, { replace: true });
}
