import { monitorEventLoopDelay } from 'node:perf_hooks';
import { beforeAll, expect, it } from 'vitest';
import { faultText } from '#contract/faults';
import { hostileFiles, type HostileFile } from '../../test/hostile-files.ts';
import { FULL } from '../../test/run-size.ts';
import { Fault } from '../fault.ts';
import { loadIndicators } from '../../../content/load.ts';
import { termsOf } from '../modules/health/search-terms.ts';
import { knownOf } from '../modules/uploads/known.ts';
import { contentIn, listIn, Outlasted, resultsIn, tableIn } from './index.ts';

const known = knownOf(
  loadIndicators().map(({ code, category, content }) => ({
    ...{ code, category, content },
    terms: termsOf({ ...content, abbreviations: [...content.abbreviations, code] }),
  })),
);
/** A sheet may take longest; some more for a machine that is busy and a thread that has to be started. */
const WITHIN_MS = { pdf: 25_000, image: 15_000, json: 15_000, sheet: 35_000 };
/** So many as there are threads: nothing waits for its turn. */
const TOGETHER = 2;

/** All of them at full size; else every fourth, the same ones each time. */
const isMeant = (at: number): boolean => FULL || at % 4 === 0;

let all: HostileFile[];
let files: HostileFile[];
beforeAll(async () => {
  all = await hostileFiles();
  files = all.filter((_, at) => isMeant(at));
  await Promise.all([1, 2].map(() => contentIn({ bytes: Buffer.from('[]'), accept: ['json'] })));
}, 120_000);

/** The portal's treatment of a file of its kind, to its end: taken, or refused by a name that has words. */
async function answerTo({ accept, bytes }: HostileFile): Promise<string> {
  try {
    const { bytes: kept, kind } = await contentIn({ bytes, accept });
    if (kind === 'pdf') await resultsIn({ bytes: kept, mostPages: 60, known });
    if (kind === 'sheet') await tableIn(kept, { no: { zh: ['工号'], en: ['No'], needed: true } });
    if (kind === 'json') await listIn({ json: kept, name: 'reports', from: 0, most: 5 });
    return 'taken';
  } catch (error) {
    if (error instanceof Outlasted) return 'outlasted';
    if (!(error instanceof Fault)) throw error;
    const words = [faultText(error.fault, 'zh-cn', error.params), faultText(error.fault, 'en-us', error.params)];
    return words.every((text) => text.length > 4) ? error.fault : `without words: ${error.fault}`;
  }
}

it(
  'hostile files: each ends in time with an answer, and people are answered meanwhile',
  { timeout: 600_000 },
  async () => {
    const answers = new Map<string, number>();
    const late: string[] = [];
    const left = files.values();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    let [slowest, slowestName] = [0, ''];
    const takeOn = async (): Promise<void> => {
      for (const file of left) {
        const from = performance.now();
        const answer = await answerTo(file);
        const took = performance.now() - from;
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        if (took > slowest) [slowest, slowestName] = [took, `${file.name}: ${answer}`];
        if (took > WITHIN_MS[file.accept[0] ?? 'pdf']) late.push(`${file.name}: ${Math.round(took)} ms`);
      }
    };
    delay.enable();
    await Promise.all(Array.from({ length: TOGETHER }, takeOn));
    delay.disable();
    const pause = Math.round(delay.max / 1e6);
    const told = { files: files.length, longestPauseMs: pause, slowestMs: Math.round(slowest), slowestName };
    process.stdout.write(`hostile files: ${JSON.stringify({ ...told, answers: Object.fromEntries(answers) })}\n`);
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(late).toEqual([]);
    expect([...answers.keys()].filter((answer) => answer.startsWith('without'))).toEqual([]);
    expect(pause).toBeLessThan(200);
  },
);
