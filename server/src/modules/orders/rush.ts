import type { OrderForm } from '#contract/orders';
import type { SessionCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { StandingFault, type Fault } from '../../fault.ts';
import { currentSecond, freshFor } from '../../fresh.ts';
import type { Soon } from '../../soon.ts';
import { holdersOf } from './queries.ts';

/** What a second has brought for one segment. */
export interface Rush {
  /** Who asked the database although a refusal was known, to see whether it still stands. */
  asked: number;
  refused: number;
  /** The second of the last refusal. */
  refusedIn: number;
  /** The last refusal, with the seats it offered instead. */
  refusal?: StandingFault;
  /** Who has a seat there: their repeated requests are answered by their keys, not from here. */
  holders?: Set<string>;
}

const FRESH_MS = 1_000;
/** Refused exactly so often within a second, a segment is called full from memory. */
const EXACTLY = 5;
const rushes = freshFor<string, Rush>(FRESH_MS);

/** Of this company's people at one segment. The memory can only refuse: a seat is never given by it. */
export const rushFor = (ctx: SessionCtx, form: OrderForm): Soon<Rush> =>
  rushes.get(
    ctx.portal,
    `${ctx.company.companyId}|${form.bookingId}|${form.examCenterId}|${form.bookDate}|${form.workingSegmentId}`,
    async (before) => nextSecond(before),
  );

/** A refusal of the second before still stands while a few of this second ask the database anew. */
function nextSecond(before: Rush | undefined): Rush {
  const stands = before?.holders && currentSecond() - before.refusedIn <= 1;
  return stands ? { ...before, asked: 0, refused: 0 } : { asked: 0, refused: 0, refusedIn: 0 };
}

/** The refusal for those who come after many others (docs/decisions/025). */
export function refusalInRush(ctx: SessionCtx, form: OrderForm): StandingFault | undefined {
  const rush = rushFor(ctx, form);
  if (form.oldOrderId || rush instanceof Promise) return undefined;
  if (!rush.holders || rush.holders.has(ctx.session.personGuid)) return undefined;
  rush.asked += 1;
  return rush.refused < EXACTLY && rush.asked <= EXACTLY ? undefined : rush.refusal;
}

/** The seats were gone before anybody is asked who has them: who has one is among the holders. */
export async function noteRefusal(ctx: SessionCtx, form: OrderForm, rush: Rush, refusal: Fault): Promise<void> {
  rush.refused += 1;
  rush.refusedIn = currentSecond();
  rush.refusal = new StandingFault(refusal.fault, refusal.params);
  if (rush.refused !== EXACTLY) return;
  const holders = await transact(ctx, (ctx) => holdersOf(ctx, form.workingSegmentId));
  if (rush.refused >= EXACTLY) rush.holders = holders;
}

/** Somebody got a seat, so there may be more: everybody asks the database again. */
export function noteSeat(rush: Rush): void {
  rush.refused = 0;
  delete rush.holders;
}
