import type { OrderForm } from '#contract/calls/orders';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { publishedCenters, segmentsOf, type SegmentRow } from '../../booking/index.ts';

/**
 * At a centre that takes a day without a time the seat is any free one of the day; an order that is changed and stays
 * on its day keeps its own. Of any other centre a time is named.
 */
export async function withSeatOfDay(ctx: EmployeeCtx, form: OrderForm): Promise<OrderForm> {
  const center = (await publishedCenters(ctx.portal)).get(form.examCenterId);
  // guard: a day without a time is the centre’s to say
  if (center && !center.row.sign_up && form.SignUpOnly) throw new Fault('signUpDiffers');
  if (!center?.row.sign_up) {
    if (form.workingSegmentId === 0) throw new Fault('badInput', { field: 'workingSegmentId' });
    return form;
  }
  const workingSegmentId = await transact(ctx, async (ctx) => {
    const segments = await segmentsOf(ctx, form.examCenterId, form.bookDate, form.bookDate);
    const kept = await segmentKept(ctx, form);
    const free = segments.filter(({ left }) => left > 0);
    const named = free.find(({ segmentId }) => segmentId === form.workingSegmentId);
    return kept ?? (named ?? free[0] ?? segments[0])?.segmentId;
  });
  if (workingSegmentId === undefined) throw new Fault('segmentUnknown');
  return { ...form, workingSegmentId };
}

async function segmentKept({ db, company }: InTx<EmployeeCtx>, form: OrderForm): Promise<number | undefined> {
  if (form.oldOrderId === undefined) return undefined;
  const old = await db
    .selectFrom('exam_order')
    .select('segment_id')
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', form.oldOrderId)
    .where('center_id', '=', form.examCenterId)
    .where('book_date', '=', form.bookDate)
    .executeTakeFirst();
  return old?.segment_id;
}

/** The time of such an order: from the day's first until its last. */
export const wholeDay = (segment: SegmentRow, segments: readonly SegmentRow[]): SegmentRow => ({
  ...segment,
  starts: segments.map(({ starts }) => starts).sort()[0] ?? segment.starts,
  ends:
    segments
      .map(({ ends }) => ends)
      .sort()
      .at(-1) ?? segment.ends,
});
