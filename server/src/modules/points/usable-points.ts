import { sql } from 'kysely';
import type { InCompany } from '../../ctx.ts';
import { usableOn } from './queries.ts';

export interface UsablePoints {
  balance: number;
  /** The points that expire first, and how many. */
  expires: { on: string; amount: number } | null;
  /** How many expire on which day, the soonest first. */
  byDay: { expiresOn: string; points: number }[];
}

/** The points a person may spend on a day. */
export async function usablePoints({ db, company }: InCompany, guid: string, today: string): Promise<UsablePoints> {
  const { rows } = await sql<{ on: string; points: number }>`
    SELECT to_char(g.expires_on, 'YYYY-MM-DD') AS "on", sum(g.remaining)::int AS points FROM points_grant g
    WHERE g.company_id = ${company.companyId} AND g.person_guid = ${guid} AND ${usableOn(today)}
    GROUP BY g.expires_on ORDER BY g.expires_on`.execute(db);
  const [first] = rows;
  return {
    balance: rows.reduce((sum, { points }) => sum + points, 0),
    expires: first ? { on: first.on, amount: first.points } : null,
    byDay: rows.map(({ on, points }) => ({ expiresOn: on, points })),
  };
}
