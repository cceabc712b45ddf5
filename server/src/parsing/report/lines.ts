import type { PageText, Piece } from '../pdf-text.ts';

/** Words that stand together; a wide gap begins another. */
export interface Cell extends Piece {}
export interface Line {
  page: number;
  y: number;
  height: number;
  cells: Cell[];
}

/** More than a report prints: further lines are left unread, so that a page costs no more than its size. */
const MOST_LINES = 400;
const MOST_CELLS = 60;
const MOST_LETTERS = 400;

/** Shares of the letters' height: below the first gap two runs are one word, from the second on they are two cells. */
const SAME_WORD = 0.12;
const OTHER_CELL = 0.65;
/** How far two baselines of one line may lie apart. */
const SAME_LINE = 0.45;

/** The lines of a page from top to bottom, each with its cells from left to right. */
export function linesOf({ page, pieces }: PageText): Line[] {
  const baseline = ({ y, height }: Piece): number => y + height;
  const sorted = pieces.toSorted((a, b) => baseline(a) - baseline(b) || a.x - b.x);
  const lines: Piece[][] = [];
  for (const piece of sorted) {
    const line = lines.at(-1);
    const first = line?.[0];
    const isSame =
      first && Math.abs(baseline(piece) - baseline(first)) < SAME_LINE * Math.min(piece.height, first.height);
    if (line && isSame) line.push(piece);
    else lines.push([piece]);
  }
  return lines.slice(0, MOST_LINES).map((line) => {
    const cells = cellsOf(line.toSorted((a, b) => a.x - b.x));
    return {
      page,
      y: Math.min(...cells.map(({ y }) => y)),
      height: Math.max(...cells.map(({ height }) => height)),
      cells,
    };
  });
}

function cellsOf(pieces: readonly Piece[]): Cell[] {
  const cells: Cell[] = [];
  for (const piece of pieces.flatMap(splitAtSpaces)) {
    const last = cells.at(-1);
    const gap = last ? piece.x - (last.x + last.width) : Infinity;
    if (!last || gap > OTHER_CELL * piece.height) {
      cells.push({ ...piece });
      continue;
    }
    if (last.text.length < MOST_LETTERS) last.text += (gap > SAME_WORD * piece.height ? ' ' : '') + piece.text;
    last.width = piece.x + piece.width - last.x;
    last.height = Math.max(last.height, piece.height);
  }
  return cells
    .slice(0, MOST_CELLS)
    .map((cell) => ({ ...cell, text: cell.text.slice(0, MOST_LETTERS).replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text);
}

/** Some programs set a whole table row as one run with spaces between the columns. */
function splitAtSpaces(piece: Piece): Piece[] {
  if (!/\s{2,}/.test(piece.text)) return [piece];
  const perLetter = piece.width / Math.max(1, piece.text.length);
  return [...piece.text.matchAll(/\S+(?:\s\S+)*/g)].map(({ 0: text, index }) => ({
    ...piece,
    text,
    x: piece.x + index * perLetter,
    width: text.length * perLetter,
  }));
}
