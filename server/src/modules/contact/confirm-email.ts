import { sql } from 'kysely';
import { maskEmail } from '#contract/rules/mask';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByAccount } from '../audit/index.ts';
import { queueEmailChanged } from '../messages/index.ts';
import { personRow, setEmail, unsealed } from '../people/index.ts';
import { codeHash, emailSealContext, MOST_TRIES, plainCode } from './code.ts';

/** The right code makes the new address the person's; the old one is told. */
export async function confirmEmail(ctx: EmployeeCtx, typed: string): Promise<Committed<{ email: string }>> {
  // the try is counted before the code is looked at, and stays counted whatever comes of it
  const asked = await transact(ctx, countTry);
  if (!asked) throw new Fault('emailCodeGone');
  const { email } = asked;
  if (!codeHash(ctx, { email, code: plainCode(typed) }).equals(asked.codeHash)) throw new Fault('emailCodeWrong');
  return commitOnce(ctx, async (ctx) => {
    const used = await ctx.db
      .deleteFrom('email_change')
      .where('company_id', '=', ctx.company.companyId)
      .where('person_guid', '=', ctx.session.personGuid)
      .where('code_hash', '=', asked.codeHash)
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) throw new Fault('emailCodeGone');
    await tellOldAddress(ctx, email);
    await setEmail(ctx, ctx.session.personGuid, email);
    await recordByAccount(ctx, ctx.session.accountId, {
      action: 'email.change',
      subject: { kind: 'person', id: ctx.session.personGuid },
      personGuid: ctx.session.personGuid,
    });
    return { email: maskEmail(email) };
  });
}

async function countTry(ctx: InTx<EmployeeCtx>): Promise<{ email: string; codeHash: Buffer } | undefined> {
  const { personGuid: guid } = ctx.session;
  const row = await ctx.db
    .updateTable('email_change')
    .set({ tries: sql<number>`tries + 1` })
    .where('company_id', '=', ctx.company.companyId)
    .where('person_guid', '=', guid)
    // guard: tries of an e-mail’s code
    .where('tries', '<', MOST_TRIES)
    // guard: an e-mail’s code grows old
    .where('expires_at', '>', ctx.now())
    .returning(['email', 'code_hash'])
    .executeTakeFirst();
  if (!row) return undefined;
  const key = await ctx.portal.keyring.companyKey(ctx);
  return { email: key.unseal(emailSealContext(guid), row.email), codeHash: row.code_hash };
}

/** Tells the old address: the change may not have been its reader's. */
async function tellOldAddress(ctx: InTx<EmployeeCtx>, email: string): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const person = await personRow(ctx, ctx.session.personGuid);
  const old = unsealed(key, person, 'email');
  if (!old || old === email) return;
  const newEmail = maskEmail(email);
  await queueEmailChanged(ctx, { guid: person.person_guid, email: old, lang: ctx.lang, newEmail });
}
