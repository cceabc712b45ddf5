import * as z from 'zod/mini';
import type { Input } from '#contract/call';
import type { opsContact } from '#contract/ops/contact';
import { maskEmail, maskName, maskPhone } from '#contract/rules/mask';
import { defineApproval } from '../../../approval.ts';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { askForApproval } from '../../approvals/index.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { queueEmailChanged, queuePhoneChanged } from '../../messages/index.ts';
import { lockPerson, personName, personRow, setEmail, setPhone, unsealed } from '../../people/index.ts';

/** A person's phone is enough to set their password, so changing it takes two operators. */
export const contactApproval = defineApproval({
  kind: 'contact.change',
  roles: ['admin'],
  title: { zh: '更改员工的手机号或邮箱', en: 'Phone or e-mail of an employee' },
  proposal: z.object({ who: z.string(), phone: z.string(), email: z.string() }),
  lines: ({ who, phone, email }) => [
    { zh: `员工：${who}`, en: `Employee: ${who}` },
    ...(phone ? [{ zh: `手机号改为 ${maskPhone(phone)}`, en: `Phone: ${maskPhone(phone)}` }] : []),
    ...(email ? [{ zh: `邮箱改为 ${maskEmail(email)}`, en: `E-mail: ${maskEmail(email)}` }] : []),
  ],
  apply: async (ctx, { subject: guid, proposal, reason }) => {
    await lockPerson(ctx, guid);
    if (proposal.phone) await changePhone(ctx, guid, proposal.phone);
    if (proposal.email) await changeEmail(ctx, guid, proposal.email);
    await recordByOperator(ctx, {
      ...{ action: 'contact.change', subject: { kind: 'person', id: guid }, personGuid: guid, reason },
    });
    return undefined;
  },
});

/** The person is told on the old number and on the new one, since neither may be theirs. */
async function changePhone(ctx: InTx<OperatorInCompany>, guid: string, phone: string): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const old = unsealed(key, await personRow(ctx, guid), 'phone');
  await setPhone(ctx, guid, phone);
  for (const to of new Set([old, phone].filter(Boolean)))
    await queuePhoneChanged(ctx, { guid, phone: to, lang: 'zh-cn', newPhone: maskPhone(phone) });
}

async function changeEmail(ctx: InTx<OperatorInCompany>, guid: string, email: string): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const old = unsealed(key, await personRow(ctx, guid), 'email');
  await setEmail(ctx, guid, email);
  for (const to of new Set([old, email].filter(Boolean)))
    await queueEmailChanged(ctx, { guid, email: to, lang: 'zh-cn', newEmail: maskEmail(email) });
}

export async function askContactChange(
  base: OperatorCtx,
  { companyId, employeeNo, phone, email, reason }: Input<typeof opsContact.OpsContactChange>,
): Promise<Committed<{ approvalId: string }>> {
  if (!phone && !email) throw new Fault('badInput', { field: 'phone' });
  const ctx = await enterCompany(base, companyId);
  return commitOnce(ctx, async (ctx) => {
    const { guid, who } = await employeeOf(ctx, employeeNo);
    const proposal = { who, phone, email };
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
async function employeeOf(ctx: InTx<OperatorInCompany>, employeeNo: string): Promise<{ guid: string; who: string }> {
  const found = await ctx.db
    .selectFrom('person as p')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 'p.company_id').onRef('a.person_guid', '=', 'p.person_guid'),
    )
    .select(['p.person_guid', 'p.name as person_name'])
    .where('p.company_id', '=', ctx.company.companyId)
    .where('p.employee_no', '=', employeeNo)
    .execute();
  const [one, second] = found;
  if (!one || second) throw new Fault('recordUnknown');
  const key = await ctx.portal.keyring.companyKey(ctx);
  return { guid: one.person_guid, who: `${maskName(personName(key, one))} (${employeeNo})` };
}
