import { bareFormPage } from '../bare/form-page.ts';
import { ratioInTurns } from './rounds.ts';
import type { Stand } from './stand.ts';
import { timedVisit } from './timed-visit.ts';
import type { VisitOptions } from './visit.ts';

/** A mid-range phone against this machine, as stack.md measured the kits. */
const SLOW_DOWN = 4;
/** One visit differs from the next by a quarter, whatever is measured: that many make it 4 %. */
const ROUNDS = 41;

/** Time to interactive as a multiple of that of a page with react-dom and Base UI's bare form. */
export const ttiAgainstBareForm = async (stand: Stand, page: VisitOptions): Promise<number> =>
  ttiAgainst(stand, page, { page: await bareFormPage(stand), name: 'the bare form' });

/** Time to interactive as a multiple of that of another page, visited in turns with it. */
export async function ttiAgainst(
  stand: Stand,
  page: VisitOptions,
  other: { page: VisitOptions; name: string },
): Promise<number> {
  const devTools = stand.devTools();
  const timeOf = (options: VisitOptions): Promise<number> => timedVisit(devTools, options, SLOW_DOWN);
  // once each beforehand: the first visit pays for starting what the browser itself loads lazily
  for (const options of [page, other.page]) await timeOf(options);
  const { ratio, ours, limit } = await ratioInTurns(
    ROUNDS,
    () => timeOf(page),
    () => timeOf(other.page),
  );
  stand.note(`${Math.round(ours)} ms against ${Math.round(limit)} ms of ${other.name} at ${SLOW_DOWN}× CPU slow-down`);
  return ratio;
}
