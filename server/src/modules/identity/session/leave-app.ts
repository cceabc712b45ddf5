import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { unbind, whoWasTold } from '../../messaging-app/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { bindingEntry } from '../sign-in/enter-by-app.ts';
import { endSessions, forgetSessions } from './session.ts';

/** In the account centre: this session goes on, what else was entered from the app ends; the phone may be lost. */
export async function unbindApp(ctx: EmployeeCtx): Promise<Committed<{ unbound: number }>> {
  const done = await commitOnce(ctx, async (ctx) => {
    const { accountId, tokenHash } = ctx.session;
    const unbound = await unbind(ctx, accountId);
    // guard: messaging app: unbinding ends sessions
    if (unbound > 0) await endSessions(ctx, accountId, { byApp: true, allBut: tokenHash });
    if (unbound > 0) await auditUnbinding(ctx);
    return { unbound };
  });
  forgetSessions(ctx.portal);
  return done;
}

/**
 * Signs out and unbinds. `wxuser` names the person the app had told of; without it the account's own binding is meant.
 */
export async function leaveApp(
  ctx: EmployeeCtx,
  wxuser: string | undefined,
): Promise<Committed<Record<string, never>>> {
  const who = wxuser === undefined ? undefined : whoWasTold(ctx, wxuser);
  if (wxuser !== undefined && !who) throw new Fault('badInput', { field: 'wxuser' });
  const done = await commitOnce(ctx, async (ctx) => {
    const { accountId, tokenHash } = ctx.session;
    const unbound = await unbind(ctx, accountId, /* guard: messaging app: leaving unbinds one person */ who);
    await endSessions(ctx, accountId, { only: tokenHash });
    if (unbound > 0) await endSessions(ctx, accountId, { byApp: true });
    if (unbound > 0) await auditUnbinding(ctx);
    return {};
  });
  forgetSessions(ctx.portal);
  return done;
}

const auditUnbinding = (ctx: InTx<EmployeeCtx>): Promise<void> =>
  recordAudit(
    ctx,
    bindingEntry(ctx, { account_id: ctx.session.accountId, person_guid: ctx.session.personGuid }, 'messaging.unbind'),
  );
