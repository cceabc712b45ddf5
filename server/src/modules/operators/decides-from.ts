import { dayInShanghai } from '#contract/rules/day';
import type { OperatorCtx, Portal } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { inPlatform, type InPlatform } from './in-platform.ts';
import { operatorById } from './queries.ts';

const SETTLES_MS = 3 * 24 * 3_600_000;

/** From when on an account decides that was made, reset or given another role in the console just now. */
export const decidesFrom = ({ clock }: Portal): Date => new Date(clock().getTime() + SETTLES_MS);

export const decideLater = ({ db, portal }: InPlatform, operatorId: number): Promise<unknown> =>
  db
    .updateTable('operator')
    .set({ decides_from: decidesFrom(portal) })
    .where('operator_id', '=', operatorId)
    .execute();

/** Refuses as a second person an account that one administrator can have made or taken over for it. */
export async function assertDecides(ctx: OperatorCtx): Promise<void> {
  const row = await inPlatform(ctx, (ctx) => operatorById(ctx, ctx.operator.operatorId));
  const from = row?.decides_from;
  if (from && from > ctx.now()) throw new Fault('approvalTooNew', { from: dayInShanghai(from) });
}
