import { pairRangeIn, readingIn } from '#contract/rules/reading';
import { figureIn, isBound, isResultWord, plainText, rangeIn } from '#contract/rules/uploaded-row';
import type { Cell } from './lines.ts';
import type { NameBook } from './names.ts';

/** The kind of a part of a line by its look; `bound` (<5.2) may be a result or a range, `text` may be a name. */
export type TokenKind = 'name' | 'text' | 'figure' | 'pair' | 'misread' | 'bound' | 'words' | 'range' | 'unit' | 'flag';
export interface Token {
  kind: TokenKind;
  text: string;
  cell: Cell;
}
type Piece = Omit<Token, 'cell'>;

const FLAG = /^(↑{1,3}|↓{1,3}|HIGH|LOW|H{1,2}|L{1,2}|偏高|偏低|高|低|\*|N|异常)$/;
const FLAG_AFTER = /^(.*?)\s*(↑{1,3}|↓{1,3}|HIGH|LOW|H{1,2}|L{1,2}|偏高|偏低|\*)$/;
/** A figure with letters that look like digits. */
const MISREAD = /^(?=.*\d)(?=.*[A-Za-z|])[\dOoIlBSZ|.]{2,8}$/;
const MONEY = /^(元|¥|CNY|RMB)$/i;
const RANGE_LABEL = /^(参考值|参考范围|参考区间|正常值|正常范围|参考|ref\.?|reference( range)?|range)[:\s]*/i;

export const isMoney = (text: string): boolean => MONEY.test(plainText(text));
const isRange = (text: string): boolean => {
  const range = rangeIn(text);
  return Boolean((range && range.low !== null && range.high !== null) ?? pairRangeIn(text));
};

function kindOf(text: string, book: NameBook): TokenKind {
  const plain = plainText(text);
  if (figureIn(plain) !== undefined) return 'figure';
  if (FLAG.test(plain)) return 'flag';
  if (readingIn(plain)?.kind === 'pair') return 'pair';
  if (isBound(plain)) return 'bound';
  if (isRange(plain)) return 'range';
  if (isResultWord(plain)) return 'words';
  if (book.isUnit(plain) || isMoney(plain)) return 'unit';
  return book.knows(text) ? 'name' : MISREAD.test(plain) ? 'misread' : 'text';
}

export const tokensOf = (cell: Cell, book: NameBook): Token[] =>
  split(cell.text, book).map((piece) => ({ ...piece, cell }));

function split(text: string, book: NameBook): Piece[] {
  // before the name is looked up, which does not mind what stands in brackets
  const bracketed = withBrackets(text, book);
  if (bracketed) return bracketed;
  const kind = kindOf(text, book);
  if (kind !== 'text') return [{ kind, text }];
  return typed(text, book) ?? named(text, book) ?? [{ kind, text }];
}

/** Nothing but figures, units, ranges and flags: `1.78↑`, `5.7mmol/L`, `参考值: 3.9-6.1`. */
function typed(text: string, book: NameBook): Piece[] | undefined {
  const unlabelled = plainText(text).replace(RANGE_LABEL, '');
  if (unlabelled !== plainText(text)) {
    const range = rangeIn(unlabelled);
    if (range) return [{ kind: isRange(unlabelled) ? 'range' : 'bound', text: unlabelled }];
  }
  const flagged = FLAG_AFTER.exec(plainText(text));
  if (flagged) {
    const [, rest = '', flag = ''] = flagged;
    const kind = kindOf(rest, book);
    if (['figure', 'pair', 'misread', 'bound'].includes(kind))
      return [
        { kind, text: rest },
        { kind: 'flag', text: flag },
      ];
  }
  const glued = /^(\d+(?:\.\d+)?(?:\s*\/\s*\d+(?:\.\d+)?)?)\s*([↑↓]?)\s*([^\d\s.].*)$/.exec(plainText(text));
  if (glued) {
    const [, figure = '', flag = '', unit = ''] = glued;
    if (kindOf(unit, book) === 'unit')
      return [
        { kind: figure.includes('/') ? 'pair' : 'figure', text: figure },
        ...(flag ? [{ kind: 'flag', text: flag } as const] : []),
        { kind: 'unit', text: unit },
      ];
  }
  return undefined;
}

/** `尿酸（μmol/L）`, `5.7 (3.9-6.1)`: what stands in brackets is a unit or a range. */
function withBrackets(text: string, book: NameBook): Piece[] | undefined {
  const match = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/.exec(plainText(text));
  if (!match) return undefined;
  const [, outside = '', inside = ''] = match;
  const kind = kindOf(inside, book);
  if (kind !== 'unit' && kind !== 'range' && kind !== 'bound') return undefined;
  return [...split(outside, book), { kind: kind === 'bound' ? 'range' : kind, text: inside }];
}

/** A name and its figures are no longer; a run of more words is a sentence. */
const MOST_WORDS = 40;

/** A name and what follows it in one run: `ALT: 36 U/L 9-50`. */
function named(text: string, book: NameBook): Piece[] | undefined {
  const parts = text
    .replaceAll(/[:：]\s*/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  if (parts.length < 2 || parts.length > MOST_WORDS) return undefined;
  const tails = tailsOf(parts, book);
  if (tails[0]) return tails[0];
  const found: { name: string; rest: Piece[] }[] = [];
  for (let at = parts.length - 1; at >= 1; at -= 1) {
    const rest = tails[at];
    if (rest) found.push({ name: parts.slice(0, at).join(' '), rest });
  }
  const figures = ({ rest }: { rest: Piece[] }) =>
    rest.filter(({ kind }) => kind === 'figure' || kind === 'pair' || kind === 'misread').length;
  const best = found.find(({ name }) => book.knows(name)) ?? found.findLast((one) => figures(one) <= 1);
  return best && [{ kind: book.knows(best.name) ? 'name' : 'text', text: best.name }, ...best.rest];
}

/**
 * For each part what it and all behind it are, where all of it is of a known look. From the last one backwards: what a part
 * begins does not depend on what stands before it, so that each is looked at once.
 */
function tailsOf(parts: readonly string[], book: NameBook): (Piece[] | undefined)[] {
  const tails: (Piece[] | undefined)[] = [];
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const head = headAt(parts, at, book);
    const behind = head && (at + head.taken === parts.length ? [] : tails[at + head.taken]);
    tails[at] = behind && [...(head?.pieces ?? []), ...behind];
  }
  return tails;
}

/** Up to three parts belong together, such as `3.9 - 6.1`. */
function headAt(parts: readonly string[], at: number, book: NameBook): { taken: number; pieces: Piece[] } | undefined {
  for (const taken of [3, 2, 1]) {
    if (at + taken > parts.length) continue;
    const text = parts.slice(at, at + taken).join(' ');
    const kind = kindOf(text, book);
    if (kind !== 'text' && kind !== 'name') return { taken, pieces: [{ kind, text }] };
    const own = taken === 1 ? typed(text, book) : undefined;
    if (own) return { taken, pieces: own };
  }
  return undefined;
}
