import type { OpsOrderDetail } from '#contract/ops/orders';
import { formatDay, useLocale, usePick, useText } from '../../platform/locale.ts';
import { withTime } from '../../platform/dates.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { useMoment } from '../kit/moments.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { Facts } from './Facts.tsx';
import { ordersText } from './text.ts';

export function BookingSection({ order }: { order: OpsOrderDetail }) {
  const words = useText(ordersText);
  const pick = usePick();
  const language = useLocale();
  const { company, plan, set, extras, center, bookDate, bookTime } = order;
  return (
    <PaneSection title={words.booking}>
      <Facts
        rows={[
          { label: words.company, value: pick(company.name.zh, company.name.en) },
          { label: words.plan, value: pick(plan.zh, plan.en) },
          { label: words.set, value: pick(set.zh, set.en) },
          ...(extras.length > 0
            ? [{ label: words.extras, value: extras.map(({ name }) => pick(name.zh, name.en)).join(' · ') }]
            : []),
          {
            label: words.center,
            value: (
              <>
                {pick(center.name.zh, center.name.en)}
                <span className="block text-x text-ink-3">
                  {[pick(center.address.zh, center.address.en), center.phone].filter(Boolean).join(' · ')}
                </span>
              </>
            ),
          },
          {
            label: words.time,
            value: (
              <>
                {withTime(formatDay(bookDate, language), bookTime)}
                <Change order={order} />
                <Deadline order={order} />
              </>
            ),
          },
        ]}
      />
    </PaneSection>
  );
}

/** The appointment a change makes once its difference is paid. */
function Change({ order: { standing } }: { order: OpsOrderDetail }) {
  const words = useText(ordersText);
  const language = useLocale();
  const pick = usePick();
  const { moment } = useMoment();
  const { change, owed } = standing;
  if (!change || !owed) return null;
  const when = withTime(formatDay(change.bookDate, language), change.bookTime);
  return (
    <span className="block text-x text-warn">
      {words.changeWaits(
        priceText(owed.fen),
        moment(owed.until),
        `${when} · ${pick(change.center.zh, change.center.en)}`,
      )}
    </span>
  );
}

/** Until when the person can change it, or until when the seat waits for money. */
function Deadline({ order: { heldUntil, changeUntil } }: { order: OpsOrderDetail }) {
  const words = useText(ordersText);
  const { moment, day } = useMoment();
  return (
    <>
      {heldUntil && <span className="block text-x text-warn">{words.heldUntil(moment(heldUntil))}</span>}
      {changeUntil && (
        <span className={changeUntil.isOver ? 'block text-x text-warn' : 'block text-x text-ink-3'}>
          {changeUntil.isOver
            ? words.changeOver(day(changeUntil.lastDay))
            : words.changeUntil(day(changeUntil.lastDay))}
        </span>
      )}
    </>
  );
}
