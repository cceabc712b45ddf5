import type { Reply } from '#contract/call';
import type { content } from '#contract/calls/content';
import type { PrivacyKind, PrivacyVariant } from '#contract/values/content-kinds';
import { inLanguage } from '#contract/language';
import { dayInShanghai } from '#contract/rules/day';
import { cacheFor } from '../../cache.ts';
import type { Ctx, Portal } from '../../ctx.ts';
import { atDoor } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';

/** A new version reaches every node within this time. */
const CACHE_MS = 1_000;

interface PublishedText {
  kind: PrivacyKind;
  version: string;
  title: string;
  title_eng: string;
  body: string;
  body_eng: string;
  note: string;
  note_eng: string;
  substance: boolean;
  published_at: Date | null;
}

const cache = cacheFor<PrivacyKind, PublishedText[]>(CACHE_MS, 10);

/** All that were ever published of a kind, the newest first. */
const publishedTexts = (portal: Portal, kind: PrivacyKind): Promise<PublishedText[]> =>
  cache.get(portal, kind, () =>
    atDoor(portal.database, (db) =>
      db
        .selectFrom('privacy_text')
        .selectAll()
        .where('kind', '=', kind)
        .where('published_at', 'is not', null)
        .orderBy('version', 'desc')
        .execute(),
    ),
  );

export const forgetTexts = (portal: Portal): void => cache.clear(portal);

const dayOf = ({ published_at }: PublishedText): string => (published_at ? dayInShanghai(published_at) : '');

/** The text in force, or the one that was when `version` was agreed to. */
export async function readPrivacyText(
  { portal, lang }: Ctx,
  { kind, version }: { kind: PrivacyKind; version?: string | undefined },
): Promise<Reply<typeof content.PrivacyText>> {
  const texts = await publishedTexts(portal, kind);
  const text = texts.find((one) => version === undefined || one.version <= version);
  if (!text) throw new Fault('privacyTextUnknown');
  return {
    kind,
    version: text.version,
    title: inLanguage({ zh: text.title, en: text.title_eng }, lang),
    body: inLanguage({ zh: text.body, en: text.body_eng }, lang),
    note: inLanguage({ zh: text.note, en: text.note_eng }, lang),
    publishedOn: dayOf(text),
    versions: texts.map((one) => ({ version: one.version, publishedOn: dayOf(one) })),
  };
}

export interface ConsentTexts {
  /** The version people agree to now. */
  current: string;
  /** Consents that still count: to this, or to one since which nothing changed in substance. */
  accepted: readonly string[];
  outdated: readonly string[];
}

/** Which versions of a company's policy and of the rules, which are agreed to together, a consent may name. */
export async function consentTexts(portal: Portal, variant: PrivacyVariant): Promise<ConsentTexts> {
  const texts = [...(await publishedTexts(portal, variant)), ...(await publishedTexts(portal, 'rules'))];
  const versions = [...new Set(texts.map(({ version }) => version))].sort();
  const inSubstance = texts.filter(({ substance }) => substance).map(({ version }) => version);
  const needed = inSubstance.sort().at(-1) ?? '';
  return {
    current: versions.at(-1) ?? '',
    accepted: versions /* guard: content: new consent after a change in substance */
      .filter((version) => version >= needed),
    outdated: versions.filter((version) => version < needed),
  };
}
