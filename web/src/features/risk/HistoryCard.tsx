import type { RiskSummary } from '#contract/calls/risk';
import { AppLink } from '../../platform/AppLink.tsx';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { resultPath } from './risk-keys.ts';
import { riskText } from './text.ts';

/** How the figures were each time; the day leads to the whole of it. */
export function HistoryCard({ view, who }: { view: RiskSummary; who: string }) {
  const words = useText(riskText);
  const language = useLocale();
  if (view.history.length < 2) return null;
  const { columns } = words;
  return (
    <Card title={words.history}>
      <table className="w-full text-left text-label">
        <caption className="sr-only">{words.history}</caption>
        <thead>
          <tr className="border-b border-line text-c text-ink-2">
            {[columns.day, columns.diabetes, columns.apnoea, columns.bmi].map((head) => (
              <th key={head} scope="col" className="py-2 pr-3 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.history.map(({ round, day, diabetes, apnoea, bmi }, at) => {
            const name = formatDay(day, language, { weekday: false });
            return (
              <tr key={round} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-2 pr-3 font-normal">
                  {round === view.round ? (
                    name
                  ) : (
                    <AppLink to={resultPath(who, at === 0 ? 0 : round)} aria-label={words.open(name)}>
                      {name}
                    </AppLink>
                  )}
                </th>
                {[diabetes, apnoea, bmi].map((figure, column) => (
                  <td key={column} className="py-2 pr-3 tabular-nums">
                    {figure ?? words.none}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
