import { readdirSync } from 'node:fs';
import { judge, lineOf, type Measure, type Result } from './measure.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import { setUpStand, type Stand } from './stand/stand.ts';

const FOLDER = new URL('./measures/', import.meta.url);

/** Answers with the exit code: 0 also when a goal is missed, for this is a measurement; 1 when one could not be taken. */
export async function main(args: string[]): Promise<number> {
  const known = readdirSync(FOLDER).map((file) => file.replace(/\.ts$/, ''));
  let options: Options;
  try {
    options = readOptions(args, known.sort());
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 1;
  }
  const stand = setUpStand();
  try {
    return await runAll(stand, options);
  } finally {
    await stand.close();
  }
}

async function runAll(stand: Stand, { names, json }: Options): Promise<number> {
  const results: Result[] = [];
  for (const name of names) {
    try {
      const measure = await load(name);
      stand.note(`${name}: measuring`);
      const result = judge(measure, await measure.run(stand));
      results.push(result);
      if (!json) console.log(lineOf(measure, result));
    } catch (error) {
      console.error(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (json) console.log(JSON.stringify(results));
  return results.length === names.length ? 0 : 1;
}

async function load(name: string): Promise<Measure> {
  const { measure } = (await import(new URL(`${name}.ts`, FOLDER).href)) as { measure: Measure };
  if (measure.name !== name) throw new Error(`measures/${name}.ts calls itself ${measure.name}`);
  return measure;
}
