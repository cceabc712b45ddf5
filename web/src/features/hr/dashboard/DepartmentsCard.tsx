import { useState } from 'react';
import type { ReplyOf } from '../../../api/send.ts';
import { useText } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { percentOf, useCount } from '../numbers.ts';
import { hrText } from '../text.ts';

const SHOWN = 6;

/** How many of each department have booked, the largest first; small ones are not told apart. */
export function DepartmentsCard({ departments }: { departments: ReplyOf<'HrDashboard'>['departments'] }) {
  const words = useText(hrText);
  const count = useCount();
  const [all, setAll] = useState(false);
  const shown = all ? departments : departments.slice(0, SHOWN);
  return (
    <Card
      title={words.rates}
      aside={
        departments.length > SHOWN && (
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="min-h-11 text-label text-brand-text hover:underline md:min-h-8"
          >
            {all ? words.fewDepartments : words.allDepartments}
          </button>
        )
      }
    >
      <ul className="grid grid-cols-1 gap-3" aria-label={words.rates}>
        {shown.map(({ name, isRest, due, booked }) => {
          const percent = percentOf(booked, due);
          return (
            <li
              key={isRest ? 'rest' : `of ${name}`}
              className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_auto] items-center gap-3 text-label"
            >
              <span className="wrap-anywhere">{isRest ? words.smallDepartments : name || words.noDepartment}</span>
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-n-100 forced-colors:border">
                <span className="block h-full rounded-full bg-brand-line" style={{ width: `${percent}%` }} />
              </span>
              <span className="text-right tabular-nums">
                <b className="font-semibold">{percent}%</b>{' '}
                <span className="text-c text-ink-2">
                  {count(booked)}/{count(due)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className={cx('text-c text-ink-2', departments.length > 0 && 'mt-3')}>{words.departmentsNote}</p>
    </Card>
  );
}
