import { useEffect, useRef } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { recordPath } from '../../../parts/mall/mall-paths.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { usePick, useText } from '../../../platform/locale.ts';
import { useSearchText } from '../../../platform/location.ts';
import { useSession } from '../../../platform/session.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { recordText } from '../records/text-record.ts';
import { useMall } from '../use-mall.ts';

/** `?placed=`: the end of an order with nothing left to pay: that it is done, and where the purchase is found. */
export function PlacedNote() {
  const words = useText(recordText);
  const pick = usePick();
  const mall = useMall();
  const customerGuid = useSession((data) => data.identity?.userGuid ?? '');
  const orderGuid = useSearchText('placed') ?? '';
  const { data } = useCall('GetOrderById', { customerGuid, orderGuid }, { enabled: orderGuid !== '' });
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data) note.current?.focus({ preventScroll: true });
  }, [data]);
  if (!orderGuid || !data || data.order.Status === 40) return null;
  const { title, OrderItems } = data.order;
  const kind = OrderItems[0]?.kind ?? 'delivered';
  return (
    <div ref={note} tabIndex={-1} role="status" className="mb-3 md:mb-4">
      <Alert
        tone="ok"
        title={words.placed}
        action={<AppLink to={recordPath(mall, { order: orderGuid })}>{words.viewOrder}</AppLink>}
      >
        {pick(title.zh, title.en)} · {words.placedText[kind]}
      </Alert>
    </div>
  );
}
