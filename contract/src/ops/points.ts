import * as z from 'zod/mini';
import { Day } from '../schemas/fields.ts';
import { Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { POINTS_SOURCES, PointsEntry } from '../schemas/points-entry.ts';
import { Words } from '../reason.ts';
import { format } from '../schemas/sheet-format.ts';
import { opsDownload, opsRead, opsUpload, opsWrite } from './call.ts';
import { AnyCompanyId, CompanyName, opsId, SearchText, Why } from './fields.ts';
import { OPS_AT } from '../values/ops/addresses.ts';

/** Points are money: finance gives them, an admin may look. */
const FINANCE = ['finance'] as const;
const READERS = ['finance', 'admin'] as const;

export const GRANT_STATES = ['usable', 'upcoming', 'usedUp', 'expired', 'reversed'] as const;
export const GRANT_FILTERS = ['all', 'usable', 'expiring', 'usedUp', 'expired', 'reversed'] as const;
export type GrantFilter = (typeof GRANT_FILTERS)[number];

export const MOST_POINTS = 1_000_000;
export const MOST_REASON = 60;
export const MOST_SHEET_ROWS = 20_000;
export const MOST_SHEET_BYTES = 4 * 1024 * 1024;
const MOST_FOUND_PEOPLE = 20;

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const AnyPersonGuid = opsId(z.string().check(z.regex(UUID)));
const AnyGrantId = opsId(z.pipe(Whole, z.int()));
const AnySheetId = opsId(z.string().check(z.regex(UUID)));

/** Masked. */
const OpsPointsHolder = z.object({
  personGuid: z.string(),
  name: z.string(),
  employeeNo: z.string(),
  isRelative: z.boolean(),
});

export const OpsGrantRow = z.object({
  grantId: z.int(),
  company: CompanyName,
  person: OpsPointsHolder,
  points: z.int(),
  remaining: z.int(),
  reason: Words,
  source: z.enum(POINTS_SOURCES),
  validFrom: z.string(),
  expiresOn: z.string(),
  grantedAt: z.string(),
  grantedBy: z.string(),
  state: z.enum(GRANT_STATES),
});
export type OpsGrantRow = z.output<typeof OpsGrantRow>;

export const OpsSheetRow = z.object({
  sheetId: z.string(),
  company: CompanyName,
  createdBy: z.string(),
  createdAt: z.string(),
  rows: z.int(),
  checkTask: z.string(),
  checkedAt: z.nullable(z.string()),
  goodRows: z.int(),
  goodPoints: z.int(),
  /** The points of the company's people before and with it; null before they are known. */
  balanceBefore: z.nullable(z.int()),
  balanceAfter: z.nullable(z.int()),
  runTask: z.nullable(z.string()),
  runAt: z.nullable(z.string()),
  /** Its run was cancelled or has failed: run again, it goes on where it ended. */
  isStopped: z.boolean(),
  grantedRows: z.int(),
  grantedPoints: z.int(),
  endedAt: z.nullable(z.string()),
  worthFen: z.int(),
  /** So many people, or so much, that a second operator approves its run. */
  takesTwo: z.boolean(),
  /** Its run was asked for, and no second operator has decided. */
  isAsked: z.boolean(),
});
export type OpsSheetRow = z.output<typeof OpsSheetRow>;

const Found = z.extend(OpsPointsHolder, { department: z.string(), balance: z.int() });

export const opsPoints = {
  OpsPointsGrants: opsRead(READERS, {
    in: z.object({
      /** A name, a phone number or an employee number. */
      text: SearchText,
      companyId: z.optional(AnyCompanyId),
      state: z._default(z.enum(GRANT_FILTERS), 'all'),
      ...pageFields(),
    }),
    out: z.extend(paged(OpsGrantRow), { counts: z.record(z.string(), z.int()) }),
  }),
  /** One person's points, and their history. */
  OpsPointsPerson: opsRead(READERS, {
    in: z.object({ companyId: AnyCompanyId, personGuid: AnyPersonGuid, ...pageFields() }),
    out: z.object({
      company: CompanyName,
      person: Found,
      expiring: z.array(z.object({ on: z.string(), points: z.int() })),
      history: paged(PointsEntry),
    }),
  }),
  /** People of a company by name, phone or employee number, to give points to. */
  OpsPointsFind: opsRead(FINANCE, {
    in: z.object({ companyId: AnyCompanyId, text: SearchText }),
    out: z.object({ people: z.array(Found).check(z.maxLength(MOST_FOUND_PEOPLE)) }),
  }),
  OpsPointsGrant: opsWrite(FINANCE, {
    in: z.object({
      companyId: AnyCompanyId,
      personGuid: AnyPersonGuid,
      points: z.pipe(Whole, z.int().check(z.gte(1), z.lte(MOST_POINTS))),
      /** The person reads it, and it stands in the audit. */
      reason: z.string().check(z.trim(), z.minLength(2), z.maxLength(MOST_REASON)),
      /** Empty: the Chinese words serve both. */
      reasonEn: z._default(z.string().check(z.trim(), z.maxLength(2 * MOST_REASON)), ''),
      expiresOn: Day,
    }),
    /** Much waits for a second operator: then there is a request, and no grant yet. */
    out: z.object({ grantId: z.nullable(z.int()), balance: z.int(), approvalId: z.nullable(z.string()) }),
  }),
  /** Takes back the rest of a grant. */
  OpsPointsReverse: opsWrite(FINANCE, {
    in: z.object({ companyId: AnyCompanyId, grantId: AnyGrantId, reason: Why }),
    out: z.object({ grantId: z.int(), points: z.int() }),
  }),
  /** A spreadsheet; it is tried out at once, and granted when an operator confirms. */
  OpsPointsSheetUpload: opsUpload(FINANCE, {
    accept: ['sheet'],
    maxBytes: MOST_SHEET_BYTES,
    in: z.object({ companyId: AnyCompanyId }),
    out: z.object({ sheetId: z.string(), taskId: z.string() }),
  }),
  OpsPointsSheets: opsRead(READERS, {
    in: z.object({ companyId: z.optional(AnyCompanyId), ...pageFields() }),
    out: paged(OpsSheetRow),
  }),
  OpsPointsSheetRun: opsWrite(FINANCE, {
    in: z.object({ companyId: AnyCompanyId, sheetId: AnySheetId, reason: Why }),
    out: z.object({ sheetId: z.string(), taskId: z.string(), approvalId: z.nullable(z.string()) }),
  }),
  /** An empty sheet, its columns named in one language. */
  OpsPointsTemplate: opsDownload(FINANCE, {
    ...OPS_AT.OpsPointsTemplate,
    in: z.object({ columns: z.enum(['zh', 'en']), format }),
  }),
};
