import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Bilingual } from '#contract/language';
import { CODE } from '#contract/schemas/health-content';
import { ITEM_CODE, ITEM_NEEDS, MOST_ITEM_MINUTES } from '#contract/values/ops/items';
import { contentError, openPack, readJson, type Pack } from '../../content-packs.ts';

const line = z.string().check(z.trim(), z.minLength(1));
const Words = z.strictObject({ zh: line, en: line });
const Code = z.string().check(z.regex(ITEM_CODE));
const Departments = z.record(Code, Words);
const Items = z.record(
  Code,
  z.strictObject({
    name: Words,
    /** In a few words, the use of examining it. */
    meaning: Words,
    department: line,
    minutes: z.int().check(z.gte(1), z.lte(MOST_ITEM_MINUTES)),
    needs: z._default(z.array(z.enum(ITEM_NEEDS)), []),
    sex: z.optional(z.enum(['male', 'female'])),
    indicators: z._default(z.array(z.string().check(z.regex(CODE))), []),
  }),
);
export type PackItem = z.output<typeof Items>[string];

export interface ItemPack {
  pack: Pack;
  departments: Record<string, Bilingual>;
  items: Record<string, PackItem>;
}

/** The delivered catalogue: each item names a department of the same pack. */
export function readItemPack(contentRoot: string): ItemPack {
  const pack = openPack(join(contentRoot, 'check-up-items'), 'check-up-items');
  const departments = readJson(pack, 'departments.json', Departments);
  const items = readJson(pack, 'items.json', Items);
  for (const [code, { department }] of Object.entries(items))
    if (!departments[department])
      throw contentError(pack, 'items.json', `${code}.department`, `there is no ${department}`);
  return { pack, departments, items };
}
