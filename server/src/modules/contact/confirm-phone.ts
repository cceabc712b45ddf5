import { sql } from 'kysely';
import { maskPhone } from '#contract/rules/mask';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByAccount } from '../audit/index.ts';
import { queuePhoneChanged } from '../messages/index.ts';
import { personRow, setPhone, unsealed } from '../people/index.ts';
import { codeHash, MOST_TRIES, phoneSealContext, plainCode } from './code.ts';

/** The right code makes the new phone the person's; the old one is told. */
export async function confirmPhone(ctx: EmployeeCtx, typed: string): Promise<Committed<{ phone: string }>> {
  // the try is counted before the code is looked at, and stays counted whatever comes of it
  const asked = await transact(ctx, countTry);
  if (!asked) throw new Fault('phoneCodeGone');
  const { phone } = asked;
  if (!codeHash(ctx, { phone, code: plainCode(typed) }).equals(asked.codeHash)) throw new Fault('smsWrong');
  return commitOnce(ctx, async (ctx) => {
    const used = await ctx.db
      .deleteFrom('phone_change')
      .where('company_id', '=', ctx.company.companyId)
      .where('person_guid', '=', ctx.session.personGuid)
      .where('code_hash', '=', asked.codeHash)
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) throw new Fault('phoneCodeGone');
    await tellOldPhone(ctx, phone);
    await setPhone(ctx, ctx.session.personGuid, phone);
    await recordByAccount(ctx, ctx.session.accountId, {
      action: 'phone.change',
      subject: { kind: 'person', id: ctx.session.personGuid },
      personGuid: ctx.session.personGuid,
    });
    return { phone: maskPhone(phone) };
  });
}

async function countTry(ctx: InTx<EmployeeCtx>): Promise<{ phone: string; codeHash: Buffer } | undefined> {
  const { personGuid: guid } = ctx.session;
  const row = await ctx.db
    .updateTable('phone_change')
    .set({ tries: sql<number>`tries + 1` })
    .where('company_id', '=', ctx.company.companyId)
    .where('person_guid', '=', guid)
    .where('tries', '<', /* guard: tries of a code → MOST_TRIES + 1 */ MOST_TRIES)
    // guard: a code grows old
    .where('expires_at', '>', ctx.now())
    .returning(['phone', 'code_hash'])
    .executeTakeFirst();
  if (!row) return undefined;
  const key = await ctx.portal.keyring.companyKey(ctx);
  return { phone: key.unseal(phoneSealContext(guid), row.phone), codeHash: row.code_hash };
}

/** Tells the old phone: the change may not have been its owner's. */
async function tellOldPhone(ctx: InTx<EmployeeCtx>, phone: string): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const person = await personRow(ctx, ctx.session.personGuid);
  const old = person.phone_unconfirmed ? '' : unsealed(key, person, 'phone');
  if (!old) return;
  await queuePhoneChanged(ctx, { guid: person.person_guid, phone: old, lang: ctx.lang, newPhone: maskPhone(phone) });
}
