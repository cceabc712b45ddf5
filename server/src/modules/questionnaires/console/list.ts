import type { Input, Reply } from '#contract/call';
import type { OpsQuestionnaireRow, opsQuestionnaires } from '#contract/ops/questionnaires';
import type { QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import { documentProblems } from '#contract/rules/questionnaire-check';
import type { OperatorCtx, Portal, Tx } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { allCompanies, namesOf, type NameOfCompany } from '../../company/index.ts';
import { todayOf, type Questionnaire } from '../queries.ts';

type Calls = typeof opsQuestionnaires;

/** The document of the next version, or of the published one. */
async function documentsOf(db: Tx, rows: readonly Questionnaire[]): Promise<Map<string, QuestionnaireDocument>> {
  const published = await db
    .selectFrom('questionnaire_version as v')
    .innerJoin('questionnaire as q', (join) => join.onRef('q.code', '=', 'v.code').onRef('q.version', '=', 'v.version'))
    .select(['v.code', 'v.document'])
    .execute();
  const known = new Map(published.map(({ code, document }) => [code, document]));
  for (const { code, draft } of rows) if (draft) known.set(code, draft);
  return known;
}

/** How many were handed in, by questionnaire and company. */
const countsOf = (db: Tx) =>
  db
    .selectFrom('answer_sheet')
    .select(({ fn }) => ['code', 'company_id', fn.countAll<number>().as('count')])
    .where('handed_in_at', 'is not', null)
    .groupBy(['code', 'company_id'])
    .orderBy('company_id')
    .execute();

interface Known {
  documents: Map<string, QuestionnaireDocument>;
  counts: Awaited<ReturnType<typeof countsOf>>;
  nameOf: NameOfCompany;
  today: string;
}

const known = async (portal: Portal, db: Tx, rows: readonly Questionnaire[]): Promise<Omit<Known, 'nameOf'>> => ({
  ...{ documents: await documentsOf(db, rows), counts: await countsOf(db), today: todayOf({ portal }) },
});

function stateOf(
  { version, open_from, open_to, closed_at }: Questionnaire,
  today: string,
): OpsQuestionnaireRow['state'] {
  if (version === 0) return 'draft';
  if (closed_at) return 'closed';
  if (today < open_from) return 'later';
  return open_to !== null && open_to < today ? 'over' : 'open';
}

const EMPTY = { zh: '', en: '' };

function rowOf(row: Questionnaire, { documents, counts, nameOf, today }: Known): OpsQuestionnaireRow {
  const mine = counts.filter(({ code }) => code === row.code);
  return {
    ...{ code: row.code, kind: row.kind, title: documents.get(row.code)?.title ?? EMPTY },
    ...{ openFrom: row.open_from, openTo: row.open_to, version: row.version, hasDraft: row.draft !== null },
    companies: row.company_ids && row.company_ids.map(nameOf),
    state: stateOf(row, today),
    answers: mine.reduce((sum, { count }) => sum + count, 0),
    updatedAt: row.updated_at.toISOString(),
  };
}

export async function listQuestionnaires({ portal }: OperatorCtx): Promise<Reply<Calls['OpsQuestionnaires']>> {
  const nameOf = namesOf(await allCompanies(portal));
  return asConsole(portal.database, async (db) => {
    const rows = await db
      .selectFrom('questionnaire')
      .selectAll()
      .orderBy('updated_at', 'desc')
      .orderBy('code')
      .execute();
    const all = { ...(await known(portal, db, rows)), nameOf };
    return { rows: rows.map((row) => rowOf(row, all)) };
  });
}

export async function showQuestionnaire(
  { portal }: OperatorCtx,
  { code }: Input<Calls['OpsQuestionnaire']>,
): Promise<Reply<Calls['OpsQuestionnaire']>> {
  const nameOf = namesOf(await allCompanies(portal));
  return asConsole(portal.database, async (db) => {
    const row = await db.selectFrom('questionnaire').selectAll().where('code', '=', code).executeTakeFirst();
    if (!row) throw new Fault('recordUnknown');
    const all = { ...(await known(portal, db, [row])), nameOf };
    const document = all.documents.get(code);
    if (!document) throw new Fault('recordUnknown');
    const versions = await db
      .selectFrom('questionnaire_version')
      .select(['version', 'by_name', 'published_at'])
      .where('code', '=', code)
      .orderBy('version', 'desc')
      .execute();
    return {
      ...{ ...rowOf(row, all), revision: row.revision, document, problems: documentProblems(document) },
      versions: versions.map(({ version, by_name, published_at }) => ({
        ...{ version, byName: by_name, publishedAt: published_at.toISOString() },
      })),
      answersBy: all.counts
        .filter((one) => one.code === code)
        .map(({ company_id, count }) => ({ company: nameOf(company_id), answers: count })),
    };
  });
}
