import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OpsOrderDetail } from '#contract/ops/orders';
import { now } from '../../platform/clock.ts';
import { useText } from '../../platform/locale.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { Facts } from './Facts.tsx';
import type { RevealedField } from './choices.ts';
import { RevealDialog } from './RevealDialog.tsx';
import { AppBinding } from './AppBinding.tsx';
import { ordersText } from './text.ts';

interface Revealed {
  field: RevealedField;
  value: string;
  until: number;
}

/** With seconds: half a minute is what it is about. */
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Shanghai' });

/** Who the order is for: masked, each value to be shown whole for a moment with a purpose. */
export function PersonSection({ order }: { order: OpsOrderDetail }) {
  const words = useText(ordersText);
  const [asking, setAsking] = useState<RevealedField>();
  const [revealed, setRevealed] = useState<Revealed>();
  useEffect(() => {
    if (!revealed) return;
    const timer = setTimeout(() => setRevealed(undefined), revealed.until - now());
    return () => clearTimeout(timer);
  }, [revealed]);
  const { person } = order;
  const value = (field: RevealedField) =>
    revealed?.field === field ? (
      <>
        <b>{revealed.value}</b>
        <span role="status" className="block text-x text-ink-3">
          {words.shownUntil(CLOCK.format(revealed.until))}
        </span>
      </>
    ) : (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {person[field]}
        {person[field] && (
          <button
            type="button"
            aria-label={words.showField[field]}
            onClick={() => setAsking(field)}
            className="tap-44 inline-flex items-center gap-1 rounded-tag text-brand-text hover:underline"
          >
            <Eye aria-hidden="true" size={14} />
            {words.show}
          </button>
        )}
      </span>
    );
  const about = [
    person.isRelative ? words.isRelative : words.self,
    words[person.gender],
    words.age(person.age),
    person.employeeNo && words.employeeNo(person.employeeNo),
  ];
  return (
    <PaneSection title={words.person}>
      <Facts
        rows={[
          { label: words.name, value: value('name') },
          { label: words.idNumber, value: value('idNumber') },
          { label: words.phone, value: value('phone') },
          { label: words.category, value: about.filter(Boolean).join(' · ') },
          { label: words.app, value: <AppBinding order={order} /> },
        ]}
      />
      {asking && (
        <RevealDialog
          order={order}
          field={asking}
          onClose={() => setAsking(undefined)}
          onRevealed={(shown, seconds) => {
            setAsking(undefined);
            setRevealed({ field: asking, value: shown, until: now() + seconds * 1000 });
          }}
        />
      )}
    </PaneSection>
  );
}
