import * as z from 'zod/mini';
import type { Input } from '#contract/call';
import type { opsContact } from '#contract/ops/contact';
import { maskEmail, maskIdNumber, maskName, maskPhone } from '#contract/rules/mask';
import { defineApproval } from '../../../approval.ts';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { askForApproval } from '../../approvals/index.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { lockPerson, personName } from '../../people/index.ts';
import { applyContact, maskLogin } from './apply-contact.ts';

const typed = z._default(z.string(), '');

/** A person's phone is enough to set their password, so changing it takes two operators; so do their login and ID. */
export const contactApproval = defineApproval({
  kind: 'contact.change',
  roles: ['admin'],
  title: { zh: '更改员工的手机号、邮箱、登录名或证件号', en: 'Phone, e-mail, login name or ID number of an employee' },
  proposal: z.object({ who: z.string(), phone: z.string(), email: z.string(), loginName: typed, idNumber: typed }),
  lines: ({ who, phone, email, loginName, idNumber }) => [
    { zh: `员工：${who}`, en: `Employee: ${who}` },
    ...(phone ? [{ zh: `手机号改为 ${maskPhone(phone)}`, en: `Phone: ${maskPhone(phone)}` }] : []),
    ...(email ? [{ zh: `邮箱改为 ${maskEmail(email)}`, en: `E-mail: ${maskEmail(email)}` }] : []),
    ...(loginName ? [{ zh: `登录名改为 ${maskLogin(loginName)}`, en: `Login name: ${maskLogin(loginName)}` }] : []),
    ...(idNumber ? [{ zh: `证件号改为 ${maskIdNumber(idNumber)}`, en: `ID number: ${maskIdNumber(idNumber)}` }] : []),
  ],
  apply: async (ctx, { subject: guid, proposal, reason }) => {
    await lockPerson(ctx, guid);
    await applyContact(ctx, guid, proposal);
    const isIdentity = proposal.loginName !== '' || proposal.idNumber !== '';
    await recordByOperator(ctx, {
      action: isIdentity ? 'contact.change.identity' : 'contact.change',
      ...{ subject: { kind: 'person', id: guid }, personGuid: guid, reason },
    });
    return undefined;
  },
});

export async function askContactChange(
  base: OperatorCtx,
  { companyId, employeeNo, personGuid, reason, ...wish }: Input<typeof opsContact.OpsContactChange>,
): Promise<Committed<{ approvalId: string }>> {
  if (Object.values(wish).every((value) => value === '')) throw new Fault('badInput', { field: 'phone' });
  const ctx = await enterCompany(base, companyId);
  return commitOnce(ctx, async (ctx) => {
    const { guid, who } = await employeeOf(ctx, personGuid, employeeNo);
    const proposal = { who, ...wish };
    const approvalId = await askForApproval(ctx, contactApproval, {
      subject: guid,
      personGuid: guid,
      proposal,
      reason,
    });
    return { approvalId };
  });
}

/** The one employee of this number; of two it is unknown which was meant. */
async function employeeOf(
  ctx: InTx<OperatorInCompany>,
  personGuid: string | undefined,
  employeeNo: string,
): Promise<{ guid: string; who: string }> {
  const found = await ctx.db
    .selectFrom('person as p')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 'p.company_id').onRef('a.person_guid', '=', 'p.person_guid'),
    )
    .select(['p.person_guid', 'p.employee_no', 'p.name as person_name'])
    .where('p.company_id', '=', ctx.company.companyId)
    .where((where) =>
      personGuid === undefined ? where('p.employee_no', '=', employeeNo) : where('p.person_guid', '=', personGuid),
    )
    .execute();
  const [one, second] = found;
  if (!one || second) throw new Fault('recordUnknown');
  const key = await ctx.portal.keyring.companyKey(ctx);
  return { guid: one.person_guid, who: `${maskName(personName(key, one))} (${one.employee_no ?? ''})` };
}
