import { createHmac } from 'node:crypto';
import type { Input } from '#contract/call';
import type { partner, Relogon } from '#contract/calls/partner';
import { outsideTarget } from '#contract/rules/outside';
import type { Company, EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { recordByAccount } from '../audit/index.ts';
import { serviceText } from '../company/index.ts';
import { personRow } from '../people/index.ts';
import { loadSecret } from './secret.ts';

/** Tells the partner who the person is, as both sides have agreed; only to an address on the company's list. */
export async function relogon(
  ctx: EmployeeCtx,
  { customerGuid, target_page, language }: Input<typeof partner.MalldealerReLogonMercer>,
): Promise<Committed<Relogon>> {
  const { company, session, lang } = ctx;
  const site = company.config.partner;
  if (!site) throw new Fault('partnerOff');
  // guard: only oneself is signed in at the partner’s
  if (customerGuid !== session.personGuid) throw new Fault('partnerSelfOnly');
  if (!site.pages.includes(target_page)) throw new Fault('partnerPage');
  const callbackUrl = callbackOf(company);
  const service = serviceText(company, lang);
  return commitOnce(ctx, async (ctx) => {
    const secret = await loadSecret(ctx);
    if (!secret || !callbackUrl) throw new Fault('partnerNotReady', { service });
    const { employee_no } = await personRow(ctx, session.personGuid);
    if (!employee_no) throw new Fault('partnerNoNumber', { service });
    const { field1, field2, field3 } = site;
    const accesstime = momentText(ctx.now());
    const fields = { user_id: employee_no, accesstime, target_page, language, field1, field2, field3 };
    await recordByAccount(ctx, session.accountId, {
      action: 'partner.relogon',
      subject: { kind: 'account', id: String(session.accountId) },
      personGuid: session.personGuid,
    });
    return { ...fields, sign: signOf(secret, Object.values(fields)), callbackUrl };
  });
}

/** Where people of a company are posted to; undefined where that is not on its list. */
export const callbackOf = ({ config }: Pick<Company, 'config'>): string | undefined =>
  outsideTarget(config.partner?.callbackUrl, config.outsideHosts);

const signOf = (secret: string, fields: (string | number)[]): string =>
  createHmac('sha256', secret).update(fields.join('\n')).digest('hex');

const SHANGHAI_MS = 8 * 3_600_000;
const momentText = (now: Date): string =>
  new Date(now.getTime() + SHANGHAI_MS).toISOString().replace(/\D/g, '').slice(0, 14);
