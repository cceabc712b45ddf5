import { sql, type RawBuilder } from 'kysely';
import type { Input } from '#contract/call';
import type { opsHealth } from '#contract/ops/health';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { PLATFORM_ID } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator } from '../../audit/index.ts';
import { forgetEncyclopedia } from '../encyclopedia.ts';
import { pinyinOf } from '../pinyin.ts';

type Calls = typeof opsHealth;
type Kind = Input<Calls['OpsEntryPublish']>['kind'];
type InPlatform = InTx<OperatorCtx & { company: { companyId: number } }>;
type Saved = Committed<{ code: string; version: number }>;

interface Change {
  kind: Kind;
  code: string;
  /** The one the editor has seen. */
  version: number;
  action: string;
  reason: string;
  set: RawBuilder<unknown>;
  /** Instead of an entry that must have a draft. */
  needsDraft?: boolean;
}

const TABLES = {
  indicator: { table: sql.table('indicator'), key: sql.ref('code') },
  article: { table: sql.table('health_article'), key: sql.ref('slug') },
};

/** One change of one entry: only of the version that was seen, with its line in the audit. */
async function changed(ctx: InPlatform, change: Change): Promise<{ code: string; version: number }> {
  const { kind, code, version, action, reason, set, needsDraft = false } = change;
  const { table, key } = TABLES[kind];
  const known = await sql<{ version: number; has_draft: boolean }>`
    SELECT version, draft IS NOT NULL AS has_draft FROM ${table} WHERE ${key} = ${code} FOR UPDATE`.execute(ctx.db);
  const [row] = known.rows;
  if (!row) throw new Fault('entryUnknown');
  // guard: health: an editor changes the version they saw
  if (row.version !== version) throw new Fault('entryMoved');
  if (needsDraft && !row.has_draft) throw new Fault('entryNoDraft');
  await sql`UPDATE ${table} SET ${set}, version = version + 1, updated_at = ${ctx.now()} WHERE ${key} = ${code}`.execute(
    ctx.db,
  );
  // guard: health: a change is audited
  await recordByOperator(ctx, { action, subject: { kind: `health.${kind}`, id: code }, reason });
  return { code, version: version + 1 };
}

const inPlatform = async (ctx: OperatorCtx, work: (ctx: InPlatform) => Promise<Change>): Promise<Saved> => {
  const done = await commitOnce({ ...ctx, company: { companyId: PLATFORM_ID } }, async (ctx) =>
    changed(ctx, await work(ctx)),
  );
  forgetEncyclopedia(ctx.portal);
  return done;
};

/** Linked entries must exist; an entry is not related to itself. */
async function assertLinked({ db }: InPlatform, codes: readonly string[], own = ''): Promise<void> {
  if (codes.length === 0) return;
  const rows = await db
    .selectFrom('indicator')
    .select('code')
    .where('code', 'in', [...codes])
    .execute();
  const unknown = codes.filter((code) => code === own || rows.every((row) => row.code !== code));
  // guard: health: links lead to entries
  if (unknown.length > 0) throw new Fault('entryLinkUnknown', { codes: unknown.join(', ') });
}

const draftOf = (content: object): RawBuilder<unknown> => sql`draft = ${JSON.stringify(content)}::jsonb`;

export const saveIndicator = (ctx: OperatorCtx, input: Input<Calls['OpsIndicatorSave']>): Promise<Saved> =>
  inPlatform(ctx, async (ctx) => {
    const { code, version, content } = input;
    await assertLinked(ctx, content.related, code);
    const set = draftOf({ ...content, ...readingOf(content.name.zh, content.pinyin) });
    return { kind: 'indicator', code, version, action: 'health.save', reason: '', set };
  });

export const saveArticle = (ctx: OperatorCtx, input: Input<Calls['OpsArticleSave']>): Promise<Saved> =>
  inPlatform(ctx, async (ctx) => {
    const { code, version, content } = input;
    await assertLinked(ctx, content.indicators);
    const set = draftOf({ ...content, ...readingOf(content.title.zh, content.pinyin) });
    return { kind: 'article', code, version, action: 'health.save', reason: '', set };
  });

/** As the editor typed it; nothing typed is found out from the name. */
const readingOf = (name: string, typed: string): { pinyin: string; initials: string } => {
  const syllables = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return syllables.length === 0
    ? pinyinOf(name)
    : { pinyin: syllables.join(' '), initials: syllables.map((syllable) => syllable.charAt(0)).join('') };
};

export const publishEntry = (ctx: OperatorCtx, input: Input<Calls['OpsEntryPublish']>): Promise<Saved> =>
  inPlatform(ctx, async ({ now }) => ({
    ...input,
    action: 'health.publish',
    set: sql`content = draft, draft = NULL, is_published = true, published_at = ${now()}`,
    needsDraft: true,
  }));

export const discardDraft = (ctx: OperatorCtx, input: Input<Calls['OpsEntryDiscard']>): Promise<Saved> =>
  inPlatform(ctx, async () => ({ ...input, action: 'health.discard', set: sql`draft = NULL`, needsDraft: true }));

export const showEntry = (ctx: OperatorCtx, { shown, ...input }: Input<Calls['OpsEntryShow']>): Promise<Saved> =>
  inPlatform(ctx, async () => ({
    ...input,
    action: shown ? 'health.show' : 'health.hide',
    set: sql`is_published = ${shown}`,
  }));
