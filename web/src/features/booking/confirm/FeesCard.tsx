import { CalendarClock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ReplyOf } from '../../../api/send.ts';
import { useShowsPrices } from '../../../parts/company/company.ts';
import { useBranding } from '../../../platform/branding.ts';
import { today } from '../../../platform/clock.ts';
import { problemText, type Form } from '../../../platform/form.ts';
import { telHref, useLocale, usePick, useText } from '../../../platform/locale.ts';
import { PrecautionSheet } from '../../../parts/precautions/PrecautionSheet.tsx';
import { BottomSheet } from '../../../ui/overlay/BottomSheet.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FeeList, type FeeLine } from '../../../ui/data/FeeList.tsx';
import { shortDay } from '../dates.ts';
import { useDraft } from '../draft.ts';
import { flowText } from '../flow-text.ts';
import { NoticeOver } from '../NoticeOver.tsx';
import type { OrderValues } from './order-form.ts';
import { confirmText } from './text.ts';

type OneCenter = ReplyOf<'ExamCenterPayInfo'>['oneCenter'];

/** The price: the same list beside the page and behind the bar of a phone. A change costs the difference. */
export function Fees({ fees }: { fees: OneCenter }) {
  const words = useText(confirmText);
  const pick = usePick();
  const flow = useText(flowText);
  const isChange = useDraft().oldOrderId !== undefined;
  const prices = useShowsPrices();
  const lines = fees.lines.flatMap(({ kind, name, fen }, index): FeeLine[] => {
    const key = String(index);
    if (kind === 'company') return prices ? [{ key, label: words.companyPays, fen: -Math.abs(fen) }] : [];
    return [{ key, label: pick(name.zh, name.en), ...((prices || kind === 'extra') && { fen }) }];
  });
  if (!isChange) return <FeeList lines={lines} total={{ label: words.total, fen: fees.selfFen }} />;
  const { paidFen: paid, moreFen: more } = fees;
  return (
    <FeeList
      lines={paid > 0 ? [...lines, { key: 'paid', label: flow.paidBefore, fen: -paid }] : lines}
      total={
        more === 0
          ? { label: words.noDifference }
          : { label: more < 0 ? flow.goesBack : words.difference, fen: Math.abs(more) }
      }
    />
  );
}

interface ChangeUntilProps {
  until: NonNullable<OneCenter['changeUntil']>;
  changeable: boolean;
}

/** Until when it can be changed online, as a moment and not only as a rule. */
export function ChangeUntil({ until, changeable }: ChangeUntilProps) {
  const words = useText(confirmText);
  const language = useLocale();
  const { lastDay, noticeDays, provisional } = until;
  const hotline = useBranding()?.hotline;
  if (lastDay < today()) return <NoticeOver notice={changeable ? until : { ...until, changeableFrom: null }} />;
  const day = shortDay(lastDay, language, { weekday: false });
  return (
    <p className="flex gap-2.5 rounded-control border border-line bg-n-25 p-3 text-c text-ink-2">
      <CalendarClock aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">
        {(changeable ? words.notice : words.noticeFixed)(noticeDays, day)}
        {hotline ? (
          <a href={telHref(hotline)} className="whitespace-normal">
            {words.noticeCall(hotline)}
          </a>
        ) : (
          words.noticeService
        )}
        {provisional && ` ${words.provisional}`}
      </span>
    </p>
  );
}

/** The box starts empty; both texts can be read without leaving the page. */
export function Consent({ form, centerId }: { form: Form<OrderValues>; centerId: number }) {
  const words = useText(confirmText);
  const [reading, setReading] = useState<'precautions' | 'authorization'>();
  const read = (what: 'precautions' | 'authorization') => (
    <button
      type="button"
      className="text-brand-text underline-offset-2 hover:underline"
      onClick={(event) => {
        // a button inside the label: reading is not agreeing
        event.preventDefault();
        setReading(what);
      }}
    >
      {words.agree[what]}
    </button>
  );
  return (
    <>
      <Checkbox
        id={form.idOf('consent')}
        checked={form.draft.consent !== ''}
        onChange={(event) => {
          form.set('consent', event.target.checked ? 'yes' : '');
          form.settle('consent', undefined);
        }}
        error={problemText(form.problems.consent, words)}
        label={
          <>
            {words.agree.before}
            {read('precautions')}
            {words.agree.and}
            {read('authorization')}
          </>
        }
      />
      <PrecautionSheet open={reading === 'precautions'} centerId={centerId} onClose={() => setReading(undefined)} />
      <BottomSheet
        open={reading === 'authorization'}
        onClose={() => setReading(undefined)}
        title={words.authorization}
        closeLabel={words.close}
      >
        <Paragraphs>
          {words.authorizationText.split('\n').map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Paragraphs>
      </BottomSheet>
    </>
  );
}

const Paragraphs = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-measure gap-4 text-read">{children}</div>
);
