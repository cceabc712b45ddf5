import * as z from 'zod/mini';
import { Whole } from '../ids.ts';
import type * as malls from '../calls/mall-orders.ts';
import { MallStanding } from '../schemas/mall-standing.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Reason, Words } from '../reason.ts';
import { PRODUCT_KINDS } from '../rules/product-kind.ts';
import { format } from '../schemas/sheet-format.ts';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, AnyOrderId, CompanyName, dayRange, opsId, SearchText, Why } from './fields.ts';
import { MALL_FILTERS, MALL_REVEALED } from '../values/ops/mall-orders.ts';

export { MALL_FILTERS, MOST_MALL_ORDERS, MALL_REVEALED } from '../values/ops/mall-orders.ts';

const LOOKING = ['support', 'finance', 'admin'] as const;
const SENDING = ['support', 'admin'] as const;
const REFUNDING = ['finance', 'admin'] as const;

/** The employees' own values, held to them by their types: importing them would bring the employees' calls along. */
const SOURCES: typeof malls.MALL_SOURCES = ['company', 'gift', 'card', 'points', 'money'];
const ITEM_STATES: typeof malls.ITEM_STATES = ['open', 'sent', 'done', 'refunded'];
const KIT_STATES: typeof malls.KIT_STATES = ['sent', 'received', 'analysing', 'ready'];
const MALLS = ['health', 'service'] as const;

export const MALL_REVEAL_PURPOSES = ['contact', 'delivery', 'other'] as const;
export const MALL_REVEAL_SECONDS = 30;
/** The steps of a sample that an operator tells of; that its kit was sent is told by sending it. */
export const KIT_STEPS = ['received', 'analysing', 'ready'] as const;

/** An order number, a sample number, a phone number or a name is recognised by its shape. */
export const MallOrderSearch = {
  text: SearchText,
  companyId: z.optional(AnyCompanyId),
  mall: z._default(z.enum(['all', ...MALLS]), 'all'),
  status: z._default(z.enum(MALL_FILTERS), 'all'),
  /** Days on which it was ordered. */
  ...dayRange,
};

export const OpsMallOrderRow = z.object({
  orderId: z.int(),
  orderNo: z.string(),
  company: CompanyName,
  /** Masked. */
  person: z.object({ name: z.string(), phone: z.string() }),
  mall: z.enum(MALLS),
  title: Words,
  items: z.int(),
  priceFen: z.int(),
  /** The part paid in money. */
  moneyFen: z.int(),
  points: z.int(),
  status: z.int(),
  standing: MallStanding,
  createdAt: z.string(),
});
export type OpsMallOrderRow = z.output<typeof OpsMallOrderRow>;

const PaidWith = z.object({
  source: z.enum(SOURCES),
  amountFen: z.int(),
  points: z.nullable(z.int()),
  givenBack: z.boolean(),
});

const OpsMallItem = z.object({
  itemNo: z.int(),
  productId: z.int(),
  kind: z.enum(PRODUCT_KINDS),
  name: Words,
  count: z.int(),
  priceFen: z.int(),
  /** Masked; null: it is the buyer's own. */
  forName: z.nullable(z.string()),
  state: z.enum(ITEM_STATES),
  parcel: z.nullable(
    z.object({ carrier: z.string(), trackingNo: z.string(), sentAt: z.string(), receivedAt: z.nullable(z.string()) }),
  ),
  kit: z.nullable(z.object({ sampleNo: z.string(), state: z.enum(KIT_STATES) })),
  /** The next step of its sample; null: none is to come, or it was not sent. */
  nextKit: z.nullable(z.enum(KIT_STEPS)),
  paidWith: z.array(PaidWith),
  /** Why its buyer can no longer give it back; a refund does so all the same. */
  inUse: z.nullable(Reason),
});
export type OpsMallItem = z.output<typeof OpsMallItem>;

