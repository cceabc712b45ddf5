import * as z from 'zod/mini';
import { write } from '../call.ts';
import { CustomerGuid, Whole } from '../ids.ts';

/** The partner's numbers of the two languages (docs/product §2.8). */
export const RELOGON_LANGUAGE = { 'zh-cn': -7, 'en-us': -1 } as const;
const Spoken = z.literal([-7, -1]);

/** The fields posted to the partner, as text; `callbackUrl` is the address. */
export const Relogon = z.object({
  user_id: z.string(),
  /** `YYYYMMDDhhmmss` in Shanghai. */
  accesstime: z.string(),
  /** Hex HMAC-SHA-256 of the other fields in this order, one in each line, under the key both sides have. */
  sign: z.string(),
  target_page: z.string(),
  language: Spoken,
  field1: z.string(),
  field2: z.string(),
  field3: z.string(),
  callbackUrl: z.string(),
});
export type Relogon = z.output<typeof Relogon>;

export const partner = {
  /** Tells the partner who the person is, who is then signed in there. */
  MalldealerReLogonMercer: write({
    in: z.object({
      customerGuid: CustomerGuid(),
      target_page: z.string().check(z.minLength(1), z.maxLength(40)),
      language: z.pipe(Whole, Spoken),
    }),
    out: Relogon,
  }),
};
