import * as z from 'zod/mini';
import { Day } from '../schemas/fields.ts';
import { SupplyId } from '../ids.ts';
import { ClosedAs, ORDER_REASONS, OrderReason } from '../schemas/order-choices.ts';
import { OrderStanding } from '../schemas/order-standing.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Reason, Words } from '../reason.ts';
import { format } from '../schemas/sheet-format.ts';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, AnyOrderId, CompanyName, dayRange, SearchText, Why } from './fields.ts';
import { OPERATOR_ROLES } from '../values/operator-roles.ts';
import { ORDER_FILTERS, ORDER_SORTS, REVEAL_PURPOSES, REVEALED_FIELDS } from '../values/ops/orders.ts';

export { ORDER_FILTERS, ORDER_SORTS, REVEAL_PURPOSES, REVEAL_SECONDS, REVEALED_FIELDS } from '../values/ops/orders.ts';

const SUPPORT = ['support', 'admin'] as const;

/** Counting stops here: a list that long has to be narrowed. */
export const MOST_COUNTED = 10_000;
/** Why an order is moved or cancelled by an operator; the employee reads it in the order's history. */
export { ORDER_REASONS };

/** An order number, a voucher code, a phone number or a name is recognised by its shape. */
export const OrderSearch = {
  text: SearchText,
  companyId: z.optional(AnyCompanyId),
  status: z._default(z.enum(ORDER_FILTERS), 'all'),
  ...dayRange,
};

export const OpsOrderRow = z.object({
  orderId: z.int(),
  orderNo: z.string(),
  company: CompanyName,
  /** Masked. */
  person: z.object({ name: z.string(), phone: z.string(), isRelative: z.boolean() }),
  center: Words,
  bookDate: z.string(),
  bookTime: z.string(),
  status_id: z.int(),
  standing: OrderStanding,
  closedAs: z.nullable(ClosedAs),
  abnormal: z.boolean(),
  createdAt: z.string(),
});
export type OpsOrderRow = z.output<typeof OpsOrderRow>;

const OpsPayment = z.object({
  number: z.string(),
  provider: z.string(),
  channel: z.string(),
  amountFen: z.int(),
  refundedFen: z.int(),
  state: z.enum(['open', 'paid', 'closed']),
  at: z.string(),
});