export const OpsMallOrder = z.object({
  ...OpsMallOrderRow.shape,
  person: z.object({ name: z.string(), phone: z.string(), employeeNo: z.string() }),
  items: z.array(OpsMallItem),
  /** Masked; null: nothing of it is sent. */
  address: z.nullable(
    z.object({ recipient: z.string(), recipientPhone: z.string(), district: z.string(), address: z.string() }),
  ),
  remarks: z.string(),
  paidAt: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
  payments: z.array(
    z.object({
      number: z.string(),
      provider: z.string(),
      channel: z.string(),
      amountFen: z.int(),
      refundedFen: z.int(),
      state: z.enum(['open', 'paid', 'closed']),
      at: z.string(),
    }),
  ),
  events: z.array(z.object({ kind: z.string(), itemNo: z.nullable(z.int()), reason: z.string(), at: z.string() })),
  /** Why something cannot be done with it now; null: it can. */
  refused: z.object({ send: z.nullable(Reason), complete: z.nullable(Reason), refund: z.nullable(Reason) }),
});
export type OpsMallOrder = z.output<typeof OpsMallOrder>;

export const MallSalesRow = z.object({
  company: CompanyName,
  /** `YYYY-MM` in Shanghai, by when it was paid. */
  month: z.string(),
  orders: z.int(),
  items: z.int(),
  /** Items given back are in none of these. */
  moneyFen: z.int(),
  points: z.int(),
  pointsFen: z.int(),
  giftsFen: z.int(),
  cardsFen: z.int(),
  companyFen: z.int(),
  /** The amount given back after payment, of all sources but points. */
  backFen: z.int(),
});
export type MallSalesRow = z.output<typeof MallSalesRow>;

const onOrder = { companyId: AnyCompanyId, orderId: AnyOrderId };
const ItemNo = opsId(z.pipe(Whole, z.int().check(z.gte(1), z.lte(99))));
const ItemNos = z.array(ItemNo).check(z.minLength(1), z.maxLength(20));
const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const Done = z.object({ orderId: z.int(), status: z.int() });

export const opsMallOrders = {
  OpsMallOrders: opsRead(LOOKING, {
    in: z.object({ ...MallOrderSearch, ...pageFields() }),
    out: z.extend(paged(OpsMallOrderRow), {
      recognisedAs: z.enum(['none', 'orderNo', 'sampleNo', 'phone', 'name', 'shortName', 'unknown']),
      /** How many there are of each filter; MOST_MALL_ORDERS stands for that or more. */
      counts: z.record(z.string(), z.int()),
    }),
  }),
  /** Looking at an order is audited: it is about a person. */
  OpsMallOrder: opsRead(LOOKING, { in: z.object(onOrder), out: OpsMallOrder }),
  OpsMallReveal: opsWrite(LOOKING, {
    in: z.object({
      ...onOrder,
      field: z.enum(MALL_REVEALED),
      purpose: z.enum(MALL_REVEAL_PURPOSES),
      /** Needed when the purpose is another one. */
      note: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    }),
    out: z.object({ value: z.string(), seconds: z.int() }),
  }),
  /** Some items in one parcel. */
  OpsMallSend: opsWrite(SENDING, {
    in: z.object({
      ...onOrder,
      itemNos: ItemNos,
      carrier: z.string().check(z.trim(), z.minLength(2), z.maxLength(20)),
      trackingNo: opsId(z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{5,30}$/))),
    }),
    out: Done,
  }),
  OpsMallKit: opsWrite(SENDING, {
    in: z.object({ ...onOrder, itemNo: ItemNo, state: z.enum(KIT_STEPS), reason: Why }),
    out: Done,
  }),
  OpsMallComplete: opsWrite(SENDING, { in: z.object({ ...onOrder, reason: Why }), out: Done }),
  /** Gives back the sources of the items, in use or not. */
  OpsMallRefund: opsWrite(REFUNDING, {
    in: z.object({ ...onOrder, itemNos: ItemNos, reason: Why }),
    out: z.extend(Done, { moneyFen: z.int(), points: z.int() }),
  }),
  OpsMallSales: opsRead(['finance', 'content', 'admin'], {
    in: z.object({
      companyId: z.optional(AnyCompanyId),
      mall: z._default(z.enum(['all', ...MALLS]), 'all'),
      /** The last twelve months where nothing is said. */
      from: z.optional(Month),
      to: z.optional(Month),
    }),
    out: z.object({ from: z.string(), to: z.string(), rows: z.array(MallSalesRow) }),
  }),
  /** The hits of the search, as a file; a task makes it. */
  OpsMallOrdersExport: opsWrite(LOOKING, {
    in: z.object({ ...MallOrderSearch, format, reason: Why }),
    out: z.object({ taskId: z.string() }),
  }),
};
