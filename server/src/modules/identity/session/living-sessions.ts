import type { InCompany, Portal, Session } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { ABSOLUTE_MS, IDLE_MS } from './session.ts';

/** Those that the door would still let in, asked for company by company: many at a time cost no more than one. */
export async function livingSessions(portal: Portal, sessions: readonly Session[]): Promise<Session[]> {
  const living: Session[] = [];
  for (const companyId of new Set(sessions.map((session) => session.companyId))) {
    const own = sessions.filter((session) => session.companyId === companyId);
    const hashes = await transact({ portal, company: { companyId } }, (ctx) => livingHashes(ctx, own));
    living.push(...own.filter(({ tokenHash }) => hashes.has(tokenHash.toString('hex'))));
  }
  return living;
}

async function livingHashes({ db, company, portal }: InCompany, sessions: readonly Session[]): Promise<Set<string>> {
  const now = portal.clock().getTime();
  const rows = await db
    .selectFrom('session as s')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 's.company_id').onRef('a.account_id', '=', 's.account_id'),
    )
    .select('s.token_hash')
    .where('s.company_id', '=', company.companyId)
    .where(
      's.token_hash',
      'in',
      sessions.map(({ tokenHash }) => tokenHash),
    )
    .where('s.ended_at', 'is', null)
    .where('s.seen_at', '>=', new Date(now - IDLE_MS))
    .where('s.created_at', '>=', new Date(now - ABSOLUTE_MS))
    // guard: streams: a disabled account
    .where('a.disabled', '=', false)
    .execute();
  return new Set(rows.map(({ token_hash }) => token_hash.toString('hex')));
}
