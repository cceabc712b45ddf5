import { sql, type RawBuilder } from 'kysely';
import type { Portal } from '../../../ctx.ts';
import { nameSearchIndexes, phoneIndexes, recognise } from '../../people/index.ts';

/** An operator's search for a person: by a phone number, or by a possible name or employee number. */
export type Search =
  | { as: 'none' }
  | { as: 'phone'; indexes: Buffer[]; typed: string }
  | { as: 'name'; indexes: Buffer[]; typed: string };

export async function searchOf(portal: Portal, companyIds: number[], text: string): Promise<Search> {
  const asked = recognise(text);
  const typed = text.trim();
  if (asked.as === 'none') return { as: 'none' };
  if (asked.as === 'phone') return { as: 'phone', indexes: await phoneIndexes(portal, companyIds, asked.phone), typed };
  const indexes = asked.as === 'name' ? await nameSearchIndexes(portal, companyIds, asked.name) : [];
  return { as: 'name', indexes, typed };
}

/** The condition on `p`, a person. An employee number may look like a phone number, so both ask for it. */
export const whoIs = (search: Search): RawBuilder<boolean> => {
  if (search.as === 'none') return sql<boolean>`true`;
  const byIndex =
    search.as === 'phone'
      ? sql`p.phone_index = ANY(${search.indexes}::bytea[])`
      : sql`p.name_indexes && ${search.indexes}::bytea[]`;
  return sql<boolean>`(${byIndex} OR p.employee_no = ${search.typed})`;
};
