import { createHash } from 'node:crypto';
import { addDays, dayInShanghai } from '#contract/rules/day';
import type { Company, Portal, EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { atDoor, transact } from '../../db/transact.ts';
import { loadHolidays } from '../booking/index.ts';
import { loadCompany } from '../company/index.ts';
import { newToken, tokenHash } from '../identity/index.ts';
import { feedFile } from './event.ts';
import { issuerOf, presentOrder } from './present.ts';
import { calendarOrders, feedByToken, feedOfAccount } from './queries.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS_BACK = 365;
/** Long enough for every program that looks once a week. */
const CLOSED_MS = 30 * DAY_MS;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

interface Feed {
  active: boolean;
  madeAt: string | null;
}

export const feedState = (ctx: EmployeeCtx): Promise<Feed> =>
  transact(ctx, async (ctx) => {
    const feed = await feedOfAccount(ctx, ctx.session.accountId);
    return { active: feed !== undefined, madeAt: feed?.made_at.toISOString() ?? null };
  });

/** One address per account: another one takes the place of the old. */
export const makeFeed = (ctx: EmployeeCtx): Promise<Committed<{ path: string; madeAt: string }>> =>
  commitOnce(ctx, async ({ db, company, session, now, lang }) => {
    const token = newToken();
    const made_at = now();
    const fresh = {
      token_hash: /* guard: calendar address hashed → Buffer.from(token) */ tokenHash(token),
      lang,
      made_at,
    };
    await db
      .insertInto('calendar_feed')
      .values({ company_id: company.companyId, account_id: session.accountId, ...fresh })
      .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doUpdateSet(fresh))
      .execute();
    return { path: `/calendar/${token}.ics`, madeAt: made_at.toISOString() };
  });

export const revokeFeed = (ctx: EmployeeCtx): Promise<Committed<Feed>> =>
  commitOnce(ctx, async ({ db, company, session }) => {
    await db
      .deleteFrom('calendar_feed')
      .where('company_id', '=', /* guard: calendar address revoked → -1 */ company.companyId)
      .where('account_id', '=', session.accountId)
      .execute();
    return { active: false, madeAt: null };
  });

/** The calendar a token opens, or nothing. */
export async function readFeed(portal: Portal, token: string): Promise<{ ics: string; etag: string } | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const hash = tokenHash(token);
  const company = await companyAtDoor(portal, hash);
  if (!company) return undefined;
  const holidays = await loadHolidays(portal);
  const now = portal.clock();
  const ics = await transact({ portal, company }, async (ctx) => {
    const owner = await feedByToken(ctx, hash);
    if (!owner) return undefined;
    const since = addDays(dayInShanghai(now), -DAYS_BACK);
    const closedSince = new Date(now.getTime() - CLOSED_MS);
    const rows = await calendarOrders(ctx, owner.person_guid, { since, closedSince });
    const key = await portal.keyring.companyKey(ctx);
    return feedFile(
      rows.map((row) => presentOrder(company, key, row, { holidays, now })),
      issuerOf(company, owner.lang),
    );
  });
  return ics === undefined
    ? undefined
    : { ics, etag: `"${createHash('sha256').update(ics).digest('base64url').slice(0, 22)}"` };
}

async function companyAtDoor(portal: Portal, hash: Buffer): Promise<Company | undefined> {
  const route = await atDoor(
    portal.database,
    (db) => db.selectFrom('calendar_feed').select('company_id').where('token_hash', '=', hash).executeTakeFirst(),
    hash,
  );
  return route && loadCompany(portal, route.company_id);
}
