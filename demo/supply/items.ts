import { loadCheckUpItems } from '../../content/load.ts';
import type { ExamGroup } from '../../server/src/db/columns.ts';
import { both, type Pair } from './types.ts';

const ITEMS = loadCheckUpItems();

/** Items by their name in the pack of check-up items. */
export const group = (name: Pair, ...items: string[]): ExamGroup => ({
  name: both(name),
  items: items.map((key) => {
    const item = ITEMS[key];
    if (!item) throw new Error(`There is no check-up item ${key}`);
    return { name: item.name, meaning: item.meaning };
  }),
});

/** Groups of the same name become one: a package is written as what it adds to a smaller one. */
export function merged(...groups: ExamGroup[]): ExamGroup[] {
  const byName = new Map<string, ExamGroup>();
  for (const { name, items } of groups) {
    const before = byName.get(name.zh)?.items ?? [];
    byName.set(name.zh, { name, items: [...before, ...items.filter((one) => !before.includes(one))] });
  }
  return [...byName.values()];
}
