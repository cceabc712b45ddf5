// Counting what passed and what failed over all kinds of checks.

/** @param {{ passed: number, failed: number }[]} tallies */
export function lastLine(tallies) {
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
