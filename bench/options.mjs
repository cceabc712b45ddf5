// Read before anything is installed or built, so that a slip of the pen costs no time. Node's own modules only.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

export const MEASURES = new URL('./measures/', import.meta.url);
/** These take minutes and gigabytes, or install something: they run when named or with --all. */
const SLOW = ['audit-growth', 'booking-growth', 'mall-vs-vendure'];
const USAGE = 'npm run bench -- [--only NAME]… [--all] [--json]';

/** Which measures to run and how to print them; throws with one clear sentence. */
export function readOptions(args) {
  const known = readdirSync(MEASURES)
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
  const { values } = parse(args);
  const asked = values.only ?? known.filter((name) => values.all || !SLOW.includes(name));
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No measure is called ${unknown.join(', ')}; there are ${known.join(', ')}`);
  return { names: known.filter((name) => asked.includes(name)), json: values.json };
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string', multiple: true },
        all: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${error.message}\n${USAGE}`, { cause: error });
  }
}
