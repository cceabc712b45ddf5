import * as z from 'zod/mini';
import { Words } from '../reason.ts';
import { CODE } from '../schemas/health-content.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { ITEM_CODE, ITEM_NEEDS, ITEM_STATES, MOST_ITEM_MINUTES } from '../values/ops/items.ts';
import { opsRead, opsWrite } from './call.ts';
import { opsId, SearchText, Why } from './fields.ts';

const READ = ['support', 'supply', 'admin'] as const;
const WRITE = ['supply', 'admin'] as const;

const Line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{C}]+$/u));
const Both = (max: number) => z.object({ zh: Line(max), en: Line(2 * max) });
const code = opsId(z.string().check(z.trim(), z.regex(ITEM_CODE)));

export const ItemFields = z.object({
  name: Both(40),
  /** In a few words, the use of examining it. */
  purpose: Both(60),
  department: z.string().check(z.maxLength(40)),
  minutes: z.int().check(z.gte(1), z.lte(MOST_ITEM_MINUTES)),
  needs: z.array(z.enum(ITEM_NEEDS)),
  sex: z.nullable(z.enum(['male', 'female'])),
  /** The results a report has for it, by the codes of the encyclopedia. */
  indicators: z.array(z.string().check(z.regex(CODE))).check(z.maxLength(40)),
});
export type ItemFields = z.output<typeof ItemFields>;

const stored = {
  ...ItemFields.shape,
  code: z.string(),
  version: z.int(),
  isRetired: z.boolean(),
  updatedAt: z.string(),
};
export const OpsItem = z.object(stored);
export type OpsItem = z.output<typeof OpsItem>;

const Department = z.object({ code: z.string(), name: Words });
const Saved = z.object({ code: z.string(), version: z.int() });

export const opsItems = {
  OpsItems: opsRead(READ, {
    in: z.object({
      state: z._default(z.enum(ITEM_STATES), 'all'),
      department: z._default(z.string().check(z.maxLength(40)), ''),
      text: SearchText,
      ...pageFields(),
    }),
    out: z.extend(paged(OpsItem), { counts: z.record(z.string(), z.int()), departments: z.array(Department) }),
  }),
  OpsItem: opsRead(READ, {
    in: z.object({ code }),
    out: z.object({ item: OpsItem, departments: z.array(Department) }),
  }),
  /** A new one, or a change of the version the operator has seen. */
  OpsItemSave: opsWrite(WRITE, {
    in: z.object({ code, version: z.nullable(z.int().check(z.gte(1))), ...ItemFields.shape, reason: Why }),
    out: Saved,
  }),
  /** A retired item is offered for no new package; sold packages keep it. */
  OpsItemRetire: opsWrite(WRITE, {
    in: z.object({ code, version: z.int().check(z.gte(1)), retired: z.boolean(), reason: Why }),
    out: Saved,
  }),
  /** Tells how much of the delivered catalogue this system lacks. */
  OpsItemPack: opsRead(WRITE, {
    in: z.object({}),
    out: z.object({ name: Words, version: z.string(), items: z.int(), missing: z.int(), missingDepartments: z.int() }),
  }),
  /** Adds missing items; an item that exists is left as it is. */
  OpsItemPackInstall: opsWrite(WRITE, {
    in: z.object({ reason: Why }),
    out: z.object({ added: z.int() }),
  }),
};
