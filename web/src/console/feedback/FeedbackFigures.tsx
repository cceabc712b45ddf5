import { useState } from 'react';
import { useText } from '../../platform/locale.ts';
import { Figures } from '../../ui/data/Figures.tsx';
import { Fold } from '../../ui/layout/Fold.tsx';
import type { OpsReply } from '../api/send.ts';
import { useCall } from '../api/use-call.ts';
import { percentOf } from './look.ts';
import { feedbackText } from './text.ts';

type Months = OpsReply<'OpsFeedbackFigures'>['months'];

/** How the promise is kept: waiting and late threads, and the months. */
export function FeedbackFigures({ company }: { company: { companyId?: number } }) {
  const words = useText(feedbackText);
  const { figures: says } = words;
  const found = useCall('OpsFeedbackFigures', company);
  const [open, setOpen] = useState(false);
  const { data } = found;
  const month = data?.months.at(-1);
  const small = (text: string) => <small className="ml-1 text-c font-normal text-ink-3">{text}</small>;
  if (!data || !month) return null;
  return (
    <div className="mb-4">
      <Figures
        items={[
          {
            key: 'waiting',
            label: says.waiting,
            value: (
              <>
                {data.waiting}
                {small(says.mine(data.mine))}
              </>
            ),
          },
          { key: 'soon', label: says.dueSoon, value: data.dueSoon, tone: data.dueSoon > 0 ? 'warn' : 'plain' },
          { key: 'overdue', label: says.overdue, value: data.overdue, tone: data.overdue > 0 ? 'bad' : 'plain' },
          {
            key: 'inTime',
            label: says.inTime,
            value: (
              <>
                {percentOf(month.inTime, month.answered) ?? words.none}
                {month.answered > 0 && small(says.of(month.inTime, month.answered))}
              </>
            ),
            tone: 'ok',
          },
          { key: 'median', label: says.median, value: hoursText(month.medianMinutes, words) },
        ]}
      />
      <div className="mt-3 rounded-card border border-line bg-white px-4">
        <Fold title={words.months} open={open} onToggle={() => setOpen(!open)}>
          {open && <MonthTable months={data.months} />}
        </Fold>
      </div>
    </div>
  );
}

const hoursText = (minutes: number | null, words: { none: string; figures: { hours: (hours: string) => string } }) =>
  minutes === null ? words.none : words.figures.hours((minutes / 60).toFixed(1));

function MonthTable({ months }: { months: Months }) {
  const words = useText(feedbackText);
  const heads = words.monthColumns;
  return (
    <div className="pb-3">
      <table className="w-full text-c">
        <thead>
          <tr className="text-left text-ink-2">
            {[heads.month, heads.answered, heads.inTime, heads.rate, heads.median].map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-4 font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, answered, inTime, medianMinutes }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
                {month}
              </th>
              <td className="pr-4">{answered}</td>
              <td className="pr-4">{inTime}</td>
              <td className="pr-4">{percentOf(inTime, answered) ?? words.none}</td>
              <td className="whitespace-nowrap">{hoursText(medianMinutes, words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
