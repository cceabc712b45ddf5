import { FAQ_GROUPS } from '#contract/values/content-kinds';
import type { FaqEntry } from '#contract/calls/content';
import { inLanguage, type Language } from '#contract/language';
import { cacheFor } from '../../cache.ts';
import type { Ctx, Portal } from '../../ctx.ts';
import { atDoor } from '../../db/transact.ts';

const CACHE_MS = 1_000;
const lists = cacheFor<Language, FaqEntry[]>(CACHE_MS, 2);

export const forgetFaq = (portal: Portal): void => lists.clear(portal);

/** All that are shown, by group in the order the page has them. */
export const listFaq = async ({ portal, lang }: Ctx): Promise<{ entries: FaqEntry[] }> => ({
  entries: await lists.get(portal, lang, () =>
    atDoor(portal.database, async (db) => {
      const rows = await db
        .selectFrom('faq_entry')
        .selectAll()
        .where('shown', '=', true)
        .orderBy('sort_order')
        .orderBy('faq_id')
        .execute();
      return rows
        .map((row) => ({
          faqId: row.faq_id,
          group: row.topic,
          question: inLanguage({ zh: row.question, en: row.question_eng }, lang),
          answer: inLanguage({ zh: row.answer, en: row.answer_eng }, lang),
        }))
        .sort((one, other) => FAQ_GROUPS.indexOf(one.group) - FAQ_GROUPS.indexOf(other.group));
    }),
  ),
});
