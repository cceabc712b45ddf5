import { CONSENT_VERSION } from '#contract/identity';
import type { Portal } from '../../ctx.ts';
import { asSupply } from '../../db/transact.ts';
import { FAMILY_TEXT } from './text/family.ts';
import { RULES_TEXT } from './text/rules.ts';
import { STANDARD_TEXT } from './text/standard.ts';

/** Since when the portal's own texts are in force. */
const IN_FORCE = new Date('2026-06-01T00:00:00+08:00');
const OURS = [STANDARD_TEXT, FAMILY_TEXT, RULES_TEXT];

/** The texts the portal is delivered with, so that a consent always has a text to read; existing ones stay. */
export async function installTexts({ database }: Portal): Promise<void> {
  const rows = OURS.map(({ kind, title, body }) => ({
    kind,
    version: CONSENT_VERSION,
    title: title.zh,
    title_eng: title.en,
    body: body.zh,
    body_eng: body.en,
    substance: true,
    updated_at: IN_FORCE,
    published_at: IN_FORCE,
  }));
  await asSupply(database, (db) =>
    db
      .insertInto('privacy_text')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
