import * as z from 'zod/mini';
import { publicId } from '../ids.ts';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, opsId, Why } from './fields.ts';

const ClaimName = z.string().check(z.trim(), z.regex(/^[\w:./-]{0,100}$/));

/** Which claims of the provider say what; empty: it is not taken from there. */
export const CLAIM_FIELDS = ['account', 'name', 'phone', 'email', 'employeeNo', 'department'] as const;
export const ClaimNames = z.object({
  /** The account's field its value is compared with: login name, staff number, phone or e-mail. */
  account: ClaimName.check(z.minLength(1)),
  name: ClaimName,
  phone: ClaimName,
  email: ClaimName,
  employeeNo: publicId(ClaimName, 'the name of a claim'),
  department: ClaimName,
});
export type ClaimNames = z.output<typeof ClaimNames>;

export const USUAL_CLAIMS: ClaimNames = {
  ...{ account: 'preferred_username', name: 'name', phone: 'phone_number', email: 'email' },
  ...{ employeeNo: 'employee_number', department: 'department' },
};

export const LinkKeyRow = z.object({
  keyId: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  retiredAt: z.nullable(z.string()),
});
export type LinkKeyRow = z.output<typeof LinkKeyRow>;

/** The steps of the test, in this order; after the first that fails the others are not reached. */
export const PROVIDER_STEPS = ['address', 'discovery', 'endpoints', 'pkce', 'keys', 'logout'] as const;
export const ProviderFinding = z.object({
  step: z.enum(PROVIDER_STEPS),
  state: z.enum(['ok', 'warn', 'bad']),
  /** In the provider's own words, where it gave any. */
  detail: z.string(),
});
export type ProviderFinding = z.output<typeof ProviderFinding>;

const provider = {
  issuer: z.string().check(z.trim(), z.maxLength(300), z.regex(/^https?:\/\/[^\s\\@?#]+$/)),
  clientId: opsId(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
};

/** How people of a company sign on elsewhere; the administrators' alone. */
export const opsSignOn = {
  OpsSignOn: opsRead(['admin'], {
    in: z.object({ companyId: AnyCompanyId }),
    out: z.object({
      /** Null: not set up yet. The secret is never told. */
      provider: z.nullable(
        z.object({
          ...{ isOn: z.boolean(), issuer: z.string(), clientId: z.string(), hasSecret: z.boolean() },
          ...{ claims: ClaimNames, makesAccounts: z.boolean(), updatedAt: z.string() },
        }),
      ),
      keys: z.array(LinkKeyRow),
      /** Whether the company's login page offers single sign-on, and whether it is the only way. */
      offered: z.enum(['no', 'yes', 'only']),
      /** To be entered at the provider. */
      redirectUri: z.string(),
      logoutUri: z.string(),
      /** Where signed links lead. */
      linkAt: z.string(),
      /** Whether the company lets its people in by signed links at all. */
      linksOn: z.boolean(),
      /** Whether a change waits for a second administrator. */
      waiting: z.object({ provider: z.boolean(), linkKey: z.boolean() }),
    }),
  }),
  OpsSignOnSave: opsWrite(['admin'], {
    in: z.object({
      companyId: AnyCompanyId,
      isOn: z.boolean(),
      ...provider,
      /** Absent: as it is; empty: none. */
      clientSecret: z.optional(z.string().check(z.maxLength(500))),
      claims: ClaimNames,
      makesAccounts: z.boolean(),
      /** `updatedAt` of the version looked at; absent: there was none. */
      seen: z.optional(z.string()),
      reason: Why,
    }),
    /** Null: in effect at once, as where it is only switched off. */
    out: z.object({ approvalId: z.nullable(z.string()) }),
  }),
  /** Asks the provider as it is typed here, saved or not. */
  OpsSignOnTest: opsRead(['admin'], {
    in: z.object({ companyId: AnyCompanyId, ...provider }),
    out: z.object({ findings: z.array(ProviderFinding) }),
  }),
  OpsLinkKeyAdd: opsWrite(['admin'], {
    in: z.object({ companyId: AnyCompanyId, reason: Why }),
    /** The key is made, and shown once, when a second administrator approves. */
    out: z.object({ approvalId: z.string() }),
  }),
  OpsLinkKeyRetire: opsWrite(['admin'], {
    in: z.object({ companyId: AnyCompanyId, keyId: opsId(z.string().check(z.maxLength(40))), reason: Why }),
    out: z.object({}),
  }),
};
