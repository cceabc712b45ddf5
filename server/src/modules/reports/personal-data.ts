import { rangeText, valueText } from '#contract/rules/report-words';
import type { InCompany } from '../../ctx.ts';
import { definePersonal, type PersonalFile } from '../../personal-data.ts';
import { definePersonalTable } from '../../personal-table.ts';
import { claimedFile, dropFile } from '../files/index.ts';
import { openArchive } from './archive.ts';
import { reportMark } from './queries.ts';

/** Those of a person's versions that came with a file. */
const filedVersions = ({ db, company }: InCompany, guid: string) =>
  db
    .selectFrom('report as r')
    .innerJoin('report_version as v', (join) =>
      join.onRef('v.company_id', '=', 'r.company_id').onRef('v.order_id', '=', 'r.order_id'),
    )
    .select(['v.order_id', 'v.version', 'v.file_id', 'r.year', 'r.version as present', 'r.state'])
    .where('r.company_id', '=', company.companyId)
    .where('r.person_guid', '=', guid)
    .where('v.file_id', 'is not', null)
    .execute();

/** Of a relative what they have agreed to be read is for the page; the copy is of one's own. */
export const ownReports = definePersonal({
  name: 'reports',
  title: { zh: '体检报告', en: 'Check-up reports' },
  tables: ['report'],
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
  collect: async (ctx, { self }) => {
    const { reports } = await openArchive(ctx, self);
    return reports.flatMap(({ head, document }) =>
      document.sections.flatMap(({ name: section, items }) =>
        items.map((item) => ({
          ...{ year: head.year, day: head.examDay, section: section.zh, code: item.code, item: item.name.zh },
          ...{ result: valueText(item, 'zh-cn'), unit: item.unit, reference: rangeText(item.range) },
          ...{ judged: item.flag, conclusion: document.conclusion.zh, doctor: document.doctor },
        })),
      ),
    );
  },
  files: async (ctx, { self }) =>
    (await filedVersions(ctx, self)).flatMap(({ order_id, version, file_id, year, present, state }): PersonalFile[] =>
      file_id === null || version !== present || state !== 'published'
        ? []
        : [
            claimedFile(ctx, {
              name: `${year}-${order_id}.pdf`,
              fileId: file_id,
              claimedBy: reportMark(order_id, version),
            }),
          ],
    ),
  erased: { zh: '全部体检报告及其历史版本', en: 'all check-up reports and their earlier versions' },
  erase: async (ctx, guid) => {
    const { db, company } = ctx;
    for (const { order_id, version, file_id } of await filedVersions(ctx, guid))
      if (file_id) await dropFile(ctx, { fileId: file_id, claimedBy: reportMark(order_id, version) });
    const mine = db
      .selectFrom('report')
      .select('order_id')
      .where('company_id', '=', company.companyId)
      .where('person_guid', '=', guid);
    await db
      .deleteFrom('report_version')
      .where('company_id', '=', company.companyId)
      .where('order_id', 'in', mine)
      .execute();
    await db.deleteFrom('report').where('company_id', '=', company.companyId).where('person_guid', '=', guid).execute();
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
