import { join } from 'node:path';
import { contentFolder } from '../../content-packs.ts';
import type { Portal } from '../../ctx.ts';
import { asSupply } from '../../db/transact.ts';
import { readPrivacyPack, type DeliveredText } from './privacy-pack.ts';

/** Installs the privacy texts of the content packs, so that a consent always has a text to read; existing ones stay. */
export async function installTexts({ database, env }: Portal): Promise<void> {
  const texts = readPrivacyPack(join(contentFolder(env), 'privacy'));
  await asSupply(database, (db) =>
    db
      .insertInto('privacy_text')
      .values(texts.map(rowOf))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

function rowOf({ kind, version, publishedOn, title, body }: DeliveredText) {
  const inForce = new Date(`${publishedOn}T00:00:00+08:00`);
  return {
    kind,
    version,
    title: title.zh,
    title_eng: title.en,
    body: body.zh,
    body_eng: body.en,
    substance: true,
    updated_at: inForce,
    published_at: inForce,
  };
}
