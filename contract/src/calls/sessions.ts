import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { SessionId, UserGuid } from '../ids.ts';

/** A place where a person is signed in. Locations are not kept, so none is told. */
export const SignedInDevice = z.object({
  id: z.string(),
  /** Browser and system in the caller's language. */
  device: z.string(),
  /** ISO moments; the second is at most a minute old. */
  since: z.string(),
  lastSeen: z.string(),
  /** The session that asks. */
  isThis: z.boolean(),
});
export type SignedInDevice = z.output<typeof SignedInDevice>;

export const sessions = {
  /** This one first, then the one that was used last. */
  MySessions: read({
    in: z.object({ userGuid: UserGuid() }),
    out: z.object({ sessions: z.array(SignedInDevice) }),
  }),
  EndSession: write({ in: z.object({ userGuid: UserGuid(), id: SessionId() }), out: z.object({ ended: z.int() }) }),
  EndOtherSessions: write({ in: z.object({ userGuid: UserGuid() }), out: z.object({ ended: z.int() }) }),
  /** The password once more, for actions a stolen session must not be enough for; it counts for this session. */
  ConfirmPassword: write({
    in: z.object({ userGuid: UserGuid(), pw: z.string().check(z.minLength(1), z.maxLength(128)) }),
    /** ISO moment until which it need not be given again. */
    out: z.object({ until: z.string() }),
  }),
};
