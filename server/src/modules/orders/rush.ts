import type { OrderForm } from '#contract/orders';
import type { SessionCtx } from '../../ctx.ts';
import { StandingFault, type Fault } from '../../fault.ts';
import { freshFor } from '../../fresh.ts';
import type { Soon } from '../../soon.ts';

/** What a second has brought for one segment. */
export interface Rush {
  refused: number;
  /** The last refusal, with the seats it offered instead. */
  refusal?: StandingFault;
}

const FRESH_MS = 1_000;
/** Refused exactly so often within the second, a segment is called full from memory for the rest of it. */
const EXACTLY = 5;
const rushes = freshFor<string, Rush>(FRESH_MS);

/** Of this company's people at one segment. The memory can only refuse: a seat is never given by it. */
export const rushFor = (ctx: SessionCtx, form: OrderForm): Soon<Rush> =>
  rushes.get(
    ctx.portal,
    [ctx.company.companyId, form.bookingId, form.examCenterId, form.bookDate, form.workingSegmentId].join('|'),
    async () => ({ refused: 0 }),
  );

/** The refusal for those who come after many others in the same second. */
export const refusalInRush = ({ refused, refusal }: Rush): StandingFault | undefined =>
  refused >= EXACTLY ? refusal : undefined;

export function noteRefusal(rush: Rush, refusal: Fault): Fault {
  rush.refused += 1;
  rush.refusal = new StandingFault(refusal.fault, refusal.params);
  return refusal;
}
