const STEPS = [2, 4, 10];

/** The top of a scale whose half is a whole number: 10 for 7, 20 for 14, 200 for 140. */
export function topOf(highest: number): number {
  for (let unit = 1; ; unit *= 10) {
    const top = STEPS.map((step) => step * unit).find((one) => one >= highest);
    if (top !== undefined) return top;
  }
}
