import { Clock } from 'lucide-react';
import { useState } from 'react';
import type { PointsSummary } from '#contract/calls/points';
import { useHomeConfig } from '../../parts/company/company.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { mallIn } from './mall-entry.ts';
import { useNumbers } from './numbers.ts';
import { pointsText } from './text.ts';

/** More days than these would make a list of the card. */
const MOST_DAYS = 3;

export function BalanceCard({ summary }: { summary: PointsSummary }) {
  const words = useText(pointsText);
  const { count, day } = useNumbers();
  const { balance, expiring, upcoming, earnedThisYear, spentThisYear } = summary;
  return (
    <section
      aria-label={words.balance}
      className="flex flex-col gap-4 rounded-card border border-brand-100 bg-brand-50 p-4 md:flex-row md:items-center md:justify-between md:p-6"
    >
      <div className="min-w-0">
        <p className="text-label text-ink-2">{words.balance}</p>
        <p className="text-d tabular-nums" data-say="">
          {count(balance)}
        </p>
        {expiring.slice(0, MOST_DAYS).map(({ on, points }, at) => (
          <p key={on} className="mt-1 flex items-start gap-1.5 text-label text-warn">
            <Clock aria-hidden="true" size={16} className="mt-0.5 flex-none" />
            <span>{(at === 0 ? words.expiring : words.expiringMore)(count(points), day(on))}</span>
          </p>
        ))}
        {upcoming && (
          <p className="mt-1 text-label text-ink-2">{words.upcoming(count(upcoming.points), day(upcoming.from))}</p>
        )}
        {earnedThisYear + spentThisYear > 0 && (
          <p className="mt-1 text-label text-ink-2">{words.thisYear(count(earnedThisYear), count(spentThisYear))}</p>
        )}
      </div>
      <Actions />
    </section>
  );
}

/** The mall is offered where the company's menu leads there. */
function Actions() {
  const words = useText(pointsText);
  const [reading, setReading] = useState(false);
  const mall = mallIn(useHomeConfig().data?.Menus ?? []);
  const close = () => setReading(false);
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2 md:flex md:flex-none md:gap-3">
      <Button onClick={() => setReading(true)}>{words.rules}</Button>
      {mall && (
        <Button variant="primary" render={<AppLink to={mall} />}>
          {words.redeem}
        </Button>
      )}
      <Dialog
        open={reading}
        onClose={close}
        title={words.rulesTitle}
        actions={
          <Button variant="primary" onClick={close}>
            {words.close}
          </Button>
        }
      >
        <ul className="grid list-disc gap-2 pl-5">
          {words.rulesText.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
