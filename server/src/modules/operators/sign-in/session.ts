import type { OperatorRole } from '#contract/values/operator-roles';
import type { Operator, Portal } from '../../../ctx.ts';
import { PLATFORM_ID } from '../../../db/transact.ts';
import type { Sweep } from '../../../jobs/sweep.ts';
import { sessionCache, type SessionRow } from '../../../session-cache.ts';
import { newToken, tokenHash } from '../../identity/index.ts';
import { inPlatform, type InPlatform } from '../in-platform.ts';

/** How long an operator's session lives without use (docs/product §2.9). */
const IDLE_MS = 15 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;

interface Row extends SessionRow {
  operator_id: number;
  name: string;
  role: OperatorRole;
}

const sessions = sessionCache<Row, Operator>({
  idleMs: IDLE_MS,
  absoluteMs: ABSOLUTE_MS,
  cookie: (client) => client.cookie('ops'),
  load: async (portal, hash) => {
    const row = await inPlatform({ portal }, (ctx) => sessionRow(ctx, hash));
    return row && { row, session: { operatorId: row.operator_id, name: row.name, role: row.role, tokenHash: hash } };
  },
  touch: (portal, _, hash, seenAt) =>
    inPlatform({ portal }, ({ db }) =>
      db.updateTable('operator_session').set({ seen_at: seenAt }).where('token_hash', '=', hash).execute(),
    ),
  hashByCookie: async (portal, cookieHash) =>
    (
      await inPlatform({ portal }, ({ db }) =>
        db.selectFrom('operator_session').select('token_hash').where('cookie_hash', '=', cookieHash).executeTakeFirst(),
      )
    )?.token_hash,
});

const sessionRow = ({ db }: InPlatform, hash: Buffer) =>
  db
    .selectFrom('operator_session as s')
    .innerJoin('operator as o', 'o.operator_id', 's.operator_id')
    .select(['s.cookie_hash', 's.created_at', 's.seen_at', 's.ended_at'])
    .select(['o.operator_id', 'o.name', 'o.role', 'o.disabled'])
    .where('s.token_hash', '=', hash)
    // guard: an operator’s session that ended
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();

/** Who presents this token and cookie, or nothing when it is unknown, ended, too old or not this browser's. */
export const findOperator = sessions.find;
export const findOperatorByCookie = sessions.findByCookie;

/** To be called after the transaction that ended sessions has committed. */
export const forgetSessions = (portal: Portal): void => sessions.forget(portal);

export async function startSession({ db, portal }: InPlatform, operatorId: number, cookie: string): Promise<string> {
  const token = newToken();
  const now = portal.clock();
  await db
    .insertInto('operator_session')
    .values({
      token_hash: tokenHash(token),
      cookie_hash: tokenHash(cookie),
      operator_id: operatorId,
      created_at: now,
      seen_at: now,
      ended_at: null,
    })
    .execute();
  return token;
}

/** Ends one session of an operator, or all but one, or all. */
export async function endSessions(
  { db, portal }: InPlatform,
  operatorId: number,
  which: { only?: Buffer; allBut?: Buffer } = {},
): Promise<void> {
  let query = db
    .updateTable('operator_session')
    .set({ ended_at: portal.clock() })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null);
  if (which.only) query = query.where('token_hash', '=', which.only);
  if (which.allBut) query = query.where('token_hash', '!=', which.allBut);
  await query.execute();
}

/** After a restore: as for the employees, and a sign-in that was under way begins anew. */
export async function endEveryOperatorSession({ db, portal }: InPlatform): Promise<void> {
  await db.updateTable('operator_session').set({ ended_at: portal.clock() }).where('ended_at', 'is', null).execute();
  await db.deleteFrom('operator_ticket').execute();
  await db.updateTable('preview').set({ ended_at: portal.clock() }).where('ended_at', 'is', null).execute();
}

/** A sign-in that is under way does not outlive what it began with. */
export const endTickets = ({ db }: InPlatform, operatorId: number): Promise<unknown> =>
  db.deleteFrom('operator_ticket').where('operator_id', '=', operatorId).execute();

/** Sessions of yesterday, and spent tickets. */
export const operatorSweep: Sweep = {
  inCompany: async ({ db, portal, company }, before) => {
    if (company.companyId !== PLATFORM_ID) return;
    await db.deleteFrom('operator_session').where('created_at', '<', before).execute();
    await db.deleteFrom('operator_ticket').where('expires_at', '<', portal.clock()).execute();
  },
};
