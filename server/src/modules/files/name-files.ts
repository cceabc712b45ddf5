import type { InCompany } from '../../ctx.ts';
import type { StoredFile } from './store-file.ts';
import { nameIn } from './store-file.ts';

export type NamedFile = StoredFile;

/** The names and sizes of files, for the module that claimed them and names their ids. */
export async function filesNamed(ctx: InCompany, fileIds: readonly string[]): Promise<Map<string, NamedFile>> {
  if (fileIds.length === 0) return new Map();
  const key = await ctx.portal.keyring.companyKey(ctx);
  const rows = await ctx.db
    .selectFrom('file')
    .select(['file_id', 'name', 'size'])
    .where('company_id', '=', ctx.company.companyId)
    .where('file_id', 'in', fileIds)
    .execute();
  return new Map(
    rows.map(({ file_id: fileId, name, size }) => [fileId, { fileId, name: key.unseal(nameIn(fileId), name), size }]),
  );
}
