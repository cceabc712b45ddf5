import { LRUCache } from 'lru-cache';
import type { OrderForm } from '#contract/calls/orders';
import type { CompanyCtx, EmployeeCtx, Portal } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import type { Fault } from '../../../fault.ts';
import { currentSecond } from '../../../cache.ts';
import type { Wish } from './check-wish.ts';
import { holdersOf } from '../queries.ts';

/** A node's cache about one segment, for this second and the one before. */
export interface CachedSegment {
  second: number;
  /** In this second: how many asked while a refusal is cached, and how many the database refused. */
  asked: number;
  refused: number;
  /** Seats taken through this node since the entry was made. */
  given: number;
  /** The last refusal, with the seats it offered instead, and the second it was made in. */
  refusal: Fault | undefined;
  refusedIn: number;
  /** Who has a seat there: a repeated request of theirs must get its stored reply, not a refusal. */
  holders: Set<string> | undefined;
}

/** After so many refusals by the database within a second, the others are refused from the cache. */
const ASKED_A_SECOND = 5;
const MOST_CACHED = 10_000;
const portals = new WeakMap<Portal, LRUCache<string, CachedSegment>>();

/** The entry of a company's segment. The cache can only refuse: a seat is always taken in the database. */
export function cachedSegment(ctx: CompanyCtx, wish: Wish): CachedSegment {
  const key = `${ctx.company.companyId}|${wish.bookingId}|${wish.examCenterId}|${wish.bookDate}|${wish.workingSegmentId}`;
  const cache = cacheOf(ctx.portal);
  const known = cache.get(key);
  if (known) return inSecond(known, currentSecond());
  const segment = inSecond(newSegment(), currentSecond());
  cache.set(key, segment);
  return segment;
}

function cacheOf(portal: Portal): LRUCache<string, CachedSegment> {
  const known = portals.get(portal);
  if (known) return known;
  const cache = new LRUCache<string, CachedSegment>({ max: MOST_CACHED });
  portals.set(portal, cache);
  return cache;
}

const newSegment = (): CachedSegment => ({
  ...{ second: 0, asked: 0, refused: 0, given: 0 },
  ...{ refusal: undefined, refusedIn: 0, holders: undefined },
});

/** A new second begins its counts at 0; the refusal stays for one more second. */
function inSecond(segment: CachedSegment, second: number): CachedSegment {
  if (segment.second === second) return segment;
  segment.second = second;
  segment.asked = 0;
  segment.refused = 0;
  if (second - segment.refusedIn > 1) segment.holders = undefined;
  return segment;
}

/** The refusal for those who come after many others. */
export function cachedRefusal(ctx: EmployeeCtx, form: OrderForm): Fault | undefined {
  if (form.oldOrderId) return undefined;
  const segment = cachedSegment(ctx, form);
  if (!segment.holders || /* guard: seat holder in a rush */ segment.holders.has(ctx.session.personGuid))
    return undefined;
  segment.asked += 1;
  return segment.refused < ASKED_A_SECOND && segment.asked <= ASKED_A_SECOND ? undefined : segment.refusal;
}

/**
 * Remembers a refusal of the database. After enough of them it reads who has the seats; the segment was full before, so
 * everybody who has one is found.
 */
export async function noteRefusal(ctx: CompanyCtx, wish: Wish, refusal: Fault): Promise<void> {
  const segment = cachedSegment(ctx, wish);
  segment.refused += 1;
  segment.refusedIn = segment.second;
  segment.refusal = refusal;
  if (segment.refused !== (segment.holders ? 1 : ASKED_A_SECOND)) return;
  const { given } = segment;
  // when this fails, everybody goes on asking the database
  const holders = await transact(ctx, (ctx) => holdersOf(ctx, wish.workingSegmentId)).catch(() => undefined);
  if (segment.given === given) segment.holders = holders;
}

/** A seat was taken, so the segment is not full: everybody asks the database again. */
export function noteSeatTaken(ctx: CompanyCtx, wish: Wish): void {
  const segment = cachedSegment(ctx, wish);
  segment.given += 1;
  segment.refused = 0;
  segment.holders = undefined;
}
