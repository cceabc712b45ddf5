/** Takes each figure in turn, several times over, so that whatever else the machine does falls on all of them alike. */
export async function inTurns(rounds: number, ...figures: (() => Promise<number>)[]): Promise<number[]> {
  const taken: number[][] = figures.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, figure] of figures.entries()) taken[index]?.push(await figure());
  }
  return taken.map(median);
}

/**
 * Two figures in turns, and the mean of the middle half of their ratios, each of two neighbouring rounds: a machine that is
 * faster for a while is so for both of a pair, but not for the medians of both.
 */
export async function ratioInTurns(
  rounds: number,
  ours: () => Promise<number>,
  limit: () => Promise<number>,
): Promise<{ ratio: number; ours: number; limit: number }> {
  const pairs: { ours: number; limit: number }[] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push({ ours: await ours(), limit: await limit() });
  return {
    ratio: middleMean(pairs.map((pair) => pair.ours / pair.limit)),
    ours: median(pairs.map((pair) => pair.ours)),
    limit: median(pairs.map((pair) => pair.limit)),
  };
}

/** As deaf to what stands out as the median, and steadier. */
function middleMean(values: number[]): number {
  const aside = Math.floor(values.length / 4);
  const middle = values.toSorted((a, b) => a - b).slice(aside, values.length - aside);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('The median of nothing');
  const below = sorted[Math.ceil(sorted.length / 2) - 1] ?? middle;
  return (middle + below) / 2;
}
