import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { UploadRow } from '#contract/schemas/uploaded';
import { transact } from '../src/db/transact.ts';
import { finishUpload, nameIn, storeFile } from '../src/modules/files/store-file.ts';
import { sealContent, uploadMark } from '../src/modules/uploads/index.ts';
import type { TestPortal } from './portal.ts';

export interface WantedUpload {
  companyId: number;
  personGuid: string;
  uploadId?: string;
  /** One that is in the store already. */
  stored?: string;
  fileId?: string;
  help?: 'none' | 'asked';
  state?: 'ready' | 'unreadable';
  rows?: UploadRow[];
}

export const uploadRow = (row: number, change: Partial<UploadRow> = {}): UploadRow => ({
  ...{ row, page: 1, box: { x: 0.1, y: 0.2, width: 0.8, height: 0.02 }, mark: null },
  printed: { name: '尿酸', value: '386', unit: 'umol/L', range: '208-428', flag: '' },
  ...{ code: 'UA', name: { zh: '尿酸', en: 'Uric acid' }, value: '386', unit: 'μmol/L', range: '208–428' },
  ...{ flag: 'normal', doubts: [], state: 'open', by: 'reader' },
  ...change,
});

/** A report that was read, past the task that reads it; its bytes are in no store. */
export const makeUpload = ({ portal, clock }: TestPortal, wanted: WantedUpload) =>
  transact({ portal, company: { companyId: wanted.companyId } }, async (ctx) => {
    const { companyId, personGuid, help = 'none', state = 'ready' } = wanted;
    const { uploadId = randomUUID(), stored, fileId = stored ?? randomUUID() } = wanted;
    const { rows = [uploadRow(1, { state: 'confirmed' }), uploadRow(2, { code: 'CREA', value: '82' })] } = wanted;
    const key = await portal.keyring.companyKey(ctx);
    const now = clock.now();
    if (!stored)
      await ctx.db
        .insertInto('file')
        .values({
          ...{ company_id: companyId, file_id: fileId, owner_kind: 'person', owner_id: personGuid, kind: 'pdf' },
          ...{ media_type: 'application/pdf', name: key.seal(nameIn(fileId), '体检报告.pdf'), size: 10 },
          ...{ sha256: Buffer.from(fileId), storage_key: fileId, created_at: now, stored_at: now },
          ...{ claimed_at: now, claimed_by: uploadMark(uploadId), removing_at: null },
        })
        .execute();
    const pages = [{ page: 1, width: 595, height: 842 }];
    await ctx.db
      .insertInto('report_upload')
      .values({
        ...{ company_id: companyId, upload_id: uploadId, person_guid: personGuid, uploaded_by: personGuid },
        ...{ file_id: fileId, exam_day: '2021-05-20', state, help, help_at: help === 'none' ? null : now },
        ...{ pages: 1, rows: rows.length, created_at: now },
        content: sealContent(key, uploadId, { hospital: '玉龙县人民医院', helpNote: '', pages, rows }),
      })
      .execute();
    return { companyId, uploadId, fileId };
  });

/** A picture of a page that waits to become a report. */
export async function makePhoto({ portal }: TestPortal, companyId: number, personGuid: string): Promise<string> {
  const ctx = { portal, company: { companyId } };
  const bytes = await sharp({ create: { width: 6, height: 8, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer();
  const stored = await storeFile(
    ctx,
    { kind: 'person', id: personGuid },
    {
      ...{ name: '1.jpg', kind: 'image', mediaType: 'image/jpeg', size: bytes.length, sha256: Buffer.alloc(32) },
      read: async function* () {
        yield bytes;
      },
    },
  );
  await transact(ctx, (ctx) => finishUpload(ctx, stored));
  return stored.fileId;
}

/** As if it had not been used: its bytes lie in the store until the job removes them. */
export const makePhotoUnused = ({ portal }: TestPortal, fileId: string) =>
  portal.database.pool.query(
    'UPDATE file SET removing_at = NULL, claimed_at = NULL, claimed_by = NULL WHERE file_id = $1',
    [fileId],
  );

/** Gone, so that it can be made again under the same id. */
export async function forgetUploadRow({ portal }: TestPortal, uploadId: string): Promise<void> {
  const { pool } = portal.database;
  await pool.query('DELETE FROM uploaded_report WHERE upload_id = $1', [uploadId]);
  await pool.query('DELETE FROM report_upload WHERE upload_id = $1', [uploadId]);
}
