import { sql, type RawBuilder } from 'kysely';
import type { RelationKind } from '#contract/calls/booking';
import type { OrderForm } from '#contract/calls/orders';
import type { CompanyCtx, InTx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import {
  bookableOf,
  planAsJson,
  planOf,
  segmentRows,
  type Bookable,
  type BookingPlan,
  type SegmentRow,
} from '../booking/index.ts';
import type { Contacts } from '../messages/index.ts';
import type { PersonRow } from '../people/index.ts';

/** All that the rules look at and memory does not hold, read by one statement. */
export interface WishFacts {
  plan: BookingPlan;
  person: Bookable;
  segments: SegmentRow[];
  others: number;
  givenUp: number;
  orderId: number;
  contacts: Contacts;
}

type Row = Pick<PersonRow, 'person_guid' | 'gender' | 'birth_date' | 'city_id' | 'marital_status'> &
  Contacts &
  Pick<WishFacts, 'segments' | 'others' | 'givenUp' | 'orderId'> & {
    relation: RelationKind | null;
    plan: Parameters<typeof planOf>[0] | null;
  };

type Asked = Pick<OrderForm, 'customerGuid' | 'bookingId' | 'examCenterId' | 'bookDate'>;

/** Questions that differ between a new order and a move, asked within the same statement. */
export interface AskedBeside {
  bookerGuid: string;
  /** How many others the booker has booked for under the plan. */
  others: RawBuilder<number>;
  /** How many seats the booker has held today and given up. */
  givenUp: RawBuilder<number>;
  /** The number of the order to be. */
  orderId: RawBuilder<number>;
}

export async function readWishFacts(
  ctx: InTx<CompanyCtx>,
  { customerGuid, bookingId, examCenterId, bookDate }: Asked,
  { bookerGuid, others, givenUp, orderId }: AskedBeside,
): Promise<WishFacts> {
  const { rows } = await sql<Row>`
    SELECT p.person_guid, p.gender, p.birth_date, p.city_id, p.marital_status, r.kind AS relation,
      p.name AS person_name, p.phone AS person_phone, p.phone_unconfirmed AS person_unconfirmed,
      u.phone AS user_phone, u.phone_unconfirmed AS user_unconfirmed,
      u.email AS user_email, u.email_confirmed AS user_email_confirmed,
      ${planAsJson(ctx, bookingId)} AS plan,
      (SELECT coalesce(jsonb_agg(s ORDER BY s.starts), '[]') FROM (${segmentRows(ctx, examCenterId, bookDate, bookDate)}) s) AS segments,
      ${others} AS others, ${givenUp} AS "givenUp", ${orderId} AS "orderId"
    FROM person p
    JOIN person u ON u.company_id = p.company_id AND u.person_guid = ${bookerGuid}
    LEFT JOIN relation r
      ON r.company_id = p.company_id AND r.person_guid = u.person_guid AND r.relative_guid = p.person_guid
    WHERE p.company_id = ${ctx.company.companyId} AND p.person_guid = ${customerGuid}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('The person a booking is for is not there');
  if (!row.plan) throw new Fault('planUnknown');
  const relation = customerGuid === bookerGuid ? 'self' : (row.relation ?? 'other');
  return {
    plan: planOf(row.plan),
    person: await bookableOf(ctx, row, relation),
    segments: row.segments,
    others: row.others,
    givenUp: row.givenUp,
    orderId: row.orderId,
    contacts: row,
  };
}
