import * as z from 'zod/mini';
import { enter, write } from '../call.ts';
import { absentIfEmpty, lowerCased, SessionToken, UserGuid, Whole } from '../ids.ts';
import { CompanyFace } from './company.ts';
import { WxUserInfo } from './messaging-app.ts';
import { Work } from '../schemas/work.ts';
import { AT } from '../values/addresses.ts';

/** The version of the privacy text a person agrees to; a new text needs a new consent (PIPL art. 14). */
export const CONSENT_VERSION = '2026-06';

/** 2 when the login comes through the messaging app, else 1 (docs/product §9.9). */
export const AppType = z.pipe(Whole, z.literal([1, 2]));

const Typed = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** Care mode: larger, fewer things at a time, read aloud. `offer` is said once. */
export const CareMode = z.enum(['on', 'off', 'offer', 'unset']);
export type CareMode = z.output<typeof CareMode>;

/** How a session was entered. */
export const ENTERED_BY = ['password', 'sso', 'link', 'messaging', 'partner'] as const;
export type EnteredBy = (typeof ENTERED_BY)[number];

/** The person who signed in. */
export const LoginUser = z.object({
  Id: z.int(),
  CompanyCode: z.string(),
  CustomerGuid: z.string(),
  MobilePhone: z.string(),
  employeeTypeid: z.int(),
  employeeClass: z.int(),
  CityId: z.int(),
  CityName: z.string(),
  CompanyId: z.int(),
  Session: z.string(),
  CompanyLogoUrl: z.string(),
  MulLanguage: z.boolean(),
  Name: z.string(),
  VendorId: z.int(),
  RoleType: z.string(),
  RoleKey: z.string(),
  Gender: z.string(),
  LastTimeUpd: z.string(),
  /** The person's choice, or that it should be offered to them now. Their age itself is not told. */
  careMode: CareMode,
  /** How this session began; exit and password change are then not ours to offer. */
  SingleSignOn: z.boolean(),
});
export type LoginUser = z.output<typeof LoginUser>;

export const identity = {
  /**
   * `consent` is needed once per version of the text, `work` when it was asked for. With `wxUserInfo` alone a bound
   * person enters; with account and password besides they are bound.
   */
  Login: enter({
    in: z.object({
      appType: AppType,
      user: z._default(z.string().check(z.maxLength(100)), ''),
      password: z._default(z.string().check(z.maxLength(128)), ''),
      companyCode: z.pipe(Typed(40), z.transform(lowerCased)),
      wxUserInfo: absentIfEmpty(WxUserInfo),
      consent: z.optional(z.string().check(z.maxLength(20))),
      work: z.optional(Work),
    }),
    out: LoginUser,
  }),
  Logout: write({ in: z.object({ sessionid: SessionToken() }), out: z.object({}) }),
  ChangePw: write({
    in: z.object({
      userGuid: UserGuid(),
      pw: z.string().check(z.maxLength(128)),
      npw: z.string().check(z.maxLength(128)),
    }),
    out: z.object({}),
  }),
  /** The person's choice, which follows them to their next sign-in on any device. */
  SaveCareMode: write({ in: z.object({ userGuid: UserGuid(), on: z.boolean() }), out: z.object({}) }),
  /**
   * Says how the login page of a company looks. `user` is a company code or `code/account`, and only the code is read,
   * so that it tells nothing about accounts.
   */
  InspectionCompany: enter({ in: z.object({ user: Typed(141) }), out: CompanyFace, ...AT.InspectionCompany }),
  /** A picture to read, with work to do beside it; or more work and no picture. */
  GetCaptcha: enter({
    in: z.object({ withoutPicture: z.optional(z.boolean()) }),
    out: z.object({ id: z.string(), image: z.string(), challenge: z.string() }),
  }),
};
