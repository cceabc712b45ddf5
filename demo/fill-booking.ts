import { sql } from 'kysely';
import { DEFAULT_BOOKING_ID, DEFAULT_SERVICE_CODE } from '#contract/schemas/fields';
import { ORDER_STATUS } from '#contract/calls/orders';
import type { ClosedAs } from '#contract/schemas/order-choices';
import type { CompanyKey } from '../server/src/db/keyring.ts';
import { fillEvaluation, fillInvoice } from './fill-invoice.ts';
import { fillPayment } from './fill-payment.ts';
import type { FillCtx } from './fill-people.ts';
import { plusDays } from './days.ts';
import { EXTRAS } from './supply/extras.ts';
import { SETS } from './supply/sets.ts';
import type { DemoAddress, DemoPastOrder, DemoPlan, DemoTenant } from './types.ts';

/** How long before the check-up it was booked, and after it the report came. */
const BOOKED_BEFORE = 16;
const REPORT_AFTER = 9;
/** An earlier check-up holds no seat, so it names no segment. */
const NO_SEGMENT = 0;

/** The supply and bookings of a company's people: plans, quotas, addresses, earlier check-ups. */
export async function fillBooking(ctx: FillCtx, company: DemoTenant, key: CompanyKey): Promise<void> {
  for (const [sortOrder, plan] of company.plans.entries()) await fillPlan(ctx, plan, sortOrder);
  for (const { centerId, starts, quota } of company.quotas) {
    await sql`INSERT INTO segment_quota (company_id, segment_id, quota)
      SELECT ${company.companyId}::int, segment_id, ${quota}::int FROM segment
      WHERE center_id = ${centerId} AND starts = ${starts}`.execute(ctx.db);
  }
  for (const address of company.addresses) await fillAddress(ctx, address, key);
  for (const order of company.pastOrders) await fillPastOrder(ctx, order, company.plans, key);
}

async function fillPlan({ db, company }: FillCtx, plan: DemoPlan, sortOrder: number): Promise<void> {
  const own = { company_id: company.companyId, plan_id: plan.id };
  await db
    .insertInto('plan')
    .values({
      ...own,
      name: plan.name.zh,
      name_eng: plan.name.en,
      service_code: DEFAULT_SERVICE_CODE,
      service_get_mode: plan.mode,
      windows: JSON.stringify(plan.windows),
      exam_from: plan.examFrom ?? null,
      exam_to: plan.examTo ?? null,
      for_whom: plan.forWhom,
      max_people: plan.maxPeople,
      max_extras: plan.maxExtras,
      uses: plan.uses ?? 1,
      city_ids: plan.cityIds ?? null,
      sort_order: sortOrder,
    })
    .execute();
  const sets = plan.sets.map(({ id, companyFen }) => ({ ...own, set_id: id, company_fen: companyFen }));
  await db.insertInto('plan_set').values(sets).execute();
}

export async function nextOf(
  { db }: FillCtx,
  sequence:
    | 'address_number'
    | 'order_number'
    | 'payment_number'
    | 'mall_order_number'
    | 'mall_gift_number'
    | 'claim_number'
    | 'claim_batch_number'
    | 'feedback_number',
): Promise<number> {
  const { rows } = await sql<{ next: number }>`SELECT nextval(${sequence}) AS next`.execute(db);
  return rows[0]?.next ?? 0;
}

async function fillAddress(ctx: FillCtx, address: DemoAddress, key: CompanyKey): Promise<void> {
  const id = await nextOf(ctx, 'address_number');
  const sealed = (column: string, text: string) => key.seal({ table: 'address', column, row: String(id) }, text);
  await ctx.db
    .insertInto('address')
    .values({
      company_id: ctx.company.companyId,
      address_id: id,
      person_guid: address.of,
      recipient: sealed('recipient', address.recipient),
      phone: sealed('phone', address.phone),
      district: address.district,
      detail: sealed('detail', address.detail),
      is_default: address.isDefault,
    })
    .execute();
}

