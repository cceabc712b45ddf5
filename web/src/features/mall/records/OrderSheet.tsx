import { sentence } from '../../../api/faults.ts';
import { useCall } from '../../../api/use-call.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { useLocale, useText } from '../../../platform/locale.ts';
import { useSession } from '../../../platform/session.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { BottomSheet } from '../../../ui/overlay/BottomSheet.tsx';
import { OrderButtons } from './OrderButtons.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { recordText } from './text-record.ts';
import type { OrderActions } from './use-order-actions.tsx';

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface OrderSheetProps {
  orderGuid: string;
  actions: OrderActions;
  onClose: () => void;
}

/** One purchase whole: beside the list, or over it on a phone. */
export function OrderSheet({ orderGuid, actions, onClose }: OrderSheetProps) {
  const words = useText(recordText);
  const language = useLocale();
  const customerGuid = useSession((data) => data.identity?.userGuid ?? '');
  const query = useCall('GetOrderById', { customerGuid, orderGuid }, { enabled: GUID.test(orderGuid), fresh: true });
  const order = query.data?.order;
  const refused = query.error?.detail && !order;
  return (
    <BottomSheet
      open={GUID.test(orderGuid)}
      onClose={onClose}
      title={words.detail}
      closeLabel={words.close}
      footer={order && order.actions.length > 0 && <OrderButtons order={order} actions={actions} />}
    >
      {refused && query.error ? (
        <Alert tone="warn">{sentence(query.error, language)}</Alert>
      ) : (
        <Block query={query} bare placeholder={<Skeleton shape="block" className="h-80 w-full" />}>
          {(known) => <OrderFacts order={known.order} />}
        </Block>
      )}
    </BottomSheet>
  );
}
