import type { Center } from '#contract/calls/booking';
import { usePick, useText } from '../../../platform/locale.ts';
import { Stars } from '../../../ui/data/CenterCard.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { EarliestDay } from './CenterItem.tsx';
import { hasCalendar, isBookable, nearKm } from './order.ts';
import { useRating } from './rating.ts';
import { centersText } from './text.ts';

interface CenterPopupProps {
  center: Center;
  onChoose: (center: Center) => void;
  onCalendar: (center: Center) => void;
}

/** The short form of its card, beside its pin. */
export function CenterPopup({ center, onChoose, onCalendar }: CenterPopupProps) {
  const words = useText(centersText);
  const pick = usePick();
  const name = pick(center.name.zh, center.name.en);
  const km = nearKm(center);
  const store = center.storeStatus === 'normal' ? undefined : words.store[center.storeStatus];
  const facts = [store ?? words.states[center.state], km === undefined ? undefined : words.km(km)];
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p className="flex flex-wrap gap-x-3 text-x text-ink-2">
        <Stars {...useRating(center)} />
        {facts.filter(Boolean).join(' · ')}
      </p>
      <div className="mt-2 -mr-9 flex items-center justify-between gap-2 text-x">
        <span>{center.earliest && <EarliestDay earliest={center.earliest} />}</span>
        {isBookable(center) ? (
          <Button size="sm" variant="primary" aria-label={words.chooseCenter(name)} onClick={() => onChoose(center)}>
            {words.choose}
          </Button>
        ) : (
          hasCalendar(center) && (
            <Button size="sm" onClick={() => onCalendar(center)}>
              {words.laterDates}
            </Button>
          )
        )}
      </div>
    </>
  );
}
