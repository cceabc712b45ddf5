import type { Company, CompanyCtx, Ctx, InTx } from '../../ctx.ts';
import { atDoor, transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByAccount } from '../audit/index.ts';
import { loadCompany } from '../company/index.ts';
import {
  assertNewPassword,
  assertOwnSite,
  endSessions,
  forgetSessions,
  forgetTries,
  hashPassword,
  passwordMatches,
  tokenHash,
  triedBy,
} from '../identity/index.ts';
import { queuePasswordReset } from '../messages/index.ts';
import { unbind } from '../messaging-app/index.ts';
import { phoneOf } from '../people/index.ts';

/** Sets the new password after the code. Every session of the account ends, and its owner is told. */
export async function setForgottenPassword(
  base: Ctx,
  ticket: string,
  newOne: string,
): Promise<{ companyCode: string }> {
  assertOwnSite(base);
  const hash = tokenHash(ticket);
  const company = await companyOf(base, hash);
  if (!company) throw new Fault('resetGone');
  const ctx: CompanyCtx = { ...base, company };
  const holder = await transact(ctx, (ctx) => holderOf(ctx, hash));
  if (!holder) throw new Fault('resetGone');
  leaveTrail(ctx, holder);
  assertNewPassword(company, newOne);
  if (await passwordMatches(newOne, holder.password_hash)) throw new Fault('passwordSame');
  const passwordHash = await hashPassword(newOne);
  await transact(ctx, async (ctx) => {
    // a second use of the same ticket finds it used
    // guard: a ticket sets one password
    if (!(await holderOf(ctx, hash, 'locked'))) throw new Fault('resetGone');
    await forgetTickets(ctx, holder.account_id);
    await ctx.db
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('company_id', '=', company.companyId)
      .where('account_id', '=', holder.account_id)
      .execute();
    // guard: a reset ends every session
    await endSessions(ctx, holder.account_id);
    // a thief of the old password may have bound a messaging app of their own
    await unbind(ctx, holder.account_id);
    await tellOwner(ctx, holder);
    await recordByAccount(ctx, holder.account_id, {
      action: 'password.reset',
      subject: { kind: 'account', id: String(holder.account_id) },
      personGuid: holder.person_guid,
    });
    // who has the phone need not wait for the tries that made them ask
    await forgetTries(ctx, triedBy(ctx, holder.account_id, ''));
  });
  forgetSessions(ctx.portal);
  return { companyCode: company.code };
}

async function companyOf({ portal }: Ctx, hash: Buffer): Promise<Company | undefined> {
  const row = await atDoor(
    portal.database,
    (db) => db.selectFrom('password_ticket').select('company_id').where('token_hash', '=', hash).executeTakeFirst(),
    hash,
  );
  return row && (await loadCompany(portal, row.company_id));
}

type Holder = NonNullable<Awaited<ReturnType<typeof holderOf>>>;

function holderOf(ctx: InTx<CompanyCtx>, hash: Buffer, as: 'seen' | 'locked' = 'seen') {
  const query = ctx.db
    .selectFrom('password_ticket as t')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 't.company_id').onRef('a.account_id', '=', 't.account_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'a.company_id').onRef('p.person_guid', '=', 'a.person_guid'),
    )
    .select(['a.account_id', 'a.person_guid', 'a.password_hash', 'p.phone'])
    .where('t.company_id', '=', ctx.company.companyId)
    .where('t.token_hash', '=', hash)
    .where('t.expires_at', '>', ctx.now())
    .where('a.disabled', '=', false);
  return (as === 'locked' ? query.forUpdate('t') : query).executeTakeFirst();
}

/** With all others of the account: they were asked for while the old password was lost. */
const forgetTickets = ({ db, company }: InTx<CompanyCtx>, accountId: number): Promise<unknown> =>
  db
    .deleteFrom('password_ticket')
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', accountId)
    .execute();

async function tellOwner(ctx: InTx<CompanyCtx>, { person_guid, phone }: Holder): Promise<void> {
  if (!phone) return;
  const key = await ctx.portal.keyring.companyKey(ctx);
  await queuePasswordReset(ctx, { guid: person_guid, phone: phoneOf(key, { person_guid, phone }), lang: ctx.lang });
}

function leaveTrail({ portal, company, trail }: CompanyCtx, { account_id, person_guid }: Holder): void {
  trail.companyId = company.companyId;
  trail.account = portal.watch.marks.account(company.companyId, account_id);
  trail.personGuid = person_guid;
}
