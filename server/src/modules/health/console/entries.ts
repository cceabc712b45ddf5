import type { Input, Reply } from '#contract/call';
import { ArticleContent, IndicatorContent } from '#contract/schemas/health-content';
import type { opsHealth, OpsEntryRow } from '#contract/ops/health';
import type { OperatorCtx, Tx } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { searchIn } from '../search.ts';
import { termsOf } from '../search-terms.ts';

type Calls = typeof opsHealth;
type Kind = OpsEntryRow['kind'];

interface State {
  category: string;
  draft: unknown;
  is_published: boolean;
  updated_at: Date;
}

const stateOf = ({ category, draft, is_published, updated_at }: State) => ({
  ...{ category, published: is_published, hasDraft: draft !== null, updatedAt: updated_at.toISOString() },
});

/** An editor's row of the list: the name as it stands in the draft, where there is one. */
async function rowsOf(db: Tx, kind: Kind): Promise<(OpsEntryRow & { terms: ReturnType<typeof termsOf> })[]> {
  if (kind === 'indicator') {
    const rows = await db.selectFrom('indicator').selectAll().orderBy('sort_order').execute();
    return rows.map((row) => {
      const content = row.draft ?? row.content;
      const abbreviations = [...content.abbreviations, row.code];
      return {
        ...{ kind, code: row.code, name: content.name, abbreviation: content.abbreviations[0] ?? '', ...stateOf(row) },
        terms: termsOf({ ...content, abbreviations }),
      };
    });
  }
  const rows = await db.selectFrom('health_article').selectAll().orderBy('sort_order').execute();
  return rows.map((row) => {
    const { title: name, also, pinyin } = row.draft ?? row.content;
    return {
      ...{ kind, code: row.slug, name, abbreviation: '', ...stateOf(row) },
      terms: termsOf({ name, also, pinyin, abbreviations: [row.slug] }),
    };
  });
}

const IN_STATE = {
  all: () => true,
  published: ({ published, hasDraft }: OpsEntryRow) => published && !hasDraft,
  draft: ({ hasDraft }: OpsEntryRow) => hasDraft,
  hidden: ({ published }: OpsEntryRow) => !published,
} satisfies Record<Input<Calls['OpsHealthEntries']>['state'], (row: OpsEntryRow) => boolean>;

export async function listEntries(
  { portal }: OperatorCtx,
  { kind, state, text, pageIndex, pageSize }: Input<Calls['OpsHealthEntries']>,
): Promise<Reply<Calls['OpsHealthEntries']>> {
  const all = await asConsole(portal.database, (db) => rowsOf(db, kind));
  // the search terms are no part of a row: the reply's schema leaves them out
  const found: OpsEntryRow[] = searchIn(all, text).map(({ entry }) => entry);
  const counts = Object.fromEntries(Object.entries(IN_STATE).map(([key, isIn]) => [key, found.filter(isIn).length]));
  const inState = found.filter(IN_STATE[state]);
  return { rows: inState.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), total: inState.length, counts };
}

export async function opsIndicator(
  { portal }: OperatorCtx,
  { code }: Input<Calls['OpsIndicator']>,
): Promise<Reply<Calls['OpsIndicator']>> {
  const row = await asConsole(portal.database, (db) =>
    db.selectFrom('indicator').selectAll().where('code', '=', code).executeTakeFirst(),
  );
  if (!row) throw new Fault('entryUnknown');
  const draft = row.draft && IndicatorContent.parse(row.draft);
  return { code, version: row.version, ...stateOf(row), content: IndicatorContent.parse(row.content), draft };
}

export async function opsArticle(
  { portal }: OperatorCtx,
  { code }: Input<Calls['OpsArticle']>,
): Promise<Reply<Calls['OpsArticle']>> {
  const row = await asConsole(portal.database, (db) =>
    db.selectFrom('health_article').selectAll().where('slug', '=', code).executeTakeFirst(),
  );
  if (!row) throw new Fault('entryUnknown');
  const draft = row.draft && ArticleContent.parse(row.draft);
  return { code, version: row.version, ...stateOf(row), content: ArticleContent.parse(row.content), draft };
}
