import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { Flag } from '../schemas/fields.ts';
import { absentIfEmpty, AddressId, AssetId, CustomerGuid, MallGiftId, MallOrderGuid, publicId, Whole } from '../ids.ts';
import { ProductId, ProductKind } from './mall.ts';
import { MallKind } from './mall-payment.ts';
import { MallStanding } from '../schemas/mall-standing.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { PayState } from './payment.ts';
import { Reason, Words } from '../reason.ts';

/** The means an item is paid with; `company` pays for free ones, and a dental card for one use of its service. */
export const MALL_SOURCES = ['company', 'gift', 'card', 'points', 'money'] as const;
export type MallSource = (typeof MALL_SOURCES)[number];
export const ITEM_STATES = ['open', 'sent', 'done', 'refunded'] as const;
export type ItemState = (typeof ITEM_STATES)[number];
export const KIT_STATES = ['sent', 'received', 'analysing', 'ready'] as const;
export const MALL_EVENTS = [
  'placed',
  'changed',
  'paid',
  'sent',
  'received',
  'completed',
  'cancelled',
  'expired',
  'refunded',
  'kit',
] as const;
export type MallEvent = (typeof MALL_EVENTS)[number];
/** The states of an order of the malls, and 0 for all. */
export const MallOrderStatus = z.literal([0, 10, 20, 30, 40]);
const MOST_ITEMS = 20;
export const MOST_OF_ONE = 99;
const Fen = z.pipe(Whole, z.int().check(z.gte(0), z.lte(100_000_000)));

export const ProductItem = z.object({
  ProductId: ProductId(),
  Count: z._default(z.pipe(Whole, z.int().check(z.gte(1), z.lte(MOST_OF_ONE))), 1),
  /** The recipient, where that is not the buyer. */
  ForGuid: absentIfEmpty(CustomerGuid()),
});
const ProductItems = z.array(ProductItem).check(z.minLength(1), z.maxLength(MOST_ITEMS));

/**
 * How a person wants to pay: so much of each gift and card, so many points, the rest in money. Absent: as recommended.
 */
export const Split = z.object({
  gifts: z._default(z.array(z.object({ giftId: MallGiftId(), fen: Fen })).check(z.maxLength(20)), []),
  cards: z._default(z.array(z.object({ assetId: AssetId(), fen: Fen })).check(z.maxLength(20)), []),
  points: z._default(Fen, 0),
});
export type Split = z.output<typeof Split>;

/** One gift, card or the points: how much there is, is used, and may be used in this order. */
export const PaySource = z.object({
  source: z.enum(['gift', 'card', 'points']),
  /** The gift or the card; 0 of points. */
  id: z.int(),
  name: Words,
  /** Of a card: masked. */
  number: z.nullable(z.string()),
  /** In fen, of points in points. */
  have: z.int(),
  use: z.int(),
  most: z.int(),
  /** The used amount, in money. */
  useFen: z.int(),
  /** The part that expires first, and how much of it. */
  expires: z.nullable(z.object({ on: z.string(), amount: z.int() })),
  /** Why no more of it may be used; null: all of it may. */
  limit: z.nullable(Reason),
  /** Of a dental card: how many uses it has, and what none, one, two … of them pay for here; null: it is used to the fen. */
  uses: z.nullable(z.object({ left: z.int(), steps: z.array(z.int()) })),
});
export type PaySource = z.output<typeof PaySource>;

const Line = z.object({
  Id: z.int(),
  name: Words,
  brief: Words,
  picture: z.string(),
  kind: ProductKind,
  count: z.int(),
  /** Of the whole line; null where the company shows no prices. */
  priceFen: z.nullable(z.int()),
  forName: z.nullable(z.string()),
});

export const MallPreview = z.object({
  mall: MallKind,
  lines: z.array(Line),
  delivered: z.boolean(),
  /** Null where the company shows no prices. */
  priceFen: z.nullable(z.int()),
  /** The company's payment for a free item; null where it shows no prices. */
  companyFen: z.nullable(z.int()),
  sources: z.array(PaySource),
  moneyFen: z.int(),
  holdMinutes: z.int(),
  pointFen: z.int(),
  /** Points come after gifts and cards, whatever expires first. */
  giftsAndCardsFirst: z.boolean(),
  /** By points alone: what it costs, and why it cannot be; null: it is not for points alone. */
  byPoints: z.nullable(z.object({ points: z.int(), refusal: z.nullable(Reason) })),
  /** Why it cannot be ordered as it stands. */
  refusal: z.nullable(Reason),
});
export type MallPreview = z.output<typeof MallPreview>;

const PaidWith = z.object({
  source: z.enum(MALL_SOURCES),
  name: Words,
  /** Null where the company shows no prices and it is not money. */
  amountFen: z.nullable(z.int()),
  points: z.nullable(z.int()),
  givenBack: z.boolean(),
});

