import type { RouterHistory } from '@tanstack/react-router';
import { catchBackWith } from '../ui/overlay/back.ts';

/** Sheets over the page, the topmost last: each has an entry of its own in the history, so that "back" closes it. */
const layers: (() => void)[] = [];
/** The tab is on its way back from such an entry; the moves that were asked for meanwhile. */
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
function layOver(close: () => void): () => void {
  let isOver = true;
  const layer = () => {
    isOver = false;
    close();
  };
  const lay = () => {
    if (!isOver) return;
    layers.push(layer);
    // past the router, which watches the method of this very object: a sheet is no navigation
    History.prototype.pushState.call(history, { ...(history.state as object | null), layer: true }, '');
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

/** A sheet gives its entry back before the page under it is left. */
function afterLayers(move: () => void): void {
  if (returning) afterReturn.push(() => afterLayers(move));
  else if (layers.length > 0) returnThen(layers.splice(0).length, () => afterLayers(move));
  else move();
}

/** The history of a router that hears nothing of sheets; `make` makes it. */
export function historyUnderSheets(make: () => RouterHistory): RouterHistory {
  const onPop = (event: PopStateEvent) => {
    const layer = returning ? returned : layers.pop();
    if (!layer) return;
    event.stopImmediatePropagation();
    layer();
  };
  // before the router's own listener
  window.addEventListener('popstate', onPop, { capture: true });
  catchBackWith(layOver);
  const history = make();
  const { push, replace } = history;
  history.push = (...entry) => afterLayers(() => push(...entry));
  history.replace = (...entry) => afterLayers(() => replace(...entry));
  return history;
}
