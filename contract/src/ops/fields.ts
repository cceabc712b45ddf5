import * as z from 'zod/mini';
import { Day } from '../schemas/fields.ts';
import { Id, publicId, Whole } from '../ids.ts';
import { Words } from '../reason.ts';

/** Fields that many calls of the console share. */

/** Operators work for all companies: what they may name, their role decides. */
export const opsId = <S extends z.ZodMiniType>(schema: S): S => publicId(schema, 'decided by the operator’s role');
export const AnyCompanyId = opsId(Id);
export const AnyOrderId = opsId(z.pipe(Whole, z.int()));
export const AnyUuid = opsId(z.string().check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)));

/** Every change names its reason; it stands in the audit. */
export const Why = z.string().check(z.trim(), z.minLength(2), z.maxLength(300));

/** `from` and `to` are whole days in Shanghai, both included. */
export const dayRange = { from: z.optional(Day), to: z.optional(Day) };
export const SearchText = z._default(z.string().check(z.trim(), z.maxLength(60)), '');

export const CompanyName = z.object({ companyId: z.int(), code: z.string(), name: Words });
