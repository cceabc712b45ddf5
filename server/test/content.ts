import type { PrivacyKind } from '#contract/values/content-kinds';
import type { TestPortal } from './portal.ts';

let versions = 0;
/** Later than every one before. */
export const laterVersion = (): string => {
  versions += 1;
  const [year, month, day] = [2040 + Math.floor(versions / 336), Math.floor(versions / 28) % 12, versions % 28];
  return `${year}-${String(month + 1).padStart(2, '0')}-${String(day + 1).padStart(2, '0')}`;
};

interface Draft {
  kind?: PrivacyKind;
  substance?: boolean;
  version?: string;
}

/** A draft in both languages; answers with what names it. */
export async function makeTextDraft({ portal, clock }: TestPortal, draft: Draft = {}) {
  const { kind = 'rules', substance = false, version = laterVersion() } = draft;
  const now = clock.now();
  await portal.database.pool.query(
    `INSERT INTO privacy_text (kind, version, title, title_eng, body, body_eng, substance, updated_at)
     VALUES ($1, $2, '新版', 'New version', '## 一\n正文', '## 1\nText', $3, $4)`,
    [kind, version, substance, now],
  );
  return { kind, version, seen: now.toISOString() };
}

export async function makeNewsDraft({ portal, clock }: TestPortal): Promise<number> {
  const { rows } = await portal.database.pool.query<{ news_id: number }>(
    `INSERT INTO news_article (category, title, title_eng, summary, summary_eng, body, body_eng, updated_at)
     VALUES ('service', '草稿', 'Draft', '摘要', 'Summary', '正文', 'Text', $1) RETURNING news_id`,
    [clock.now()],
  );
  return rows[0]?.news_id ?? 0;
}
