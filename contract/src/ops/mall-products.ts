import * as z from 'zod/mini';
import { CardPurpose } from '../calls/cards.ts';
import { Day } from '../schemas/fields.ts';
import { Id, Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { CLINIC_ADDRESS_MAX, CLINIC_NAME_MAX, CLINIC_RULES, MOST_CLINICS } from '../rules/clinic.ts';
import { inOrder, PRODUCT_RULES, type ProductTerms } from '../rules/product.ts';
import { PRODUCT_KINDS } from '../rules/product-kind.ts';
import { USE_KINDS } from '../calls/services.ts';
import { opsDownload, opsRead, opsUpload, opsWrite } from './call.ts';
import { AnyCompanyId, AnyUuid, CompanyName, opsId, SearchText, Why } from './fields.ts';
import { OPS_AT } from '../values/ops/addresses.ts';
import { MALLS, PRODUCT_STATES, BADGES, PERIODS, MOST_PICTURES } from '../values/ops/malls.ts';

export { MALLS, PRODUCT_STATES, BADGES, PERIODS, MOST_PICTURES } from '../values/ops/malls.ts';

/** Who writes products, and who only reads them. */
const KEEPERS = ['content', 'admin'] as const;
export const MALL_READERS = ['support', 'finance', 'content', 'admin'] as const;

export type ProductState = (typeof PRODUCT_STATES)[number];

export const MOST_PICTURE_BYTES = 5 * 1024 * 1024;
const MOST_FEN = 10_000_000;
const MOST_POINTS = 10_000_000;

/** Without control characters and halves of characters, which no database keeps. */
const Line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{C}]+$/u));
const Text = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(/^(\n|[^\p{C}])*$/u));
/** Both languages, so that no reader meets an empty line. */
const Both = (max: number) => z.object({ zh: Line(max), en: Line(2 * max) });
const BothOrNone = (max: number) =>
  z
    .object({ zh: Text(max), en: Text(2 * max) })
    .check(z.refine(({ zh, en }: { zh: string; en: string }) => (zh === '') === (en === '')));
const number = (least: number, most: number) => z.pipe(Whole, z.int().check(z.gte(least), z.lte(most)));

const About = z
  .array(
    z.object({
      title: Both(20),
      sections: z
        .array(z.object({ heading: Both(40), text: BothOrNone(600), list: z.array(Both(80)).check(z.maxLength(20)) }))
        .check(z.maxLength(12)),
    }),
  )
  .check(z.maxLength(6));

const Clinic = z
  .object({
    cityId: opsId(Id),
    name: Both(CLINIC_NAME_MAX),
    address: Both(CLINIC_ADDRESS_MAX),
    phone: z.string().check(z.trim(), z.maxLength(20)),
  })
  .check(z.refine(CLINIC_RULES.phone, { path: ['phone'] }));
const Clinics = z.array(Clinic).check(z.maxLength(MOST_CLINICS));

const fields = {
  mall: z.enum(MALLS),
  category: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,29}$/)),
  kind: z.enum(PRODUCT_KINDS),
  name: Both(40),
  brief: Both(80),
  about: About,
  /** Where it can be used, in their order. */
  clinics: Clinics,
  /** In their order, the list shows the first: addresses, as an upload gives them or as they were read. */
  pictures: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MOST_PICTURES)),
  priceFen: number(0, MOST_FEN),
  pointsPrice: z.nullable(number(1, MOST_POINTS)),
  termMonths: z.nullable(number(1, 120)),
  useKind: z.nullable(z.enum(USE_KINDS)),
  useUrl: z._default(Text(300), ''),
  cardPurpose: z.nullable(CardPurpose),
  cardUses: z.nullable(number(1, 99)),
  cardFen: z.nullable(number(1, MOST_FEN)),
  dental: z.boolean(),
};
const Stored = z.object(fields);
export type ProductFields = z.output<typeof Stored>;

const offerFields = {
  /** Null: the product's own. */
  priceFen: z.nullable(number(0, MOST_FEN)),
  pointsPrice: z.nullable(number(1, MOST_POINTS)),
  role: z.nullable(z.enum(['free', 'paid'])),
  forWhom: z.enum(['self', 'family']),
  maxAge: z.nullable(number(1, 150)),
  windows: z
    .array(
      z.object({
        from: Day,
        to: z.optional(Day),
        onlyClasses: z.optional(z.array(Id).check(z.maxLength(30))),
        exceptClasses: z.optional(z.array(Id).check(z.maxLength(30))),
      }),
    )
    .check(
      z.maxLength(12),
      z.refine((windows) => windows.every(inOrder)),
    ),
  classes: z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(30))),
  types: z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(30))),
  vendors: z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(30))),
  limit: z.nullable(z.object({ count: number(1, 999), period: z.enum(PERIODS) })),
  badge: z.nullable(z.enum(BADGES)),
  sortOrder: number(0, 9_999),
  listed: z.boolean(),
};
export const OpsOffer = z.object({
  company: CompanyName,
  ...offerFields,
  /** Null: it cannot run out. */
  onHand: z.nullable(z.int()),
});
export type OpsOffer = z.output<typeof OpsOffer>;

