import type * as z from 'zod/mini';
import type { OpsHistoryLine } from '#contract/ops/orders';
import type { InTx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { actorNames, auditPage } from '../../audit/index.ts';
import type { OperatorInCompany } from '../../company/index.ts';
import { messagesAbout } from '../../messages/index.ts';
import { eventRows } from '../queries.ts';

type Line = z.output<typeof OpsHistoryLine>;

/** Everybody who looks would fill the history; who looked stands in the audit. */
const LOOKED = 'order.view';

/** The history of an order: acts of the person, the portal and operators, and messages about it; the newest first. */
export async function historyOf(ctx: OperatorInCompany, orderId: number): Promise<Line[]> {
  const { events, messages, acts } = await transact(ctx, async (ctx) => ({
    events: await eventRows(ctx, orderId),
    messages: await messagesAbout(ctx, orderId),
    acts: await actsOn(ctx, orderId),
  }));
  const done = acts.filter(({ action }) => action !== LOOKED);
  const names = await actorNames(
    ctx.portal,
    done.map(({ actor_id }) => actor_id),
  );
  // an operator's act is told once: its event and its audit belong to the same request
  const byRequest = new Map(events.flatMap((event) => requestOf(event.detail).map((id) => [id, event] as const)));
  const lines: Line[] = [
    ...events
      .filter(({ detail }) => requestOf(detail).length === 0)
      .map(({ at, kind, detail }) => line(at, 'event', kind, { detail })),
    ...messages.map(({ at, kind, channel, state }) => line(at, 'message', kind, { detail: { state, channel } })),
    ...done.map((act) =>
      line(act.at, 'operator', act.action, {
        by: names.get(act.actor_id) ?? act.actor_id,
        reason: act.reason,
        detail: { ...byRequest.get(act.request_id)?.detail },
      }),
    ),
  ];
  return lines.sort((a, b) => b.at.localeCompare(a.at));
}

/** The newest of them: older ones are not read. */
const MOST_ACTS = 100;
const actsOn = async ({ db, company: { companyId } }: InTx<OperatorInCompany>, orderId: number) => {
  const subject = { kind: 'order', id: String(orderId) };
  return (await auditPage(db, { companyId, subject }, { before: '', limit: MOST_ACTS })).rows;
};

const requestOf = (detail: Record<string, unknown>): string[] =>
  typeof detail.requestId === 'string' ? [detail.requestId] : [];

const line = (at: Date, source: Line['source'], kind: string, more: Partial<Line>): Line => ({
  ...{ at: at.toISOString(), source, kind, by: '', reason: '', detail: {} },
  ...more,
});
