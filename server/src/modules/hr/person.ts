import type { Input, Reply } from '#contract/call';
import type { hr } from '#contract/calls/hr';
import type { HrCtx, InCompany } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { reportForHr, reportsForHr } from '../reports/index.ts';
import { oneOf, presentPerson } from './people.ts';
import { staffPlans } from './plan.ts';
import { asHr, recordByHr } from './who.ts';

/** One colleague, as masked as in the list. */
export const showPerson = (ctx: HrCtx, { person }: Input<typeof hr.HrPerson>): Promise<Reply<typeof hr.HrPerson>> =>
  asHr(ctx, async (ctx) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const plans = [];
    for (const plan of await staffPlans(ctx)) {
      const row = await oneOf(ctx, plan, person);
      if (row) plans.push({ id: plan.id, name: plan.name, row });
    }
    const [first] = plans;
    if (!first) throw new Fault('colleagueNotFound');
    return {
      person: presentPerson(key, first.row),
      plans: plans.map(({ id, name, row }) => ({ id, name, state: row.state })),
      reports: await reportsForHr(ctx, person),
    };
  });

/** The role is asked in the transaction that opens the report, and the look is written before it is answered. */
export const showReport = (
  ctx: HrCtx,
  { employeeNo, person, year }: Input<typeof hr.HrReport>,
): Promise<Reply<typeof hr.HrReport>> =>
  asHr(ctx, async (ctx) => {
    const guid = await staffGuid(ctx, { employeeNo, person });
    if (!guid) throw new Fault('hrNotAuthorized');
    const view = await reportForHr(ctx, guid, year);
    await recordByHr(ctx, {
      action: 'report.view',
      personGuid: guid,
      subject: { kind: 'report', id: String(view.orderId) },
    });
    return view;
  });

/** Only a colleague with an account of their own: a relative's report is never HR's. */
async function staffGuid(
  { db, company }: InCompany,
  { employeeNo, person }: { employeeNo: string; person: string | undefined },
): Promise<string | undefined> {
  if (!person && !employeeNo) return undefined;
  const found = await db
    .selectFrom('person as p')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 'p.company_id').onRef('a.person_guid', '=', 'p.person_guid'),
    )
    .select('p.person_guid')
    .where('p.company_id', '=', company.companyId)
    .where((where) => (person ? where('p.person_guid', '=', person) : where('p.employee_no', '=', employeeNo)))
    .executeTakeFirst();
  return found?.person_guid;
}
