import type { ExamOrder } from '#contract/calls/records';
import { useShowsPrices } from '../../../parts/company/company.ts';
import { reportText } from '../../../parts/orders/report-text.ts';
import { today } from '../../../platform/clock.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import { FeeList } from '../../../ui/data/FeeList.tsx';
import { Price, priceText } from '../../../ui/data/Price.tsx';
import { Tag } from '../../../ui/data/Tag.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { factsOf } from '../record-look.ts';
import { recordsText } from '../text.ts';
import { momentText } from '../../../platform/moments.ts';
import { orderText } from './text.ts';

interface OfOrder {
  order: ExamOrder;
}

/** The price, who pays which part, and how it was paid. */
export function FeesCard({ order }: OfOrder) {
  const words = useText(orderText);
  const lists = useText(recordsText);
  const language = useLocale();
  const pick = usePick();
  const { OrderItems, companyFen, selfFen, payments, paid } = order;
  const prices = useShowsPrices();
  const fact = factsOf(order).find(({ key }) => key === paid || key === 'refundFailed');
  const lines = OrderItems.map(({ ProductId, kind, name, fen }) => ({
    ...{ key: `${kind}${ProductId}`, label: pick(name.zh, name.en), ...((prices || kind === 'extra') && { fen }) },
  }));
  const company = { key: 'company', label: words.company, fen: -companyFen };
  return (
    <Card
      title={words.fees}
      aside={fact && <Tag tone={fact.tone}>{lists.facts[fact.key](priceText(fact.fen ?? 0))}</Tag>}
    >
      <FeeList
        lines={prices && companyFen > 0 ? [...lines, company] : lines}
        total={{ label: paid === 'unpaid' ? words.due : words.total, fen: selfFen }}
      />
      {selfFen === 0 && <p className="mt-3 text-c text-ink-2">{words.free}</p>}
      {payments.map(({ provider, amountFen, refundedFen, at, tail }) => (
        <div key={`${at}${tail}`} className="mt-3 rounded-control border border-line bg-n-25 px-4 py-3 text-label">
          <p className="flex justify-between gap-3 font-semibold">
            {words.providers[provider] ?? provider}
            <Price fen={amountFen} />
          </p>
          <p className="mt-0.5 text-c text-ink-2">{words.paidAt(momentText(at, language, today()), tail)}</p>
          {refundedFen > 0 && <p className="mt-0.5 text-c text-ink-2">{words.refunded(priceText(refundedFen))}</p>}
        </div>
      ))}
    </Card>
  );
}

/** How the report comes, and where to. */
export function ReportCard({ order: { reportType, delivery, address } }: OfOrder) {
  const words = useText(orderText);
  const says = useText(reportText);
  return (
    <Card title={words.report}>
      <p className="font-semibold">
        {[says.types[reportType], ...(delivery ? [says.deliveries[delivery]] : [])].join(' · ')}
      </p>
      {address && (
        <div className="mt-2 text-label text-ink-2">
          <p>
            {address.recipient} {address.phone}
          </p>
          <p className="mt-0.5">
            {address.district} {address.detail}
          </p>
        </div>
      )}
    </Card>
  );
}

/** Nothing where the family paid nothing. */
export function InvoiceCard({ order }: OfOrder) {
  const words = useText(orderText);
  const { paid, invoice, orderId, paidFen, refundFen } = order;
  if (paid !== 'paid' && !invoice) return null;
  const state = invoice?.issued ? 'issued' : invoice ? 'asked' : 'none';
  const to = pathTo('/web/usercenter/invoiceList', undefined, { order: String(orderId) });
  return (
    <Card title={words.invoice} aside={<Tag tone={invoice?.issued ? 'ok' : 'line'}>{words.invoiceStates[state]}</Tag>}>
      <p className="text-label text-ink-2">
        {invoice ? invoice.title : words.invoiceCan(priceText(paidFen - refundFen))}
      </p>
      <Button block size="sm" className="mt-3" render={<AppLink to={to} />}>
        {invoice ? words.invoiceSee : words.invoiceGo}
      </Button>
    </Card>
  );
}
