/** The part of a grant that may be spent. */
export interface Usable {
  grant_id: number;
  remaining: number;
}

/** Takes an amount from grants in the order given; undefined where they do not hold as much. */
export function allocate(grants: readonly Usable[], points: number): { grantId: number; points: number }[] | undefined {
  let missing = points;
  const uses: { grantId: number; points: number }[] = [];
  for (const { grant_id, remaining } of grants) {
    if (missing === 0) break;
    const taken = Math.min(remaining, missing);
    uses.push({ grantId: grant_id, points: taken });
    missing -= taken;
  }
  return missing === 0 ? uses : undefined;
}

/** A grant lasts ten years at most: longer is a slip of the pen. */
export const MOST_YEARS = 10;
export const lastGrantDay = (today: string): string => `${Number(today.slice(0, 4)) + MOST_YEARS}-12-31`;
