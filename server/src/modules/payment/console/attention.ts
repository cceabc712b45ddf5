import type { Input, Reply } from '#contract/call';
import { ATTENTION_KINDS, type AttentionItem, type opsPayments } from '#contract/ops/payments';
import { mallOrderNumber, orderNumber } from '#contract/rules/order-number';
import type { OperatorCtx } from '../../../ctx.ts';
import { allCompanies, namesOf, type NameOfCompany } from '../../company/index.ts';
import { attentionRows, type AttentionRow } from '../bills/attention.ts';

/** The possible actions on each kind: a bill that was not read can only be read. */
export const ATTENTION_WAYS: Record<AttentionItem['kind'], AttentionItem['actions']> = {
  payment: ['tryAgain', 'dismiss'],
  refund: ['tryAgain'],
  billDifference: ['dismiss'],
  billUnread: ['tryAgain'],
};

/** The whole list of attention, of all companies; the oldest first. */
export async function listAttention(
  { portal }: OperatorCtx,
  { kind }: Input<typeof opsPayments.OpsAttention>,
): Promise<Reply<typeof opsPayments.OpsAttention>> {
  const nameOf = namesOf(await allCompanies(portal));
  const all = await attentionRows(portal.database);
  const counts = Object.fromEntries(
    ATTENTION_KINDS.map((each) => [each, all.filter((row) => row.kind === each).length]),
  );
  const wanted = all.filter((row) => kind === 'all' || row.kind === kind);
  return { items: wanted.map((row) => present(row, nameOf)), counts: { all: all.length, ...counts } };
}

const present = (row: AttentionRow, nameOf: NameOfCompany): AttentionItem => ({
  kind: row.kind,
  key: keyOf(row),
  company: row.company_id === null ? null : nameOf(row.company_id),
  orderNo: orderNoOf(row),
  number: row.number,
  provider: row.provider,
  day: row.day,
  difference: row.difference,
  oursFen: row.ours_fen,
  theirsFen: row.theirs_fen,
  since: row.since.toISOString(),
  actions: ATTENTION_WAYS[row.kind],
});

/** Our own numbers name payments and refunds; a line of a bill is named by the bill it is on. */
function keyOf({ kind, provider, day, state, number }: AttentionRow): string {
  if (kind === 'billDifference') return [provider, day, state, number].join('|');
  return kind === 'billUnread' ? [provider, day].join('|') : number;
}

function orderNoOf({ subject, subject_id, ordered_at }: AttentionRow): string | null {
  if (subject_id === null || !ordered_at) return null;
  return (subject === 'mall' ? mallOrderNumber : orderNumber)(subject_id, ordered_at);
}
