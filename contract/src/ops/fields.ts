import * as z from 'zod/mini';
import { Day } from '../fields.ts';
import { Id, Whole } from '../ids.ts';
import { Words } from '../reason.ts';

/** Fields that many calls of the console share. */

/** Operators work for all companies, so these ids belong to nobody in particular. */
export const AnyCompanyId = Id;
export const AnyOrderId = z.pipe(Whole, z.int());

/** Every change names its reason; it stands in the audit. */
export const Why = z.string().check(z.trim(), z.minLength(2), z.maxLength(300));

/** `from` and `to` are whole days in Shanghai, both included. */
export const dayRange = { from: z.optional(Day), to: z.optional(Day) };
export const SearchText = z._default(z.string().check(z.trim(), z.maxLength(60)), '');

export const CompanyName = z.object({ companyId: z.int(), code: z.string(), name: Words });
