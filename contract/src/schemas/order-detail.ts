import * as z from 'zod/mini';
import { DeliveryWay, OrderReason, ReportType } from './order-choices.ts';
import { OrderStanding } from './order-standing.ts';
import { Reason, Words } from '../reason.ts';

/** How to get to a centre and when it is open. */
export const CenterPlace = z.object({ lng: z.number(), lat: z.number(), transport: Words, hours: Words });

/** One order as its result page, its record and its pay page need it. */
export const OrderDetail = z.object({
  orderId: z.int(),
  orderNo: z.string(),
  /** The numbers clients know: 10 to be paid, 20 booked, 30 examined, 35 report ready, 40 closed. */
  status_id: z.int(),
  standing: OrderStanding,
  person: z.object({ customerGuid: z.string(), name: z.string() }),
  plan: z.object({ id: z.int(), name: Words }),
  set: z.object({ id: z.int(), name: Words }),
  /** With the price each had when it was ordered. */
  extras: z.array(z.object({ id: z.int(), name: Words, fen: z.int() })),
  center: z.object({
    id: z.int(),
    cityId: z.int(),
    name: Words,
    address: Words,
    phone: z.string(),
    changeable: z.boolean(),
  }),
  place: CenterPlace,
  /** To check in with: only while it is booked. */
  voucher: z.nullable(z.string()),
  bookDate: z.string(),
  bookTime: z.string(),
  priceFen: z.int(),
  companyFen: z.int(),
  selfFen: z.int(),
  /** ISO moment the seat is held until, while there is something to pay. */
  heldUntil: z.nullable(z.string()),
  reportType: ReportType,
  delivery: z.nullable(DeliveryWay),
  /** The order's other fields: a change starts from all of them. */
  addressId: z.nullable(z.int()),
  trafficId: z.nullable(z.int()),
  invoice: z.nullable(z.object({ typeId: z.int(), type: Words, title: z.string() })),
  /** Until 24:00 of this day it can be changed online; provisional in an unpublished year. */
  changeUntil: z.object({ lastDay: z.string(), noticeDays: z.int(), provisional: z.boolean() }),
  /** Why it cannot be moved online; null: it can. */
  changeReason: z.nullable(Reason),
  /** The history of the order, oldest first; with a reason where customer service acted for the person. */
  events: z.array(z.object({ kind: z.string(), at: z.string(), serviceReason: z.nullable(OrderReason) })),
});
export type OrderDetail = z.output<typeof OrderDetail>;
