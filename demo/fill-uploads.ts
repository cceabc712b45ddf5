import { createHash, randomUUID } from 'node:crypto';
import { dayInShanghai } from '#contract/rules/day';
import type { Portal } from '../server/src/ctx.ts';
import { transact } from '../server/src/db/transact.ts';
import { claimFile, finishUpload, storeFile } from '../server/src/modules/files/index.ts';
import { createdByPerson, startTask } from '../server/src/modules/tasks/index.ts';
import { readTask, sealContent, uploadMark } from '../server/src/modules/uploads/index.ts';
import { chinesePdf } from '../server/src/pdf/document.ts';
import { demoWorld } from './world.ts';

const HOSPITAL = '丽江市人民医院';
const EXAM_DAY = '2021-05-20';
/** One value is worn, as prints are; one line is no result. */
const LINES: readonly (readonly string[])[] = [
  ['项目', '结果', '单位', '参考值'],
  ['空腹血糖 GLU', '5.7', 'mmol/L', '3.9-6.1'],
  ['总胆固醇 TC', '5.02', 'mmol/L', '<5.2'],
  ['甘油三酯 TG', '1.78 ↑', 'mmol/L', '<1.7'],
  ['尿酸（UA）', '3B6', 'umol/L', '208-428'],
  ['肌酐 CREA', '82', 'umol/L', '57-97'],
  ['谷丙转氨酶 ALT', '36', 'U/L', '9-50'],
  ['谷草转氨酶 AST', '27', 'U/L', '15-40'],
  ['同型半胱氨酸', '11.3', 'umol/L', '<15'],
  ['检验费合计', '286 元', '', ''],
];
const AT = [60, 240, 330, 420];

async function reportPdf(): Promise<Uint8Array> {
  const { pdf, bytes } = await chinesePdf({ size: 'A4', margin: 0 });
  pdf.fontSize(16).text(`${HOSPITAL}健康体检报告（示例）`, 150, 60, { lineBreak: false });
  pdf.fontSize(10).text(`生化检验   采样 ${EXAM_DAY}`, 60, 100, { lineBreak: false });
  for (const [row, cells] of LINES.entries())
    for (const [at, cell] of cells.entries())
      pdf.fontSize(11).text(cell, AT[at] ?? 0, 130 + row * 26, { lineBreak: false });
  pdf.end();
  return bytes;
}

/** A report from elsewhere that waits to be looked through. It lies in the store of files, so only a start makes it. */
export async function fillUploads(portal: Portal, companyIds: readonly number[]): Promise<void> {
  const tenant = demoWorld(dayInShanghai(portal.clock())).find(({ code }) => code === 'demo');
  const owner = tenant?.people.find(({ account }) => account?.login === 'emp');
  if (!tenant || !owner || !companyIds.includes(tenant.companyId)) return;
  const bytes = await reportPdf();
  const ctx = { portal, company: { companyId: tenant.companyId } };
  const person = { kind: 'person', id: owner.guid } as const;
  const stored = await storeFile(ctx, person, {
    ...{ name: '外院体检报告 2021.pdf', kind: 'pdf', mediaType: 'application/pdf', size: bytes.length },
    sha256: createHash('sha256').update(bytes).digest(),
    read: async function* () {
      yield bytes;
    },
  });
  await transact(ctx, async (ctx) => {
    const uploadId = randomUUID();
    await finishUpload(ctx, stored);
    await claimFile(ctx, { fileId: stored.fileId, owner: person, claimedBy: uploadMark(uploadId) });
    const key = await portal.keyring.companyKey(ctx);
    await ctx.db
      .insertInto('report_upload')
      .values({
        ...{ company_id: tenant.companyId, upload_id: uploadId, person_guid: owner.guid, uploaded_by: owner.guid },
        ...{ file_id: stored.fileId, exam_day: EXAM_DAY, state: 'reading', created_at: portal.clock() },
        content: sealContent(key, uploadId, { hospital: HOSPITAL, helpNote: '', pages: [], rows: [] }),
      })
      .execute();
    await startTask(ctx, readTask, {
      input: { uploadId, fileId: stored.fileId },
      title: { zh: '识别上传的体检报告', en: 'Read an uploaded report' },
      createdBy: { id: createdByPerson(owner.guid), name: '' },
    });
  });
}
