import { beforeAll, describe, expect, it } from 'vitest';
import { readingIn, readingText } from '#contract/rules/reading';
import { isSameUnit } from '#contract/rules/uploaded-row';
import type { UploadRow } from '#contract/schemas/uploaded';
import type { RealResult } from '../../../test/real-results.ts';
import { realReport, type RealReport } from '../../../test/real-reports.ts';
import { STYLES } from '../../../test/real-styles.ts';
import { loadIndicators } from '../../../../content/load.ts';
import { termsOf } from '../../modules/health/search-terms.ts';
import { knownOf } from '../../modules/uploads/known.ts';
import { readText } from '../pdf-text.ts';
import { extractRows } from './extract.ts';

const known = knownOf(
  loadIndicators().map(({ code, category, content }) => ({
    ...{ code, category, content },
    terms: termsOf({ ...content, abbreviations: [...content.abbreviations, code] }),
  })),
);
const plain = (value: string): string => {
  const reading = readingIn(value);
  return reading ? readingText(reading).toLowerCase() : value;
};
const isOf = (one: RealResult, { code, value, unit }: UploadRow): boolean =>
  one.code === code && plain(one.read) === plain(value) && isSameUnit(one.unit, unit);

describe('forty houses', () => {
  let read: { report: RealReport; rows: UploadRow[] }[];
  beforeAll(async () => {
    read = [];
    for (const at of STYLES.keys()) {
      const report = await realReport(at);
      const pages = (await readText(report.bytes, 60)) ?? [];
      read.push({ report, rows: extractRows(pages, known).filter(({ state }) => state === 'open') });
    }
  }, 60_000);

  it('are read with nothing wrong that is not doubted, and 85 of 100 rows right', () => {
    let [right, doubted, missed, printed] = [0, 0, 0, 0];
    const wrong: string[] = [];
    const notes: string[] = [];
    for (const { report, rows } of read) {
      const sure = rows.filter(({ doubts }) => doubts.length === 0);
      for (const row of sure)
        if (!report.results.some((one) => isOf(one, row)))
          wrong.push(
            `${report.style.name}: ${row.code} ${row.value} ${row.unit} (${row.printed.name} ${row.printed.value})`,
          );
      for (const one of report.results) {
        printed += 1;
        const row = rows.find(({ code }) => code === one.code);
        if (sure.some((clear) => isOf(one, clear))) right += 1;
        else if (row?.doubts.length) doubted += 1;
        else missed += 1;
        if (!sure.some((clear) => isOf(one, clear)))
          notes.push(
            `${report.style.name}: ${one.code} ${one.value} ${one.unit} → ${row ? `${row.value} ${row.unit} ${row.range} ${row.doubts.join('+')}` : 'none'}`,
          );
      }
    }
    const figures = { reports: read.length, printed, right, doubted, missed, wrong: wrong.length };
    process.stdout.write(`other houses: ${JSON.stringify(figures)}\n`);
    if (process.env.NOTES) process.stdout.write(`${notes.join('\n')}\n`);
    expect(wrong).toEqual([]);
    expect(right / printed).toBeGreaterThanOrEqual(0.85);
  });
});
