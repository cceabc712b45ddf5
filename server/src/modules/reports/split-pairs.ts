import type { ReportDocument, ReportItem } from '#contract/schemas/report-document';
import { pairOf, partsOf } from '#contract/rules/reading';

/** A pair such as 142/91 that a centre hands over as one result: each figure is a series of its own, judged and compared by itself. */
export const splitPairs = (document: ReportDocument): ReportDocument => ({
  ...document,
  sections: document.sections.map((section) => ({ ...section, items: section.items.flatMap(partsOfItem) })),
});

function partsOfItem(item: ReportItem): ReportItem[] {
  if (!item.words || !pairOf(item.code)) return [item];
  const parts = partsOf({ code: item.code, value: item.words.zh, range: item.range?.text ?? '' });
  if (!parts) return [item];
  return parts.map(({ code, name, value, range, flag }) => ({
    ...{ ...item, code, name, value, words: null, flag },
    range: item.range && range ? { ...item.range, ...range, text: '' } : null,
  }));
}
