/** A typed figure, in the smallest unit; undefined where it is no figure. */
export function parseAmount(typed: string, decimals: 0 | 2): number | undefined {
  const text = typed.replace(/[\s,，¥￥]/g, '');
  const shape = decimals ? /^\d{1,8}(\.\d{0,2})?$/ : /^\d{1,8}$/;
  return shape.test(text) ? Math.round(Number(text) * 10 ** decimals) : undefined;
}

/** Without a fraction where there is none: a hundred yuan is "100", not "100.00". */
export function printAmount(value: number, decimals: 0 | 2): string {
  if (decimals === 0) return String(value);
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
}
