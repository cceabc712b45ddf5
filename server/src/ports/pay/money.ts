/** Yuan with at most two decimals, as providers write it, to fen without ever touching a float. */
export function yuanToFen(yuan: string): number | undefined {
  const match = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(yuan.trim());
  if (!match) return undefined;
  const [, whole = '', cents = ''] = match;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

export const fenToYuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

export function assertFen(fen: number): void {
  if (!Number.isSafeInteger(fen) || fen <= 0) throw new RangeError(`${fen} is not an amount in fen`);
}