/** One line of what happened to an order: by the person, by the platform, by an operator, or a message that was sent. */
export const OpsHistoryLine = z.object({
  at: z.string(),
  source: z.enum(['event', 'message', 'operator']),
  /** The event's, message's or action's name; the console has the words. */
  kind: z.string(),
  by: z.string(),
  reason: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

export const OpsOrderDetail = z.object({
  ...OpsOrderRow.shape,
  revision: z.int(),
  sourceType: z.int(),
  person: z.object({
    guid: z.string(),
    name: z.string(),
    phone: z.string(),
    idNumber: z.string(),
    gender: z.enum(['male', 'female']),
    age: z.int(),
    employeeNo: z.string(),
    isRelative: z.boolean(),
  }),
  /** Of the account it was booked with: since when it is entered from the messaging app without a password; null: it is not. */
  appBoundSince: z.nullable(z.string()),
  plan: Words,
  set: Words,
  extras: z.array(z.object({ name: Words, fen: z.int() })),
  center: z.object({ id: z.int(), name: Words, address: Words, phone: z.string() }),
  priceFen: z.int(),
  companyFen: z.int(),
  selfFen: z.int(),
  heldUntil: z.nullable(z.string()),
  /** Until when the person could change it online (24:00 of that day); past that only with an override. */
  changeUntil: z.nullable(z.object({ lastDay: z.string(), noticeDays: z.int(), isOver: z.boolean() })),
  abnormalReason: z.string(),
  payments: z.array(OpsPayment),
  history: z.array(OpsHistoryLine),
  /** Why something cannot be done to it now; null: it can. */
  refused: z.object({
    reschedule: z.nullable(Reason),
    cancel: z.nullable(Reason),
    noShow: z.nullable(Reason),
  }),
});
export type OpsOrderDetail = z.output<typeof OpsOrderDetail>;

const onOrder = { companyId: AnyCompanyId, orderId: AnyOrderId };
const because = { reasonKind: OrderReason, reason: Why };
/** Past the notice only with this; it is audited as such. */
const override = z._default(z.boolean(), false);

export const opsOrders = {
  OpsCompanies: opsRead(OPERATOR_ROLES, {
    in: z.object({}),
    out: z.object({ companies: z.array(CompanyName) }),
  }),
  OpsOrderSearch: opsRead(SUPPORT, {
    in: z.object({ ...OrderSearch, sort: z._default(z.enum(ORDER_SORTS), 'bookDate'), ...pageFields() }),
    out: z.extend(paged(OpsOrderRow), {
      recognisedAs: z.enum(['none', 'orderNo', 'voucher', 'phone', 'name', 'shortName']),
      /** How many there are of each filter, with the other conditions as they are; MOST_COUNTED stands for that or more. */
      counts: z.record(z.string(), z.int()),
    }),
  }),
  /** Looking at an order is audited: it is about a person. */
  OpsOrderDetail: opsRead(SUPPORT, { in: z.object(onOrder), out: OpsOrderDetail }),
  OpsOrderReveal: opsWrite(SUPPORT, {
    in: z.object({
      ...onOrder,
      field: z.enum(REVEALED_FIELDS),
      purpose: z.enum(REVEAL_PURPOSES),
      /** Needed when the purpose is another one. */
      note: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    }),
    out: z.object({ value: z.string(), seconds: z.int() }),
  }),
  /** Where and when the same package has seats: centres, then days of the centre, then times of the day. */
  OpsRescheduleOptions: opsRead(SUPPORT, {
    in: z.object({ ...onOrder, centerId: z.optional(SupplyId()), day: z.optional(Day) }),
    out: z.object({
      centers: z.array(z.object({ id: z.int(), name: Words })),
      /** Working days before a check-up after which the employee can no longer change it online. */
      noticeDays: z.int(),
      /** A day inside the notice, or closer than the company takes bookings, can be had with an override. */
      days: z.array(z.object({ day: z.string(), left: z.int(), isClose: z.boolean(), needsOverride: z.boolean() })),
      segments: z.array(z.object({ id: z.int(), starts: z.string(), ends: z.string(), left: z.int() })),
    }),
  }),
  OpsOrderReschedule: opsWrite(SUPPORT, {
    in: z.object({ ...onOrder, centerId: SupplyId(), day: Day, segmentId: SupplyId(), ...because, override }),
    out: z.object({ orderId: z.int(), bookDate: z.string(), bookTime: z.string() }),
  }),
  OpsOrderCancel: opsWrite(SUPPORT, {
    in: z.object({ ...onOrder, ...because, override }),
    out: z.object({ orderId: z.int(), refundFen: z.int() }),
  }),
  OpsOrderNoShow: opsWrite(SUPPORT, {
    in: z.object({ ...onOrder, reason: Why }),
    out: z.object({ orderId: z.int() }),
  }),
  OpsOrderAbnormal: opsWrite(SUPPORT, {
    in: z.object({ ...onOrder, abnormal: z.boolean(), reason: Why }),
    out: z.object({ orderId: z.int(), abnormal: z.boolean() }),
  }),
  /** A lost phone: the account it was booked with is no longer entered from the messaging app. */
  OpsOrderUnbindApp: opsWrite(SUPPORT, {
    in: z.object({ ...onOrder, reason: Why }),
    out: z.object({ unbound: z.int() }),
  }),
  /** The hits of the search, as a file; a task makes it. */
  OpsOrderExport: opsWrite(SUPPORT, {
    in: z.object({ ...OrderSearch, format, reason: Why }),
    out: z.object({ taskId: z.string() }),
  }),
};
