import { unitText } from '#contract/values/lab-words';
import { CHANGE_WORDS, explain, FLAG_ARROWS, FLAG_WORDS, rangeText, valueText } from '#contract/rules/report-words';
import type { ReportView } from '#contract/schemas/report-view';
import { isAbnormal, SUMMARY_GROUPS } from '#contract/rules/report';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { opsReportsText } from './text.ts';

/** The same results in the same words as the person's own page. */
export function ReportShown({ view }: { view: ReportView }) {
  const words = useText(opsReportsText);
  const language = useLocale();
  const pick = usePick();
  const { person, summary, earlier, examDay } = view;
  const names = new Map(
    view.sections.flatMap(({ items }) => items).map(({ key, name }) => [key, pick(name.zh, name.en)]),
  );
  return (
    <PaneSection title={words.view}>
      <p>{words.person(person.name, person.age, examDay)}</p>
      <p>
        {words.counts(summary.items, summary.abnormal)} · {earlier ? words.since(earlier.year) : words.firstReport}
      </p>
      {earlier && (
        <ul className="mt-2 grid gap-1">
          {SUMMARY_GROUPS.filter((group) => summary[group].length > 0).map((group) => (
            <li key={group}>
              {pick(CHANGE_WORDS[group].zh, CHANGE_WORDS[group].en)}:{' '}
              {summary[group].map((key) => names.get(key)).join(language === 'en-us' ? ', ' : '、')}
            </li>
          ))}
        </ul>
      )}
      {view.sections.map((section) => (
        <div key={section.code} className="mt-3 overflow-x-auto">
          <table className="w-full text-left text-c">
            <caption className="text-left font-semibold">{pick(section.name.zh, section.name.en)}</caption>
            <thead className="text-ink-2">
              <tr>
                {[words.item, words.result, words.range, words.judged, words.change].map((head) => (
                  <th key={head} scope="col" className="py-1 pr-2 font-normal">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {section.items.map((item) => (
                <tr key={item.key} className={isAbnormal(item.flag) ? 'text-bad' : undefined}>
                  <th scope="row" className="py-1 pr-2 font-normal">
                    {pick(item.name.zh, item.name.en)} {item.code}
                  </th>
                  <td className="py-1 pr-2">
                    {valueText(item, language)} {item.value === null ? '' : unitText(item.unit, language)}
                  </td>
                  <td className="py-1 pr-2">{rangeText(item.range)}</td>
                  <td className="py-1 pr-2">
                    {pick(FLAG_WORDS[item.flag].zh, FLAG_WORDS[item.flag].en)} {FLAG_ARROWS[item.flag]}
                  </td>
                  <td className="py-1">{pick(CHANGE_WORDS[item.change].zh, CHANGE_WORDS[item.change].en)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <h4 className="mt-3 font-semibold">{words.conclusion}</h4>
      <p>{pick(view.conclusion.zh, view.conclusion.en)}</p>
      <h4 className="mt-3 font-semibold">{words.advice}</h4>
      <ul className="grid gap-1">
        {view.advice.map(({ title }) => (
          <li key={title.zh}>{pick(title.zh, title.en)}</li>
        ))}
        {view.comparison
          .filter(({ differs }) => differs !== null)
          .map((row) => (
            <li key={row.key}>{explain(row, language)}</li>
          ))}
      </ul>
    </PaneSection>
  );
}
