/** A typed amount of yuan, in fen; undefined where it is no amount. */
export function fenOf(typed: string): number | undefined {
  const text = typed.replace(/[\s,，¥￥]/g, '');
  if (!/^\d{1,6}(\.\d{0,2})?$/.test(text)) return undefined;
  const fen = Math.round(Number(text) * 100);
  return fen > 0 ? fen : undefined;
}

export const yuanText = (fen: number): string => (fen / 100).toFixed(2);
