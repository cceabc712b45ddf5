import type { CompanyCtx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import type { Wish } from './check-wish.ts';
import { nearestSegments } from './nearest-segments.ts';
import { noteRefusal, noteSeatTaken } from './full-segment-cache.ts';

/** Tells a person who loses a seat at the last moment which two are nearest to it. */
export async function refuseLostSeat<T>(ctx: CompanyCtx, wish: Wish, work: () => Promise<T>): Promise<T> {
  try {
    const done = await work();
    noteSeatTaken(ctx, wish);
    return done;
  } catch (error) {
    const lost = seatLost(error);
    if (!lost) throw error;
    const refusal = await withAlternatives(ctx, wish, lost);
    await noteRefusal(ctx, wish, refusal);
    throw refusal;
  }
}

/** A seat, or the company's share of them, that went while the form was filled in. */
export function seatLost(error: unknown): 'seatTaken' | 'quotaFull' | undefined {
  const fault = error instanceof Fault ? error.fault : undefined;
  return fault === 'seatTaken' || fault === 'quotaFull' ? fault : undefined;
}

/** The refusal brings the nearest two seats along that this company's people can have. */
async function withAlternatives(ctx: CompanyCtx, wish: Wish, lost: 'seatTaken' | 'quotaFull'): Promise<Fault> {
  const [first, second] = await nearestSegments(ctx, wish);
  return new Fault(lost, {
    ...(first && { day1: first.day, segment1: first.segmentId, time1: `${first.starts}–${first.ends}` }),
    ...(second && { day2: second.day, segment2: second.segmentId, time2: `${second.starts}–${second.ends}` }),
  });
}
