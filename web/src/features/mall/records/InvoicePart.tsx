import type { InvoiceOffer, InvoiceShipment } from '#contract/calls/invoice';
import type { MallOrderDetail } from '#contract/calls/mall-orders';
import { useCall } from '../../../api/use-call.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { AppLink } from '../../../platform/AppLink.tsx';
import { formatDay, useLocale, useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import { priceText } from '../../../ui/data/Price.tsx';
import { Tag } from '../../../ui/data/Tag.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { isToPay } from './record-look.ts';
import { invoiceText } from './text-invoice.ts';

/** Whether the part paid in money can be invoiced, and where its invoice is; nothing where no money is in it. */
export function InvoicePart({ order }: { order: MallOrderDetail }) {
  const hasMoney = order.moneyFen > 0 && !isToPay(order);
  const query = useCall('InvoiceShipmentInfo', { id: order.orderGuid }, { enabled: hasMoney, fresh: true });
  if (!hasMoney) return null;
  return (
    <Block query={query} bare placeholder={<Skeleton className="h-16 w-full" shape="block" />}>
      {({ invoices: [invoice], offers: [offer] }) => <Shown invoice={invoice} offer={offer} />}
    </Block>
  );
}

interface ShownProps {
  invoice: InvoiceShipment | undefined;
  offer: InvoiceOffer | undefined;
}

/** The form itself is on the page of all invoices, where it opens at once. */
function Shown({ invoice, offer }: ShownProps) {
  const words = useText(invoiceText);
  const of = invoice ?? offer;
  if (!of) return null;
  const to = pathTo('/web/usercenter/invoiceList', undefined, { order: String(of.orderId) });
  return (
    <section aria-label={words.title}>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h3 className="text-s">{words.title}</h3>
        {invoice && <State invoice={invoice} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 text-label text-ink-2">
          {invoice ? <Told invoice={invoice} /> : words.can(priceText(of.amountFen))}
        </p>
        <Button size="sm" render={<AppLink to={to} />}>
          {invoice ? words.see : words.ask}
        </Button>
      </div>
    </section>
  );
}

function State({ invoice }: { invoice: InvoiceShipment }) {
  const words = useText(invoiceText);
  const stage = invoice.refused ? 'refused' : invoice.state;
  const tone = { asked: 'info', issued: 'ok', sent: 'ok', refused: 'bad' } as const;
  return (
    <Tag tone={tone[stage]} dot>
      {words.states[stage]}
    </Tag>
  );
}

function Told({ invoice: { refused, expected, number, issuedOn } }: { invoice: InvoiceShipment }) {
  const words = useText(invoiceText);
  const language = useLocale();
  const day = (value: string) => formatDay(value, language, { weekday: false });
  if (refused) return words.refused;
  if (number && issuedOn) return words.issuedAs(number, day(issuedOn));
  return expected && words.expected(day(expected.from), day(expected.to));
}
