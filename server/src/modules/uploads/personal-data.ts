import { definePersonalLines } from '../../personal-table.ts';
import { claimedFile } from '../files/index.ts';
import { openContent } from './content.ts';
import { uploadMark } from './queries.ts';
import { forgetUpload } from './remove-upload.ts';

/** The rows read, confirmed or not, with the PDFs themselves. Saved results stand in these rows, too. */
export const ownUploadsData = definePersonalLines({
  name: 'uploaded-reports',
  title: { zh: '上传的体检报告', en: 'Uploaded reports' },
  rows: { table: 'report_upload', person: ['person_guid', 'uploaded_by'], orderBy: 'created_at', relatives: true },
  also: ['uploaded_report'],
  lines: (row, { key }) => {
    const { hospital, rows } = openContent(key, row.upload_id, row.content);
    const known = { day: row.exam_day, hospital, help: row.help, at: row.created_at };
    const state: string = row.state;
    if (rows.length === 0) return [{ ...known, item: '', result: '', unit: '', reference: '', state }];
    return rows.map(({ name, value, unit, range, state }) => ({
      ...{ ...known, item: name.zh, result: value, unit, reference: range, state },
    }));
  },
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
  files: ({ exam_day, file_id, upload_id }, { ctx }) => [
    claimedFile(ctx, { name: `${exam_day}.pdf`, fileId: file_id, claimedBy: uploadMark(upload_id) }),
  ],
  erased: { zh: '您上传的体检报告及其识别结果', en: 'reports you uploaded and what was read of them' },
  erase: { each: (row, { ctx }) => forgetUpload(ctx, row) },
});
