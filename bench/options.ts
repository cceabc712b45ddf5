import { parseArgs } from 'node:util';

export interface Options {
  names: string[];
  json: boolean;
}

export const USAGE = 'npm run bench -- [--only NAME]… [--json]';

/** Which measures to run and how to print them; throws with one clear sentence. */
export function readOptions(args: string[], known: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string', multiple: true }, json: { type: 'boolean', default: false } },
  });
  const names = values.only ?? known;
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No measure is called ${unknown.join(', ')}; there are ${known.join(', ')}`);
  return { names: known.filter((name) => names.includes(name)), json: values.json };
}
