import * as z from 'zod/mini';
import { RelationKind } from './booking.ts';
import { download, enter, read, write } from '../call.ts';
import { BookingId } from '../schemas/fields.ts';
import { absentIfEmpty, CustomerGuid, OrderId, Whole } from '../ids.ts';
import { Words } from '../reason.ts';
import { ComparisonRow, REPORT_FLAGS, ReportChange, TrendSeries } from '../schemas/report-document.ts';
import { ReportHead, ReportView } from '../schemas/report-view.ts';
import { UploadedItem } from '../schemas/uploaded.ts';
import { AT } from '../values/addresses.ts';

/** One's own or a consenting relative's; looked up by an HMAC, and in no address or log. */
const IdCard = z.string().check(z.trim(), z.minLength(6), z.maxLength(30));
const byPlan = { planId: BookingId, idCard: IdCard };
const Year = z.pipe(Whole, z.int().check(z.gte(2000), z.lte(2100)));

/** Whose report: absent, who is signed in. */
const whose = { customerGuid: absentIfEmpty(CustomerGuid()) };
/** Which one: of an order, of a year, or the newest. */
const which = { ...whose, orderId: absentIfEmpty(OrderId()), year: absentIfEmpty(Year) };

export const CONSENT_STATES = ['none', 'asked', 'given', 'refused', 'withdrawn', 'expired', 'locked'] as const;
export const ConsentState = z.enum(CONSENT_STATES);
export type ConsentState = z.output<typeof ConsentState>;

/** A person whose reports one could read: oneself, or a relative with their answer to it. */
export const ReportReader = z.object({
  customerGuid: z.string(),
  name: z.string(),
  relation: RelationKind,
  consent: z.nullable(ConsentState),
  /** How many there are; of a relative who has not agreed nothing is said. */
  reports: z.nullable(z.int()),
});
export type ReportReader = z.output<typeof ReportReader>;

const Kpi = z.object({
  indexCode: z.string(),
  indexName: Words,
  section: Words,
  value: z.nullable(z.number()),
  text: z.nullable(Words),
  unit: z.string(),
  method: z.string(),
  reference: z.string(),
  flag: z.enum(REPORT_FLAGS),
});

/** An add-on, and why the person might want it. */
const ReportSuggestion = z.object({
  extraId: z.int(),
  /** Which results it is about, by indicator. */
  codes: z.array(z.string()),
  reason: Words,
  /** Who says so. */
  source: Words,
});
export type ReportSuggestion = z.output<typeof ReportSuggestion>;
export const UploadedReport = z.object({
  uploadId: z.string(),
  examDay: z.string(),
  hospital: z.string(),
  savedAt: z.string(),
  items: z.array(UploadedItem),
});
export type UploadedReport = z.output<typeof UploadedReport>;

/** A text's version: people who agreed to an older one are asked again. */
export const RELATIVE_CONSENT_VERSION = '2026-06';

const Token = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

export const reports = {
  /** The figures of one report. */
  KpiSearch: read({
    ...AT.KpiSearch,
    in: z.object(byPlan),
    out: z.object({ year: z.int(), examDay: z.string(), list: z.array(Kpi) }),
  }),
  CompareTwoYear: read({
    ...AT.CompareTwoYear,
    in: z.object(byPlan),
    out: z.object({ years: z.array(z.int()), list: z.array(ComparisonRow) }),
  }),
  /** Every pair of years there is, with how many results went which way. */
  CompareTwoYearList: read({
    ...AT.CompareTwoYearList,
    in: z.object(byPlan),
    out: z.object({
      list: z.array(
        z.object({
          years: z.array(z.int()),
          new: z.int(),
          worse: z.int(),
          still: z.int(),
          improved: z.int(),
          back: z.int(),
        }),
      ),
    }),
  }),
  PhysicalPositiveDetail: read({
    ...AT.PhysicalPositiveDetail,
    in: z.object({
      ...byPlan,
      /** The name of the person examined; it must be the one the ID number belongs to. */
      physicalPerson: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    }),
    out: z.object({
      year: z.int(),
      conclusion: Words,
      list: z.array(z.extend(Kpi, { change: ReportChange })),
    }),
  }),
  SearchYearList: read({
    ...AT.SearchYearList,
    in: z.object({ idCard: IdCard }),
    out: z.object({ list: z.array(z.object({ year: z.int(), examDay: z.string(), planId: z.int() })) }),
  }),

  /** The health archive, and the other people's one could read. */
  MyReportYears: read({
    in: z.object(whose),
    out: z.object({
      reports: z.array(ReportHead),
      people: z.array(ReportReader),
      /** How many reports from elsewhere stand beside them. */
      uploads: z.int(),
    }),
  }),
  /** Every look is written down: people see who read their report. */
  MyReport: read({ in: z.object(which), out: ReportView }),
  ReportTrend: read({
    in: z.object({ ...whose, code: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)) }),
    out: z.object({ series: z.array(TrendSeries) }),
  }),
  /**
   * Which add-ons may be worth considering after the last report: for the package step, as a suggestion and no diagnosis.
   * Of a relative who has not agreed to it being read there are none.
   */
  ReportSuggestions: read({
    in: z.object({ customerGuid: CustomerGuid() }),
    out: z.object({ suggestions: z.array(ReportSuggestion) }),
  }),
  /** The person's confirmed results of reports from elsewhere: apart from the centres' in every view. */
  UploadedReports: read({
    in: z.object(whose),
    out: z.object({ reports: z.array(UploadedReport), trends: z.array(TrendSeries) }),
  }),
  GetReportPdf: download({
    ...AT.GetReportPdf,
    in: z.object({ ...which, kind: z._default(z.enum(['made', 'original']), 'made') }),
  }),

  /** Sends a relative the link at which they decide themselves. */
  AskReportConsent: write({
    in: z.object({ customerGuid: CustomerGuid() }),
    out: z.object({ phone: z.string(), until: z.string() }),
  }),
  /** One no longer wants to read a relative's reports. */
  EndReportConsent: write({ in: z.object({ customerGuid: CustomerGuid() }), out: z.object({ ended: z.boolean() }) }),
  /** Behind the link: no account, the address and the code are what proves it. */
  ReportConsent: read({
    access: 'public',
    in: z.object({ token: Token }),
    out: z.object({
      state: ConsentState,
      company: Words,
      hotline: z.string(),
      /** Masked. */
      asker: z.string(),
      whose: z.string(),
      textVersion: z.string(),
      until: z.string(),
      givenAt: z.nullable(z.string()),
      looks: z.array(z.object({ at: z.string(), what: z.string(), who: z.string() })),
    }),
  }),
  AnswerReportConsent: enter({
    in: z.object({
      token: Token,
      answer: z.enum(['give', 'refuse', 'withdraw']),
      /** From the message; withdrawing needs none. */
      code: z._default(z.string().check(z.maxLength(20)), ''),
    }),
    out: z.object({ state: ConsentState }),
  }),

  /** Whether the company's HR may read one's report; each person's own, and off until they say so. */
  HrReportAuth: read({
    in: z.object({}),
    out: z.object({
      authorized: z.boolean(),
      textVersion: z.string(),
      /** The last day of the consent that stands. */
      until: z.nullable(z.string()),
      /** The last day it would have if it were given now. */
      wouldEnd: z.string(),
    }),
  }),
  SaveHrReportAuth: write({ in: z.object({ authorized: z.boolean() }), out: z.object({ authorized: z.boolean() }) }),
};
