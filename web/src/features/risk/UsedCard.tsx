import type { RiskSummary } from '#contract/calls/risk';
import { AppLink } from '../../platform/AppLink.tsx';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { measure } from './FactorCards.tsx';
import { riskText } from './text.ts';
import { riskWords } from './words.ts';

/** Which value came from where, and of which day. */
export function UsedCard({ view, who }: { view: RiskSummary; who: string }) {
  const words = useText(riskText);
  const names = useText(riskWords);
  const language = useLocale();
  const measured = view.facts.filter(({ fact, value }) => typeof value === 'number' && fact !== 'age');
  return (
    <Card title={words.used}>
      <p className="text-label text-ink-2">{words.usedText}</p>
      <table className="mt-2 w-full text-left text-label">
        <caption className="sr-only">{words.used}</caption>
        <thead>
          <tr className="border-b border-line text-c text-ink-2">
            {[words.columns.item, words.columns.value, words.columns.from].map((head) => (
              <th key={head} scope="col" className="py-2 pr-3 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measured.map(({ fact, value, from, day, orderId }) => (
            <tr key={fact} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 pr-3 font-normal">
                {names.fact[fact]}
              </th>
              <td className="py-2 pr-3 tabular-nums">{measure(fact, Number(value))}</td>
              <td className="py-2">
                {from === 'report' && orderId !== null ? (
                  <AppLink to={pathTo('/web/examreport', undefined, { order: String(orderId), who: who || undefined })}>
                    {words.fromReport(formatDay(day, language, { weekday: false }))}
                  </AppLink>
                ) : (
                  words.fromAnswer(formatDay(day, language, { weekday: false }))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
