import { sql } from 'kysely';
import { DEFAULT_BOOKING_ID } from '#contract/schemas/fields';
import { dayInShanghai } from '#contract/rules/day';
import { ORDER_STATUS } from '#contract/calls/orders';
import type { CompanyKey } from '../server/src/db/keyring.ts';
import { plusDays } from './days.ts';
import { fillPerson, type FillCtx } from './fill-people.ts';
import { staffOf } from './people.ts';
import { CENTER, demoCenters } from './supply/centers.ts';
import { SET, SETS } from './supply/sets.ts';
import type { DemoPerson, DemoTenant } from './types.ts';

/** The company whose earlier people have evaluated the centres; none of them signs in any more. */
export const VISITORS_OF = 'survey';
const NAMES = ['周启明', '吴佳宁', '郑书言', '冯乐知', '褚清和', '卫若水'];
const FIRST_NUMBER = 300;
const LEAST = 4;
/** Centres without a visitor yet. */
const UNRATED: readonly number[] = [CENTER.longhua];

/** How many evaluations a centre has, and so many of them the higher of two stars that the mean is the site's. */
function starsOf({ id, rating }: { id: number; rating: number }): number[] {
  const count = UNRATED.includes(id) ? 0 : LEAST + ((id * 7) % 23);
  const low = Math.floor(rating);
  const higher = Math.round((rating - low) * count);
  return Array.from({ length: count }, (_, n) => (n < higher ? low + 1 : low));
}

/** Check-ups of earlier years, paid by the company, each with the stars it was given. Answers with who was there. */
export async function fillVisitors(ctx: FillCtx, company: DemoTenant, key: CompanyKey): Promise<DemoPerson[]> {
  const today = dayInShanghai(ctx.portal.clock());
  const { employee } = staffOf(company.companyId, company.code);
  const visitors = NAMES.map((name, n) => {
    const { account: _, ...person } = employee(FIRST_NUMBER + n, {
      guid: `5b0d1c9e-7a34-4c11-9f52-0000000003${String(n).padStart(2, '0')}`,
      ...{ name, gender: 'male', birthDate: '1988-04-12', city: 'shanghai' },
      ...{ login: `visitor${n}`, department: '', employeeNo: `V${n}` },
    });
    return person;
  });
  for (const person of visitors) await fillPerson(ctx, person, key, '');
  const given = demoCenters(today).flatMap((center) =>
    starsOf(center).map((stars, n) => ({
      center: center.id,
      stars,
      person: visitors[n % visitors.length]?.guid,
      day: plusDays(today, -(400 + ((center.id * 13 + n * 29) % 600))),
    })),
  );
  const fen = SETS.find(({ id }) => id === SET.careMale)?.priceFen ?? 0;
  await sql`
    WITH given AS (
      SELECT nextval('order_number') AS order_id, g.* FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        AS g (center int, stars int, person uuid, day date)
    ), orders AS (
      INSERT INTO exam_order (company_id, order_id, user_guid, person_guid, plan_id, set_id, center_id, segment_id, book_date,
        book_time, status, price_fen, company_fen, self_fen, report_type, source_type, created_at)
      SELECT ${company.companyId}::int, order_id, person, person, ${DEFAULT_BOOKING_ID}::int, ${SET.careMale}::int, center, 0,
        day, '08:00–08:30', ${ORDER_STATUS.reportReady}::int, ${fen}::int, ${fen}::int, 0, 'electronic', 1, day - 16
      FROM given
    )
    INSERT INTO evaluation (company_id, order_id, center_id, stars, tag_ids, created_at)
    SELECT ${company.companyId}::int, order_id, center, stars, '{}', day + 1 FROM given`.execute(ctx.db);
  return visitors;
}
