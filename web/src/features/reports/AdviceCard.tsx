import type { ReportView } from '#contract/schemas/report-view';
import { repeatOf } from '#contract/rules/repeat';
import { isAbnormal } from '#contract/rules/report';
import { keepAdvice } from '../../parts/orders/kept-advice.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { today } from '../../platform/clock.ts';
import { formatDay, useLocale, usePick, useText } from '../../platform/locale.ts';
import { pathTo, screen } from '../../platform/paths.ts';
import { cx } from '../../ui/cx.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { reportsText } from './text.ts';

interface AdviceProps {
  view: ReportView;
  /** Whose report it is. */
  whose: string;
  from: 'self' | 'relative';
  /** No later report has followed it: what it asks for is still open. */
  isNewest: boolean;
}

const TARGET = 'inline-flex items-center max-md:min-h-11 md:min-h-6';

/** The doctor's advice, when to measure again, and the way to book that. */
export function AdviceCard({ view, whose, from, isNewest }: AdviceProps) {
  const words = useText(reportsText);
  const pick = usePick();
  const language = useLocale();
  const { advice, conclusion, doctor, reviewer, signedOn, examDay } = view;
  const items = view.sections.flatMap((section) => section.items);
  const isOut = (code: string): boolean => items.some((item) => item.code === code && isAbnormal(item.flag));
  const repeatText = (months: number): { text: string; isOver: boolean } => {
    if (!isNewest) return { text: words.repeatThen(months), isOver: false };
    const { due, isOver, monthsOver, daysOver } = repeatOf(examDay, months, today());
    const day = formatDay(due, language, { weekday: false });
    return { isOver, text: isOver ? words.repeatOver(day, monthsOver, daysOver) : words.repeatAfter(months, day) };
  };
  return (
    <Card title={words.advice} aside={<Elsewhere className="justify-end max-md:hidden" />}>
      {/* beside the title they would leave it no room on a phone */}
      <Elsewhere className="mb-2 text-c md:hidden" />
      <h3 className="text-s">{words.conclusion}</h3>
      <p className="mt-1 text-label">{pick(conclusion.zh, conclusion.en)}</p>
      <ol className="mt-3 divide-y divide-line border-t border-line">
        {advice.map(({ title, text, codes, repeatMonths }, at) => {
          const repeat = repeatMonths === null ? undefined : repeatText(repeatMonths);
          return (
            <li key={title.zh} className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
              <span
                aria-hidden="true"
                className="flex size-7 flex-none items-center justify-center rounded-full bg-n-50 text-c"
              >
                {at + 1}
              </span>
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold">{pick(title.zh, title.en)}</p>
                <p className="text-label text-ink-2">{pick(text.zh, text.en)}</p>
                {repeat && (
                  <p className={cx('mt-1 text-c', repeat.isOver ? 'text-warn' : 'text-info')}>{repeat.text}</p>
                )}
              </div>
              {repeat && isNewest && (
                <Button
                  size="sm"
                  className="max-md:ml-10"
                  data-print="hide"
                  render={
                    <AppLink
                      to={pathTo('/web/plan/$from', { from })}
                      onClick={() =>
                        keepAdvice({
                          customerGuid: whose,
                          title,
                          codes: [...codes].sort((a, b) => Number(isOut(b)) - Number(isOut(a))),
                        })
                      }
                      aria-label={`${words.book}: ${pick(title.zh, title.en)}`}
                    />
                  }
                >
                  {words.book}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <p className="mt-3 text-c text-ink-2">
        {words.signed(doctor, reviewer, formatDay(signedOn, language, { weekday: false }))}
      </p>
    </Card>
  );
}

function Elsewhere({ className }: { className: string }) {
  const words = useText(reportsText);
  return (
    <span className={cx('flex flex-wrap gap-x-4', className)} data-print="hide">
      <AppLink to={pathTo('/web/risk')} className={TARGET}>
        {words.risk}
      </AppLink>
      <AppLink to={screen('/web/select_doctor')} className={TARGET}>
        {words.doctor}
      </AppLink>
    </span>
  );
}
