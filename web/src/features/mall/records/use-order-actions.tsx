import type { ReactNode } from 'react';
import type { MallOrderDetail, MallOrderRow } from '#contract/calls/mall-orders';
import { report } from '../../../api/account.ts';
import { send } from '../../../api/send.ts';
import { useSubmit } from '../../../api/use-call.ts';
import { useConfirm } from '../../../parts/confirm/use-confirm.tsx';
import { dialogs } from '../../../platform/dialogs.ts';
import { toast, withOverlay } from '../../../platform/feedback.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { useSession } from '../../../platform/session.ts';
import { priceText } from '../../../ui/data/Price.tsx';
import { givesBack } from './record-look.ts';
import { recordText } from './text-record.ts';
import { countText } from '../use-mall.ts';

type Which = Pick<MallOrderRow, 'orderGuid'>;

export interface OrderActions {
  cancel: (order: Which) => Promise<void>;
  confirm: (order: Which) => void;
  dialog: ReactNode;
}

/** Cancelling, which says first what goes back, and confirming receipt. */
export function useOrderActions(onRefused: () => void): OrderActions {
  const words = useText(recordText);
  const customerGuid = useSession((data) => data.identity?.userGuid ?? '');
  const cancelOrder = useSubmit('CancelOrder', { handles: () => true });
  const confirmReceipt = useSubmit('ConfirmMallReceipt', { handles: () => true });
  const { ask, dialog } = useConfirm();
  const backText = useBackText();

  async function cancel({ orderGuid }: Which): Promise<void> {
    const onOrder = { customerGuid, orderGuid };
    try {
      // its sources are asked for now: they decide the words of the question
      const { order } = await withOverlay(words.loading, () => send('GetOrderById', onOrder));
      if (order.cancelRefusal) {
        onRefused();
        const actions = [{ value: 'ok', label: words.ok }];
        return void (await dialogs.ask({ title: words.noCancel, text: order.cancelRefusal.text, actions }));
      }
      ask({
        title: words.cancelTitle,
        text: backText(order),
        keep: words.cancelKeep,
        go: words.cancel,
        doing: words.cancelling,
        destructive: true,
        work: async () => {
          await cancelOrder.mutateAsync(onOrder);
          toast(words.cancelled);
        },
        onRefused,
      });
    } catch (error) {
      await report(error, () => cancel({ orderGuid }));
    }
  }
  const confirm = ({ orderGuid }: Which) =>
    ask({
      title: words.confirmTitle,
      text: words.confirmText,
      keep: words.confirmKeep,
      go: words.confirm,
      doing: words.confirming,
      work: async () => {
        await confirmReceipt.mutateAsync({ customerGuid, orderGuid });
        toast(words.confirmed);
      },
      onRefused,
    });
  return { cancel, confirm, dialog };
}

function useBackText(): (order: MallOrderDetail) => string {
  const words = useText(recordText);
  const pick = usePick();
  return (order) => {
    const parts = givesBack(order).map(({ source, name, amountFen, points }) => {
      if (points) return words.backPoints(countText(points));
      const amount = amountFen === null ? '' : priceText(amountFen);
      return source === 'money' ? words.backMoney(amount) : words.backOther(pick(name.zh, name.en), amount);
    });
    return parts.length > 0 ? words.cancelBack(parts.join(words.join)) : words.cancelNothing;
  };
}
