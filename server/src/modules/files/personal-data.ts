import { sql } from 'kysely';
import type { InCompany, Portal } from '../../ctx.ts';
import { collect } from '../../db/seal-chunks.ts';
import type { PersonalFile } from '../../personal-data.ts';
import { blankPersonal, definePersonalTable } from '../../personal-table.ts';
import { openClaimedFile } from './open-file.ts';
import { nameIn } from './store-file.ts';

const OWN = { table: 'file', person: 'owner_id' } as const;
const BY_PERSONS = sql<boolean>`owner_kind = 'person'`;

/** The list; the bytes come with whatever uses a file (`claimedFile`), since that knows what it is about. */
export const ownFiles = definePersonalTable({
  name: 'files',
  title: { zh: '上传的文件', en: 'Files you sent in' },
  rows: {
    ...OWN,
    // files made by the portal for a person, such as this very copy, were not sent in by them
    where: sql`${BY_PERSONS} AND kind <> 'result' AND stored_at IS NOT NULL AND removing_at IS NULL`,
    orderBy: 'created_at',
  },
  also: ['file_day'],
  fields: {
    name: { zh: '文件名', en: 'Name', of: ({ file_id, name }, { key }) => key.unseal(nameIn(file_id), name) },
    bytes: { zh: '大小（字节）', en: 'Size (bytes)', of: 'size' },
    at: { zh: '上传时间', en: 'Sent in', of: 'created_at' },
  },
  erased: { zh: '您上传、尚未用于任何单据的文件', en: 'files you sent in that nothing uses' },
  // those the portal made are erased with them
  erase: (ctx, guid) => {
    const unused = { set: (now: Date) => ({ removing_at: now }), only: { claimed_at: null, removing_at: null } };
    return blankPersonal(ctx, { ...OWN, where: BY_PERSONS }, unused, guid);
  },
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
