import { sql } from 'kysely';
import type { Reply } from '#contract/call';
import type { password, ResetAccount } from '#contract/calls/password';
import { maskName } from '#contract/rules/mask';
import type { Company, Ctx, InCompany } from '../../ctx.ts';
import { atDoor, transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { companyHere } from '../company/index.ts';
import { MOST_TRIES } from '../contact/index.ts';
import { newToken, tokenHash } from '../identity/index.ts';
import { personName } from '../people/index.ts';
import { codeHash, codeToken, inPlatform, phoneBucket, TICKET_MS } from './codes.ts';

type Checked = Reply<typeof password.ValidateSmsCode>;

/** The right code, once, opens the accounts it was sent for. An unknown phone is counted and answered as any other. */
export async function checkResetCode(ctx: Ctx, phone: string, typed: string): Promise<Checked> {
  // the try is counted before the code is looked at, and stays counted whatever comes of it
  const asked = await countTry(ctx, phone);
  if (!asked) throw new Fault('phoneCodeGone');
  if (!codeHash(ctx.portal, phone, typed).equals(asked.code_hash)) throw new Fault('smsWrong');
  if (!(await spendCode(ctx, asked.code_id))) throw new Fault('phoneCodeGone');
  const accounts = await openTickets(ctx, asked.code_id);
  if (accounts.length === 0) throw new Fault('smsWrong');
  return { accounts, goodUntil: new Date(ctx.now().getTime() + TICKET_MS).toISOString() };
}

const countTry = (ctx: Ctx, phone: string) =>
  inPlatform(ctx, ({ db }) =>
    db
      .updateTable('reset_code')
      .set({ tries: sql<number>`tries + 1` })
      .where('bucket', '=', phoneBucket(ctx.portal, phone))
      // guard: tries of a reset code are counted
      .where('tries', '<', MOST_TRIES)
      // guard: a reset code ends
      .where('expires_at', '>', ctx.now())
      .returning(['code_id', 'code_hash'])
      .executeTakeFirst(),
  );

const spendCode = (ctx: Ctx, codeId: string): Promise<boolean> =>
  inPlatform(ctx, async ({ db }) => {
    const used = await db.deleteFrom('reset_code').where('code_id', '=', codeId).executeTakeFirst();
    return used.numDeletedRows === 1n;
  });

async function openTickets(ctx: Ctx, codeId: string): Promise<ResetAccount[]> {
  const presented = codeToken(ctx.portal, codeId);
  const rows = await atDoor(
    ctx.portal.database,
    (db) =>
      db
        .selectFrom('password_ticket')
        .select('company_id')
        .distinct()
        .where('token_hash', '=', presented)
        .orderBy('company_id')
        .execute(),
    presented,
  );
  const opened: ResetAccount[] = [];
  for (const { company_id: companyId } of rows)
    opened.push(
      ...(await transact({ portal: ctx.portal, company: { companyId } }, (ctx) => openInCompany(ctx, codeId))),
    );
  return opened;
}

async function openInCompany(ctx: InCompany, codeId: string): Promise<ResetAccount[]> {
  const company = await companyHere(ctx);
  const key = await ctx.portal.keyring.companyKey(ctx);
  const rows = await ctx.db
    .selectFrom('password_ticket as t')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 't.company_id').onRef('a.account_id', '=', 't.account_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'a.company_id').onRef('p.person_guid', '=', 'a.person_guid'),
    )
    .select(['t.account_id', 'p.person_guid', 'p.name as person_name'])
    .where('t.company_id', '=', ctx.company.companyId)
    .where('t.code_id', '=', codeId)
    .orderBy('t.account_id')
    .execute();
  const opened: ResetAccount[] = [];
  for (const row of rows) {
    const ticket = await newTicket(ctx, row.account_id, codeId);
    if (company) opened.push({ ...faceOf(company), ticket, name: maskName(personName(key, row)) });
  }
  return opened;
}

async function newTicket({ db, company, portal }: InCompany, accountId: number, codeId: string): Promise<string> {
  const ticket = newToken();
  await db
    .updateTable('password_ticket')
    .set({ token_hash: tokenHash(ticket), expires_at: new Date(portal.clock().getTime() + TICKET_MS) })
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', accountId)
    .where('code_id', '=', codeId)
    .execute();
  return ticket;
}

const faceOf = ({ code, name, nameEng }: Company) => ({ companyCode: code, company: name, companyEng: nameEng });
