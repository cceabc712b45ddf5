import type { Selectable } from 'kysely';
import type { QuestionnaireDocument, QuestionnaireKind } from '#contract/schemas/questionnaire-document';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';
import { Fault } from '../../fault.ts';

export type Questionnaire = Selectable<Schema['questionnaire']>;

export const todayOf = ({ portal }: Pick<InCompany, 'portal'>): string => dayInShanghai(portal.clock());

/** Row-level security shows only those that are for the company. */
export async function publishedQuestionnaire({ db }: InCompany, code: string): Promise<Questionnaire> {
  const row = await db
    .selectFrom('questionnaire')
    .selectAll()
    .where('code', '=', code)
    .where('version', '>', 0)
    .executeTakeFirst();
  if (!row) throw new Fault('questionnaireUnknown');
  return row;
}

/** The one that is open to the company's people; of several the one that opened last. */
export const openQuestionnaire = (ctx: InCompany, kind: QuestionnaireKind): Promise<Questionnaire | undefined> =>
  ctx.db
    .selectFrom('questionnaire')
    .selectAll()
    .where('kind', '=', kind)
    .where('version', '>', 0)
    .where('closed_at', 'is', null)
    .where('open_from', '<=', todayOf(ctx))
    .where((where) => where.or([where('open_to', 'is', null), where('open_to', '>=', todayOf(ctx))]))
    .orderBy('open_from', 'desc')
    .orderBy('code')
    .limit(1)
    .executeTakeFirst();

export function assertOpen(ctx: InCompany, { open_from, open_to, closed_at }: Questionnaire): void {
  const today = todayOf(ctx);
  if (today < open_from) throw new Fault('questionnaireUnknown');
  // guard: questionnaires: its last day
  if (closed_at || (open_to !== null && open_to < today)) throw new Fault('questionnaireOver');
}

export async function documentOf({ db }: InCompany, code: string, version: number): Promise<QuestionnaireDocument> {
  const { document } = await db
    .selectFrom('questionnaire_version')
    .select('document')
    .where('code', '=', code)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return document;
}
