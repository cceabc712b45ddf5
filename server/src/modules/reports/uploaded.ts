import type { Input, Reply } from '#contract/call';
import type { UploadedReport, reports as contract } from '#contract/calls/reports';
import { trendsOf, type Dated } from '#contract/rules/report';
import { uploadedMethod } from '#contract/rules/uploaded-row';
import { UploadedDocument } from '#contract/schemas/uploaded';
import type { EmployeeCtx, InCompany } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { transact } from '../../db/transact.ts';
import { assertMayRead, recordLook } from './consents/access.ts';

/**
 * The confirmed results of reports from elsewhere. They are read by their person and readers with consent, never by HR
 * or with a centre's report: their trends are computed from these alone.
 */

const sealContext = (uploadId: string) => ({ table: 'uploaded_report', column: 'document', row: uploadId });
const openUploaded = (key: CompanyKey, uploadId: string, sealed: Buffer): UploadedDocument =>
  UploadedDocument.parse(JSON.parse(key.unseal(sealContext(uploadId), sealed)));

interface Saved {
  uploadId: string;
  personGuid: string;
  examDay: string;
  document: UploadedDocument;
}

export async function keepUploaded(ctx: InCompany, { uploadId, personGuid, examDay, document }: Saved): Promise<void> {
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  const sealed = key.seal(sealContext(uploadId), JSON.stringify(document));
  const said = { items: document.items.length, document: sealed, saved_at: portal.clock() };
  await db
    .insertInto('uploaded_report')
    .values({
      ...{ company_id: company.companyId, upload_id: uploadId, person_guid: personGuid, exam_day: examDay },
      ...said,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'upload_id']).doUpdateSet(said))
    .execute();
}

export const dropUploaded = ({ db, company }: InCompany, uploadId: string): Promise<unknown> =>
  db
    .deleteFrom('uploaded_report')
    .where('company_id', '=', company.companyId)
    .where('upload_id', '=', uploadId)
    .execute();

/** How many results of each were saved. */
export async function savedCounts({ db, company }: InCompany, uploadIds: string[]): Promise<Map<string, number>> {
  if (uploadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('uploaded_report')
    .select(['upload_id', 'items'])
    .where('company_id', '=', company.companyId)
    .where('upload_id', 'in', uploadIds)
    .execute();
  return new Map(rows.map(({ upload_id, items }) => [upload_id, items]));
}

const savedOf = ({ db, company }: InCompany, personGuid: string) =>
  db.selectFrom('uploaded_report').where('company_id', '=', company.companyId).where('person_guid', '=', personGuid);

export async function countUploaded(ctx: InCompany, personGuid: string): Promise<number> {
  const { count } = await savedOf(ctx, personGuid)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const uploadedReports = (
  ctx: EmployeeCtx,
  { customerGuid = ctx.session.personGuid }: Input<typeof contract.UploadedReports>,
): Promise<Reply<typeof contract.UploadedReports>> =>
  transact(ctx, async (ctx) => {
    await assertMayRead(ctx, customerGuid);
    const key = await ctx.portal.keyring.companyKey(ctx);
    const rows = await savedOf(ctx, customerGuid).selectAll().orderBy('exam_day', 'desc').execute();
    const reports = rows.map((row): UploadedReport => ({
      ...{ uploadId: row.upload_id, examDay: row.exam_day, savedAt: row.saved_at.toISOString() },
      ...openUploaded(key, row.upload_id, row.document),
    }));
    await recordLook(ctx, customerGuid, 'report.uploaded', undefined);
    return { reports, trends: trendsOf(reports.map(datedOf)) };
  });

/** As the rules about series see it: of a method that is only this hospital's. */
const datedOf = ({ examDay, hospital, items }: UploadedReport): Dated => ({
  day: examDay,
  sections: [
    {
      items: items.map((item) => ({
        ...item,
        ...{ method: uploadedMethod(hospital), convertedFrom: null },
        range: item.range && { ...item.range, sex: 'any' as const, ageFrom: null, ageTo: null },
      })),
    },
  ],
});
