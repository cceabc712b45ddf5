import * as z from 'zod/mini';
import { Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { opsRead } from './call.ts';
import { AnyCompanyId, CompanyName, dayRange } from './fields.ts';

export const OpsEvaluationRow = z.object({
  orderId: z.int(),
  orderNo: z.string(),
  company: CompanyName,
  center: Words,
  stars: z.int(),
  tags: z.array(Words),
  words: z.string(),
  createdAt: z.string(),
});
export type OpsEvaluationRow = z.output<typeof OpsEvaluationRow>;

export const opsEvaluations = {
  OpsEvaluations: opsRead(['support', 'content', 'admin'], {
    in: z.object({
      companyId: z.optional(AnyCompanyId),
      /** 0 is any number of stars. */
      stars: z._default(z.pipe(Whole, z.int().check(z.gte(0), z.lte(5))), 0),
      /** Only those that say something in words. */
      withWords: z._default(z.boolean(), false),
      ...dayRange,
      ...pageFields(),
    }),
    out: z.extend(paged(OpsEvaluationRow), {
      averageStars: z.nullable(z.number()),
      counts: z.record(z.string(), z.int()),
    }),
  }),
};
