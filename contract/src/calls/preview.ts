import * as z from 'zod/mini';
import { enter } from '../call.ts';
import { LoginUser } from './identity.ts';
import { publicId } from '../ids.ts';
import { LANGUAGES } from '../language.ts';
import { Words } from '../reason.ts';

/** The mark a preview's token begins with: it is no session's, and no session's is a preview's. */
export const PREVIEW_MARK = 'pv-';
const SECRET = /^[A-Za-z0-9_-]{43}$/;
export const PreviewTicket = z.string().check(z.regex(SECRET));

/** As whom and when the portal is looked at: what the bar on the screen says. */
export const PreviewLook = z.object({
  company: Words,
  employeeClass: z.int(),
  employeeType: z.int(),
  language: z.enum(LANGUAGES),
  day: z.string(),
  /** How many days that is after the one it is; the page's clock stands so much ahead of the server's. */
  aheadDays: z.int(),
  /** The administrator's unpublished settings. */
  isDraft: z.boolean(),
  endsAt: z.string(),
});
export type PreviewLook = z.output<typeof PreviewLook>;

/** The portal as an operator looks at it: as an imagined person, to read alone. */
export const preview = {
  /** A ticket the console has given opens one preview, once. */
  EnterPreview: enter({
    in: z.object({ ticket: PreviewTicket }),
    out: z.object({ user: LoginUser, look: PreviewLook }),
  }),
  LeavePreview: enter({
    in: z.object({
      preview: publicId(z.string().check(z.regex(/^pv-[A-Za-z0-9_-]{43}$/)), 'whoever has the token may end it'),
    }),
    out: z.object({}),
  }),
};
