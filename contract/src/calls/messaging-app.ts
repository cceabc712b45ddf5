import * as z from 'zod/mini';
import { enter, read, write } from '../call.ts';
import { absentIfEmpty, lowerCased, SessionToken, UserGuid } from '../ids.ts';
import { AT } from '../values/addresses.ts';

/** A person's identity inside the messaging app, as a text only the server can read; good once, for ten minutes. */
export const WxUserInfo = z.string().check(z.minLength(1), z.maxLength(1_000));

export const messagingApp = {
  /**
   * The address at which the app says who a person is. It comes back to /wxIndex with a code, and with the key as its
   * state.
   */
  BeginWX: enter({
    ...AT.BeginWX,
    in: z.object({
      companyCode: z.pipe(z.string().check(z.minLength(1), z.maxLength(40)), z.transform(lowerCased)),
      /** The page the person wanted; the browser looks at it again when it is back. */
      redirect: absentIfEmpty(z.string().check(z.minLength(1), z.maxLength(300))),
    }),
    out: z.object({ url: z.string() }),
  }),
  /** The key is the one of the round that this browser has begun. */
  GetWXUserInfo: enter({
    ...AT.GetWXUserInfo,
    in: z.object({
      code: z.string().check(z.minLength(1), z.maxLength(128)),
      key: z.string().check(z.minLength(1), z.maxLength(128)),
    }),
    out: z.object({ wxuserinfo: z.string(), appid: z.string() }),
  }),
  /** Signs out and ends the binding, so that opening the portal in the app does not sign in again. */
  WxLoginOut: write({
    ...AT.WxLoginOut,
    in: z.object({ sessionid: SessionToken(), wxuser: absentIfEmpty(WxUserInfo) }),
    out: z.object({}),
  }),
  /** Since when the account can be entered from the messaging app; null when it cannot. */
  MyWX: read({ in: z.object({ userGuid: UserGuid() }), out: z.object({ boundSince: z.nullable(z.string()) }) }),
  /** Ends the binding, and the sessions entered by it elsewhere. */
  UnbindWX: write({ in: z.object({ userGuid: UserGuid() }), out: z.object({ unbound: z.int() }) }),
};
