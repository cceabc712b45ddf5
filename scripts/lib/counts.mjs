// Reads how many tests passed and failed from the reports of the test runners.
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A file that failed as a whole (it could not be loaded, its set-up threw) counts as one failure. */
export function vitestCounts(file) {
  const report = read(file);
  if (!report) return undefined;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

export function playwrightCounts(file) {
  const stats = read(file)?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** The last line of our own scripts. */
export function tallyCounts(file) {
  return read(file);
}
