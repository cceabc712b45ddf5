import * as z from 'zod/mini';
import { TextVersion } from '#contract/calls/content';
import { PRIVACY_KINDS, type PrivacyKind } from '#contract/values/content-kinds';
import type { Bilingual } from '#contract/language';
import { contentError, openPack, readBothLanguages } from '../../content-packs.ts';

export interface DeliveredText {
  kind: PrivacyKind;
  version: string;
  /** The day it came into force. */
  publishedOn: string;
  title: Bilingual;
  body: Bilingual;
}

const Front = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1)),
  version: TextVersion,
  publishedOn: z.iso.date(),
});

/** The privacy texts of a pack, each in both languages. */
export function readPrivacyPack(folder: string): DeliveredText[] {
  const pack = openPack(folder, 'privacy');
  return PRIVACY_KINDS.map((kind) => {
    const { zh, en } = readBothLanguages(pack, kind, Front);
    for (const key of ['version', 'publishedOn'] as const)
      if (zh.front[key] !== en.front[key])
        throw contentError(pack, `${kind}.en.md`, key, `${en.front[key]}, but ${zh.front[key]} in Chinese`);
    const { version, publishedOn } = zh.front;
    const title = { zh: zh.front.title, en: en.front.title };
    return { kind, version, publishedOn, title, body: { zh: zh.body, en: en.body } };
  });
}
