import { rangeText, valueText } from '#contract/rules/report-words';
import type { InCompany } from '../../ctx.ts';
import { definePersonalLines, definePersonalTable } from '../../personal-table.ts';
import { claimedFile, dropFile } from '../files/index.ts';
import { openDocument } from './document.ts';
import { reportMark, versionOf, versionsOf, type ReportRow } from './queries.ts';

/** The version a person reads; one that was taken back is not read. */
const presentOf = (ctx: InCompany, { order_id, version, state }: ReportRow) =>
  state === 'published' ? versionOf(ctx, order_id, version) : undefined;

/** Of a relative what they have agreed to be read is for the page; the copy is of one's own. */
export const ownReports = definePersonalLines({
  name: 'reports',
  title: { zh: '体检报告', en: 'Check-up reports' },
  rows: { table: 'report', person: 'person_guid', orderBy: ['exam_day', 'order_id'], newestFirst: true },
  also: ['report_version'],
  lines: async (row, { ctx, key }) => {
    const version = await presentOf(ctx, row);
    if (!version?.document) return [];
    const { sections, conclusion, doctor } = openDocument(key, version, version.document);
    return sections.flatMap(({ name: section, items }) =>
      items.map((item) => ({
        ...{ year: row.year, day: row.exam_day, section: section.zh, code: item.code, item: item.name.zh },
        ...{ result: valueText(item, 'zh-cn'), unit: item.unit, reference: rangeText(item.range) },
        ...{ judged: item.flag, conclusion: conclusion.zh, doctor },
      })),
    );
  },
  fields: {
    year: { zh: '年份', en: 'Year' },
    day: { zh: '体检日期', en: 'Date' },
    section: { zh: '分类', en: 'Section' },
    code: { zh: '代码', en: 'Code' },
    item: { zh: '项目', en: 'Item' },
    result: { zh: '结果', en: 'Result' },
    unit: { zh: '单位', en: 'Unit' },
    reference: { zh: '参考范围', en: 'Reference range' },
    judged: { zh: '判断', en: 'Judged' },
    conclusion: { zh: '总检结论', en: 'Conclusion' },
    doctor: { zh: '主检医师', en: 'Doctor' },
  },
  files: async (row, { ctx }) => {
    const version = await presentOf(ctx, row);
    if (!version?.file_id) return [];
    const claimedBy = reportMark(row.order_id, row.version);
    return [claimedFile(ctx, { name: `${row.year}-${row.order_id}.pdf`, fileId: version.file_id, claimedBy })];
  },
  erased: { zh: '全部体检报告及其历史版本', en: 'all check-up reports and their earlier versions' },
  erase: {
    each: async ({ company_id, order_id }, { ctx }) => {
      for (const { version, file_id } of await versionsOf(ctx, order_id))
        if (file_id) await dropFile(ctx, { fileId: file_id, claimedBy: reportMark(order_id, version) });
      for (const table of ['report_version', 'report'] as const)
        await ctx.db
          .deleteFrom(table)
          .where((where) => where.and({ company_id, order_id }))
          .execute();
    },
  },
});

export const ownReportConsents = definePersonalTable({
  name: 'report-consents',
  title: { zh: '报告查看授权', en: 'Consents to read reports' },
  rows: { table: 'report_consent', person: ['person_guid', 'viewer_guid'], orderBy: 'asked_at', relatives: true },
  fields: {
    role: {
      ...{ zh: '身份', en: 'As' },
      of: ({ viewer_guid }, { whose }) => (viewer_guid === whose.self ? 'reader' : 'person'),
    },
    state: { zh: '状态', en: 'State', of: 'state' },
    textVersion: { zh: '文本版本', en: 'Version of the text', of: 'text_version' },
    askedAt: { zh: '请求时间', en: 'Asked', of: 'asked_at' },
    givenAt: { zh: '同意时间', en: 'Given', of: 'given_at' },
    endedAt: { zh: '结束时间', en: 'Ended', of: 'ended_at' },
  },
  erased: { zh: '报告查看授权', en: 'consents to read reports' },
  erase: 'delete',
});
