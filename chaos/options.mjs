// Read before anything is installed or started. Node's own modules only.
import { parseArgs } from 'node:util';

export const WORLDS = ['server', 'postgres', 'embedded'];
/** Two nodes with payments in flight and a clock that steps; the malls on two nodes; a long task on PostgreSQL; a PostgreSQL that freezes, then one whose standby takes over; a pooler in between; rolling restarts; backup, loss and restore on each engine; an upgrade; a day of guessing at codes on three nodes. */
export const OTHERS = [
  'payments',
  'mall',
  'tasks',
  'failover',
  'pooler',
  'restarts',
  'restore',
  'restore-embedded',
  'upgrade',
  'guesses',
];
const PARTS = [...WORLDS, ...OTHERS];
/** Each makes another of the checks of these parts fail: run one to see that the script can. */
export const CONTROLS = {
  'lazy-commit': ['postgres'],
  'new-key': [...WORLDS, 'payments', 'mall'],
  miscount: WORLDS,
  'short-fen': ['payments'],
  incompatible: ['upgrade'],
};
const USAGE = `npm run chaos -- [--cycles N] [--only ${PARTS.join('|')}]… [--control ${Object.keys(CONTROLS).join('|')}] [--from REF]`;

/** How often to kill what; throws with one clear sentence. */
export function readOptions(args) {
  const { cycles, only = PARTS, control, from } = parse(args);
  if (!/^[1-9]\d*$/.test(cycles)) throw new Error(`--cycles ${cycles} is not a number of cycles\n${USAGE}`);
  const unknown = only.filter((name) => !PARTS.includes(name));
  if (unknown.length > 0) throw new Error(`Nothing is called ${unknown.join(', ')} here\n${USAGE}`);
  if (control !== undefined && !Object.hasOwn(CONTROLS, control))
    throw new Error(`No control is called ${control}\n${USAGE}`);
  const parts = control === undefined ? only : CONTROLS[control].filter((name) => only.includes(name));
  if (parts.length === 0) throw new Error(`--control ${control} is for ${CONTROLS[control].join(', ')}\n${USAGE}`);
  const worlds = WORLDS.filter((name) => parts.includes(name));
  const others = OTHERS.filter((name) => parts.includes(name));
  return { cycles: Number(cycles), worlds, others, from, control };
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        cycles: { type: 'string', default: '10' },
        only: { type: 'string', multiple: true },
        control: { type: 'string' },
        from: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Error(`${error.message}\n${USAGE}`, { cause: error });
  }
}
