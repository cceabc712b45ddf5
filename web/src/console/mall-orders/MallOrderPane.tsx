import { usePick, useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { useMoment } from '../kit/moments.ts';
import { Pane, PaneSection } from '../kit/pane/Pane.tsx';
import { ItemsSection } from './ItemsSection.tsx';
import { MallActions } from './MallActions.tsx';
import { EventsSection, PaymentsSection } from './MoneySection.tsx';
import { MALL_TONES } from './order-look.ts';
import { RevealedOfOrder } from './RevealedOfOrder.tsx';
import { mallOrdersText } from './text.ts';

export interface MallOrderPaneProps {
  companyId: number;
  orderId: number;
  address: AppPath;
  closeTo: AppPath;
}

/** One order: whose, what, where it goes, what it is paid with, what happened, and what can be done about it. */
export function MallOrderPane({ companyId, orderId, address, closeTo }: MallOrderPaneProps) {
  const words = useText(mallOrdersText);
  const pick = usePick();
  const { moment } = useMoment();
  const detail = useCall('OpsMallOrder', { companyId, orderId }, { keepPrevious: false });
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
            <Tag tone={MALL_TONES[order.standing.state]} dot>
              {words.states[order.standing.state]}
            </Tag>
          </>
        ) : (
          words.detail
        )
      }
      note={order && `${words.malls[order.mall]} · ${words.ordered(moment(order.createdAt))}`}
      footer={order && <MallActions order={order} />}
    >
      <Block query={detail} bare>
        {(found) => (
          <>
            <PaneSection title={words.person}>
              <KeyValueRows
                plain
                rows={[
                  {
                    key: 'name',
                    label: words.name,
                    value: <RevealedOfOrder order={found} field="name" masked={found.person.name} />,
                  },
                  {
                    key: 'phone',
                    label: words.phone,
                    value: <RevealedOfOrder order={found} field="phone" masked={found.person.phone} />,
                  },
                  { key: 'no', label: words.employeeNo, value: found.person.employeeNo },
                  {
                    key: 'company',
                    label: words.company,
                    value: pick(found.company.name.zh, found.company.name.en),
                  },
                ].filter(({ key, value }) => key !== 'no' || value)}
              />
              {found.remarks && (
                <p className="mt-2 break-words">
                  <span className="text-ink-3">{words.remarks}</span> {found.remarks}
                </p>
              )}
            </PaneSection>
            <PaneSection title={words.parcelTo}>
              {found.address ? (
                <KeyValueRows
                  plain
                  rows={[
                    ...(['recipient', 'recipientPhone'] as const).map((field) => ({
                      key: field,
                      label: words.revealed[field],
                      value: <RevealedOfOrder order={found} field={field} masked={found.address?.[field] ?? ''} />,
                    })),
                    { key: 'district', label: words.district, value: found.address.district },
                    {
                      key: 'address',
                      label: words.revealed.address,
                      value: <RevealedOfOrder order={found} field="address" masked={found.address.address} />,
                    },
                  ]}
                />
              ) : (
                <p className="text-ink-3">{words.noAddress}</p>
              )}
            </PaneSection>
            <ItemsSection order={found} />
            <PaymentsSection order={found} />
            <EventsSection order={found} />
          </>
        )}
      </Block>
    </Pane>
  );
}
