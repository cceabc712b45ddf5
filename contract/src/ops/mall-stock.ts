import * as z from 'zod/mini';
import { Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { format } from '../schemas/sheet-format.ts';
import { opsDownload, opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, CompanyName, SearchText, Why } from './fields.ts';
import { AnyProductId, MALL_READERS } from './mall-products.ts';
import { OPS_AT } from '../values/ops/addresses.ts';
import { STOCK_MOVES } from '../values/ops/malls.ts';

export { STOCK_CHANGES, STOCK_MOVES } from '../values/ops/malls.ts';

const STOREKEEPERS = ['support', 'content', 'admin'] as const;

export const MOST_STOCK = 1_000_000;

const some = z.pipe(Whole, z.int().check(z.gte(1), z.lte(MOST_STOCK)));
const none = z.pipe(Whole, z.int().check(z.gte(0), z.lte(MOST_STOCK)));
const whichStock = {
  text: SearchText,
  productId: z.optional(AnyProductId),
  companyId: z.optional(AnyCompanyId),
  low: z._default(z.boolean(), false),
};
const onStock = { companyId: AnyCompanyId, productId: AnyProductId };

export const OpsStockRow = z.object({
  company: CompanyName,
  productId: z.int(),
  name: Words,
  /** Whether the company lists it and it is published. */
  isSold: z.boolean(),
  /** Null: it is not counted and cannot run out. */
  onHand: z.nullable(z.int()),
  lowAt: z.int(),
  isLow: z.boolean(),
});
export type OpsStockRow = z.output<typeof OpsStockRow>;

export const OpsStockMove = z.object({
  company: CompanyName,
  productId: z.int(),
  name: Words,
  moveNo: z.int(),
  kind: z.enum(STOCK_MOVES),
  change: z.int(),
  /** How many there were then. */
  onHand: z.int(),
  /** Null where no order moved it. */
  orderNo: z.nullable(z.string()),
  reason: z.string(),
  madeBy: z.string(),
  at: z.string(),
});
export type OpsStockMove = z.output<typeof OpsStockMove>;

export const opsMallStock = {
  OpsStock: opsRead(MALL_READERS, {
    in: z.object({ ...whichStock, ...pageFields() }),
    out: paged(OpsStockRow),
  }),
  OpsStockMoves: opsRead(MALL_READERS, {
    in: z.object({
      productId: z.optional(AnyProductId),
      companyId: z.optional(AnyCompanyId),
      kind: z._default(z.enum(['all', ...STOCK_MOVES]), 'all'),
      ...pageFields(),
    }),
    out: paged(OpsStockMove),
  }),
  /**
   * Received and spoiled say how many more or fewer; counted says how many there are, and how many the operator saw
   * before counting, so that a sale meanwhile is not lost. Uncounted: it cannot run out any more.
   */
  OpsStockChange: opsWrite(STOREKEEPERS, {
    in: z.object({
      ...onStock,
      change: z.union([
        z.object({ kind: z.literal('received'), count: some }),
        z.object({ kind: z.literal('spoiled'), count: some }),
        z.object({ kind: z.literal('counted'), count: none, seen: z.nullable(none) }),
        z.object({ kind: z.literal('uncounted'), seen: none }),
      ]),
      reason: Why,
    }),
    out: z.object({ onHand: z.nullable(z.int()) }),
  }),
  /** From how many on it is called low. */
  OpsStockLowAt: opsWrite(STOREKEEPERS, {
    in: z.object({ ...onStock, lowAt: none, reason: Why }),
    out: z.object({ lowAt: z.int() }),
  }),
  /** Products running out, the fewest first; the menu shows how many there are. */
  OpsLowStock: opsRead(MALL_READERS, {
    in: z.object({}),
    out: z.object({ total: z.int(), rows: z.array(OpsStockRow) }),
  }),
  OpsStockFile: opsDownload(MALL_READERS, { ...OPS_AT.OpsStockFile, in: z.object(whichFile()) }),
};

/** The query of an address is text. */
function whichFile() {
  const { low: _low, ...which } = whichStock;
  return {
    ...which,
    low: z._default(z.enum(['true', 'false']), 'false'),
    columns: z._default(z.enum(['zh', 'en']), 'zh'),
    format,
  };
}