export const OpsProductRow = z.object({
  productId: z.int(),
  mall: z.enum(MALLS),
  category: z.string(),
  categoryName: Words,
  kind: z.enum(PRODUCT_KINDS),
  name: Words,
  /** Empty where it has none yet. */
  picture: z.string(),
  priceFen: z.int(),
  pointsPrice: z.nullable(z.int()),
  state: z.enum(PRODUCT_STATES),
  /** How many companies list it. */
  companies: z.int(),
  /** Of all companies that count it; null where none does. */
  onHand: z.nullable(z.int()),
  isLow: z.boolean(),
  updatedAt: z.string(),
});
export type OpsProductRow = z.output<typeof OpsProductRow>;

export const OpsCategory = z.object({
  category: z.string(),
  mall: z.enum(MALLS),
  name: Words,
  sortOrder: z.int(),
  products: z.int(),
});
export type OpsCategory = z.output<typeof OpsCategory>;

export const AnyProductId = opsId(Id);
const version = number(1, 1_000_000_000);
const ruleChecks = Object.entries(PRODUCT_RULES).map(([field, isKept]) =>
  z.refine<ProductTerms>(isKept, { path: [field] }),
);

export const opsMallProducts = {
  OpsProducts: opsRead(MALL_READERS, {
    in: z.object({
      /** Part of a name in either language, or a product's number. */
      text: SearchText,
      mall: z._default(z.enum(['all', ...MALLS]), 'all'),
      category: z.optional(fields.category),
      kind: z._default(z.enum(['all', ...PRODUCT_KINDS]), 'all'),
      state: z._default(z.enum(['all', ...PRODUCT_STATES]), 'all'),
      companyId: z.optional(AnyCompanyId),
      low: z._default(z.boolean(), false),
      ...pageFields(),
    }),
    out: paged(OpsProductRow),
  }),
  OpsProduct: opsRead(MALL_READERS, {
    in: z.object({ productId: AnyProductId }),
    out: z.object({
      product: z.extend(Stored, {
        productId: z.int(),
        state: z.enum(PRODUCT_STATES),
        /** The version a change is based on, so that it does not overwrite another operator's. */
        version: z.int(),
        updatedAt: z.string(),
        updatedBy: z.string(),
      }),
      offers: z.array(OpsOffer),
    }),
  }),
  /** A new one without `productId`; a change names the version that was read. */
  OpsProductSave: opsWrite(KEEPERS, {
    in: z
      .object({
        ...{ productId: z.optional(AnyProductId), version: z.optional(version), ...fields },
        /** Absent: they stay as they are, for a page that was opened before there were any. */
        clinics: z.optional(Clinics),
      })
      .check(...ruleChecks),
    out: z.object({ productId: z.int(), version: z.int() }),
  }),
  OpsProductState: opsWrite(KEEPERS, {
    in: z.object({ productId: AnyProductId, version, to: z.enum(PRODUCT_STATES), reason: Why }),
    out: z.object({ productId: z.int(), version: z.int(), state: z.enum(PRODUCT_STATES) }),
  }),
  /** Drawn anew and kept for a day; a product that is saved with its address keeps it. */
  OpsPictureUpload: opsUpload(KEEPERS, {
    accept: ['image'],
    maxBytes: MOST_PICTURE_BYTES,
    in: z.object({}),
    out: z.object({ address: z.string() }),
  }),
  OpsPicture: opsDownload(MALL_READERS, { ...OPS_AT.OpsPicture, in: z.object({ fileId: AnyUuid }) }),
  /** The cities a clinic can be in. */
  OpsClinicCities: opsRead(MALL_READERS, {
    in: z.object({}),
    out: z.object({ cities: z.array(z.object({ cityId: z.int(), name: Words })) }),
  }),
  OpsCategories: opsRead(MALL_READERS, { in: z.object({}), out: z.object({ categories: z.array(OpsCategory) }) }),
  OpsCategorySave: opsWrite(KEEPERS, {
    in: z.object({
      category: fields.category,
      mall: fields.mall,
      name: Both(12),
      sortOrder: number(0, 9_999),
      /** A category there is already is changed, not made. */
      isNew: z.boolean(),
    }),
    out: z.object({ category: z.string() }),
  }),
  OpsOfferSave: opsWrite(KEEPERS, {
    in: z.object({ companyId: AnyCompanyId, productId: AnyProductId, ...offerFields, reason: Why }),
    out: z.object({ companyId: z.int(), productId: z.int() }),
  }),
};