const OrderItem = z.object({
  itemNo: z.int(),
  ProductId: z.int(),
  name: Words,
  picture: z.string(),
  kind: ProductKind,
  count: z.int(),
  priceFen: z.nullable(z.int()),
  points: z.nullable(z.int()),
  forName: z.nullable(z.string()),
  state: z.enum(ITEM_STATES),
  /** Where the purchase is found: the services, the wallet, the kit's state, the parcel. */
  parcel: z.nullable(
    z.object({ carrier: z.string(), trackingNo: z.string(), sentAt: z.string(), receivedAt: z.nullable(z.string()) }),
  ),
  kit: z.nullable(z.object({ sampleNo: z.string(), state: z.enum(KIT_STATES) })),
});
export type MallOrderItem = z.output<typeof OrderItem>;

/** The possible actions on an order now. */
export const MallAction = z.enum(['pay', 'cancel', 'confirm', 'viewServices', 'viewCards']);

export const MallOrderRow = z.object({
  orderGuid: z.string(),
  orderNo: z.string(),
  mall: MallKind,
  Status: MallOrderStatus,
  closedAs: z.nullable(z.enum(['expired', 'cancelled', 'refunded'])),
  standing: MallStanding,
  createdAt: z.string(),
  heldUntil: z.nullable(z.string()),
  title: Words,
  OrderItems: z.array(OrderItem),
  priceFen: z.nullable(z.int()),
  moneyFen: z.int(),
  points: z.int(),
  actions: z.array(MallAction),
});
export type MallOrderRow = z.output<typeof MallOrderRow>;

export const MallOrderDetail = z.extend(MallOrderRow, {
  remarks: z.string(),
  address: z.nullable(z.object({ recipient: z.string(), phone: z.string(), district: z.string(), detail: z.string() })),
  paidWith: z.array(PaidWith),
  payState: PayState,
  /** Until when it confirms itself; null: nothing waits for that. */
  confirmsOn: z.nullable(z.string()),
  /** Why it cannot be cancelled here; null: it can, or it is over. */
  cancelRefusal: z.nullable(Reason),
  events: z.array(z.object({ kind: z.enum(MALL_EVENTS), itemNo: z.nullable(z.int()), at: z.string() })),
});
export type MallOrderDetail = z.output<typeof MallOrderDetail>;

const Remarks = z._default(z.string().check(z.trim(), z.maxLength(200)), '');
/** The number of the login reply; it must be the caller's own. */
const CustomerId = absentIfEmpty(publicId(Whole, 'held against the session where it is sent'));
const onOrder = { customerGuid: CustomerGuid(), orderGuid: MallOrderGuid() };
const Placed = z.object({ orderGuid: z.string(), orderNo: z.string(), Status: MallOrderStatus, moneyFen: z.int() });
const year = absentIfEmpty(z.pipe(Whole, z.int().check(z.gte(2000), z.lte(2999))));
const orderStatus = z.pipe(
  absentIfEmpty(z.pipe(Whole, MallOrderStatus)),
  z.transform((status) => status ?? 0),
);

export const mallOrders = {
  /** The price of an order and its sources, before it is placed; nothing is taken. */
  MallCheckout: read({
    in: z.object({ CustomerGuid: CustomerGuid(), ProductItems, Split: z.optional(Split) }),
    out: z.object({ preview: MallPreview }),
  }),
  ProductToBuy: write({
    in: z.object({
      CustomerGuid: CustomerGuid(),
      CustomerId,
      AddressId: absentIfEmpty(AddressId()),
      Remarks,
      ProductItems,
      Split: z.optional(Split),
    }),
    out: Placed,
  }),
  /** Paid whole by points, at the price in points. */
  BuyProductToPointPay: write({
    in: z.object({
      CustomerGuid: CustomerGuid(),
      CustomerId,
      AddressId: absentIfEmpty(AddressId()),
      Remarks,
      ProductItems,
      NeedDelivery: Flag,
    }),
    out: Placed,
  }),
  CancelOrder: write({ in: z.object(onOrder), out: z.object({ orderGuid: z.string(), Status: MallOrderStatus }) }),
  GetOrderPageList: read({
    in: z.object({
      customerGuid: CustomerGuid(),
      orderStatus,
      year,
      mall: z._default(MallKind, 'health'),
      ...pageFields(20, 1000),
    }),
    out: z.extend(paged(MallOrderRow), { counts: z.record(z.string(), z.int()), years: z.array(z.int()) }),
  }),
  /** Orders of the service mall. */
  GetServiceOrderPageList: read({
    in: z.object({
      customerGuid: CustomerGuid(),
      freeProductId: absentIfEmpty(ProductId()),
      orderStatus,
      year,
      ...pageFields(20, 1000),
    }),
    out: z.extend(paged(MallOrderRow), { counts: z.record(z.string(), z.int()), years: z.array(z.int()) }),
  }),
  GetOrderById: read({ in: z.object(onOrder), out: z.object({ order: MallOrderDetail }) }),
  /** How many points an order that waits for money is paid with. */
  ModifyPayStoreWeb: write({
    in: z.object({
      orderGuid: MallOrderGuid(),
      allowPayPoints: z.pipe(Whole, z.int().check(z.gte(0), z.lte(100_000_000))),
    }),
    out: Placed,
  }),
  /** The parcel has come. */
  ConfirmMallReceipt: write({
    in: z.object(onOrder),
    out: z.object({ orderGuid: z.string(), Status: MallOrderStatus }),
  }),
};
