import * as z from 'zod/mini';
import { write } from '../call.ts';
import { Flag, OptionalEmail, OptionalPhone } from '../schemas/fields.ts';
import { UserGuid } from '../ids.ts';

const Code = z.string().check(z.minLength(1), z.maxLength(12));

/** One's own phone or e-mail is changed by a code that was sent to the new one; until then the old one stays. */
export const contact = {
  AskPhoneCode: write({
    /** Instead of a number: the one the company has on record, which is shown masked. */
    in: z.object({ userGuid: UserGuid(), phone: OptionalPhone, companys: Flag }),
    /** The new number, masked, and ISO moments: until when the code counts, and when another may be asked for. */
    out: z.object({ phone: z.string(), goodUntil: z.string(), againAt: z.string() }),
  }),
  ConfirmPhone: write({
    in: z.object({ userGuid: UserGuid(), code: Code }),
    out: z.object({ phone: z.string() }),
  }),
  AskEmailCode: write({
    in: z.object({ userGuid: UserGuid(), email: OptionalEmail, companys: Flag }),
    /** As with the phone, the new address being masked. */
    out: z.object({ email: z.string(), goodUntil: z.string(), againAt: z.string() }),
  }),
  ConfirmEmail: write({
    in: z.object({ userGuid: UserGuid(), code: Code }),
    out: z.object({ email: z.string() }),
  }),
};
