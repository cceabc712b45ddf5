import { join } from 'node:path';
import * as z from 'zod/mini';
import { Words } from '#contract/reason';
import { deliveredContent, openPack, readJson } from '../../content-packs.ts';

/** Null: open on that side. */
const Bounds = z.tuple([z.nullable(z.number()), z.nullable(z.number())]);
const Measured = z.strictObject({
  code: z.string(),
  name: Words,
  unit: z.string(),
  bounds: z.union([Bounds, z.strictObject({ male: Bounds, female: Bounds })]),
  /** Digits after the point. */
  digits: z.int(),
  method: z.optional(z.string()),
  only: z.optional(z.enum(['male', 'female'])),
});
export type Measured = z.output<typeof Measured>;

/** Judged in words: the usual ones, and those of a finding. */
const Described = z.strictObject({ code: z.string(), name: Words, usual: Words, found: Words });
export type Described = z.output<typeof Described>;

const Section = z.strictObject({
  code: z.string(),
  name: Words,
  /** Where the bounds are published. */
  boundsFrom: z.optional(z.string()),
  measured: z.optional(z.array(Measured)),
  described: z.optional(z.array(Described)),
});
export type Section = z.output<typeof Section>;

/** The sections of a usual check-up, from the pack of check-up items. */
export const readCatalogue = (root: string): Section[] =>
  readJson(openPack(join(root, 'check-up-items'), 'check-up-items'), 'report-sections.json', z.array(Section));

let delivered: Section[] | undefined;
/** Read once: every report is made of it. */
export const deliveredCatalogue = (): Section[] => (delivered ??= readCatalogue(deliveredContent()));
