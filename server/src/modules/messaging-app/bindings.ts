import { sql } from 'kysely';
import type { EmployeeCtx, InCompany } from '../../ctx.ts';
import type { Clock } from '../../clock.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { transact } from '../../db/transact.ts';
import type { Told } from './told.ts';

type Who = Pick<Told, 'openId' | 'appId'>;

/** Of one app alone: another may know another person by the same id. */
const indexesOf = (key: CompanyKey, { appId, openId }: Who): Buffer[] => key.indexes('openid', `${appId}|${openId}`);
const sealContext = (accountId: number, appId: string) => ({
  ...{ table: 'messaging_binding', column: 'openid', row: `${accountId}|${appId}` },
});

/** The account a person of the app enters; kept as it is until the transaction has ended. */
export async function boundAccount(ctx: InCompany, who: Who): Promise<number | undefined> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const row = await ctx.db
    .selectFrom('messaging_binding')
    .select('account_id')
    .where('company_id', '=', ctx.company.companyId)
    .where('openid_index', '=', sql<Buffer>`ANY(${indexesOf(key, who)}::bytea[])`)
    .forShare()
    .executeTakeFirst();
  return row?.account_id;
}

export type Bound = 'new' | 'known' | 'wxTaken' | 'wxBoundElsewhere';

/**
 * Binds a person of the app to an account that has just been proven theirs, once; refuses without having changed
 * anything.
 */
export async function bind(ctx: InCompany & { now: Clock }, accountId: number, who: Who): Promise<Bound> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const indexes = indexesOf(key, who);
  const rows = await rowsFor(ctx, accountId, who.appId, indexes);
  const own = rows.find(({ account_id }) => account_id === accountId);
  if (own)
    return /* guard: messaging app: one person per account → 'known' */ indexes.some((index) =>
      index.equals(own.openid_index),
    )
      ? 'known'
      : 'wxBoundElsewhere';
  // guard: messaging app: one account per person
  if (rows.some(({ disabled }) => !disabled)) return 'wxTaken';
  // a former account keeps its person from nothing: they may come back with another one
  for (const { account_id } of rows) await unbind(ctx, account_id);
  const bound = await ctx.db
    .insertInto('messaging_binding')
    .values({
      company_id: ctx.company.companyId,
      account_id: accountId,
      app_id: who.appId,
      openid: key.seal(sealContext(accountId, who.appId), who.openId),
      openid_index: key.index('openid', `${who.appId}|${who.openId}`),
      bound_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return bound.numInsertedOrUpdatedRows === 1n ? 'new' : 'wxTaken';
}

const rowsFor = ({ db, company }: InCompany, accountId: number, appId: string, indexes: Buffer[]) =>
  db
    .selectFrom('messaging_binding as b')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 'b.company_id').onRef('a.account_id', '=', 'b.account_id'),
    )
    .select(['b.account_id', 'b.openid_index', 'a.disabled'])
    .where('b.company_id', '=', company.companyId)
    .where((row) =>
      row.or([
        row.and([row('b.account_id', '=', accountId), row('b.app_id', '=', appId)]),
        row('b.openid_index', '=', sql<Buffer>`ANY(${indexes}::bytea[])`),
      ]),
    )
    .execute();

/** Ends what binds an account, or only what binds it to `who`; answers with how many there were. */
export async function unbind(ctx: InCompany, accountId: number, who?: Who): Promise<number> {
  const { db, company, portal } = ctx;
  let query = db
    .deleteFrom('messaging_binding')
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', accountId);
  if (who) {
    const indexes = indexesOf(await portal.keyring.companyKey(ctx), who);
    query = query.where('openid_index', '=', sql<Buffer>`ANY(${indexes}::bytea[])`);
  }
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** Since when an account is bound; undefined: it is not. */
export async function bindingOf({ db, company }: InCompany, accountId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('messaging_binding')
    .select('bound_at')
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', accountId)
    .orderBy('bound_at')
    .executeTakeFirst();
  return row?.bound_at;
}

export const boundSince = (ctx: EmployeeCtx): Promise<Date | undefined> =>
  transact(ctx, (ctx) => bindingOf(ctx, ctx.session.accountId));

/** The app's id of the person who entered this very session from the app: the app then need not be asked who pays. */
export const openIdOfSession = (ctx: EmployeeCtx): Promise<string | undefined> =>
  transact(ctx, async (ctx) => {
    const { db, company, session, portal } = ctx;
    const row = await db
      .selectFrom('session as s')
      .innerJoin('messaging_binding as b', (join) =>
        join
          .onRef('b.company_id', '=', 's.company_id')
          .onRef('b.account_id', '=', 's.account_id')
          // guard: messaging app: payer entered from it
          .onRef('b.app_id', '=', 's.messaging_app'),
      )
      .select(['b.openid', 'b.app_id'])
      .where('s.company_id', '=', company.companyId)
      .where('s.token_hash', '=', session.tokenHash)
      .where('b.app_id', '=', portal.ports.messagingApp.appId)
      .executeTakeFirst();
    if (!row) return undefined;
    return (await portal.keyring.companyKey(ctx)).unseal(sealContext(session.accountId, row.app_id), row.openid);
  });
