import * as z from 'zod/mini';
import { pageFields, paged } from '../schemas/paged.ts';
import { isPlacePhone } from '../rules/phone.ts';
import { CompanySettings } from '../settings/company-settings.ts';
import { opsRead, opsUpload, opsWrite } from './call.ts';
import { AnyCompanyId, CompanyName, SearchText, Why } from './fields.ts';

/** How a company is set up is the administrators' work. */
const ADMIN = ['admin'] as const;

export const COMPANY_TEMPLATES = ['standard', 'checkup', 'full'] as const;
export type CompanyTemplate = (typeof COMPANY_TEMPLATES)[number];
export const MOST_CODES = 5;
export const COMPANY_CODE = /^[a-z0-9][a-z0-9-]{1,29}$/;
export const MOST_LOGO_BYTES = 512 * 1024;

const Codes = z
  .array(z.string().check(z.trim(), z.toLowerCase(), z.regex(COMPANY_CODE)))
  .check(z.minLength(1), z.maxLength(MOST_CODES));

const VersionNo = z.int().check(z.gte(1), z.lte(1_000_000));
/** The version the operator has seen live; 0: none was ever published. */
const seen = z.int().check(z.gte(0), z.lte(1_000_000));
/** How often the draft was saved when the operator saw it; 0: there was none. */
const revision = z.int().check(z.gte(0), z.lte(10_000_000));

const Problem = z.object({
  path: z.string(),
  zh: z.string(),
  en: z.string(),
  suggestion: z.optional(z.string()),
  ratio: z.optional(z.string()),
});

const Change = z.object({ path: z.string(), before: z.unknown(), after: z.unknown() });

export const OpsCompanyRow = z.extend(CompanyName, {
  hotline: z.string(),
  version: z.int(),
  publishedAt: z.nullable(z.string()),
  publishedBy: z.string(),
  draft: z.nullable(z.object({ by: z.string(), savedAt: z.string() })),
});
export type OpsCompanyRow = z.output<typeof OpsCompanyRow>;

export const OpsVersionRow = z.object({
  version: z.int(),
  note: z.string(),
  by: z.string(),
  publishedAt: z.string(),
  /** The older one it was made of. */
  restored: z.nullable(z.int()),
  /** In how many fields it differs from the one before. */
  changes: z.int(),
});
export type OpsVersionRow = z.output<typeof OpsVersionRow>;

const Published = z.object({ version: z.int() });

export const opsSetup = {
  OpsCompanyList: opsRead(ADMIN, {
    in: z.object({ text: SearchText, ...pageFields() }),
    out: paged(OpsCompanyRow),
  }),
  OpsCompanyAdd: opsWrite(ADMIN, {
    in: z.object({
      /** The first is the company's own, the others lead to it as well. */
      codes: Codes,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
      nameEng: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
      hotline: z.string().check(z.trim(), z.maxLength(40), z.refine(isPlacePhone)),
      like: z.discriminatedUnion('from', [
        z.object({ from: z.literal('template'), template: z.enum(COMPANY_TEMPLATES) }),
        z.object({ from: z.literal('company'), companyId: AnyCompanyId }),
      ]),
      reason: Why,
    }),
    out: z.object({ companyId: z.int() }),
  }),
  OpsCompany: opsRead(ADMIN, {
    in: z.object({ companyId: AnyCompanyId }),
    out: z.extend(CompanyName, {
      codes: z.array(z.string()),
      people: z.int(),
      version: z.int(),
      publishedAt: z.nullable(z.string()),
      publishedBy: z.string(),
      live: CompanySettings,
      draft: z.nullable(
        z.object({ settings: CompanySettings, revision: z.int(), by: z.string(), savedAt: z.string() }),
      ),
      /** Of the draft, or of the live version where there is none. */
      problems: z.array(Problem),
    }),
  }),
  /** All the codes people may type; the company's own is one of them, for good. */
  OpsCompanyCodes: opsWrite(ADMIN, {
    in: z.object({
      companyId: AnyCompanyId,
      codes: Codes,
      /** Those that were there when it was looked at. */
      seen: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
      reason: Why,
    }),
    out: z.object({ codes: z.array(z.string()) }),
  }),
  /** Keeps the typed settings, right or wrong, and names their problems. */
  OpsCompanyDraftSave: opsWrite(ADMIN, {
    in: z.object({ companyId: AnyCompanyId, revision, settings: CompanySettings }),
    out: z.object({ revision: z.int(), savedAt: z.string(), problems: z.array(Problem) }),
  }),
  OpsCompanyDraftDiscard: opsWrite(ADMIN, {
    in: z.object({ companyId: AnyCompanyId, revision, reason: Why }),
    out: z.object({ discarded: z.boolean() }),
  }),
  OpsCompanyPublish: opsWrite(ADMIN, {
    in: z.object({ companyId: AnyCompanyId, revision, seen, note: Why }),
    out: Published,
  }),
  /** Publishes an older version anew. */
  OpsCompanyRestore: opsWrite(ADMIN, {
    in: z.object({ companyId: AnyCompanyId, version: VersionNo, seen, note: Why }),
    out: Published,
  }),
  OpsCompanyVersions: opsRead(ADMIN, {
    in: z.object({ companyId: AnyCompanyId, ...pageFields() }),
    out: paged(OpsVersionRow),
  }),
  /** Two versions field by field; 0 is the draft. */
  OpsCompanyCompare: opsRead(ADMIN, {
    in: z.object({ companyId: AnyCompanyId, before: seen, after: seen }),
    out: z.object({ changes: z.array(Change) }),
  }),
  OpsLogoUpload: opsUpload(ADMIN, {
    accept: ['image'],
    maxBytes: MOST_LOGO_BYTES,
    in: z.object({}),
    out: z.object({ address: z.string() }),
  }),
};
