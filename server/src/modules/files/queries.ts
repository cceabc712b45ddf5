import { sql } from 'kysely';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany } from '../../ctx.ts';

/** Whose a file is: a person of the company, or an operator. */
export interface FileOwner {
  kind: 'person' | 'operator';
  id: string;
}

export interface FileRow {
  file_id: string;
  name: Buffer;
  media_type: string;
  size: number;
  storage_key: string;
}

/** Takes one of the day's files; answers false when they are used up. */
export async function countUpload({ db, company, portal }: InCompany, owner: FileOwner, most: number) {
  const day = dayInShanghai(portal.clock());
  await sql`
    DELETE FROM file_day
    WHERE company_id = ${company.companyId} AND owner_kind = ${owner.kind} AND owner_id = ${owner.id}
      AND day < ${day}`.execute(db);
  const counted = await sql`
    INSERT INTO file_day (company_id, owner_kind, owner_id, day, files)
    VALUES (${company.companyId}, ${owner.kind}, ${owner.id}, ${day}, 1)
    ON CONFLICT (company_id, owner_kind, owner_id, day) DO UPDATE SET files = file_day.files + 1
      /* guard: files per day */ WHERE file_day.files < ${most} /* end */`.execute(db);
  return counted.numAffectedRows === 1n;
}

export type WhoseFile = { owner: FileOwner } | { claimedBy: string };

/** A file that is wholly there, if it is this owner's or was claimed by exactly this. */
export async function readFile(ctx: InCompany, fileId: string, whose: WhoseFile): Promise<FileRow | undefined> {
  const all = ctx.db
    .selectFrom('file')
    .select(['file_id', 'name', 'media_type', 'size', 'storage_key'])
    .where('company_id', '=', ctx.company.companyId)
    .where('file_id', '=', fileId)
    // guard: file that is not wholly there
    .where('stored_at', 'is not', null)
    .where('removing_at', 'is', null);
  const own =
    'owner' in whose
      ? /* guard: file ownership → all */ all
          .where('owner_kind', '=', whose.owner.kind)
          .where('owner_id', '=', whose.owner.id)
      : all.where('claimed_by', '=', whose.claimedBy);
  return own.executeTakeFirst();
}
