import type { InCompany } from '../../ctx.ts';
import { definePersonal, everybodyOf, type PersonalFile, type Whose } from '../../personal-data.ts';
import { claimedFile } from '../files/index.ts';
import { openContent } from './content.ts';
import { uploadMark, uploadsOfPerson, type UploadTableRow } from './queries.ts';
import { forgetUpload } from './remove-upload.ts';

async function uploadsOf(ctx: InCompany, whose: Whose): Promise<UploadTableRow[]> {
  const found = new Map<string, UploadTableRow>();
  for (const guid of everybodyOf(whose))
    for (const row of await uploadsOfPerson(ctx, guid)) found.set(row.upload_id, row);
  return [...found.values()];
}

/** The rows read, confirmed or not, with the PDFs themselves. Saved results stand in these rows, too. */
export const ownUploadsData = definePersonal({
  name: 'uploaded-reports',
  title: { zh: '上传的体检报告', en: 'Uploaded reports' },
  tables: ['report_upload', 'uploaded_report'],
  fields: {
    day: { zh: '体检日期', en: 'Date' },
    hospital: { zh: '医院', en: 'Hospital' },
    item: { zh: '项目', en: 'Item' },
    result: { zh: '结果', en: 'Result' },
    unit: { zh: '单位', en: 'Unit' },
    reference: { zh: '参考范围', en: 'Reference range' },
    state: { zh: '状态', en: 'State' },
    help: { zh: '协助', en: 'Help' },
    at: { zh: '上传时间', en: 'Sent in' },
  },
  collect: async (ctx, whose) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    return (await uploadsOf(ctx, whose)).flatMap((row) => {
      const { hospital, rows } = openContent(key, row.upload_id, row.content);
      const known = { day: row.exam_day, hospital, help: row.help, at: row.created_at.toISOString() };
      const state: string = row.state;
      const nothing = { item: '', result: '', unit: '', reference: '', state };
      return rows.length === 0
        ? [{ ...known, ...nothing }]
        : rows.map(({ name, value, unit, range, state }) => ({
            ...{ ...known, item: name.zh, result: value, unit, reference: range, state },
          }));
    });
  },
  files: async (ctx, whose) =>
    (await uploadsOf(ctx, whose)).map((row, at): PersonalFile =>
      claimedFile(ctx, {
        name: `${row.exam_day}-${at + 1}.pdf`,
        fileId: row.file_id,
        claimedBy: uploadMark(row.upload_id),
      }),
    ),
  erased: { zh: '您上传的体检报告及其识别结果', en: 'reports you uploaded and what was read of them' },
  erase: async (ctx, guid) => {
    for (const row of await uploadsOfPerson(ctx, guid)) await forgetUpload(ctx, row);
  },
});
