// Reads from the reports of the test runners how many tests passed and failed, and which ones failed.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n')[0];

/** A file that failed as a whole (it could not be loaded, its set-up threw) counts as one failure. */
export function vitestCounts(file) {
  const report = read(file);
  if (!report) return undefined;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message] }) => `${name}: ${fullName}: ${firstLine(message)}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name, message }) => `${name}: ${firstLine(message)}`)],
  };
}

export function playwrightCounts(file) {
  const report = read(file);
  if (!report) return undefined;
  const { expected, unexpected } = report.stats;
  return { passed: expected, failed: unexpected, failures: report.suites.flatMap(failuresIn) };
}

/** A journey made in two projects is one entry with two tests. */
const failuresIn = ({ suites = [], specs }) => [
  ...suites.flatMap(failuresIn),
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error)?.error.message;
        return `${projectName} ${file}:${line} ${title}: ${firstLine(message)}`;
      }),
  ),
];

/** The last line of our own scripts. */
export function tallyCounts(file) {
  return read(file);
}
