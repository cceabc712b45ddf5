import { dayInShanghai } from '#contract/rules/day';
import { consentEnds, HR_CONSENT_VERSION, HR_PURPOSE, stillGivenSince } from '#contract/rules/hr-consent';
import type { EmployeeCtx, InCompany } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { recordByAccount } from '../../audit/index.ts';
import { lockAccount } from '../../people/index.ts';

/** A consent of its own, apart from the health service's; off until the person gives it to the present text. */
export async function hrConsentOf(
  { db, company, portal }: InCompany,
  personGuid: string,
): Promise<{ givenOn: string; until: string } | null> {
  const given = await db
    .selectFrom('consent')
    .select('given_at')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    .where('purpose', '=', HR_PURPOSE)
    .where('text_version', '=', HR_CONSENT_VERSION)
    // guard: reports: consent to HR not withdrawn
    .where('withdrawn_at', 'is', null)
    // guard: reports: consent to HR expires
    .where('given_at', '>', stillGivenSince(portal.clock()))
    .orderBy('given_at', 'desc')
    .executeTakeFirst();
  return given ? { givenOn: dayInShanghai(given.given_at), until: consentEnds(given.given_at) } : null;
}

export const hrAuth = (ctx: EmployeeCtx) =>
  transact(ctx, async (ctx) => {
    const consent = await hrConsentOf(ctx, ctx.session.personGuid);
    return {
      authorized: consent !== null,
      textVersion: HR_CONSENT_VERSION,
      until: consent?.until ?? null,
      wouldEnd: consentEnds(ctx.now()),
    };
  });

/** For oneself alone: a relative's report is never HR's. */
export const saveHrAuth = (ctx: EmployeeCtx, authorized: boolean): Promise<Committed<{ authorized: boolean }>> =>
  commitOnce(ctx, async (ctx) => {
    const { personGuid, accountId } = ctx.session;
    const own = { company_id: ctx.company.companyId, person_guid: personGuid, purpose: HR_PURPOSE };
    await lockAccount(ctx);
    const is = (await hrConsentOf(ctx, personGuid)) !== null;
    if (is === authorized) return { authorized };
    // one that ended by itself, or was given to an older text, makes room for the new one
    await ctx.db
      .updateTable('consent')
      .set({ withdrawn_at: ctx.now() })
      .where((where) => where.and(own))
      .where('withdrawn_at', 'is', null)
      .execute();
    if (authorized)
      await ctx.db
        .insertInto('consent')
        .values({ ...own, text_version: HR_CONSENT_VERSION, given_at: ctx.now(), channel: 'web', withdrawn_at: null })
        .execute();
    await recordByAccount(ctx, accountId, {
      action: authorized ? 'consent.give' : 'consent.withdraw',
      ...{ subject: { kind: 'consent', id: HR_PURPOSE }, personGuid },
    });
    return { authorized };
  });
