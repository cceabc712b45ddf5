import type { InCompany, Portal } from '../../ctx.ts';
import { collect } from '../../db/seal-chunks.ts';
import { definePersonal, type PersonalFile } from '../../personal-data.ts';
import { openClaimedFile } from './open-file.ts';
import { nameIn } from './store-file.ts';

const uploadsOf = ({ db, company }: InCompany, guid: string) =>
  db
    .selectFrom('file')
    .select(['file_id', 'name', 'size', 'created_at'])
    .where('company_id', '=', company.companyId)
    .where('owner_kind', '=', 'person')
    .where('owner_id', '=', guid)
    // files made by the portal for a person, such as this very copy, were not sent in by them
    .where('kind', '!=', 'result')
    .where('stored_at', 'is not', null)
    .where('removing_at', 'is', null)
    .orderBy('created_at')
    .execute();

/** The list; the bytes come with whatever uses a file (`claimedFile`), since that knows what it is about. */
export const ownFiles = definePersonal({
  name: 'files',
  title: { zh: '上传的文件', en: 'Files you sent in' },
  tables: ['file', 'file_day'],
  fields: {
    name: { zh: '文件名', en: 'Name' },
    bytes: { zh: '大小（字节）', en: 'Size (bytes)' },
    at: { zh: '上传时间', en: 'Sent in' },
  },
  collect: async (ctx, { self }) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    return (await uploadsOf(ctx, self)).map((row) => ({
      name: key.unseal(nameIn(row.file_id), row.name),
      bytes: row.size,
      at: row.created_at.toISOString(),
    }));
  },
  erased: { zh: '您上传、尚未用于任何单据的文件', en: 'files you sent in that nothing uses' },
  erase: ({ db, company, portal }, guid) =>
    db
      .updateTable('file')
      .set({ removing_at: portal.clock() })
      .where('company_id', '=', company.companyId)
      .where('owner_kind', '=', 'person')
      .where('owner_id', '=', guid)
      .where('claimed_at', 'is', null)
      .where('removing_at', 'is', null)
      .execute(),
});

/** A stored file for a person's copy, for the module that has claimed it. */
export const claimedFile = (
  { company: { companyId } }: InCompany,
  { name, fileId, claimedBy }: { name: string; fileId: string; claimedBy: string },
): PersonalFile => ({
  name,
  read: async (portal: Portal) =>
    collect((await openClaimedFile({ portal, company: { companyId } }, fileId, claimedBy)).read()),
});
