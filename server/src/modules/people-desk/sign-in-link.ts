import type { Input, Reply } from '#contract/call';
import type { opsPeople } from '#contract/ops/people';
import { maskPhone } from '#contract/rules/mask';
import { SIGN_IN_LINK_MINUTES } from '#contract/values/ops/people';
import type { OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { enterCompany } from '../company/index.ts';
import { countCode } from '../contact/index.ts';
import { queueSignInLink } from '../messages/index.ts';
import { newLinkTicket, resettable } from '../password-reset/index.ts';
import { personRow, phoneOf } from '../people/index.ts';
import { accountOf, recordOnPerson, type Here, type PersonAccount } from './person-account.ts';

type Call = typeof opsPeople.OpsPersonLink;

/** The accounts that can set a forgotten password by themselves can do it by a link, and no others. */
export async function linkFault(ctx: Here, { person_guid }: PersonAccount): Promise<Fault | undefined> {
  const { phone } = await personRow(ctx, person_guid);
  // guard: people desk: a link goes to a phone
  if (!phone) return new Fault('noSignInLink');
  const accounts = await resettable(ctx, ctx.company.config, [person_guid]);
  return accounts.length > 0 ? undefined : new Fault('noSignInLink');
}

const phoneFor = async (ctx: Here, account: PersonAccount): Promise<string> => {
  const fault = await linkFault(ctx, account);
  if (fault) throw fault;
  return phoneOf(await ctx.portal.keyring.companyKey(ctx), await personRow(ctx, account.person_guid));
};

/** Sends a link that sets a new password once. The old one holds until then, and no operator sees either. */
export async function sendSignInLink(
  base: OperatorCtx,
  { companyId, personGuid, reason }: Input<Call>,
): Promise<Committed<Reply<Call>>> {
  const entered = await enterCompany(base, companyId);
  const to = await transact(entered, async (ctx) => phoneFor(ctx, await accountOf(ctx, personGuid)));
  // guard: people desk: a phone has one quota of links and codes
  await countCode(base, 'sms', { to });
  return commitOnce(entered, async (ctx) => {
    const account = await accountOf(ctx, personGuid);
    const phone = await phoneFor(ctx, account);
    const goodUntil = new Date(ctx.now().getTime() + SIGN_IN_LINK_MINUTES * 60_000);
    const ticket = await newLinkTicket(ctx, account.account_id, goodUntil);
    const page = `${ctx.client.origin()}/v2/web/password?cp=${encodeURIComponent(ctx.company.code)}`;
    await queueSignInLink(ctx, {
      ...{ guid: account.person_guid, phone, lang: 'zh-cn', goodUntil, minutes: SIGN_IN_LINK_MINUTES },
      // behind the hash: it stands in no log of addresses
      link: `${page}#ticket=${ticket}`,
    });
    await recordOnPerson(ctx, account.person_guid, 'person.link', reason);
    return { phone: maskPhone(phone), goodUntil: goodUntil.toISOString() };
  });
}
