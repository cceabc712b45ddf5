import type { InCompany } from '../../ctx.ts';
import { groupedBy } from '../../grouped-by.ts';
import { nameIn } from './store-file.ts';

export interface ClaimedFile {
  fileId: string;
  name: string;
  mediaType: string;
  size: number;
}

/** The files something uses, by their ids; files it has not claimed are left out. */
export async function claimedFiles(ctx: InCompany, claimedBy: string): Promise<Map<string, ClaimedFile>> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const rows = await ctx.db
    .selectFrom('file')
    .select(['file_id', 'name', 'media_type', 'size'])
    .where('company_id', '=', ctx.company.companyId)
    .where('claimed_by', '=', claimedBy)
    .execute();
  return new Map(
    rows.map(({ file_id: fileId, name, media_type: mediaType, size }) => [
      fileId,
      { fileId, name: key.unseal(nameIn(fileId), name), mediaType, size },
    ]),
  );
}

/** Other users of a file of the very same bytes: for each file of `claimedBy`, the others' marks. */
export async function sameFilesOf({ db, company }: InCompany, claimedBy: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('file as mine')
    .innerJoin('file as other', (join) =>
      join.onRef('other.company_id', '=', 'mine.company_id').onRef('other.sha256', '=', 'mine.sha256'),
    )
    .select(['mine.file_id', 'other.claimed_by'])
    .where('mine.company_id', '=', company.companyId)
    .where('mine.claimed_by', '=', claimedBy)
    .where('other.claimed_by', '!=', claimedBy)
    .execute();
  const groups = groupedBy(rows, ({ file_id }) => file_id);
  return new Map([...groups].map(([id, others]) => [id, others.map(({ claimed_by }) => claimed_by ?? '')]));
}
