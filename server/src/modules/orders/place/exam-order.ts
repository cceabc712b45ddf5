import type { Input, Reply } from '#contract/call';
import type { ExamOrder, records } from '#contract/calls/records';
import type { EmployeeCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { evaluationOf } from '../../evaluation/index.ts';
import { messagesAbout } from '../../messages/index.ts';
import { paymentsOf } from '../../payment/index.ts';
import { ownAddress } from '../../people/index.ts';
import { eventRows } from '../queries.ts';
import { recordRows } from '../records/record-queries.ts';
import { placeOf } from './names.ts';
import { shownVoucher } from '../records/vouchers.ts';
import { loadSupply, recordsOf, type Supply } from '../records/records.ts';

const TAIL_CHARS = 4;

/** One order as its own page tells it: the record, and all that belongs to it. */
export async function examOrder(
  ctx: EmployeeCtx,
  { orderId }: Input<typeof records.GetExamOrder>,
): Promise<Reply<typeof records.GetExamOrder>> {
  const supply = await loadSupply(ctx.portal);
  return transact(ctx, async (ctx) => {
    const rows = await recordRows(ctx, { orderId }, { limit: 1, offset: 0 });
    const [row] = rows;
    const [record] = await recordsOf(ctx, rows, supply);
    if (!row || !record) throw new Fault('notYours');
    const events = await eventRows(ctx, orderId);
    const lastOf = (...kinds: string[]): string | null =>
      events.findLast(({ kind }) => kinds.includes(kind))?.at.toISOString() ?? null;
    const payments = (await paymentsOf(ctx, 'exam', orderId)).filter(({ state }) => state === 'paid');
    const messages = await messagesAbout(ctx, orderId);
    return {
      order: {
        ...record,
        placedAt: row.created_at.toISOString(),
        paidAt: payments.at(-1)?.at ?? null,
        examinedAt: lastOf('examined'),
        reportedAt: lastOf('reportReady'),
        closedAt: lastOf('cancelled', 'expired', 'noShow'),
        voucher: await shownVoucher(ctx, row),
        setItems: itemsOf(supply, row.set_id),
        place: placeOf(supply.centers, row.center_id),
        reportType: row.report_type,
        delivery: row.delivery,
        address: row.address_id === null ? null : await ownAddress(ctx, row.address_id),
        payments: payments.map(({ provider, amountFen, refundedFen, at, number }) => ({
          ...{ provider, amountFen, refundedFen, at },
          tail: number.slice(-TAIL_CHARS),
        })),
        evaluation: await evaluationOf(ctx, orderId),
        messages: messages.map(({ kind, state, at }) => ({ kind, state, at: at.toISOString() })).sort(byMoment),
      },
    };
  });
}

const itemsOf = ({ catalogue }: Supply, setId: number): number =>
  (catalogue.sets.get(setId)?.groups ?? []).reduce((sum, { items }) => sum + items.length, 0);

const byMoment = (a: ExamOrder['messages'][number], b: ExamOrder['messages'][number]): number =>
  a.at.localeCompare(b.at);
