import { Copy, Printer } from 'lucide-react';
import type { ExamOrder } from '#contract/calls/records';
import { daysBetween } from '#contract/rules/day';
import { personText, relationOf } from '../../../parts/people/person-text.ts';
import { today } from '../../../platform/clock.ts';
import { dayRange, shortDay, withTime } from '../../../platform/dates.ts';
import { toast } from '../../../platform/feedback.ts';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { OrderDay } from '../../../ui/data/OrderCard.tsx';
import { StageLine } from '../../../ui/data/StageLine.tsx';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import { MoreActions, type MoreAction } from '../../../ui/overlay/MoreActions.tsx';
import { ORDER_STATUS } from '#contract/values/orders';
import { MainButton } from '../MainButton.tsx';
import { Status } from '../RecordCard.tsx';
import { useNote } from '../RecordNote.tsx';
import { dayLines } from '../record-look.ts';
import { recordsText } from '../text.ts';
import type { Offers } from '../use-offers.tsx';
import { momentText } from '../../../platform/moments.ts';
import { stagesOf, type OrderStage } from './stages.ts';
import { orderText } from './text.ts';

interface OrderHeadProps {
  order: ExamOrder;
  offers: Offers;
  noteId: string;
  /** The ticket above says the day's deadline. */
  withTicket?: boolean;
  /** The time of a hold is over. */
  onOver: () => void;
}

/** When, where, for whom, how far it is, and what can be done about it. */
export function OrderHead({ order, offers, noteId, onOver, withTicket = false }: OrderHeadProps) {
  const words = useText(orderText);
  const lists = useText(recordsText);
  const says = useText(personText);
  const language = useLocale();
  const pick = usePick();
  const told = useNote(order, onOver);
  const note = withTicket && order.standing.state === 'booked' && !order.byService ? undefined : told;
  const extras = order.OrderItems.filter(({ kind }) => kind === 'extra').length;
  const set = pick(order.set.name.zh, order.set.name.en);
  const what = extras > 0 ? lists.withExtras(set, extras) : set;
  const days = daysBetween(today(), order.bookDate);
  return (
    <section aria-label={words.title} className="rounded-card border border-line bg-white">
      <p className="flex items-center gap-1 border-b border-line py-1 pr-2 pl-4 text-c text-ink-2 md:pl-6">
        <span className="min-w-0">
          <span className="whitespace-nowrap">{words.orderNo(order.orderNo)}</span>{' '}
          <span className="whitespace-nowrap">{words.placed(momentText(order.placedAt, language, today()))}</span>
        </span>
        <IconButton label={words.copy} onClick={() => void copy(order.orderNo).then(() => toast(words.copied))}>
          <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      </p>
      <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-3 p-4 md:grid-cols-[6rem_minmax(0,1fr)_auto] md:gap-6 md:p-6">
        <OrderDay day={dayLines(order, today(), language)} past={order.statusStage !== 1} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <b className="text-m">{order.bookTime}</b>
            <Status record={order} />
            {order.status_id === ORDER_STATUS.booked && days >= 0 && (
              <b className="text-c text-info">{words.daysLeft(days)}</b>
            )}
          </p>
          <p className="mt-1 font-semibold">{pick(order.center.name.zh, order.center.name.en)}</p>
          <p className="mt-1 text-c text-ink-2">
            {words.whose(relationOf(order.person, says), order.person.name, what)}
          </p>
        </div>
        <div className="flex gap-2 max-md:hidden">
          <OrderButtons offers={offers} noteId={noteId} />
        </div>
      </div>
      <div className="px-4 pb-4 md:px-6 md:pb-6">
        <StageLine label={words.stagesLabel} marks={words.marks} stages={useStages(order)} />
      </div>
      {note && (
        <div
          id={noteId}
          className="flex items-start gap-2 rounded-b-card border-t border-line bg-n-25 px-4 py-3 text-c text-ink-2 md:px-6 [&>svg]:mt-0.5"
        >
          <note.icon aria-hidden="true" size={16} strokeWidth={1.75} />
          <div className="min-w-0">{note.text}</div>
        </div>
      )}
    </section>
  );
}

/** The actions on it: beside its day, and on a phone in the bar below. */
export function OrderButtons({ offers: { main, more }, noteId }: Pick<OrderHeadProps, 'offers' | 'noteId'>) {
  const words = useText(orderText);
  const lists = useText(recordsText);
  const print: MoreAction = { key: 'print', label: words.print, icon: <Printer />, onSelect: () => window.print() };
  return (
    <>
      <MoreActions label={lists.moreActions} closeLabel={lists.close} actions={[...more, print]} />
      {main && <MainButton offer={main} noteId={noteId} />}
    </>
  );
}

function useStages(order: ExamOrder) {
  const words = useText(orderText);
  const language = useLocale();
  const name = ({ key, state }: OrderStage): string => {
    if (key === 'closed') return words.closedAs[order.closedAs ?? 'cancelled'];
    if (key === 'paid' && state === 'current') return words.toPay;
    if (state === 'done' && (key === 'exam' || key === 'report')) return words.stagesPast[key];
    return words.stages[key];
  };
  const when = ({ key, at }: OrderStage): string | undefined => {
    if (at) return momentText(at, language, today());
    if (key === 'exam') return withTime(shortDay(order.bookDate, language, { weekday: false }), startOf(order));
    if (key === 'report' && order.reportExpected)
      return dayRange(order.reportExpected.from, order.reportExpected.to, language, { year: false });
    return key === 'done' ? words.reportFor : undefined;
  };
  return stagesOf(order).map((stage) => {
    const text = when(stage);
    return { key: stage.key, state: stage.state, label: name(stage), ...(text && { text }) };
  });
}

const startOf = ({ bookTime }: ExamOrder): string => bookTime.split('–')[0] ?? '';

/** Where the browser forbids it the number can still be marked by hand. */
const copy = (text: string): Promise<void> => navigator.clipboard.writeText(text);
