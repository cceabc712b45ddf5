import * as z from 'zod/mini';
import { enter } from '../call.ts';
import { AppType, LoginUser } from './identity.ts';
import { lowerCased, publicId } from '../ids.ts';
import { TARGET_PAGES } from '../rules/link-text.ts';

const CompanyCode = z.pipe(z.string().check(z.minLength(1), z.maxLength(40)), z.transform(lowerCased));
const Consent = z.optional(z.string().check(z.maxLength(20)));
/** A signed value: a line break in it could make two links read alike. */
const Line = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}\u2028\u2029]*$/u));
const SignedValue = z._default(Line(200), '');

/** Two ways in for whom the company vouches; each makes one session out of one proof. */
export const sso = {
  /** The names are those of the partner's form; `sign` is HMAC-SHA256 over `linkText`, in hex. */
  EnterByLink: enter({
    in: z.object({
      appType: z._default(AppType, 1),
      companyCode: CompanyCode,
      keyId: publicId(z.string().check(z.regex(/^[a-z0-9-]{4,40}$/)), 'the link is signed'),
      user_id: publicId(Line(100).check(z.minLength(1)), 'the link is signed'),
      accesstime: z.string().check(z.regex(/^\d{9,11}$/)),
      nonce: z.string().check(z.regex(/^[\w-]{16,64}$/)),
      target_page: z.enum(TARGET_PAGES),
      language: z._default(z.enum(['zh-cn', 'en-us', '-7', '-1']), 'zh-cn'),
      field1: SignedValue,
      field2: SignedValue,
      field3: SignedValue,
      sign: z.string().check(z.regex(/^[0-9a-f]{64}$/i)),
      consent: Consent,
    }),
    out: LoginUser,
  }),
  /** Where to send the browser so that the company's identity provider says who it is. */
  BeginSso: enter({
    in: z.object({ companyCode: CompanyCode, redirect: z._default(z.string().check(z.maxLength(500)), '') }),
    out: z.object({ url: z.string() }),
  }),
  /** The provider's answer at `/entry`; once more with `consent` where that was missing. */
  FinishSso: enter({
    in: z.object({
      appType: z._default(AppType, 1),
      state: z.string().check(z.regex(/^[\w-]{1,40}\.[\w-]{43}$/)),
      code: z.optional(z.string().check(z.maxLength(4_000))),
      iss: z.optional(z.string().check(z.maxLength(500))),
      error: z.optional(z.string().check(z.maxLength(100))),
      consent: Consent,
    }),
    out: z.object({ user: LoginUser, redirect: z.string() }),
  }),
};
