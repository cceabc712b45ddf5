import type { OpsPerson } from '#contract/ops/people';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { opsPathTo } from '../routes.ts';
import { peopleText } from './text.ts';

export function RelativesSection({ person: { relatives } }: { person: OpsPerson }) {
  const words = useText(peopleText);
  const kindOf = (kind: string) => new Map(Object.entries(words.kinds)).get(kind) ?? kind;
  return (
    <PaneSection title={words.relatives}>
      {relatives.length === 0 && <p className="text-ink-3">{words.noRelatives}</p>}
      <ul className="grid gap-1.5">
        {relatives.map(({ guid, name, kind, phone, age }) => (
          <li key={guid}>
            <b>{name}</b>
            <span className="text-ink-2">{` · ${[kindOf(kind), words.age(age), phone].filter(Boolean).join(' · ')}`}</span>
          </li>
        ))}
      </ul>
    </PaneSection>
  );
}

export function BookingsSection({ person }: { person: OpsPerson }) {
  const words = useText(peopleText);
  const pick = usePick();
  const company = String(person.company.companyId);
  return (
    <PaneSection title={words.bookings}>
      {person.bookings.length === 0 && <p className="text-ink-3">{words.noBookings}</p>}
      <ul className="grid gap-2">
        {person.bookings.map(({ orderId, orderNo, center, bookDate, bookTime, state, isRelative }) => (
          <li key={orderId} className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              <b>{`${bookDate} ${bookTime}`.trim()}</b>
              <span className="block text-ink-2">{pick(center.zh, center.en)}</span>
              <span className="block text-x text-ink-3">
                <AppLink to={opsPathTo('/ops/orders/$company/$order', { company, order: String(orderId) })}>
                  {orderNo}
                </AppLink>
                {isRelative && ` · ${words.forRelative}`}
              </span>
            </span>
            <Tag tone={state === 'booked' || state === 'examined' ? 'info' : 'mute'}>{words.orderStates[state]}</Tag>
          </li>
        ))}
      </ul>
    </PaneSection>
  );
}
