import * as z from 'zod/mini';
import { ErasureState } from '../calls/personal-data.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { ERASURE_FILTERS } from '../values/ops/personal-data.ts';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, CompanyName, opsId, Why } from './fields.ts';

const SUPPORT = ['support', 'admin'] as const;
const RequestId = opsId(z.string().check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i)));
const onErasure = { companyId: AnyCompanyId, requestId: RequestId, reason: Why };

/** Masked. */
const Person = z.object({ name: z.string() });

export const OpsErasureRow = z.object({
  requestId: z.string(),
  company: CompanyName,
  person: Person,
  state: ErasureState,
  cooling: z.boolean(),
  overdue: z.boolean(),
  askedAt: z.string(),
  coolingUntil: z.string(),
  dueOn: z.string(),
  endedAt: z.nullable(z.string()),
  reason: z.string(),
});
export type OpsErasureRow = z.output<typeof OpsErasureRow>;

export const OpsDataCopyRow = z.object({
  taskId: z.string(),
  company: CompanyName,
  person: Person,
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  overdue: z.boolean(),
  askedAt: z.string(),
  dueOn: z.string(),
  endedAt: z.nullable(z.string()),
});
export type OpsDataCopyRow = z.output<typeof OpsDataCopyRow>;

export const opsPersonalData = {
  OpsErasures: opsRead(SUPPORT, {
    in: z.object({
      state: z._default(z.enum(ERASURE_FILTERS), 'all'),
      companyId: z.optional(AnyCompanyId),
      ...pageFields(),
    }),
    out: z.extend(paged(OpsErasureRow), { counts: z.record(z.string(), z.int()) }),
  }),
  /** Copies people have fetched of their own data: that they did, never the content. */
  OpsDataCopies: opsRead(SUPPORT, {
    in: z.object({ companyId: z.optional(AnyCompanyId), ...pageFields() }),
    out: paged(OpsDataCopyRow),
  }),
  /** How many wait for support: a number for the menu, about no person, and so not audited. */
  OpsOpenErasures: opsRead(SUPPORT, { in: z.object({}), out: z.object({ open: z.int() }) }),
  OpsErasureDo: opsWrite(['admin'], { in: z.object(onErasure), out: z.object({ requestId: z.string() }) }),
  OpsErasureDecline: opsWrite(['admin'], { in: z.object(onErasure), out: z.object({ requestId: z.string() }) }),
};
