import { CardsPlaceholder } from '../../parts/list/CardsPlaceholder.tsx';
import { useState } from 'react';
import type { InvoiceOffer, InvoiceShipment } from '#contract/calls/invoice';
import { useCall } from '../../api/use-call.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { useSearchText } from '../../platform/location.ts';
import { screen } from '../../platform/paths.ts';
import { Block } from '../../parts/page/Block.tsx';
import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { InvoiceItem } from './InvoiceItem.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { OfferList } from './OfferList.tsx';
import { invoicesText } from './text.ts';

/** /web/usercenter/invoiceList: invoices by order, and the orders that could still have one. */
export function InvoicesPage() {
  const words = useText(invoicesText);
  const query = useCall('InvoiceShipmentInfo', {});
  return (
    <CentrePage title={words.title} text={words.intro}>
      <Block query={query} placeholder={<CardsPlaceholder />} className="">
        {({ invoices, offers }) => <Invoices invoices={invoices} offers={offers} />}
      </Block>
    </CentrePage>
  );
}

/** `?order=` comes from a record or a purchase: its missing invoice is asked for at once. */
function Invoices({ invoices, offers }: { invoices: InvoiceShipment[]; offers: InvoiceOffer[] }) {
  const words = useText(invoicesText);
  const named = useSearchText('order');
  const [order, setOrder] = useState<InvoiceOffer | InvoiceShipment | undefined>(() =>
    offers.find(({ orderId }) => String(orderId) === named),
  );
  return (
    <div className="grid gap-3 md:gap-4">
      {invoices.length === 0 && <NoInvoices />}
      {invoices.length > 0 && (
        <ul aria-label={words.list} className="grid gap-3 md:gap-4">
          {invoices.map((invoice) => (
            <li key={invoice.orderId}>
              <InvoiceItem invoice={invoice} onEdit={() => setOrder(invoice)} />
            </li>
          ))}
        </ul>
      )}
      {offers.length > 0 && <OfferList offers={offers} onAsk={setOrder} />}
      {order && <InvoiceSheet key={order.orderId} order={order} onClose={() => setOrder(undefined)} />}
    </div>
  );
}

function NoInvoices() {
  const words = useText(invoicesText);
  return (
    <Card>
      <EmptyState
        title={words.empty}
        headingLevel={2}
        actions={
          <AppLink to={screen('/web/examrecord')} className={buttonClass({ size: 'sm' })}>
            {words.records}
          </AppLink>
        }
      >
        {words.emptyText}
      </EmptyState>
    </Card>
  );
}
