import { useState } from 'react';
import { unitText } from '#contract/values/lab-words';
import { explain, FLAG_ARROWS, valueText } from '#contract/rules/report-words';
import type { ComparisonRow } from '#contract/schemas/report-document';
import type { ReportView } from '#contract/schemas/report-view';
import { useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { Fold } from '../../ui/layout/Fold.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { KEYS } from './report-keys.ts';
import { ChangeText } from './ResultText.tsx';
import { reportsText } from './text.ts';

const needsWords = ({ change, differs }: ComparisonRow): boolean =>
  differs !== null || (change !== 'normal' && change !== 'none');

/** Two years side by side, each line in plain language: what has changed first; `brief` leaves the rest out. */
export function CompareCard({ view, brief = false }: { view: ReportView; brief?: boolean }) {
  const words = useText(reportsText);
  const { pathWith } = useAddressState(KEYS);
  const { comparison, earlier, year } = view;
  if (!earlier) return brief ? null : <p className="text-label text-ink-2">{words.firstReport}</p>;
  const rows = comparison.filter(needsWords);
  const rest = brief ? [] : comparison.filter((row) => !needsWords(row));
  return (
    <div className={brief ? 'print:hidden' : undefined}>
      <Card title={words.compare} aside={words.compareYears(earlier.year, year)}>
        <p className="mb-3 text-c text-ink-2">{words.compareText}</p>
        {rows.length === 0 ? (
          <p className="text-label">{words.noChange}</p>
        ) : (
          <CompareTable label={words.compare} rows={rows} years={[earlier.year, year]} />
        )}
        {rest.length > 0 && <Unchanged rows={rest} years={[earlier.year, year]} />}
        {brief && (
          <p className="mt-3">
            <AppLink to={pathWith({ view: 'compare' })}>{words.showAll}</AppLink>
          </p>
        )}
      </Card>
    </div>
  );
}

interface Rows {
  rows: readonly ComparisonRow[];
  years: readonly [number, number];
}

/** Folded on a screen, and whole on paper. */
function Unchanged({ rows, years }: Rows) {
  const words = useText(reportsText);
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title={words.unchanged(rows.length)} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <div className={isOpen ? undefined : 'hidden print:block'}>
        <CompareTable label={words.unchangedTable} rows={rows} years={years} />
      </div>
    </Fold>
  );
}

function CompareTable({ label, rows, years }: Rows & { label: string }) {
  const words = useText(reportsText);
  const language = useLocale();
  // behind words a mark would read as an exclamation; the explanation says the same
  const mark = (one: NonNullable<ComparisonRow['before']>) => (one.value === null ? '' : FLAG_ARROWS[one.flag]);
  const shown = (one: ComparisonRow['before']) => (one ? `${valueText(one, language)} ${mark(one)}` : '—');
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-c">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line bg-n-25 text-ink-2">
            <th scope="col" className="px-2 py-2 font-semibold max-md:hidden">
              {words.columns.item}
            </th>
            {[...years.map(String), words.columns.change].map((head) => (
              <th key={head} scope="col" className="px-2 py-2 font-semibold">
                {head}
              </th>
            ))}
            <th scope="col" className="px-2 py-2 font-semibold max-md:hidden">
              {words.columns.explained}
            </th>
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.key} className="border-b border-line align-top last:border-b-0">
            <tr className="md:hidden">
              <th scope="rowgroup" colSpan={3} className="px-2 pt-2.5 font-semibold">
                <ItemName row={row} />
              </th>
            </tr>
            <tr>
              <th scope="row" className="px-2 py-2.5 font-semibold max-md:hidden">
                <ItemName row={row} />
              </th>
              <td className="px-2 py-2.5">{shown(row.before)}</td>
              <td className="px-2 py-2.5">{shown(row.after)}</td>
              <td className="px-2 py-2.5 whitespace-nowrap">
                <ChangeText change={row.change} />
                {row.percent !== null && (
                  <span className="block text-ink-2">
                    {row.percent > 0 ? '+' : row.percent < 0 ? '−' : ''}
                    {Math.abs(row.percent)}%
                  </span>
                )}
              </td>
              <td className="px-2 py-2.5 max-md:hidden">{explain(row, language)}</td>
            </tr>
            <tr className="md:hidden">
              <td colSpan={3} className="px-2 pb-2.5 text-ink-2">
                {explain(row, language)}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

function ItemName({ row: { name, unit } }: { row: ComparisonRow }) {
  const pick = usePick();
  const language = useLocale();
  return (
    <>
      {pick(name.zh, name.en)}
      {unit && <span className="font-normal text-ink-2"> ({unitText(unit, language)})</span>}
    </>
  );
}
