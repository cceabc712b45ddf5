import { LRUCache } from 'lru-cache';
import type { OrderForm } from '#contract/orders';
import type { CompanyCtx, EmployeeCtx, Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { StandingFault, type Fault } from '../../fault.ts';
import { currentSecond } from '../../cache.ts';
import type { Wish } from './check-wish.ts';
import { holdersOf } from './queries.ts';

/** What is known of one segment: how this second goes, and a refusal that may still stand from the last one. */
export interface Rush {
  second: number;
  /** In this second: who asked the database although a refusal stands, and who was refused by it. */
  asked: number;
  refused: number;
  /** Seats given, ever. */
  given: number;
  /** The last refusal, with the seats it offered instead, and the second it was made in. */
  refusal: StandingFault | undefined;
  refusedIn: number;
  /** Who has a seat there: their repeated requests are answered by their keys, not from here. */
  holders: Set<string> | undefined;
}

/** Refused by the database so often within a second, a segment is called full from memory. */
const EXACTLY = 5;
const MOST_CACHED = 10_000;
const portals = new WeakMap<Portal, LRUCache<string, Rush>>();

/** Of this company's people at one segment. The memory can only refuse: a seat is never given by it. */
export function rushFor(ctx: CompanyCtx, wish: Wish): Rush {
  const key = `${ctx.company.companyId}|${wish.bookingId}|${wish.examCenterId}|${wish.bookDate}|${wish.workingSegmentId}`;
  const cache = cacheOf(ctx.portal);
  const known = cache.get(key);
  if (known) return turned(known, currentSecond());
  const rush = turned(quiet(), currentSecond());
  cache.set(key, rush);
  return rush;
}

function cacheOf(portal: Portal): LRUCache<string, Rush> {
  const known = portals.get(portal);
  if (known) return known;
  const cache = new LRUCache<string, Rush>({ max: MOST_CACHED });
  portals.set(portal, cache);
  return cache;
}

const quiet = (): Rush => ({
  ...{ second: 0, asked: 0, refused: 0, given: 0 },
  ...{ refusal: undefined, refusedIn: 0, holders: undefined },
});

/** A refusal of the second before still stands while a few of this second ask the database anew. */
function turned(rush: Rush, second: number): Rush {
  if (rush.second === second) return rush;
  rush.second = second;
  rush.asked = 0;
  rush.refused = 0;
  if (second - rush.refusedIn > 1) rush.holders = undefined;
  return rush;
}

/** The refusal for those who come after many others (docs/decisions/025). */
export function refusalInRush(ctx: EmployeeCtx, form: OrderForm): StandingFault | undefined {
  if (form.oldOrderId) return undefined;
  const rush = rushFor(ctx, form);
  if (!rush.holders || rush.holders.has(ctx.session.personGuid)) return undefined;
  rush.asked += 1;
  return rush.refused < EXACTLY && rush.asked <= EXACTLY ? undefined : rush.refusal;
}

/**
 * When so many were refused, or the first of a second that began with a refusal, it is asked who has the seats: they were
 * gone before, so whoever has one is among them.
 */
export async function noteRefusal(ctx: CompanyCtx, wish: Wish, refusal: Fault): Promise<void> {
  const rush = rushFor(ctx, wish);
  rush.refused += 1;
  rush.refusedIn = rush.second;
  rush.refusal = new StandingFault(refusal.fault, refusal.params);
  if (rush.refused !== (rush.holders ? 1 : EXACTLY)) return;
  const { given } = rush;
  // without an answer there is only no memory
  const holders = await transact(ctx, (ctx) => holdersOf(ctx, wish.workingSegmentId)).catch(() => undefined);
  if (rush.given === given) rush.holders = holders;
}

/** An order went through, so there may be more seats: everybody asks the database again. */
export function noteSeat(ctx: CompanyCtx, wish: Wish): void {
  const rush = rushFor(ctx, wish);
  rush.given += 1;
  rush.refused = 0;
  rush.holders = undefined;
}
