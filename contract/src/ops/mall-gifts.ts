import * as z from 'zod/mini';
import { Day } from '../schemas/fields.ts';
import { Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { opsRead, opsWrite } from './call.ts';
import { MOST_SHEET_CHARACTERS } from './cards.ts';
import { AnyCompanyId, CompanyName, Why } from './fields.ts';
import { GIFT_STATES } from '../values/ops/malls.ts';

export { GIFT_STATES } from '../values/ops/malls.ts';

/** A gift is the company's money. */
const GIVERS = ['finance', 'admin'] as const;

export const MOST_GIFT_FEN = 1_000_000;

const Line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{C}]+$/u));

export const OpsMallGiftRow = z.object({
  giftId: z.int(),
  company: CompanyName,
  /** Masked. */
  person: z.object({ name: z.string() }),
  name: Words,
  amountFen: z.int(),
  leftFen: z.int(),
  validFrom: z.string(),
  validTo: z.string(),
  /** As the operator named the occasion. */
  reference: z.string(),
  givenAt: z.string(),
  state: z.enum(GIFT_STATES),
});
export type OpsMallGiftRow = z.output<typeof OpsMallGiftRow>;

/** The gift each person of a sheet gets. */
export const MallGift = z.object({
  name: z.object({ zh: Line(30), en: Line(60) }),
  amountFen: z.pipe(Whole, z.int().check(z.gte(1), z.lte(MOST_GIFT_FEN))),
  validFrom: Day,
  validTo: Day,
  /** The occasion: under one name a person is given something once. */
  reference: z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{1,39}$/u)),
});
export type MallGift = z.output<typeof MallGift>;

export const opsMallGifts = {
  OpsMallGifts: opsRead(GIVERS, {
    in: z.object({
      companyId: z.optional(AnyCompanyId),
      state: z._default(z.enum(['all', ...GIFT_STATES]), 'all'),
      ...pageFields(),
    }),
    out: paged(OpsMallGiftRow),
  }),
  /** To everybody of a sheet, as cards are given; a task does it, for many once a second operator approves. */
  OpsMallGiftGive: opsWrite(GIVERS, {
    in: z.object({
      companyId: AnyCompanyId,
      gift: MallGift,
      sheet: z.string().check(z.minLength(1), z.maxLength(MOST_SHEET_CHARACTERS)),
      reason: Why,
    }),
    /** Where a request waits there is no task yet. */
    out: z.object({ taskId: z.string(), approvalId: z.nullable(z.string()) }),
  }),
};
