import * as z from 'zod/mini';
import { OptionalEmail, OptionalPhone } from '../schemas/fields.ts';
import { opsWrite } from './call.ts';
import { AnyCompanyId, opsId, Why } from './fields.ts';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Changes phone, e-mail, login or ID of an employee who cannot: one operator asks, an administrator approves. */
export const opsContact = {
  OpsContactChange: opsWrite(['support', 'admin'], {
    in: z.object({
      companyId: AnyCompanyId,
      /** One of the two says who. */
      employeeNo: opsId(z._default(z.string().check(z.trim(), z.maxLength(40)), '')),
      personGuid: opsId(z.optional(z.string().check(z.regex(UUID)))),
      /** Empty: stays as it is. */
      phone: OptionalPhone,
      email: OptionalEmail,
      loginName: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
      idNumber: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
      reason: Why,
    }),
    out: z.object({ approvalId: z.string() }),
  }),
};
