import * as z from 'zod/mini';
import { enter } from '../call.ts';
import { Phone } from '../schemas/fields.ts';
import { absentIfEmpty, lowerCased, publicId } from '../ids.ts';
import { Work } from '../schemas/work.ts';
import { AT } from '../values/addresses.ts';

const text = (max: number) => z.string().check(z.maxLength(max));
const CompanyCode = absentIfEmpty(z.pipe(text(40), z.transform(lowerCased)));
const PictureId = publicId(text(40), 'a picture belongs to nobody; it counts once, for whoever has read it');

/** The step after the right code: one for each account that has the phone. */
export const ResetAccount = z.object({
  ticket: z.string(),
  companyCode: z.string(),
  company: z.string(),
  companyEng: z.string(),
  /** Whose account it is, masked. */
  name: z.string(),
});
export type ResetAccount = z.output<typeof ResetAccount>;

/** Forgotten passwords. The picture is read in a call before the two calls of the code. */
export const password = {
  /** Lets one code be sent to this phone. `captchaText` is empty where there was no picture. */
  ReadCaptcha: enter({
    in: z.object({ mobile: Phone, captchaId: PictureId, captchaText: z._default(text(20), ''), work: Work }),
    out: z.object({}),
  }),
  SendSmsCode: enter({
    ...AT.SendSmsCode,
    in: z.object({
      mobile: Phone,
      /** The company of the login page the person comes from: only its accounts are looked for. */
      companyCode: CompanyCode,
    }),
    /** ISO moments: until when the code counts, and when another may be asked for. */
    out: z.object({ goodUntil: z.string(), againAt: z.string(), sentBefore: z.boolean() }),
  }),
  ValidateSmsCode: enter({
    ...AT.ValidateSmsCode,
    in: z.object({ mobile: Phone, verificationCode: z.string().check(z.minLength(1), z.maxLength(12)) }),
    out: z.object({ accounts: z.array(ResetAccount), goodUntil: z.string() }),
  }),
  ResetPw: enter({
    in: z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(100)), npw: text(128) }),
    out: z.object({ companyCode: z.string() }),
  }),
};
