import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { rawPdf, stream } from '../../test/pdfs.ts';
import { contentIn, resultsIn, tableIn } from './index.ts';
import { askPool } from './pool.ts';
import { Outlasted } from './thread.ts';

/** Lines of figures, with words between them that are no indicator's: each tail of a line could be a result. */
function figures(lines: number, words: number): Buffer {
  const text = Array.from({ length: lines }, (_, line) => {
    const run = Array.from({ length: words }, (_, at) => (at * 7.3 + line).toFixed(1)).join(' ');
    return `1 0 0 1 5 ${3 * (lines - line)} Tm (${run}) Tj`;
  });
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  return Buffer.from(
    rawPdf('', [stream('', `BT /F1 2 Tf ${text.join('\n')} ET`), font])
      .toString('latin1')
      .replace('/MediaBox [0 0 72 72]', '/Contents 4 0 R       '),
    'latin1',
  );
}

const pauseOf = async (work: () => Promise<unknown>): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
};

it('a report of nothing but figures is read beside the thread that answers people, and soon', async () => {
  await contentIn({ bytes: Buffer.from('{}'), accept: ['json'] });
  const from = performance.now();
  const bytes = figures(300, 100);
  const pause = await pauseOf(async () => expect(await resultsIn({ bytes, mostPages: 60, known: [] })).toBeDefined());
  expect(performance.now() - from).toBeLessThan(9_000);
  expect(pause).toBeLessThan(200);
}, 60_000);

it('a sheet of quotes and commas is refused in words, beside that thread', async () => {
  const bytes = Buffer.from('",'.repeat(1_000_000));
  const pause = await pauseOf(() =>
    expect(contentIn({ bytes, accept: ['sheet'] })).rejects.toMatchObject({ fault: 'sheetTooLarge' }),
  );
  expect(pause).toBeLessThan(200);
}, 60_000);

it('a thread that outlasts its time is ended, and another one takes its place', async () => {
  const slow = { kind: 'content', input: { bytes: figures(300, 400), accept: ['pdf'] }, withinMs: 1 };
  await expect(askPool(slow)).rejects.toBeInstanceOf(Outlasted);
  const { kind } = await contentIn({ bytes: Buffer.from('工号;姓名\nA1;陈\n'), accept: ['sheet'] });
  expect(kind).toBe('sheet');
}, 60_000);

it('a table goes from thread to thread with every cell in its place', async () => {
  const { bytes } = await contentIn({ bytes: Buffer.from('姓名;工号\n陈;A1\n\n李;A2\n'), accept: ['sheet'] });
  const table = await tableIn(bytes, {
    no: { zh: ['工号'], en: ['No'], needed: true },
    name: { zh: ['姓名'], en: ['Name'] },
    city: { zh: ['城市'], en: ['City'], needed: true },
  });
  expect(table.missing).toBe('城市 / City');
  expect([...table.filled].map((at) => [table.cell(at, 'no'), table.cell(at, 'name'), table.cell(at, 'city')])).toEqual(
    [
      ['A1', '陈', ''],
      ['A2', '李', ''],
    ],
  );
}, 60_000);
