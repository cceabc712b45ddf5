import type { Input } from '#contract/call';
import type { ReportView } from '#contract/report-view';
import { HR_CONSENT_VERSION, type reports as contract } from '#contract/reports';
import type { EmployeeCtx, HrCtx, InCompany } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordAudit, recordByAccount } from '../audit/index.ts';
import { lockAccount } from '../people/index.ts';
import { openArchive, viewOf } from './archive.ts';
import { pick } from './read-report.ts';

/** §7.3: a consent of its own, apart from the health service's; nobody has given it who has not said so. */
export const HR_PURPOSE = 'hr-report';

async function isAuthorized({ db, company }: InCompany, personGuid: string): Promise<boolean> {
  const given = await db
    .selectFrom('consent')
    .select('given_at')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    .where('purpose', '=', HR_PURPOSE)
    .where('text_version', '=', HR_CONSENT_VERSION)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return given !== undefined;
}

export const hrAuth = (ctx: EmployeeCtx) =>
  transact(ctx, async (ctx) => ({
    authorized: await isAuthorized(ctx, ctx.session.personGuid),
    textVersion: HR_CONSENT_VERSION,
  }));

/** For oneself alone: a relative's report is never HR's. */
export const saveHrAuth = (ctx: EmployeeCtx, authorized: boolean): Promise<Committed<{ authorized: boolean }>> =>
  commitOnce(ctx, async (ctx) => {
    const { personGuid, accountId } = ctx.session;
    const own = { company_id: ctx.company.companyId, person_guid: personGuid, purpose: HR_PURPOSE };
    await lockAccount(ctx);
    const is = await isAuthorized(ctx, personGuid);
    if (is === authorized) return { authorized };
    if (authorized)
      await ctx.db
        .insertInto('consent')
        .values({ ...own, text_version: HR_CONSENT_VERSION, given_at: ctx.now(), channel: 'web', withdrawn_at: null })
        .execute();
    else
      await ctx.db
        .updateTable('consent')
        .set({ withdrawn_at: ctx.now() })
        .where((where) => where.and(own))
        .where('withdrawn_at', 'is', null)
        .execute();
    await recordByAccount(ctx, accountId, {
      action: authorized ? 'consent.give' : 'consent.withdraw',
      ...{ subject: { kind: 'consent', id: HR_PURPOSE }, personGuid },
    });
    return { authorized };
  });

/** A colleague's report, where they let HR read it; whether there is such a colleague is not told otherwise. */
export const hrReport = (ctx: HrCtx, { employeeNo, year }: Input<typeof contract.HrReport>): Promise<ReportView> =>
  transact(ctx, async (ctx) => {
    const { db, company, session } = ctx;
    const found = await db
      .selectFrom('person as p')
      .innerJoin('account as a', (join) =>
        join.onRef('a.company_id', '=', 'p.company_id').onRef('a.person_guid', '=', 'p.person_guid'),
      )
      .select('p.person_guid')
      .where('p.company_id', '=', company.companyId)
      .where('p.employee_no', '=', employeeNo)
      .executeTakeFirst();
    if (!found || !(await isAuthorized(ctx, found.person_guid))) throw new Fault('hrNotAuthorized');
    const archive = await openArchive(ctx, found.person_guid);
    const report = pick(archive, { year });
    if (!report) throw new Fault('reportMissing');
    const view = viewOf(archive, report);
    const id = ctx.portal.watch.marks.account(company.companyId, session.accountId);
    await recordAudit(ctx, {
      ...{ actor: { kind: 'hr', id, role: '' }, action: 'report.view', personGuid: found.person_guid, reason: '' },
      subject: { kind: 'report', id: String(report.head.orderId) },
      requestId: ctx.requestId,
    });
    return view;
  });
