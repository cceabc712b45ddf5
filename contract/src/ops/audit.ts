import * as z from 'zod/mini';
import { Whole } from '../ids.ts';
import { opsRead } from './call.ts';
import { AnyCompanyId, CompanyName, dayRange, SearchText } from './fields.ts';

export const OpsAuditRow = z.object({
  company: z.nullable(CompanyName),
  seq: z.int(),
  at: z.string(),
  actor: z.object({ kind: z.string(), id: z.string(), name: z.string(), role: z.string() }),
  /** Whom it was about, where it was about a person. */
  personGuid: z.nullable(z.string()),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  reason: z.string(),
  requestId: z.string(),
});
export type OpsAuditRow = z.output<typeof OpsAuditRow>;

export const opsAudit = {
  /** Newest first; `before` goes on where the last page ended. */
  OpsAudit: opsRead(['admin'], {
    in: z.object({
      /** An actor's name, an action, an order's or a person's id. */
      text: SearchText,
      companyId: z.optional(AnyCompanyId),
      ...dayRange,
      before: z._default(z.string().check(z.maxLength(80)), ''),
      pageSize: z._default(z.pipe(Whole, z.int().check(z.gte(1), z.lte(100))), 50),
    }),
    out: z.object({ rows: z.array(OpsAuditRow), next: z.nullable(z.string()) }),
  }),
  /** Whether every chain is whole, as the last check found it. */
  OpsAuditState: opsRead(['admin'], {
    in: z.object({}),
    out: z.object({ checkedAt: z.nullable(z.string()), rows: z.int(), broken: z.array(z.string()) }),
  }),
};
