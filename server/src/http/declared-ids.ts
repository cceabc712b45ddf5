import type { Call } from '#contract/call';
import { ownedIds, undeclaredIds } from '#contract/id-fields';
import { StartupError } from '../fault.ts';

/** Every id of every payload is owned or declared public, and where it is owned there is a session to hold it against. */
export function assertIdsDeclared(calls: Record<string, Call>): void {
  const wrong = Object.entries(calls).flatMap(([name, call]) =>
    [...undeclaredIds(call.in), ...ownedInVain(call)].map((what) => `${name}: ${what}`),
  );
  if (wrong.length > 0) throw new StartupError(`Ids that nobody would check:\n${wrong.join('\n')}`);
}

const ownedInVain = ({ access, in: schema }: Call): string[] =>
  access === 'employee' || access === 'hr'
    ? []
    : Object.keys(ownedIds(schema)).map(
        (path) => `${path} is owned, but behind the ${access} door nobody owns anything`,
      );
