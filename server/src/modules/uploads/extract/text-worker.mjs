// Reads the text of a PDF with where it stands, in a thread of its own, so that an odd file costs neither the portal's memory
// nor its time. Plain JavaScript, since Node starts it as a file; scripts/build.mjs puts it beside the server.
import { parentPort } from 'node:worker_threads';

/** More than any report has; the rest is left unread. */
const MOST_PIECES = 20_000;
const MOST_LETTERS = 400;

parentPort?.on('message', (/** @type {{ bytes: Uint8Array, mostPages: number }} */ { bytes, mostPages }) => {
  void pagesOf(bytes, mostPages)
    .catch(() => undefined)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    .then((pages) => parentPort?.postMessage({ pages }));
});

async function pagesOf(bytes, mostPages) {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
  try {
    const pages = [];
    let left = MOST_PIECES;
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
      const page = await document.getPage(number);
      const { width, height, transform } = page.getViewport({ scale: 1 });
      const { items } = left > 0 ? await page.getTextContent() : { items: [] };
      const pieces = items.slice(0, left).flatMap((item) => pieceOf(item, transform));
      left -= items.length;
      pages.push({ page: number, width, height, pieces });
      page.cleanup();
    }
    return pages;
  } finally {
    await document.destroy();
  }
}

/** Where a run of text stands, from the upper left corner of the page as it is shown. */
function pieceOf(item, [a, b, c, d, e, f]) {
  const { str, transform: [, , ia, ib, x, y] = [], width } = item;
  if (typeof str !== 'string' || str.trim() === '' || !Number.isFinite(x) || !Number.isFinite(y)) return [];
  const height = Math.hypot(ia, ib) || item.height || 10;
  const left = a * x + c * y + e;
  const bottom = b * x + d * y + f;
  return [{ text: str.slice(0, MOST_LETTERS), x: left, y: bottom - height, width: width || 0, height }];
}
