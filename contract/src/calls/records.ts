import * as z from 'zod/mini';
import { RelationKind } from './booking.ts';
import { read, write } from '../call.ts';
import { CustomerGuid, OrderId, UserGuid, Whole } from '../ids.ts';
import { ClosedAs, DeliveryWay, OrderReason, ReportType } from '../schemas/order-choices.ts';
import { OrderStanding } from '../schemas/order-standing.ts';
import { CenterPlace } from '../schemas/order-detail.ts';
import { Address, Gender } from './people.ts';
import { Reason, Words } from '../reason.ts';
import { STATUS_FILTERS, MOST_ORDERS } from '../values/orders.ts';

export { STATUS_FILTERS, MOST_ORDERS } from '../values/orders.ts';

/** 1 upcoming, 2 done, 3 closed. */
export const STAGES = { 1: [10, 20], 2: [30, 35], 3: [40] } as const;

/** Online changes end at 24:00 of `lastDay` in Shanghai; provisional in a year whose holidays are not published. */
export const ChangeUntil = z.object({ lastDay: z.string(), noticeDays: z.int(), provisional: z.boolean() });

/** The word of a record about money. */
export const PaidState = z.enum(['company', 'paid', 'unpaid', 'refunding', 'refunded', 'none']);
export type PaidState = z.output<typeof PaidState>;

export const ExamRecord = z.object({
  orderId: z.int(),
  orderNo: z.string(),
  status_id: z.int(),
  OrderStatus: z.object({ StatusId: z.int() }),
  statusStage: z.literal([1, 2, 3]),
  standing: OrderStanding,
  closedAs: z.nullable(ClosedAs),
  /** Its data contradict each other: customer service has to look at it first. */
  abnormal: z.boolean(),
  /** The last change of its seat, where customer service made it for the person. */
  byService: z.nullable(z.object({ kind: z.enum(['changed', 'cancelled']), reason: OrderReason })),
  person: z.object({ guid: z.string(), name: z.string(), relation: RelationKind, gender: Gender }),
  planId: z.int(),
  set: z.object({ id: z.int(), name: Words }),
  OrderItems: z.array(z.object({ ProductId: z.int(), kind: z.enum(['set', 'extra']), name: Words, fen: z.int() })),
  center: z.object({
    id: z.int(),
    cityId: z.int(),
    name: Words,
    address: Words,
    phone: z.string(),
    changeable: z.boolean(),
  }),
  bookDate: z.string(),
  bookTime: z.string(),
  priceFen: z.int(),
  companyFen: z.int(),
  selfFen: z.int(),
  paid: PaidState,
  /** The money that came in, and the part that went back or is on its way back. */
  paidFen: z.int(),
  refundFen: z.int(),
  heldUntil: z.nullable(z.string()),
  changeUntil: z.nullable(ChangeUntil),
  /** Why it cannot be moved or cancelled online; null: it can. */
  changeReason: z.nullable(Reason),
  cancelReason: z.nullable(Reason),
  invoice: z.nullable(z.object({ typeId: z.int(), title: z.string(), issued: z.boolean() })),
  /** Between which days the report is expected; only while it is. */
  reportExpected: z.nullable(z.object({ from: z.string(), to: z.string() })),
  evaluated: z.boolean(),
});
export type ExamRecord = z.output<typeof ExamRecord>;

/** The money that came in for an order, and the part that went back. */
const OrderPayment = z.object({
  provider: z.string(),
  amountFen: z.int(),
  refundedFen: z.int(),
  at: z.string(),
  /** The last of the provider's number: enough to find it in one's own list of payments. */
  tail: z.string(),
});

/** The past and coming messages about an order; `waiting` with the moment it is due. */
const OrderMessage = z.object({ kind: z.string(), state: z.enum(['waiting', 'sent', 'failed']), at: z.string() });

/** Everything about one order. */
export const ExamOrder = z.extend(ExamRecord, {
  placedAt: z.string(),
  /** Absent while nothing had to be paid, or nothing was. */
  paidAt: z.nullable(z.string()),
  examinedAt: z.nullable(z.string()),
  reportedAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** To check in with: only while it is booked. */
  voucher: z.nullable(z.string()),
  /** How many examinations the package has. */
  setItems: z.int(),
  /** How to get there and when it is open. */
  place: CenterPlace,
  reportType: ReportType,
  delivery: z.nullable(DeliveryWay),
  /** Where a paper report goes; the phone is masked. */
  address: z.nullable(Address),
  payments: z.array(OrderPayment),
  messages: z.array(OrderMessage),
  /** The person's words about it afterwards; null: nothing yet. */
  evaluation: z.nullable(z.object({ stars: z.int(), tags: z.array(z.string()), words: z.string(), at: z.string() })),
});
export type ExamOrder = z.output<typeof ExamOrder>;

const Filter = <const T extends readonly number[]>(values: T) => z._default(z.pipe(Whole, z.literal(values)), 0);

const onOrder = { customerGuid: CustomerGuid(), orderId: OrderId() };

export const records = {
  GetExamOrders: read({
    in: z.object({
      userGuid: UserGuid(),
      status: Filter(STATUS_FILTERS),
      statusStage: Filter([0, 1, 2, 3]),
      pageIndex: z._default(z.pipe(Whole, z.int().check(z.gte(0), z.lte(10_000))), 0),
      pageSize: z._default(z.pipe(Whole, z.int().check(z.gte(1), z.lte(MOST_ORDERS))), MOST_ORDERS),
    }),
    out: z.object({
      examOrders: z.array(ExamRecord),
      total: z.int(),
      /** How many there are of each status, for the tabs. */
      counts: z.record(z.string(), z.int()),
    }),
  }),
  /** One order with all that belongs to it. */
  GetExamOrder: read({ in: z.object({ orderId: OrderId() }), out: z.object({ order: ExamOrder }) }),
  /** Whether the order may be moved online, and if not, why and what to do. */
  ExamOrderChangeable: read({
    in: z.object(onOrder),
    out: z.object({ changeable: z.boolean(), reason: z.nullable(Reason), changeUntil: z.nullable(ChangeUntil) }),
  }),
  CancelExamOrder: write({
    in: z.object(onOrder),
    out: z.object({ orderId: z.int(), status_id: z.literal(40), refundFen: z.int() }),
  }),
  /** Gives up a change that waits for its difference; the order stays as it was. */
  DropOrderChange: write({ in: z.object(onOrder), out: z.object({ orderId: z.int() }) }),
};
