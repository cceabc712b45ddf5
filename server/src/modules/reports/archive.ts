import type { ReportDocument } from '#contract/schemas/report-document';
import type { ReportHead, ReportView } from '#contract/schemas/report-view';
import { ageOn } from '#contract/rules/day';
import { changesOf, compareYears, seriesKey, summaryOf, trendsOf } from '#contract/rules/report';
import type { InCompany } from '../../ctx.ts';
import { personRow, unsealed } from '../people/index.ts';
import { openDocument } from './document.ts';
import { presentVersions, reportsOf, type ListedReport } from './queries.ts';

/** One report of a person's archive, opened. */
export interface Opened {
  head: ReportHead;
  planId: number;
  version: number;
  hasOriginal: boolean;
  document: ReportDocument;
}

export interface Archive {
  person: { guid: string; name: string; gender: 'male' | 'female'; birthDate: string };
  /** The newest first. */
  reports: Opened[];
}

export const headOf = (
  row: Pick<ListedReport, 'order_id' | 'year' | 'exam_day' | 'center_name' | 'center_name_eng'>,
): ReportHead => ({
  orderId: row.order_id,
  year: row.year,
  examDay: row.exam_day,
  center: { zh: row.center_name, en: row.center_name_eng },
});

/** Everything published about a person, opened; the caller has checked the right to it, and records the look. */
export async function openArchive(ctx: InCompany, personGuid: string): Promise<Archive> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const row = await personRow(ctx, personGuid);
  const listed = await reportsOf(ctx, personGuid);
  const versions = new Map((await presentVersions(ctx, personGuid)).map((version) => [version.order_id, version]));
  return {
    person: {
      guid: personGuid,
      name: unsealed(key, row, 'name'),
      gender: row.gender,
      birthDate: unsealed(key, row, 'birth_date'),
    },
    reports: listed.flatMap((one): Opened[] => {
      const version = versions.get(one.order_id);
      if (!version?.document) return [];
      const document = openDocument(key, version, version.document);
      return [
        {
          head: headOf(one),
          planId: one.plan_id,
          version: version.version,
          hasOriginal: version.file_id !== null,
          document,
        },
      ];
    }),
  };
}

/** The report before one in its archive. */
export const earlierOf = ({ reports }: Archive, report: Opened): Opened | undefined =>
  reports.find(
    ({ head }) =>
      head.examDay < report.head.examDay ||
      (head.examDay === report.head.examDay && head.orderId < report.head.orderId),
  );

/** One report as it is read: every word about better or worse comes from contract/rules/report. */
export function viewOf(archive: Archive, report: Opened): ReportView {
  const { head, document, version, hasOriginal } = report;
  const earlier = earlierOf(archive, report);
  const changes = changesOf(document, earlier?.document);
  const { conclusion, advice, doctor, reviewer, signedOn } = document;
  return {
    ...head,
    version,
    person: {
      name: archive.person.name,
      gender: archive.person.gender,
      age: ageOn(archive.person.birthDate, head.examDay),
    },
    sections: document.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => {
        const key = seriesKey(item);
        return { ...item, key, change: changes.get(key) ?? 'none' };
      }),
    })),
    ...{ conclusion, advice, doctor, reviewer, signedOn, hasOriginal },
    summary: summaryOf(document, earlier?.document),
    earlier: earlier?.head ?? null,
    comparison: earlier ? compareYears(earlier.document, document) : [],
    trends: trendsOf(datedOf(archive)),
  };
}

export const datedOf = ({ reports }: Archive) =>
  reports.map(({ head, document }) => ({ day: head.examDay, sections: document.sections }));
