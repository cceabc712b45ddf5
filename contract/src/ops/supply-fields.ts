import * as z from 'zod/mini';
import { Id, Whole } from '../ids.ts';
import { CITY_CODE } from '../values/ops/centers.ts';
import { opsId } from './fields.ts';

/** Who keeps cities, chains and centres, and who only reads them. */
export const SUPPLY_KEEPERS = ['supply', 'admin'] as const;
export const SUPPLY_READERS = ['support', 'supply', 'admin'] as const;

/** Without control characters and halves of characters, which no database keeps. */
export const Line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{C}]+$/u));
const Text = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(/^(\n|[^\p{C}])*$/u));
export const Both = (max: number) => z.object({ zh: Line(max), en: Line(2 * max) });
/** Both languages, or neither yet: publishing asks for those it needs. */
export const BothOrNone = (max: number) =>
  z
    .object({ zh: Text(max), en: Text(2 * max) })
    .check(z.refine(({ zh, en }: { zh: string; en: string }) => (zh === '') === (en === '')));
export const LineOrNone = Text;
export const number = (least: number, most: number) => z.pipe(Whole, z.int().check(z.gte(least), z.lte(most)));

/** Null where it was left empty: that is refused in words. */
export const coordinates = {
  lng: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
  lat: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
};
export const revision = number(1, 1_000_000_000);

export const AnyCityId = opsId(z.pipe(Id, z.int().check(z.refine((id) => CITY_CODE.test(String(id))))));
export const AnyChainId = opsId(Id);
export const AnyCenterId = opsId(Id);
