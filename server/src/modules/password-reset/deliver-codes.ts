import type { InCompany, Log, Portal } from '../../ctx.ts';
import { asConsole, transact } from '../../db/transact.ts';
import { groupedBy } from '../../grouped-by.ts';
import type { Job } from '../../jobs/start.ts';
import { companyIds } from '../../jobs/repeat.ts';
import { companyHere } from '../company/index.ts';
import { queueResetCode, sendDue } from '../messages/index.ts';
import { phoneIndexes } from '../people/index.ts';
import { resettable } from './accounts.ts';
import { codeToken, inPlatform, toSendContext, type InPlatform, type ToSend } from './codes.ts';

const BATCH = 50;

export const deliveringCodes: Job = {
  name: 'delivering codes for forgotten passwords',
  everyMs: 2_000,
  work: (portal, log) => deliverCodes(portal, log),
};

interface Waiting extends ToSend {
  codeId: string;
  goodUntil: Date;
}

/** Finds out who has the phones that codes were asked for. Beside the request, whose time would tell it otherwise. */
export async function deliverCodes(portal: Portal, log?: Log): Promise<void> {
  for (const each of await inPlatform({ portal }, waiting)) {
    const toldIn = await prepare(portal, each);
    await inPlatform({ portal }, ({ db }) =>
      db.updateTable('reset_code').set({ to_send: null }).where('code_id', '=', each.codeId).execute(),
    );
    if (toldIn !== undefined) await sendDue(portal, toldIn, log);
  }
}

async function waiting(ctx: InPlatform): Promise<Waiting[]> {
  const rows = await ctx.db
    .selectFrom('reset_code')
    .select(['bucket', 'code_id', 'expires_at', 'to_send'])
    .where('to_send', 'is not', null)
    .where('expires_at', '>', ctx.portal.clock())
    .orderBy('asked_at')
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return [];
  const key = await ctx.portal.keyring.companyKey(ctx);
  return rows.flatMap(({ bucket, code_id, expires_at, to_send }) =>
    to_send
      ? [
          {
            ...(JSON.parse(key.unseal(toSendContext(bucket), to_send)) as ToSend),
            codeId: code_id,
            goodUntil: expires_at,
          },
        ]
      : [],
  );
}

/** One ticket for each account, and one message, however many companies have the phone; answers with where it waits. */
async function prepare(portal: Portal, code: Waiting): Promise<number | undefined> {
  let toldIn: number | undefined;
  for (const [companyId, guids] of await whoHas(portal, code)) {
    const guid = await transact({ portal, company: { companyId } }, async (ctx) => {
      const first = await makeTickets(ctx, guids, code);
      if (first !== undefined && toldIn === undefined) await queueResetCode(ctx, { ...code, guid: first });
      return first;
    });
    if (guid !== undefined) toldIn ??= companyId;
  }
  return toldIn;
}

/** In the order of the companies, so that every node tells it in the same one. */
async function whoHas(portal: Portal, { phone, companyId }: Waiting): Promise<[number, string[]][]> {
  const companies = companyId === undefined ? await companyIds(portal) : [companyId];
  const indexes = await phoneIndexes(portal, companies, phone);
  const people = await asConsole(portal.database, (db) =>
    db
      .selectFrom('person')
      .select(['company_id', 'person_guid'])
      .where('company_id', 'in', companies)
      .where('phone_index', 'in', indexes)
      .orderBy('company_id')
      .orderBy('person_guid')
      .execute(),
  );
  const groups = groupedBy(people, ({ company_id }) => company_id);
  return [...groups].map(([id, own]) => [id, own.map(({ person_guid }) => person_guid)]);
}

async function makeTickets(ctx: InCompany, guids: string[], code: Waiting): Promise<string | undefined> {
  const company = await companyHere(ctx);
  const accounts = company ? await resettable(ctx, company.config, guids) : [];
  if (accounts.length === 0) return undefined;
  await ctx.db
    .insertInto('password_ticket')
    .values(
      accounts.map(({ account_id }) => ({
        company_id: ctx.company.companyId,
        account_id,
        code_id: code.codeId,
        token_hash: codeToken(ctx.portal, code.codeId),
        expires_at: code.goodUntil,
      })),
    )
    // another node was here: what it made may be in use already
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return accounts[0]?.person_guid;
}
