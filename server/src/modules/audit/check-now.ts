import type { Reply } from '#contract/call';
import type { opsAudit } from '#contract/ops/audit';
import type { Log, OperatorCtx, Portal } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { PLATFORM_ID } from '../../db/transact.ts';
import { recordByOperator } from './by-operator.ts';
import { checkChains, nothingChecked, type Checked } from './check-chains.ts';

const seen = new WeakMap<Portal, Checked>();
const running = new WeakMap<Portal, Promise<unknown>>();

/** The findings of this node, kept for as long as it runs. */
export function seenBy(portal: Portal): Checked {
  const checked = seen.get(portal) ?? nothingChecked();
  seen.set(portal, checked);
  return checked;
}

/** A hundred thousand entries take three seconds; a check that takes longer goes on, and the page asks for its result. */
const ANSWERED_WITHIN_MS = 10_000;

/** An operator has every chain checked from its beginning. */
export async function checkNow(ctx: OperatorCtx): Promise<Committed<Reply<typeof opsAudit.OpsAuditCheck>>> {
  const isRunning = await Promise.race([checkAll(ctx.portal, ctx.log).then(() => false), later()]);
  return commitOnce({ ...ctx, company: { companyId: PLATFORM_ID } }, async (ctx) => {
    await recordByOperator(ctx, { action: 'audit.check', subject: { kind: 'company', id: '' }, reason: '' });
    return { isRunning };
  });
}

const later = (): Promise<boolean> =>
  new Promise((resolve) => setTimeout(() => resolve(true), ANSWERED_WITHIN_MS).unref());

/** Two who press at the same moment wait for the same check. */
function checkAll(portal: Portal, log: Log): Promise<unknown> {
  const before = running.get(portal);
  if (before) return before;
  const checked = seenBy(portal);
  // guard: a press checks the audit from its beginning
  checked.wholeAt = -Infinity;
  const check = checkChains(portal, checked, log);
  running.set(portal, check);
  const ended = (): boolean => running.delete(portal);
  check.then(ended, (error: unknown) => {
    ended();
    log.error({ err: error }, 'the audit could not be checked');
  });
  return check;
}
