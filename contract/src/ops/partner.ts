import * as z from 'zod/mini';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, Why } from './fields.ts';

/** The key under which a company's partner is told who a person is; the administrators' alone. */
export const opsPartner = {
  OpsPartnerKey: opsRead(['admin'], {
    in: z.object({ companyId: AnyCompanyId }),
    out: z.object({
      /** Whether the company has a partner at all: its setting `partner`. */
      isOn: z.boolean(),
      /** The host people are posted to; empty where it is not among the company's. */
      host: z.string(),
      /** Null: none was made yet. The key itself is never told again. */
      /** Whether a new one waits for a second administrator. */
      waits: z.boolean(),
      key: z.nullable(z.object({ madeAt: z.string(), madeBy: z.string() })),
    }),
  }),
  /** The one before no longer counts from this moment on. */
  OpsPartnerKeyMake: opsWrite(['admin'], {
    in: z.object({
      companyId: AnyCompanyId,
      /** `madeAt` of the key that was looked at; absent: there was none. */
      seen: z.optional(z.string().check(z.maxLength(40))),
      reason: Why,
    }),
    /** The key is made, and shown once, when a second administrator approves. */
    out: z.object({ approvalId: z.string() }),
  }),
};
