import * as z from 'zod/mini';
import { Day } from '../schemas/fields.ts';
import { Whole } from '../ids.ts';
import { LANGUAGES } from '../language.ts';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, opsId } from './fields.ts';

/** Operators who keep a company's plans and home page see the result; the draft is the administrators'. */
const LOOKING = ['content', 'admin'] as const;

/** 0 claims instead of booking. */
export const EMPLOYEE_TYPES = [0, 1, 2, 3] as const;

/** Days that windows are about. */
const NearDay = Day.check(z.refine((day) => day >= '2000-01-01' && day <= '2099-12-31'));

export const opsPreview = {
  OpsPreviewChoices: opsRead(LOOKING, {
    in: z.object({ companyId: AnyCompanyId }),
    out: z.object({
      /** Of the company's people and of its rules; never empty. */
      classes: z.array(z.int()),
      /** Those that rules name. */
      vendors: z.array(z.int()),
      draft: z.nullable(z.object({ by: z.string(), savedAt: z.string() })),
    }),
  }),
  OpsPreviewStart: opsWrite(LOOKING, {
    in: z.object({
      companyId: AnyCompanyId,
      employeeClass: z.pipe(Whole, z.int().check(z.gte(0), z.lte(99))),
      employeeType: z.pipe(Whole, z.literal(EMPLOYEE_TYPES)),
      vendorId: opsId(z._default(z.pipe(Whole, z.int32().check(z.gte(0))), 0)),
      language: z.enum(LANGUAGES),
      day: NearDay,
      draft: z._default(z.boolean(), false),
    }),
    /** The ticket opens it once, within a moment. */
    out: z.object({ ticket: z.string(), endsAt: z.string() }),
  }),
};
