import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { recordByAccount } from '../audit/index.ts';
import { PORTAL_CONSENT } from './queries.ts';
import { endSessions, forgetSessions } from './session/session.ts';

/** As easy as giving it (PIPL art. 15): one press. Every session ends, and the next sign-in asks again. */
export async function withdrawPortalConsent(ctx: EmployeeCtx): Promise<Committed<{ withdrawn: boolean }>> {
  const done = await commitOnce(ctx, async (ctx) => {
    const withdrawn = await withdraw(ctx);
    // guard: own data: withdrawn consent ends sessions
    if (withdrawn) await endSessions(ctx, ctx.session.accountId);
    return { withdrawn };
  });
  forgetSessions(ctx.portal);
  return done;
}

async function withdraw(ctx: InTx<EmployeeCtx>): Promise<boolean> {
  const { personGuid, accountId } = ctx.session;
  const withdrawn = await ctx.db
    .updateTable('consent')
    .set({ withdrawn_at: ctx.now() })
    .where('company_id', '=', ctx.company.companyId)
    .where('person_guid', '=', personGuid)
    .where('purpose', '=', PORTAL_CONSENT)
    .where('withdrawn_at', 'is', null)
    .returning('text_version')
    .execute();
  if (withdrawn.length === 0) return false;
  const versions = withdrawn.map((row) => row.text_version).sort();
  await recordByAccount(ctx, accountId, {
    action: 'consent.withdraw',
    subject: { kind: 'consent', id: `${PORTAL_CONSENT} ${versions.join(' ')}` },
    personGuid,
  });
  return true;
}
