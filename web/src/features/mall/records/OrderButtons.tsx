import type { MallOrderRow } from '#contract/calls/mall-orders';
import { payPath } from '../../../parts/mall/mall-paths.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { usePick, useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { recordText } from './text-record.ts';
import type { OrderActions } from './use-order-actions.tsx';

interface OrderButtonsProps {
  order: MallOrderRow;
  actions: OrderActions;
  /** Absent where its details are open already. */
  onOpen?: () => void;
}

/** The possible actions on an order now, the main one last. */
export function OrderButtons({ order, actions, onOpen }: OrderButtonsProps) {
  const words = useText(recordText);
  const pick = usePick();
  const can = (action: MallOrderRow['actions'][number]) => order.actions.includes(action);
  // the visible word comes first in the name, then the order
  const named = (action: string) => ({ 'aria-label': words.of(action, pick(order.title.zh, order.title.en)) });
  return (
    <div className="col-span-full flex flex-wrap justify-end gap-2 border-t border-line pt-3 lg:col-auto lg:border-t-0 lg:pt-0">
      {onOpen && (
        <Button size="sm" {...named(words.detail)} onClick={onOpen}>
          {words.detail}
        </Button>
      )}
      {can('cancel') && (
        <Button size="sm" {...named(words.cancel)} onClick={() => void actions.cancel(order)}>
          {words.cancel}
        </Button>
      )}
      {can('viewServices') && (
        <Button size="sm" {...named(words.viewServices)} render={<AppLink to={pathTo('/web/usercenter/service')} />}>
          {words.viewServices}
        </Button>
      )}
      {can('viewCards') && (
        <Button size="sm" {...named(words.viewCards)} render={<AppLink to={pathTo('/web/usercenter/cardList')} />}>
          {words.viewCards}
        </Button>
      )}
      {can('confirm') && (
        <Button size="sm" variant="primary" {...named(words.confirm)} onClick={() => actions.confirm(order)}>
          {words.confirm}
        </Button>
      )}
      {can('pay') && (
        <Button
          size="sm"
          variant="primary"
          {...named(words.pay)}
          render={<AppLink to={payPath(order.mall, order.orderGuid)} />}
        >
          {words.pay}
        </Button>
      )}
    </div>
  );
}
