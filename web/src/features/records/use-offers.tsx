import type { ExamRecord } from '#contract/calls/records';
import { BookOpen, CalendarPlus, CalendarX, ReceiptText, Star, Undo2 } from 'lucide-react';
import { useAddToCalendar } from '../../parts/calendar/AddToCalendar.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';
import type { MoreAction } from '../../ui/overlay/MoreActions.tsx';
import { isNoticeOver, statusOf } from './record-look.ts';
import { recordsText } from './text.ts';
import type { RecordActions } from './use-record-actions.ts';

/** The one thing to do about an order now. */
export interface MainOffer {
  label: string;
  to?: AppPath;
  onPress?: () => void;
  /** Money waits for it. */
  urgent?: boolean;
  /** The reason stands in the order's note. */
  unavailable?: boolean;
}

export interface Offers {
  main: MainOffer | undefined;
  more: MoreAction[];
}

export interface Offering {
  actions: RecordActions;
  onPrecautions: () => void;
  onEvaluate: () => void;
}

/** The offers of each state of an order: one thing first, the rest under "more". */
export function useOffers(record: ExamRecord, { actions, onPrecautions, onEvaluate }: Offering): Offers {
  const words = useText(recordsText);
  const { add } = useAddToCalendar();
  const { orderId, person } = record;
  const { key } = statusOf(record);
  const pay = (label: string): MainOffer => ({
    ...{ label, urgent: true },
    to: pathTo('/web/pay/$oid', { oid: String(orderId) }),
  });
  const reportPath = pathTo('/web/examreport', undefined, {
    order: String(orderId),
    who: person.relation === 'self' ? undefined : person.guid,
  });
  const toInvoice = pathTo('/web/usercenter/invoiceList', undefined, { order: String(orderId) });
  // a person's own payment can be invoiced, then or later
  const invoice: MoreAction[] =
    record.paid === 'paid'
      ? [{ key: 'invoice', label: words.invoice, icon: <ReceiptText />, link: <AppLink to={toInvoice} /> }]
      : [];
  const precautions: MoreAction = {
    ...{ key: 'precautions', label: words.precautions, icon: <BookOpen />, onSelect: onPrecautions },
  };
  const calendar: MoreAction = {
    ...{ key: 'calendar', label: words.calendar, icon: <CalendarPlus /> },
    onSelect: () => void add(orderId),
  };
  const cancel: MoreAction = {
    ...{ key: 'cancel', label: words.cancelOrder, icon: <CalendarX />, destructive: true },
    onSelect: () => void actions.cancel(record),
  };
  switch (key) {
    case 'toPay':
      return { main: pay(words.pay), more: [cancel] };
    case 'lapsed':
      return { main: undefined, more: [cancel] };
    case 'changeToPay': {
      const drop: MoreAction = { key: 'drop', label: words.dropChange, icon: <Undo2 />, destructive: true };
      return {
        main: pay(words.payDifference),
        more: [precautions, { ...drop, onSelect: () => actions.dropChange(record) }],
      };
    }
    case 'booked': {
      const isOver = isNoticeOver(record);
      const change = { label: words.change, unavailable: isOver, onPress: () => void actions.change(record) };
      return { main: change, more: [precautions, calendar, ...invoice, ...(isOver ? [] : [cancel])] };
    }
    case 'noShow':
    case 'cancelled':
    case 'expired': {
      const from = person.relation === 'self' ? 'self' : 'relative';
      return { main: { label: words.rebook, to: pathTo('/web/plan/$from', { from }) }, more: [] };
    }
    case 'examined':
    case 'reportReady': {
      const evaluate = { label: words.evaluate, onPress: onEvaluate };
      const report = key === 'reportReady' && { label: words.report, to: reportPath };
      const evaluateLater: MoreAction[] =
        report && !record.evaluated
          ? [{ key: 'evaluate', label: words.evaluate, icon: <Star />, onSelect: onEvaluate }]
          : [];
      return { main: report || (record.evaluated ? undefined : evaluate), more: [...invoice, ...evaluateLater] };
    }
    case 'abnormal':
      return { main: undefined, more: [] };
  }
}
