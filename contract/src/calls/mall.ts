import * as z from 'zod/mini';
import { read } from '../call.ts';
import { absentIfEmpty, CompanyId, CustomerGuid, publicId, Id } from '../ids.ts';
import { MallKind } from './mall-payment.ts';
import { Reason, Words } from '../reason.ts';
import { PRODUCT_KINDS } from '../rules/product-kind.ts';

export const ProductKind = z.enum(PRODUCT_KINDS);
export const PRODUCT_BADGES = ['hot', 'limited'] as const;
export const LIMIT_PERIODS = ['ever', 'year', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Every company's offers are looked for among its own; a product of others is not found. */
export const ProductId = () => publicId(Id, 'looked for among what the caller’s company offers');
export const CategoryName = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,29}$/));

/** One of the list. Prices are null where the company does not show them. */
export const Product = z.object({
  Id: z.int(),
  /** Each company has one free and one paid product. */
  IsFree: z.boolean(),
  name: Words,
  brief: Words,
  picture: z.string(),
  category: z.string(),
  kind: ProductKind,
  priceFen: z.nullable(z.int()),
  /** Null: not for points alone. */
  pointsPrice: z.nullable(z.int()),
  badge: z.nullable(z.enum(PRODUCT_BADGES)),
  /** How many one may buy in which period; null: as many as there are. */
  limit: z.nullable(z.object({ count: z.int(), period: z.enum(LIMIT_PERIODS) })),
  /** Why it cannot be bought now, in the words that trying would hear: sold out, not on sale yet, not for this person. */
  refusal: z.nullable(Reason),
});
export type Product = z.output<typeof Product>;

/** A tab of the description: headings with a list or a paragraph under each. */
export const AboutTab = z.object({
  title: Words,
  sections: z.array(z.object({ heading: Words, text: Words, list: z.array(Words) })),
});
export type AboutTab = z.output<typeof AboutTab>;

/** Where it can be used, with the name of its city. */
export const ShownClinic = z.object({
  cityId: z.int(),
  city: Words,
  name: Words,
  address: Words,
  phone: z.string(),
});
export type ShownClinic = z.output<typeof ShownClinic>;

/** A person it can be bought for, or why not. */
const Recipient = z.object({
  customerGuid: z.string(),
  name: z.string(),
  age: z.nullable(z.int()),
  refusal: z.nullable(Reason),
});

export const ProductDetail = z.extend(Product, {
  mall: MallKind,
  pictures: z.array(z.string()),
  about: z.array(AboutTab),
  /** The clinics where it can be used, in the operators' order; empty for other products. */
  clinics: z.array(ShownClinic),
  /** Of a service or a card: how long it lasts. */
  termMonths: z.nullable(z.int()),
  /** Of a service that begins and ends on the days of the company’s campaign. */
  serviceDays: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** Whether an address is needed. */
  delivered: z.boolean(),
  /** How many this person may still buy now, held against stock and limit. */
  most: z.int(),
  /** Null: it cannot run out. */
  left: z.nullable(z.int()),
  /** How many uses of dental cards could pay for it; null: they do not pay for it. */
  canUseTeethNum: z.nullable(z.int()),
  /** The days it is sold on for this person; null ends are open. */
  onSale: z.nullable(z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  /** For products bought for a member of the family: the people, and the highest age. */
  forFamily: z.nullable(z.object({ maxAge: z.nullable(z.int()), people: z.array(Recipient) })),
  points: z.nullable(z.object({ balance: z.int(), pointFen: z.int() })),
});
export type ProductDetail = z.output<typeof ProductDetail>;

const Listing = z.object({
  mall: MallKind,
  categories: z.array(z.object({ category: z.string(), name: Words })),
  products: z.array(Product),
  /** Null where the company has no points. */
  points: z.nullable(z.int()),
});
export type MallListing = z.output<typeof Listing>;

export const mall = {
  /** The offers of the caller's company; a name, `mall` and `category` narrow them. */
  GetProductInfo: read({
    in: z.object({
      companyId: CompanyId(),
      mall: z._default(MallKind, 'health'),
      category: absentIfEmpty(CategoryName),
    }),
    out: Listing,
  }),
  GetProductByParm: read({
    in: z.object({ customerGuid: CustomerGuid(), productId: ProductId() }),
    out: z.object({ product: ProductDetail }),
  }),
  /** The service mall, by its free product where there is one; both stand at the head of the list. */
  GetServiceProductInfo: read({
    in: z.object({ companyId: CompanyId(), freeProductId: absentIfEmpty(ProductId()) }),
    out: z.extend(Listing, { freeProductId: z.nullable(z.int()), paidProductId: z.nullable(z.int()) }),
  }),
};
