import type { ExamSet, Extra } from '#contract/calls/booking';
import { CircleCheck, Info } from 'lucide-react';
import { AppLink } from '../../../platform/AppLink.tsx';
import { usePick, useText } from '../../../platform/locale.ts';
import { useSession } from '../../../platform/session.ts';
import { cx } from '../../../ui/cx.ts';
import { draft, useDraft } from '../draft.ts';
import { pathOfStep } from '../flow.ts';
import { packageText } from './text.ts';

/** Whether the booking person is the one to be examined: "you" is another person otherwise. */
export function useIsSelf(): boolean {
  const userGuid = useSession((data) => data.identity?.userGuid);
  const { customerGuid } = useDraft();
  return customerGuid === undefined || customerGuid === userGuid;
}

/** Why a package suits this person, as far as its data say so; nothing where they say nothing. */
export function FitLine({ set }: { set: ExamSet }) {
  const words = useText(packageText);
  const { best, meets, advised, selfFen } = set;
  const isOptional = advised !== null && !advised.met;
  const isForAge = meets.some(({ kind }) => kind === 'age');
  const reasons = isOptional
    ? [words.usually(advised)]
    : [
        ...(advised && !isForAge ? [words.suits(advised)] : []),
        ...(meets.length > 0 ? [words.madeFor(meets)] : []),
        ...(selfFen === 0 ? [words.nothingToPay] : []),
      ];
  if (reasons.length === 0) return null;
  const Mark = isOptional ? Info : CircleCheck;
  return (
    <p className={cx('mt-1.5 flex gap-1.5 text-c', isOptional ? 'text-ink-2' : 'text-ok')}>
      <Mark aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 flex-none" />
      <span>
        <b>{isOptional ? words.whyOptional : best ? words.whyBest : words.whyFits}</b>
        {reasons.join(words.whySeparator)}
      </span>
    </p>
  );
}

/** Packages for other people: one grey line each, and where to mend a wrong fact about this person. */
export function NotForThem({ list }: { list: readonly (ExamSet | Extra)[] }) {
  const words = useText(packageText);
  const pick = usePick();
  return (
    <>
      <ul className="divide-y divide-line text-label text-ink-2">
        {list.map(({ id, name, misses }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <span>{pick(name.zh, name.en)}</span>
            <span className="text-c text-ink-3">{words.only(misses)}</span>
          </li>
        ))}
      </ul>
      <p className="pb-3 text-c text-ink-3">
        {words.wrongDetails}{' '}
        <AppLink className="tap-44" to={pathOfStep(draft(), 'person')}>
          {words.checkDetails}
        </AppLink>
      </p>
    </>
  );
}
