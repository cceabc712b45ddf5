import type { ReactNode } from 'react';
import { useText } from '../../../platform/locale.ts';
import { percentOf, useCount } from '../numbers.ts';
import { hrText } from '../text.ts';

interface FigureCardsProps {
  due: number;
  booked: number;
  examined: number;
  reported: number;
  cities: number;
}

/** Who is due, and how many of them are how far. */
export function FigureCards({ due, cities, ...done }: FigureCardsProps) {
  const words = useText(hrText);
  const count = useCount();
  return (
    <dl className="grid grid-cols-2 gap-2 md:gap-4 lg:grid-cols-4">
      <Figure label={words.due} value={count(due)} beside={words.people}>
        <p className="text-c text-ink-2">{words.cities(cities)}</p>
      </Figure>
      {(['booked', 'examined', 'reported'] as const).map((key) => {
        const percent = percentOf(done[key], due);
        return (
          <Figure key={key} label={words[key]} value={count(done[key])} beside={`${percent}%`}>
            <span
              aria-hidden="true"
              className="mt-2 block h-2 overflow-hidden rounded-full bg-n-100 forced-colors:border"
            >
              <span className="block h-full rounded-full bg-brand-line" style={{ width: `${percent}%` }} />
            </span>
          </Figure>
        );
      })}
    </dl>
  );
}

function Figure(props: { label: string; value: string; beside: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-white p-3 md:p-5">
      <dt className="text-c text-ink-2">{props.label}</dt>
      <dd>
        <span className="text-l font-semibold tabular-nums">{props.value}</span>{' '}
        <span className="text-c text-ink-2 tabular-nums">{props.beside}</span>
        {props.children}
      </dd>
    </div>
  );
}
