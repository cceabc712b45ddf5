import * as z from 'zod/mini';
import type { InCompany, Portal } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { collect, openChunks, sealChunks, sealedSize } from '../../db/seal-chunks.ts';
import { transact } from '../../db/transact.ts';
import { defineTask } from '../../jobs/define-task.ts';
import { MissingFile, olderKeysOf, storageKeyOf } from '../../ports/storage/port.ts';
import { sealedFile } from './store-file.ts';

/** A file can be many megabytes. */
const BATCH = 5;
const LISTED = 100;

interface Kept {
  file_id: string;
  size: number;
  storage_key: string;
}

interface Moved {
  fileId: string;
  from: string;
  to: string;
}

/** Seals the files of a company by its newest key: first the bytes beside the old ones, then the row that names them. */
export const resealFiles = defineTask({
  kind: 'files.reseal',
  input: z.object({ keyNo: z.int() }),
  cursor: z.object({ after: z.string() }),
  start: async () => ({ cursor: { after: '' }, total: null }),
  ask: async (portal, { companyId }, { after }) => sealSome(portal, companyId, after),
  step: async (ctx, _task, _cursor, some) => {
    for (const moved of some?.moved ?? []) await moveFile(ctx, moved);
    return { cursor: some?.last === undefined ? undefined : { after: some.last }, done: some?.looked ?? 0 };
  },
});

/** The same at once, to the end; answers with how many were not sealed by the newest key. */
export async function resealAllFiles(portal: Portal, companyId: number): Promise<number> {
  let changed = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const some: Awaited<ReturnType<typeof sealSome>> = await sealSome(portal, companyId, after);
    await transact({ portal, company: { companyId } }, async (ctx) => {
      for (const moved of some.moved) await moveFile(ctx, moved);
    });
    changed += some.moved.length;
    after = some.last;
  }
  return changed;
}

async function sealSome(portal: Portal, companyId: number, after: string) {
  const { rows, key } = await transact({ portal, company: { companyId } }, async (ctx) => ({
    rows: await keptFiles(ctx, after, BATCH),
    key: await ctx.portal.keyring.companyKey(ctx),
  }));
  const moved: Moved[] = [];
  for (const row of rows) {
    const to = await sealBytes(portal, companyId, key, row);
    if (to) moved.push({ fileId: row.file_id, from: row.storage_key, to });
  }
  return { moved, looked: rows.length, last: rows.length < BATCH ? undefined : rows.at(-1)?.file_id };
}

/** Where they are now; undefined where they are sealed by the newest key, or nowhere. */
async function sealBytes(
  { ports }: Portal,
  companyId: number,
  key: CompanyKey,
  row: Kept,
): Promise<string | undefined> {
  const { storage } = ports;
  try {
    const [, sealedBy] = await collect(await storage.get(row.storage_key, { from: 0, to: 1 }));
    if (/* guard: files are sealed anew → sealedBy !== undefined */ sealedBy === key.keyNo()) return undefined;
  } catch (error) {
    // a lost file must not keep the old key alive
    if (error instanceof MissingFile) return undefined;
    throw error;
  }
  const file = sealedFile(key, companyId, row.file_id);
  const to = storageKeyOf(companyId, row.file_id, key.keyNo());
  const plain = openChunks(file, row.size, (part) => storage.get(row.storage_key, part));
  await storage.put(to, sealChunks(file, plain), sealedSize(row.size));
  return to;
}

/** A file that is being read stays where it is until the old key is thrown away. */
const moveFile = ({ db, company }: InCompany, { fileId, from, to }: Moved): Promise<unknown> =>
  db
    .updateTable('file')
    .set({ storage_key: to })
    .where('company_id', '=', company.companyId)
    .where('file_id', '=', fileId)
    .where('storage_key', '=', from)
    .execute();

const keptFiles = ({ db, company }: InCompany, after: string, limit: number): Promise<Kept[]> => {
  const kept = db
    .selectFrom('file')
    .select(['file_id', 'size', 'storage_key'])
    .where('company_id', '=', company.companyId)
    .where('stored_at', 'is not', null)
    .where('removing_at', 'is', null)
    .orderBy('file_id')
    .limit(limit);
  return (after ? kept.where('file_id', '>', after) : kept).execute();
};

/** Whether an upload may be under way whose bytes were begun under an older key. */
export const hasUnfinishedFile = async ({ db, company }: InCompany): Promise<boolean> =>
  (await db
    .selectFrom('file')
    .select('file_id')
    .where('company_id', '=', company.companyId)
    .where('stored_at', 'is', null)
    .where('removing_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Removes the old bytes, once no reader can open them any more. */
export async function removeOldBytes(portal: Portal, companyId: number): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const from: string = after;
    const rows: Kept[] = await transact({ portal, company: { companyId } }, (ctx) => keptFiles(ctx, from, LISTED));
    for (const { storage_key } of rows)
      for (const older of olderKeysOf(storage_key)) await portal.ports.storage.remove(older);
    after = rows.length < LISTED ? undefined : rows.at(-1)?.file_id;
  }
}
