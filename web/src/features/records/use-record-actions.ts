import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Reason } from '#contract/reason';
import type { ExamRecord } from '#contract/calls/records';
import { useSubmit } from '../../api/use-call.ts';
import { nextLabel } from '../../api/faults.ts';
import { report } from '../../api/account.ts';
import { useConfirm } from '../../parts/confirm/use-confirm.tsx';
import { beginChange } from '../../parts/orders/begin-change.ts';
import { useBranding } from '../../platform/branding.ts';
import { dialogs, type DialogAction } from '../../platform/dialogs.ts';
import { toast, withOverlay } from '../../platform/feedback.ts';
import { locale, telHref, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { ORDER_STATUS } from '#contract/values/orders';
import { recordsText } from './text.ts';

export interface RecordActions {
  cancel: (record: ExamRecord) => Promise<void>;
  change: (record: ExamRecord) => Promise<void>;
  dropChange: (record: ExamRecord) => void;
  /** The question that is open, to be drawn by the page. */
  dialog: ReactNode;
}

const named = ({ orderId, person }: ExamRecord) => ({ customerGuid: person.guid, orderId });

/** The actions on an order besides paying it; each asks first where something would be lost. */
export function useRecordActions(): RecordActions {
  const words = useText(recordsText);
  const client = useQueryClient();
  const explain = useExplain();
  const confirm = useConfirm();
  const cancelling = useSubmit('CancelExamOrder', { handles: () => true });
  const dropping = useSubmit('DropOrderChange', { handles: () => true });
  // A refused order has changed since it was shown.
  const lookAgain = () => client.invalidateQueries({ queryKey: ['GetExamOrders'] });

  async function cancel(record: ExamRecord): Promise<void> {
    if (record.cancelReason) return explain(words.noCancelTitle, record, record.cancelReason);
    confirm.ask({
      title: words.cancelTitle,
      text: lossOf(record),
      keep: words.cancelKeep,
      go: words.cancelGo,
      doing: words.cancelling,
      destructive: true,
      onRefused: lookAgain,
      work: async () => {
        const { refundFen } = await cancelling.mutateAsync(named(record));
        toast(refundFen > 0 ? words.cancelledRefund(priceText(refundFen)) : words.cancelled);
        focusTitle();
      },
    });
  }

  function lossOf({ paidFen, refundFen, status_id }: ExamRecord): string {
    if (paidFen > refundFen) return words.cancelRefund(priceText(paidFen - refundFen));
    return status_id === ORDER_STATUS.toPay ? words.cancelUnpaid : words.cancelText;
  }

  const dropChange = (record: ExamRecord): void =>
    confirm.ask({
      title: words.dropTitle,
      text: words.dropText,
      keep: words.dropKeep,
      go: words.dropChange,
      doing: words.dropping,
      destructive: true,
      onRefused: lookAgain,
      work: async () => {
        await dropping.mutateAsync(named(record));
        toast(words.dropped);
        focusTitle();
      },
    });

  async function change(record: ExamRecord): Promise<void> {
    try {
      const reason = await withOverlay(words.checkingChange, () => beginChange(record.orderId));
      if (reason) await explain(words.noChangeTitle, record, reason, () => void cancel(record));
    } catch (error) {
      await report(error, () => change(record));
    }
  }
  return { cancel, change, dropChange, dialog: confirm.dialog };
}

/** Why not, and the way out: cancel first, pay first, or call with the order's number. */
function useExplain() {
  const words = useText(recordsText);
  const hotline = useBranding()?.hotline;
  return async (title: string, { orderId }: ExamRecord, reason: Reason, cancelFirst?: () => void): Promise<void> => {
    const label = nextLabel(reason.next, locale(), hotline);
    const ways: Partial<Record<Reason['next'], Partial<DialogAction>>> = {
      payDifference: { to: pathTo('/web/pay/$oid', { oid: String(orderId) }) },
      ...(cancelFirst && { cancelFirst: {} }),
      ...(hotline && { callHotline: { href: telHref(hotline) } }),
    };
    const way = ways[reason.next];
    const close: DialogAction = { value: 'ok', label: words.ok, tone: way ? 'secondary' : 'primary' };
    const actions: DialogAction[] = way ? [close, { value: 'next', label, ...way }] : [close];
    const answer = await dialogs.ask({ title, text: reason.text, actions });
    if (answer === 'next' && reason.next === 'cancelFirst') cancelFirst?.();
  };
}

const DIALOG_CLOSES_MS = 50;

/** The pressed button may be gone with what it did; under a closing dialog nothing can have the focus yet. */
function focusTitle(tries = 20): void {
  if (tries > 0 && document.querySelector('dialog:modal')) setTimeout(() => focusTitle(tries - 1), DIALOG_CLOSES_MS);
  else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
