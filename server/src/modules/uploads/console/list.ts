import { sql, type RawBuilder } from 'kysely';
import type { Input, Reply } from '#contract/call';
import { OPS_UPLOAD_LISTS, type OpsUploadRow, type opsUploads } from '#contract/ops/uploads';
import type { OperatorCtx, Tx } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import { recordListRead } from '../../audit/index.ts';
import { allCompanies, namesOf } from '../../company/index.ts';
import { maskedPeople } from '../../people/index.ts';
import type { UploadTableRow } from '../queries.ts';

type Calls = typeof opsUploads;
type Asked = Input<Calls['OpsUploads']>;

/** Little was read: nothing at all, or doubts in a third of it. */
const LISTS: Record<(typeof OPS_UPLOAD_LISTS)[number], RawBuilder<boolean>> = {
  asked: sql<boolean>`u.help = 'asked'`,
  answered: sql<boolean>`u.help = 'answered'`,
  poor: sql<boolean>`u.help = 'none' AND (u.state = 'unreadable' OR (u.state = 'ready' AND u.unclear * 3 > u.rows))`,
};

/** How well uploads were read, of all companies: nothing of what they say, and the names masked. */
export async function listUploads(ctx: OperatorCtx, asked: Asked): Promise<Reply<Calls['OpsUploads']>> {
  const { portal } = ctx;
  await recordListRead(ctx, { action: 'report.upload.list', companyId: asked.companyId, by: asked.list });
  const nameOf = namesOf(await allCompanies(portal));
  const { rows, counts } = await asConsole(portal.database, async (db) => ({
    rows: await pageOf(db, asked),
    counts: await countsOf(db, asked),
  }));
  const people = await maskedPeople(portal, rows);
  return {
    rows: rows.map((row) => presentRow(row, nameOf(row.company_id), people.name(row))),
    total: counts[asked.list] ?? 0,
    counts,
  };
}

function narrowed(db: Tx, companyId: number | undefined) {
  const all = db.selectFrom('report_upload as u');
  return companyId === undefined ? all : all.where('u.company_id', '=', companyId);
}

const pageOf = (db: Tx, { companyId, list, pageIndex, pageSize }: Asked) =>
  narrowed(db, companyId)
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'u.company_id').onRef('p.person_guid', '=', 'u.person_guid'),
    )
    .select(['u.company_id', 'u.upload_id', 'u.person_guid', 'u.exam_day', 'u.state', 'u.help', 'u.help_at'])
    .select(['u.pages', 'u.rows', 'u.unclear', 'u.created_at', 'p.name as person_name'])
    .where(LISTS[list])
    .orderBy(sql`coalesce(u.help_at, u.created_at)`, list === 'asked' ? 'asc' : 'desc')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute();

async function countsOf(db: Tx, { companyId }: Asked): Promise<Record<string, number>> {
  const count = (list: keyof typeof LISTS) => sql<number>`count(*) FILTER (WHERE ${LISTS[list]})::int`.as(list);
  const row = await narrowed(db, companyId)
    .select([count('asked'), count('answered'), count('poor')])
    .executeTakeFirstOrThrow();
  return Object.fromEntries(OPS_UPLOAD_LISTS.map((list) => [list, row[list]]));
}

type Listed = Pick<
  UploadTableRow,
  'upload_id' | 'exam_day' | 'state' | 'help' | 'help_at' | 'pages' | 'rows' | 'unclear' | 'created_at'
>;
export const presentRow = (row: Listed, company: OpsUploadRow['company'], person: string): OpsUploadRow => ({
  ...{ company, uploadId: row.upload_id, person, examDay: row.exam_day, state: row.state, help: row.help },
  ...{ pages: row.pages, rows: row.rows, unclear: row.unclear },
  at: (row.help_at ?? row.created_at).toISOString(),
});
