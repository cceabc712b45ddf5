/** A run of text and where it stands, in points from the page's upper left corner. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface PageText {
  page: number;
  width: number;
  height: number;
  pieces: Piece[];
}

/** More than any report has; the rest is left unread. */
const MOST_PIECES = 20_000;
const MOST_LETTERS = 400;

/** The text of a PDF; undefined where it cannot be read. */
export const readText = (bytes: Uint8Array, mostPages: number): Promise<PageText[] | undefined> =>
  pagesOf(bytes, mostPages).catch(() => undefined);

async function pagesOf(bytes: Uint8Array, mostPages: number): Promise<PageText[]> {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
  try {
    const pages: PageText[] = [];
    let left = MOST_PIECES;
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
      const page = await document.getPage(number);
      const { width, height, transform } = page.getViewport({ scale: 1 });
      const { items } = left > 0 ? await page.getTextContent() : { items: [] };
      const pieces = items.slice(0, left).flatMap((item) => pieceOf(item as Item, transform as Matrix));
      left -= items.length;
      pages.push({ page: number, width, height, pieces });
      page.cleanup();
    }
    return pages;
  } finally {
    await document.destroy();
  }
}

type Matrix = [number, number, number, number, number, number];
interface Item {
  str?: string;
  transform?: number[];
  width?: number;
  height?: number;
}

/** Where a run of text stands, from the upper left corner of the page as it is shown. */
function pieceOf({ str, transform = [], width, height: own }: Item, [a, b, c, d, e, f]: Matrix): Piece[] {
  const [, , ia = 0, ib = 0, x = Number.NaN, y = Number.NaN] = transform;
  if (typeof str !== 'string' || str.trim() === '' || !Number.isFinite(x) || !Number.isFinite(y)) return [];
  const height = Math.hypot(ia, ib) || own || 10;
  const left = a * x + c * y + e;
  const bottom = b * x + d * y + f;
  return [{ text: str.slice(0, MOST_LETTERS), x: left, y: bottom - height, width: width || 0, height }];
}
