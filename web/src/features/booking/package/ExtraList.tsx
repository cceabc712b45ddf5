import type { Extra } from '#contract/booking';
import { useState } from 'react';
import { usePick, useText } from '../../../platform/locale.ts';
import { AddOnRow } from '../../../ui/form/AddOnRow.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Chips } from '../../../ui/form/Chips.tsx';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Tag } from '../../../ui/data/Tag.tsx';
import type { Detail } from './DetailSheet.tsx';
import { ExtraReason } from './ExtraReason.tsx';
import { extraState, type Chosen, type Offer } from './selection.ts';
import { packageText } from './text.ts';

interface ExtraListProps {
  offer: Offer;
  chosen: Chosen;
  toggle: (id: number, on: boolean) => void;
  swap: (id: number) => void;
  onDetail: (detail: Detail) => void;
}

const ALL = '';

export function ExtraList({ offer, chosen, toggle, swap, onDetail }: ExtraListProps) {
  const words = useText(packageText);
  const pick = usePick();
  const [category, setCategory] = useState(ALL);
  const categories = [...new Map(offer.extras.map((extra) => [extra.category.zh, extra.category])).values()];
  const inCategory = offer.extras.filter((extra) => category === ALL || extra.category.zh === category);
  // What is not for this person at all stands last and folded, but stays.
  const [shown, others] = [inCategory.filter(({ reason }) => !reason), inCategory.filter(({ reason }) => reason)];
  const rows = (extras: readonly Extra[]) => (
    <ul className="divide-y divide-line">
      {extras.map((extra) => (
        <li key={extra.id}>
          <ExtraRow {...{ offer, extra, chosen, toggle, swap, onDetail }} />
        </li>
      ))}
    </ul>
  );
  const count = chosen.extraIds.length;
  return (
    <Card
      title={words.extras}
      aside={
        <span aria-live="polite" className={cx(count >= offer.maxExtras ? 'font-semibold text-warn' : '')}>
          {words.counter(count, offer.maxExtras)}
        </span>
      }
    >
      {offer.extras.length === 0 && <p className="text-ink-2">{words.noExtras}</p>}
      {categories.length > 1 && (
        <Chips
          label={words.categories}
          items={[
            { value: ALL, label: words.all },
            ...categories.map(({ zh, en }) => ({ value: zh, label: pick(zh, en) })),
          ]}
          value={category}
          onChange={setCategory}
        />
      )}
      {rows(shown)}
      {others.length > 0 && (
        <details className="border-t border-line">
          <summary className="tap-44 cursor-pointer py-3 text-ink-2">{words.notForPerson(others.length)}</summary>
          {rows(others)}
        </details>
      )}
    </Card>
  );
}

function ExtraRow({ offer, extra, chosen, toggle, swap, onDetail }: ExtraListProps & { extra: Extra }) {
  const words = useText(packageText);
  const pick = usePick();
  const state = extraState(offer, extra, chosen);
  const name = pick(extra.name.zh, extra.name.en);
  return (
    <AddOnRow
      name={name}
      text={pick(extra.summary.zh, extra.summary.en)}
      aside={extra.upgradeOf.length > 0 && <Tag tone="brand">{words.upgrade}</Tag>}
      fen={extra.priceFen}
      checked={state.kind === 'free' && state.checked}
      onChange={(on) => toggle(extra.id, on)}
      locked={state.kind === 'paid'}
      reason={state.kind !== 'free' && <ExtraReason {...{ offer, extra, chosen, state, swap }} />}
      more={
        <button
          type="button"
          className="tap-44 text-brand-text underline underline-offset-2"
          onClick={() => onDetail({ id: extra.id, isExtra: true, name })}
        >
          {words.item}
          <VisuallyHidden>{words.of(name)}</VisuallyHidden>
        </button>
      }
    />
  );
}
