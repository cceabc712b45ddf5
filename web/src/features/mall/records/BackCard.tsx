import { today } from '../../../platform/clock.ts';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { priceText } from '../../../ui/data/Price.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { checkoutText } from '../checkout/checkout-text.ts';
import { dayText } from '../product/day-text.ts';
import { keyOf, type Shown } from '../checkout/split.ts';
import { countText } from '../use-mall.ts';

interface BackCardProps {
  rows: readonly Shown[];
  moneyFen: number;
  /** Paid whole by points. */
  points: number | undefined;
}

/** Before anything is taken: what a cancellation would give back, and how. */
export function BackCard({ rows, moneyFen, points }: BackCardProps) {
  const words = useText(checkoutText);
  const language = useLocale();
  const pick = usePick();
  const day = (on: string) => dayText(on, language, today());
  const byPoints = (amount: number) => ({
    key: 'points',
    source: words.sources.points,
    amount: words.pointsPay(countText(amount)),
    how: words.backHow.points,
  });
  const lines =
    points !== undefined
      ? [byPoints(points)]
      : rows
          .filter(({ use }) => use > 0)
          .map(({ source, use, fen }) => {
            if (source.source === 'points') return byPoints(use);
            const { gift, giftAny, card, cardAny } = words.backHow;
            const [until, open] = source.source === 'gift' ? [gift, giftAny] : [card, cardAny];
            return {
              key: keyOf(source),
              source: pick(source.name.zh, source.name.en),
              amount: priceText(fen),
              how: source.expires ? until(day(source.expires.on)) : open,
            };
          });
  const money = { key: 'money', source: words.wechat, amount: priceText(moneyFen), how: words.backHow.money };
  const all = moneyFen > 0 ? [...lines, money] : lines;
  if (all.length === 0) return null;
  const { source, amount, how } = words.backHead;
  return (
    <Card title={words.back}>
      <table className="w-full text-left text-label">
        <thead className="text-c text-ink-2">
          <tr>
            {[source, amount, how].map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-3 font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((line) => (
            <tr key={line.key} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 font-normal">
                {line.source}
              </th>
              <td className="py-2 pr-3 whitespace-nowrap">{line.amount}</td>
              <td className="py-2">{line.how}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-c text-ink-2">{words.backNote}</p>
    </Card>
  );
}
