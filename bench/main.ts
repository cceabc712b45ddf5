import { judge, lineOf, type Measure, type Result } from './measure.ts';
import { MEASURES, type Options } from './options.mjs';
import { otherWork } from './stand/other-work.ts';
import { setUpStand, type Stand } from './stand/stand.ts';

const QUIET = 0.1;
const LONGEST_WAIT_MS = 180_000;

/** Answers with the exit code: 0 also when a goal is missed, for this is a measurement; 1 when one could not be taken. */
export async function runBench({ names, json }: Options): Promise<number> {
  const stand = setUpStand();
  const results: Result[] = [];
  try {
    for (const name of names) {
      const taken = await take(name, stand);
      if (!taken) continue;
      results.push(taken.result);
      if (!json) console.log(lineOf(taken.measure, taken.result));
    }
  } finally {
    await stand.close();
  }
  if (json) console.log(JSON.stringify(results));
  return results.length === names.length ? 0 : 1;
}

async function take(name: string, stand: Stand): Promise<{ measure: Measure; result: Result } | undefined> {
  try {
    const { measure } = (await import(new URL(`${name}.ts`, MEASURES).href)) as { measure: Measure };
    if (measure.name !== name) throw new Error(`measures/${name}.ts calls itself ${measure.name}`);
    const busy = Math.round((await untilQuiet()) * 100);
    stand.note(`${name}: measuring; other work keeps the machine ${busy} % busy`);
    return { measure, result: judge(measure, await measure.run(stand)) };
  } catch (error) {
    console.error(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/**
 * Work the measure before has left to its portal's jobs and to the database would be counted to this one. Answers with
 * the rest.
 */
async function untilQuiet(): Promise<number> {
  const from = performance.now();
  for (;;) {
    const busy = await otherWork();
    if (busy <= QUIET || performance.now() - from > LONGEST_WAIT_MS) return busy;
  }
}
