import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../test/answers.ts';
import { fetchFile, sendFile } from '../../../test/files.ts';
import { runTasks } from '../../../test/ops-stage.ts';
import { pdfWith } from '../../../test/pdfs.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { idCardOf } from '../../../test/reports.ts';
import { sendDue } from '../messages/index.ts';

let portal: TestPortal;
let emp: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  emp = await portal.login('demo', 'emp');
});
afterAll(() => portal.stop());

const paper = { examDay: '2021-05-20', hospital: '丽江市人民医院' };
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e8e4d8' } });
const sideways = () => drawn(90, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer();
const photo = async (bytes: Buffer, name = 'a.jpg', who = emp): Promise<string> =>
  dataOf(await sendFile(portal, who, { call: 'UploadReportPhoto', bytes, name })).fileId;
const sendPhotos = (photos: string[], who = emp) =>
  portal.call('SendReportPhotos', { ...paper, photos }, { session: who });
const detail = async (uploadId: string) => dataOf(await portal.call('MyUpload', { uploadId }, { session: emp }));

describe('photos of a report', () => {
  it('become one PDF in their order, each upright on a page of its shape, and go themselves', async () => {
    const photos = [await photo(await sideways()), await photo(await drawn(90, 60).png().toBuffer(), 'b.png')];
    const { uploadId } = dataOf(await sendPhotos(photos));
    await runTasks(portal);
    const upload = await detail(uploadId);
    expect(upload).toMatchObject({ state: 'unreadable', pages: 2, list: [], fileName: '报告照片-2021-05-20.pdf' });
    expect(upload.pageList.map(({ width, height }) => width < height)).toEqual([true, false]);
    const address = `/AppApi/UploadedReportPdf?uploadId=${uploadId}`;
    const { bytes } = await fetchFile(portal, address, { 'x-session': emp.token });
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(faultOf(await sendPhotos(photos))).toBe('notYours');
    const { rows } = await portal.portal.database.pool.query(
      'SELECT claimed_by FROM file WHERE file_id = ANY($1) AND removing_at IS NULL',
      [photos],
    );
    expect(rows).toEqual([]);
  });

  it('are no larger than a page needs, whatever a camera takes', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    const large = await sharp({ create: { width: 3600, height: 4800, channels: 3, background: '#fff', noise } })
      .jpeg({ quality: 75 })
      .toBuffer();
    const { uploadId } = dataOf(await sendPhotos([await photo(large)]));
    const address = `/AppApi/UploadedReportPdf?uploadId=${uploadId}`;
    const { bytes } = await fetchFile(portal, address, { 'x-session': emp.token });
    expect(bytes.length).toBeLessThan(large.length / 2);
    expect(bytes.toString('latin1')).toContain('/Width 1500');
  });

  it('are pictures, one’s own, and sent once each', async () => {
    const pdf = await pdfWith('尿酸 386');
    const asPhoto = await sendFile(portal, emp, { call: 'UploadReportPhoto', bytes: pdf });
    expect(faultOf(asPhoto)).toBe('fileKind');
    const { fileId } = dataOf(await sendFile(portal, emp, { bytes: pdf }));
    expect(faultOf(await sendPhotos([fileId]))).toBe('uploadPhotosOnly');
    const one = await photo(await sideways());
    expect(faultOf(await sendPhotos([one, one]))).toBe('badInput');
    expect(faultOf(await sendPhotos([one], await portal.login('demo', 'elder')))).toBe('notYours');
    const later = { ...paper, examDay: '2031-01-01', photos: [one] };
    expect(faultOf(await portal.call('SendReportPhotos', later, { session: emp }))).toBe('uploadDayAhead');
  });
});

describe('a scan that help is asked with', () => {
  it('is typed in by customer service under the person’s own rule; the person is told, and alone confirms', async () => {
    const [session, by] = [{ session: emp }, { session: await portal.operator('support') }];
    const companyId = emp.user.CompanyId;
    const { uploadId } = dataOf(await sendPhotos([await photo(await sideways())]));
    await runTasks(portal);
    dataOf(await portal.call('AskUploadHelp', { uploadId, wanted: true }, session));
    const shown = dataOf(await portal.call('OpsUpload', { companyId, uploadId }, by));
    expect(shown).toMatchObject({ list: [], row: { state: 'unreadable', pages: 1 } });
    const { rows: found } = dataOf(await portal.call('OpsUploadIndicators', { text: 'xueya' }, by));
    expect(found[0]).toMatchObject({ code: 'BP', name: { zh: '血压' } });
    const answer = (rows: { row: number; code?: string; value?: string; range?: string }[]) =>
      portal.call('OpsUploadAnswer', { companyId, uploadId, rows, note: '已按照片录入' }, by);
    for (const lacking of [{ value: '5.1' }, { code: 'BP', value: '142' }, { code: 'GLU', value: '5.1', range: '3.9' }])
      expect(faultOf(await answer([{ row: 0, ...lacking }]))).toBe('uploadRowLacks');
    const typed = [
      { row: 0, code: 'BP', value: '142/91', unit: 'mmHg', range: '90-139/60-89' },
      { row: 0, code: 'GLU', value: '5.1', unit: 'mmol/L', range: '3.9-6.1' },
    ];
    expect(dataOf(await answer(typed)).corrected).toBe(2);
    await sendDue(portal.portal, companyId);
    const own = await idCardOf(portal, { companyId, personGuid: emp.user.CustomerGuid });
    const told = portal.portal.ports.sms
      .kept?.()
      .filter(({ phone, text }) => phone === own.phone && text.includes('上传的报告'));
    expect(told).toHaveLength(1);
    expect(await detail(uploadId)).toMatchObject({
      ...{ state: 'ready', help: 'answered', helpNote: '已按照片录入' },
      list: [
        { code: 'BP', value: '142/91', flag: 'high', state: 'open', by: 'operator' },
        { code: 'GLU', value: '5.1', flag: 'normal', state: 'open', by: 'operator' },
      ],
    });
    expect(faultOf(await portal.call('SaveUploadedReport', { uploadId }, session))).toBe('uploadNoneConfirmed');
    dataOf(await portal.call('SaveUploadRows', { uploadId, rows: [{ row: 1, state: 'confirmed' }] }, session));
    expect(dataOf(await portal.call('SaveUploadedReport', { uploadId }, session)).saved).toBe(2);
  });
});
