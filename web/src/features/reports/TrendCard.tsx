import { useState, type ReactNode } from 'react';
import { methodText, unitText } from '#contract/values/lab-words';
import { convertedText, explainTrend, rangeText } from '#contract/rules/report-words';
import type { TrendSeries } from '#contract/schemas/report-document';
import type { ReportView } from '#contract/schemas/report-view';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { cx } from '../../ui/cx.ts';
import { useIsWide } from '../../ui/layout/wide.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { ChangeText, FlagTag } from './ResultText.tsx';
import { reportsText } from './text.ts';
import { TrendChart } from './TrendChart.tsx';

/** One series over the years: what it says in words, the picture, and the figures as a table. */
export function TrendCard({ view }: { view: ReportView }) {
  return <SeriesCard series={sorted(view)} />;
}

/** `methodOf` says how a method is told, where it is more than its name. */
export function SeriesCard({
  series,
  methodOf,
  aside,
}: {
  series: readonly TrendSeries[];
  methodOf?: (method: string) => string;
  aside?: ReactNode;
}) {
  const words = useText(reportsText);
  const pick = usePick();
  const isWide = useIsWide();
  const language = useLocale();
  const [wanted, setWanted] = useState<string>();
  const shown = series.find(({ key }) => key === wanted) ?? series[0];
  if (!shown) return null;
  const name = pick(shown.name.zh, shown.name.en);
  return (
    <Card title={words.trendOf(name)} aside={aside}>
      <div data-print="hide" className="mb-3 max-w-90">
        <SelectField label={words.chooseTrend} value={shown.key} onChange={(event) => setWanted(event.target.value)}>
          {series.map(({ key, name: of, unit, method }) => (
            <option key={key} value={key}>
              {[pick(of.zh, of.en), unitText(unit, language), methodOf?.(method) ?? methodText(method, language)]
                .filter(Boolean)
                .join(' · ')}
            </option>
          ))}
        </SelectField>
      </div>
      <TrendChart series={shown} wide={isWide} label={words.chart(name, unitText(shown.unit, language))} />
      <p className="mt-2 text-label text-ink-2">{explainTrend(shown, language)}</p>
      <TrendTable series={shown} name={name} />
    </Card>
  );
}

/** Results that need attention come first, then the report's own order. */
function sorted({ trends, sections }: ReportView): TrendSeries[] {
  const items = sections.flatMap((section) => section.items);
  const rank = new Map(items.map(({ key, flag }, at) => [key, flag === 'normal' ? 1_000 + at : at]));
  return trends.filter(({ key }) => rank.has(key)).toSorted((a, b) => (rank.get(a.key) ?? 0) - (rank.get(b.key) ?? 0));
}

/** On a phone they stand under the result and the judgement. */
const WIDE_ONLY: ReadonlySet<string> = new Set(['range', 'change']);

function TrendTable({ series, name }: { series: TrendSeries; name: string }) {
  const words = useText(reportsText);
  const language = useLocale();
  const { points, unit } = series;
  return (
    <div className="mt-3 overflow-x-auto">
      <table className="w-full text-left text-c">
        <caption className="sr-only">{words.trendTable(name)}</caption>
        <thead>
          <tr className="border-b border-line text-ink-2">
            {(['year', 'result', 'range', 'judged', 'change'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={cx('py-2 pr-3 font-semibold', WIDE_ONLY.has(column) && 'max-md:hidden')}
              >
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ day, year, value, flag, low, high, change, convertedFrom }) => (
            <tr key={day} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 pr-3 font-normal whitespace-nowrap">
                {year}
              </th>
              <td className="py-2 pr-3">
                <span className="whitespace-nowrap">
                  {value} {unitText(unit, language)}
                </span>
                <span className="block text-ink-2 md:hidden">
                  {words.reference(rangeText({ low, high, text: '' }))}
                </span>
                {convertedFrom && <span className="block text-ink-2">{convertedText(convertedFrom, language)}</span>}
              </td>
              <td className="py-2 pr-3 whitespace-nowrap max-md:hidden">{rangeText({ low, high, text: '' })}</td>
              <td className="py-2 pr-3">
                <FlagTag flag={flag} />
                <span className="block md:hidden">
                  <ChangeText change={change} />
                </span>
              </td>
              <td className="py-2 max-md:hidden">
                <ChangeText change={change} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
