import { useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { useMoment } from '../kit/moments.ts';
import { Pane } from '../kit/pane/Pane.tsx';
import { BookingSection } from './BookingSection.tsx';
import { HistorySection } from './HistorySection.tsx';
import { STATE_TONE } from './order-look.ts';
import { OrderActions } from './OrderActions.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { ordersText } from './text.ts';

export interface OrderPaneProps {
  companyId: number;
  orderId: number;
  address: AppPath;
  closeTo: AppPath;
}

const SOURCES = { 1: 'web', 2: 'wechat' } as const;
const isSource = (type: number): type is keyof typeof SOURCES => type in SOURCES;

/** One order: the person, the check-up, the money, the history, and the next actions. */
export function OrderPane({ companyId, orderId, address, closeTo }: OrderPaneProps) {
  const words = useText(ordersText);
  const { moment } = useMoment();
  const detail = useCall('OpsOrderDetail', { companyId, orderId }, { keepPrevious: false });
  const order = detail.data;
  return (
    <Pane
      label={words.detail}
      address={address}
      closeTo={closeTo}
      title={
        order ? (
          <>
            {order.orderNo}
            <Tag tone={STATE_TONE[order.standing.state]} dot>
              {words.states[order.standing.state]}
            </Tag>
          </>
        ) : (
          words.detail
        )
      }
      note={
        order &&
        words.created(
          moment(order.createdAt),
          words.source[isSource(order.sourceType) ? SOURCES[order.sourceType] : 'other'],
          order.revision,
        )
      }
      footer={order && <OrderActions order={order} />}
    >
      <Block query={detail} bare>
        {(found) => (
          <>
            {found.abnormal && (
              <div className="border-b border-line p-4 md:px-5">
                <Alert tone="bad" title={words.abnormalSince}>
                  {found.abnormalReason}
                </Alert>
              </div>
            )}
            <div className="md:grid md:grid-cols-2 md:[&>*+*]:border-t-0 md:[&>*+*]:border-l">
              <PersonSection order={found} />
              <BookingSection order={found} />
            </div>
            <PaymentSection order={found} />
            <HistorySection lines={found.history} />
          </>
        )}
      </Block>
    </Pane>
  );
}
