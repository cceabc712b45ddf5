import * as z from 'zod/mini';
import { OptionalEmail, OptionalPhone } from '../schemas/fields.ts';
import { opsWrite } from './call.ts';
import { AnyCompanyId, opsId, Why } from './fields.ts';

/** Changes the phone or e-mail of an employee who cannot: one administrator asks, a second one approves. */
export const opsContact = {
  OpsContactChange: opsWrite(['admin'], {
    in: z.object({
      companyId: AnyCompanyId,
      employeeNo: opsId(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
      /** Empty: stays as it is. */
      phone: OptionalPhone,
      email: OptionalEmail,
      reason: Why,
    }),
    out: z.object({ approvalId: z.string() }),
  }),
};
