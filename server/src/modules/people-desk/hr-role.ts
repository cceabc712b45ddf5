import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import type { opsPeople } from '#contract/ops/people';
import { maskName } from '#contract/rules/mask';
import { defineApproval } from '../../approval.ts';
import type { OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { askForApproval } from '../approvals/index.ts';
import { enterCompany, HR_ROLE } from '../company/index.ts';
import { endSessions, forgetSessions } from '../identity/index.ts';
import { queueAccessChanged } from '../messages/index.ts';
import { lockPerson, personRow, unsealed } from '../people/index.ts';
import { accountOf, recordOnPerson, type Here } from './person-account.ts';

type Call = typeof opsPeople.OpsPersonHr;

const isHr = ({ role_type, role_key }: { role_type: string; role_key: string }): boolean =>
  role_type === HR_ROLE && role_key !== '';

/** HR sees who of the company is due and keeps its list of people, so it takes two operators to appoint them. */
export const hrApproval = defineApproval({
  kind: 'person.hr',
  roles: ['admin'],
  title: { zh: '授予或收回 HR 权限', en: 'HR role of an employee' },
  proposal: z.object({ who: z.string(), appoint: z.boolean() }),
  lines: ({ who, appoint }) => [
    { zh: `员工：${who}`, en: `Employee: ${who}` },
    appoint ? { zh: '授予 HR 权限', en: 'Give the HR role' } : { zh: '收回 HR 权限', en: 'Take the HR role back' },
  ],
  apply: async (ctx, { subject: guid, approvalId, proposal: { appoint }, reason }) => {
    await lockPerson(ctx, guid);
    const account = await accountOf(ctx, guid);
    if (appoint && account.disabled) throw new Fault('accountClosed');
    if (isHr(account) === appoint) throw new Fault('noChange');
    // told while they still are HR: the last one of a company hears of it, too
    if (!appoint) await queueAccessChanged(ctx, 'hrRole', approvalId);
    await setRole(ctx, account.account_id, appoint);
    if (appoint) await queueAccessChanged(ctx, 'hrRole', approvalId);
    // guard: people desk: a former HR is signed out
    if (!appoint) await endSessions(ctx, account.account_id);
    await recordOnPerson(ctx, guid, appoint ? 'person.hr.appoint' : 'person.hr.withdraw', reason);
    return undefined;
  },
  afterwards: forgetSessions,
});

const setRole = ({ db, company }: Here, accountId: number, appoint: boolean): Promise<unknown> =>
  db
    .updateTable('account')
    .set(
      appoint
        ? { role_type: HR_ROLE, role_key: `hr-${randomBytes(8).toString('hex')}` }
        : { role_type: 'EMPLOYEE', role_key: '' },
    )
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', accountId)
    .execute();

export async function askHrRole(
  base: OperatorCtx,
  { companyId, personGuid, appoint, reason }: Input<Call>,
): Promise<Committed<Reply<Call>>> {
  return commitOnce(await enterCompany(base, companyId), async (ctx) => {
    const account = await accountOf(ctx, personGuid);
    if (appoint && account.disabled) throw new Fault('accountClosed');
    if (isHr(account) === appoint) throw new Fault('noChange');
    const { person_guid: guid, employee_no } = account;
    const key = await ctx.portal.keyring.companyKey(ctx);
    const name = maskName(unsealed(key, await personRow(ctx, guid), 'name'));
    const proposal = { who: `${name} (${employee_no ?? ''})`, appoint };
    const approvalId = await askForApproval(ctx, hrApproval, { subject: guid, personGuid: guid, proposal, reason });
    return { approvalId };
  });
}
