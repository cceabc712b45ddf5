import { Clock, Gift, RotateCcw, ShoppingBag, Undo2, type LucideIcon } from 'lucide-react';
import type { PointsEntry, PointsKind } from '#contract/schemas/points-entry';
import { usePick, useText } from '../../platform/locale.ts';
import { cx } from '../../ui/cx.ts';
import { useNumbers } from './numbers.ts';
import { pointsText } from './text.ts';

const ICONS: Record<PointsKind, LucideIcon> = {
  earn: Gift,
  spend: ShoppingBag,
  giveBack: RotateCcw,
  expire: Clock,
  reverse: Undo2,
};

/** One line of the history: what it was, from where, when, how much, and what there was after it. */
export function EntryRow({ entry }: { entry: PointsEntry }) {
  const words = useText(pointsText);
  const pick = usePick();
  const { count, signed, day } = useNumbers();
  const { kind, points, balance, on, source, spentOn, expiresOn } = entry;
  const title = pick(entry.title.zh, entry.title.en);
  const head = kind === 'earn' || kind === 'spend' ? title : words.kinds[kind];
  const about = [
    head !== title && title,
    kind === 'earn' && source && words.sources[source],
    spentOn && words.spentOn[spentOn.kind],
  ].filter((part) => typeof part === 'string');
  const Icon = ICONS[kind];
  return (
    <li className="flex items-center gap-3 py-3.5 md:gap-4">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-n-50 text-ink-2">
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{head}</p>
        <p className="text-c wrap-anywhere text-ink-2">
          {[...about, ''].join(' · ')}
          {/* a day goes to the next line as a whole */}
          <span className="inline-block">{day(on)}</span>
          {expiresOn && (
            <>
              {' · '}
              <span className="inline-block">{words.until(day(expiresOn))}</span>
            </>
          )}
        </p>
        {spentOn && (
          <details className="text-c text-ink-2">
            <summary className="tap-44 w-fit cursor-pointer text-brand-text">{words.orderOf}</summary>
            <p className="wrap-anywhere">{words.order(spentOn.orderNo)}</p>
          </details>
        )}
      </div>
      <div className="flex-none text-right tabular-nums">
        <p className={cx('text-s font-semibold', points > 0 ? 'text-ok' : 'text-ink')}>{signed(points)}</p>
        <p className="text-c text-ink-2">{words.left(count(balance))}</p>
      </div>
    </li>
  );
}