async function fillPastOrder(ctx: FillCtx, order: DemoPastOrder, plans: DemoPlan[], key: CompanyKey): Promise<void> {
  const { own, paid } = await fillOrder(ctx, order, plans, { status: ORDER_STATUS.reportReady, event: 'reportReady' });
  const askedOn = plusDays(order.day, -BOOKED_BEFORE);
  if (order.invoice) await fillInvoice(ctx, key, own, { askedOn, ...order.invoice, amountFen: paid.fen });
  if (order.stars) await fillEvaluation(ctx, own, { ...order, stars: order.stars, tagIds: [], words: '' }, key);
  if (paid.fen > 0)
    await fillPayment(ctx, { subject: 'exam', ...paid, paymentId: await nextOf(ctx, 'payment_number') });
}

/** How an order is over. */
export interface EndedAs {
  status: number;
  closed_as?: ClosedAs;
  event: string;
  /** How long after it was booked; otherwise on the day itself, or when the report came. */
  afterMs?: number;
  abnormal?: string;
}

/** An order that is over, with its events; answers with its amount to pay. */
export async function fillOrder(
  ctx: FillCtx,
  order: Omit<DemoPastOrder, 'stars' | 'invoice'>,
  plans: DemoPlan[],
  { status, closed_as, event, afterMs, abnormal = '' }: EndedAs,
) {
  const { db } = ctx;
  const own = { company_id: ctx.company.companyId, order_id: await nextOf(ctx, 'order_number') };
  const plan = plans.find(({ id }) => id === DEFAULT_BOOKING_ID);
  const extras = EXTRAS.filter(({ id }) => order.extraIds.includes(id));
  const setFen = SETS.find(({ id }) => id === order.setId)?.priceFen ?? 0;
  const priceFen = extras.reduce((sum, extra) => sum + extra.priceFen, setFen);
  const companyFen = plan?.sets.find(({ id }) => id === order.setId)?.companyFen ?? 0;
  const booked = instantOn(plusDays(order.day, -BOOKED_BEFORE));
  await db
    .insertInto('exam_order')
    .values({
      ...own,
      user_guid: order.user,
      person_guid: order.person,
      plan_id: DEFAULT_BOOKING_ID,
      set_id: order.setId,
      center_id: order.centerId,
      segment_id: NO_SEGMENT,
      book_date: order.day,
      book_time: order.time,
      status,
      price_fen: priceFen,
      company_fen: companyFen,
      self_fen: priceFen - companyFen,
      held_until: null,
      report_type: order.reportType,
      delivery: order.delivery ?? null,
      address_id: null,
      traffic_id: null,
      source_type: 1,
      created_at: booked,
      closed_as: closed_as ?? null,
      abnormal_at: abnormal ? instantOn(order.day) : null,
      abnormal_reason: abnormal,
    })
    .execute();
  const bought = extras.map(({ id, priceFen }) => ({ ...own, extra_id: id, price_fen: priceFen }));
  if (bought.length > 0) await db.insertInto('exam_order_extra').values(bought).execute();
  const wasThere = status !== ORDER_STATUS.closed;
  const ended =
    afterMs === undefined
      ? instantOn(plusDays(order.day, wasThere ? REPORT_AFTER : 0))
      : new Date(booked.getTime() + afterMs);
  const events = [
    { ...own, at: booked, kind: 'placed', detail: '{}' },
    ...(wasThere ? [{ ...own, at: instantOn(order.day), kind: 'examined', detail: '{}' }] : []),
    { ...own, at: ended, kind: event, detail: '{}' },
  ];
  await db.insertInto('order_event').values(events).execute();
  return { own, paid: { id: own.order_id, fen: priceFen - companyFen, at: booked } };
}

const instantOn = (day: string): Date => new Date(`${day}T10:00:00+08:00`);
