import type { Selectable } from 'kysely';
import type { EmployeeCtx, InCompany, InTx, MemberCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import type { Schema } from '../../db/tables.ts';
import { Fault } from '../../fault.ts';
import { sameFilesOf } from '../files/index.ts';
import { isUnclear, openContent, sealContent, type UploadContent } from './content.ts';

export type UploadTableRow = Selectable<Schema['report_upload']>;
export interface OpenUpload {
  row: UploadTableRow;
  content: UploadContent;
}

/** Under which its PDF is kept. */
export const uploadMark = (uploadId: string): string => `upload:${uploadId}`;

const uploads = ({ db, company }: InCompany) =>
  db.selectFrom('report_upload').selectAll().where('company_id', '=', company.companyId);

/** Uploads of the sender, and of the person whose results they are. */
const own = ({ db, company, session }: InTx<Pick<EmployeeCtx, 'session' | 'company' | 'portal'>>) =>
  db
    .selectFrom('report_upload')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where((where) =>
      where.or([where('uploaded_by', '=', session.personGuid), where('person_guid', '=', session.personGuid)]),
    );

export const ownsUpload = async (ctx: MemberCtx, uploadId: string): Promise<boolean> =>
  (await transact(ctx, (ctx) => own(ctx).where('upload_id', '=', uploadId).executeTakeFirst())) !== undefined;

/** More than anybody sends in; the list needs no pages. */
const MOST_LISTED = 100;
export const ownUploads = (ctx: InTx<EmployeeCtx>): Promise<UploadTableRow[]> =>
  own(ctx).orderBy('created_at', 'desc').limit(MOST_LISTED).execute();

export async function ownUpload(ctx: InTx<EmployeeCtx>, uploadId: string): Promise<UploadTableRow> {
  const row = await own(ctx).where('upload_id', '=', uploadId).executeTakeFirst();
  if (!row) throw new Fault('notYours');
  return row;
}

/** The first of the same bytes about the same person, if it was sent in before this one and this person may see it. */
export async function earlierSame(ctx: InTx<EmployeeCtx>, row: UploadTableRow): Promise<UploadTableRow | undefined> {
  const mark = uploadMark('');
  const others = [...(await sameFilesOf(ctx, uploadMark(row.upload_id))).values()].flat();
  const ids = others.flatMap((claimed) => (claimed.startsWith(mark) ? [claimed.slice(mark.length)] : []));
  if (ids.length === 0) return undefined;
  return own(ctx)
    .where('upload_id', 'in', ids)
    .where('person_guid', '=', row.person_guid)
    .where('created_at', '<', row.created_at)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** An upload locked until the transaction ends; undefined where it is gone. */
export const lockUpload = (ctx: InCompany, uploadId: string): Promise<UploadTableRow | undefined> =>
  uploads(ctx).where('upload_id', '=', uploadId).forUpdate().executeTakeFirst();

export const uploadOf = (ctx: InCompany, uploadId: string): Promise<UploadTableRow | undefined> =>
  uploads(ctx).where('upload_id', '=', uploadId).executeTakeFirst();

export async function opened(ctx: InCompany, row: UploadTableRow): Promise<OpenUpload> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  return { row, content: openContent(key, row.upload_id, row.content) };
}

type Changes = Partial<Pick<UploadTableRow, 'state' | 'read_tries' | 'help' | 'help_at' | 'help_lang'>>;

/** Puts the rows back, with how many there are beside them. */
export async function keepContent(
  ctx: InCompany,
  uploadId: string,
  content: UploadContent,
  changes: Changes = {},
): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  await ctx.db
    .updateTable('report_upload')
    .set({
      ...changes,
      content: sealContent(key, uploadId, content),
      pages: content.pages.length,
      rows: content.rows.length,
      unclear: content.rows.filter(isUnclear).length,
    })
    .where('company_id', '=', ctx.company.companyId)
    .where('upload_id', '=', uploadId)
    .execute();
}
