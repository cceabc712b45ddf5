import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '../cx.ts';

export interface OrderCardProps {
  /** Whose it is. */
  who: ReactNode;
  /** The order's number with its label; phones leave it out. */
  number: ReactNode;
  status: ReactNode;
  /** The day in three lines: month, day, weekday and time. */
  day: { top: string; main: string; bottom: string; label: string };
  title: ReactNode;
  place: ReactNode;
  tags: ReactNode;
  /** Small buttons, the main one last. */
  actions?: ReactNode;
  /** Until when, why not, what comes next. */
  note?: ReactNode;
  noteIcon?: ReactNode;
  /** Over: the day is no longer what matters most. */
  past?: boolean;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** One order in a list. */
export function OrderCard(props: OrderCardProps) {
  const { who, number, status, title, place, tags, actions, note, noteIcon, titleRef } = props;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="rounded-card border border-line bg-white">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 text-c text-ink-3 md:px-6 md:py-3.5">
        <b className="min-w-0 text-ink">{who}</b>
        <span className="max-md:hidden">{number}</span>
        <span className="ml-auto max-w-full">{status}</span>
      </div>
      <div
        className={cx(
          'grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-3 p-4',
          'md:grid-cols-[6rem_minmax(0,1fr)] md:gap-6 md:px-6 md:py-5 lg:grid-cols-[6rem_minmax(0,1fr)_auto]',
        )}
      >
        <OrderDay day={props.day} past={props.past} />
        <div>
          <h2 ref={titleRef} id={titleId} tabIndex={-1} className="text-s">
            {title}
          </h2>
          <p data-say className="mt-1 text-c text-ink-2">
            {place}
          </p>
          <div className="mt-2 flex flex-wrap gap-1.5 empty:hidden">{tags}</div>
        </div>
        {actions && (
          <div
            className={cx(
              'col-span-full flex flex-wrap justify-end gap-2 border-t border-line pt-3',
              'lg:col-auto lg:max-w-104 lg:border-t-0 lg:pt-0',
            )}
          >
            {actions}
          </div>
        )}
      </div>
      {note && (
        <div className="flex items-start gap-2 rounded-b-card border-t border-line bg-n-25 px-4 py-3 text-c text-ink-2 md:px-6 [&>svg]:mt-0.5">
          {noteIcon}
          <div className="min-w-0">{note}</div>
        </div>
      )}
    </article>
  );
}

/** Read as one date; the three lines are for the eye. */
export function OrderDay({ day, past }: Pick<OrderCardProps, 'day' | 'past'>) {
  return (
    <div
      data-say
      className="rounded-[10px] bg-n-50 pt-1.5 pb-2 text-center text-x text-ink-2 md:pt-2.5 md:pb-3 md:text-c"
    >
      <span className="sr-only">{day.label}</span>
      <span aria-hidden="true">
        {day.top}
        <b className={cx('block md:text-[1.625rem]/8', sizeOf(day.main), past ? 'text-ink-2' : 'text-ink')}>
          {day.main}
        </b>
        {day.bottom}
      </span>
    </div>
  );
}

/** "11/12" of another year needs more room than a phone's box has for a day alone. */
const sizeOf = (main: string): string => (main.length > 2 ? 'text-[1.125rem]/7' : 'text-[1.375rem]/7');
