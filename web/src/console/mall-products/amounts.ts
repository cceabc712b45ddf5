/** A typed amount of yuan, in fen; a price of nothing is refused. */
export function fenTyped(typed: string): number | undefined {
  const text = typed.replace(/[\s,，¥￥]/g, '');
  return /^\d{1,5}(\.\d{0,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}

export const yuanTyped = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));

/** A whole number that was typed; undefined where it is none. */
export const wholeTyped = (typed: string): number | undefined =>
  /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : undefined;

export const typedWhole = (value: number | null): string => (value === null ? '' : String(value));

/** `6, 7`: numbers with commas between them; undefined where one is no number. */
export function numbersTyped(typed: string): number[] | undefined {
  const parts = typed.split(/[,，、\s]+/).filter(Boolean);
  return parts.every((part) => /^\d{1,9}$/.test(part)) ? parts.map(Number) : undefined;
}
