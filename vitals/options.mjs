// Read before anything is installed or started. Node's own modules only.
import { parseArgs } from 'node:util';

export const PARTS = ['screens', 'presses', 'lighthouse', 'hands'];
const USAGE = `npm run vitals -- [--rounds N] [--only ${PARTS.join('|')}]… [--beside REF]`;

export function readOptions(args) {
  const { rounds, only = PARTS, beside } = parse(args);
  if (!/^[1-9]\d*$/.test(rounds)) throw new Error(`--rounds ${rounds} is not a number of rounds\n${USAGE}`);
  const unknown = only.filter((name) => !PARTS.includes(name));
  if (unknown.length > 0) throw new Error(`Nothing is called ${unknown.join(', ')} here\n${USAGE}`);
  return { rounds: Number(rounds), parts: only, beside };
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        rounds: { type: 'string', default: '3' },
        only: { type: 'string', multiple: true },
        beside: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Error(`${error.message}\n${USAGE}`, { cause: error });
  }
}
