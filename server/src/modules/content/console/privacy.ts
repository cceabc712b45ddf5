import type { Input, Reply } from '#contract/call';
import { PRIVACY_KINDS, type PrivacyKind } from '#contract/values/content-kinds';
import type { opsContent, OpsPrivacyRow } from '#contract/ops/content';
import type { OperatorCtx } from '../../../ctx.ts';
import type { Committed } from '../../../db/once.ts';
import { asConsole } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { assertSeen, changeContent, type InPlatform } from '../in-platform.ts';
import { forgetTexts } from '../privacy-texts.ts';

type Calls = typeof opsContent;
interface Listed {
  kind: PrivacyKind;
  version: string;
  title: string;
  title_eng: string;
  substance: boolean;
  published_at: Date | null;
  updated_at: Date;
}

const rowOf = (row: Listed): OpsPrivacyRow => ({
  kind: row.kind,
  version: row.version,
  title: { zh: row.title, en: row.title_eng },
  substance: row.substance,
  publishedAt: row.published_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
});

export const opsListTexts = ({ portal }: OperatorCtx): Promise<Reply<Calls['OpsPrivacyTexts']>> =>
  asConsole(portal.database, async (db) => {
    const rows = await db
      .selectFrom('privacy_text')
      .select(['kind', 'version', 'title', 'title_eng', 'substance', 'published_at', 'updated_at'])
      .orderBy('version', 'desc')
      .execute();
    return {
      rows: rows.map(rowOf).sort((one, other) => PRIVACY_KINDS.indexOf(one.kind) - PRIVACY_KINDS.indexOf(other.kind)),
    };
  });

export const opsReadText = (
  { portal }: OperatorCtx,
  { kind, version }: Input<Calls['OpsPrivacyText']>,
): Promise<Reply<Calls['OpsPrivacyText']>> =>
  asConsole(portal.database, async (db) => {
    const row = await db
      .selectFrom('privacy_text')
      .selectAll()
      .where('kind', '=', kind)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!row) throw new Fault('privacyTextUnknown');
    return { ...rowOf(row), body: { zh: row.body, en: row.body_eng }, note: { zh: row.note, en: row.note_eng } };
  });

export function saveText(
  ctx: OperatorCtx,
  input: Input<Calls['OpsPrivacySave']>,
): Promise<Committed<Reply<Calls['OpsPrivacySave']>>> {
  const { kind, version, title, body, note, substance, seen, reason } = input;
  const columns = {
    ...{ title: title.zh, title_eng: title.en, body: body.zh, body_eng: body.en, substance },
    ...{ note: note.zh, note_eng: note.en, updated_at: ctx.now() },
  };
  return changeContent(ctx, { action: 'privacyText.save', kind: 'privacyText', reason }, async (ctx) => {
    const texts = await lockKind(ctx, kind);
    assertLater(texts, version);
    const draft = texts.find((one) => one.version === version);
    if (draft) {
      assertSeen(draft, seen);
      await ctx.db
        .updateTable('privacy_text')
        .set(columns)
        .where('kind', '=', kind)
        .where('version', '=', version)
        .execute();
    } else
      await ctx.db
        .insertInto('privacy_text')
        .values({ kind, version, published_at: null, ...columns })
        .execute();
    return { id: `${kind} ${version}`, reply: { kind, version } };
  });
}

/** From now on it is what people agree to; it never changes again. */
export async function publishText(
  ctx: OperatorCtx,
  { kind, version, seen, reason }: Input<Calls['OpsPrivacyPublish']>,
): Promise<Committed<Reply<Calls['OpsPrivacyPublish']>>> {
  const done = await changeContent(ctx, { action: 'privacyText.publish', kind: 'privacyText', reason }, async (ctx) => {
    const texts = await lockKind(ctx, kind);
    const draft = texts.find((one) => one.version === version);
    if (!draft) throw new Fault('privacyTextUnknown');
    assertLater(texts, version);
    assertSeen(draft, seen);
    // guard: content: published in both languages
    if (!draft.isWhole) throw new Fault('textIncomplete');
    await ctx.db
      .updateTable('privacy_text')
      .set({ published_at: ctx.now() })
      .where('kind', '=', kind)
      .where('version', '=', version)
      .execute();
    return { id: `${kind} ${version}`, reply: { kind, version } };
  });
  forgetTexts(ctx.portal);
  return done;
}

async function lockKind({ db }: InPlatform, kind: PrivacyKind) {
  const rows = await db.selectFrom('privacy_text').selectAll().where('kind', '=', kind).forUpdate().execute();
  return rows.map(({ version, updated_at, published_at, ...row }) => ({
    version,
    updated_at,
    isPublished: published_at !== null,
    isWhole: [row.title, row.title_eng, row.body, row.body_eng].every((text) => text !== ''),
  }));
}

/** Names of versions are compared: one that comes later must have a later name, or an older consent would count for it. */
function assertLater(texts: { version: string; isPublished: boolean }[], version: string): void {
  const published = texts.filter(({ isPublished }) => isPublished).map((text) => text.version);
  // guard: content: a published text is final
  if (published.includes(version)) throw new Fault('textPublished');
  const latest = published.sort().at(-1);
  // guard: content: a later text has a later name
  if (latest !== undefined && version < latest) throw new Fault('textNotLater', { latest });
}
