import { Download, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import type { InvoiceShipment } from '#contract/calls/invoice';
import { download } from '../../api/send.ts';
import { report } from '../../api/account.ts';
import { toast } from '../../platform/feedback.ts';
import { formatDay, useLocale, usePick, useText } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { KeyValueRows, type KeyValueRow } from '../../ui/data/KeyValueRows.tsx';
import { Price, priceText } from '../../ui/data/Price.tsx';
import { Tag, type TagTone } from '../../ui/data/Tag.tsx';
import { invoicesText } from './text.ts';

const TONES: Record<InvoiceShipment['state'] | 'refused', TagTone> = {
  asked: 'info',
  issued: 'ok',
  sent: 'ok',
  refused: 'bad',
};

/** One invoice: what it says, where it is, and what can be done about it. */
export function InvoiceItem({ invoice, onEdit }: { invoice: InvoiceShipment; onEdit: () => void }) {
  const words = useText(invoicesText);
  const pick = usePick();
  const titleId = useId();
  const rows = useRows(invoice);
  const set = pick(invoice.set.zh, invoice.set.en);
  const stage = invoice.refused ? 'refused' : invoice.state;
  return (
    <Card>
      <article aria-labelledby={titleId}>
        <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={titleId} className="text-s">
            {set}
          </h2>
          <Tag tone={TONES[stage]} dot>
            {words.states[stage]}
          </Tag>
          <span className="ml-auto text-m">
            <Price fen={invoice.amountFen} />
          </span>
        </div>
        {invoice.refused && (
          <div className="mb-3">
            <Alert tone="bad" title={words.refusedTitle}>
              {words.refusedText}
            </Alert>
          </div>
        )}
        {invoice.backFen > 0 && (
          <div className="mb-3">
            <Alert tone="warn" title={words.backTitle(priceText(invoice.backFen))}>
              {words.backText}
            </Alert>
          </div>
        )}
        <KeyValueRows rows={rows} columns={2} />
        <div className="mt-3 flex flex-wrap items-center justify-end gap-2 border-t border-line pt-3">
          {invoice.editReason && <p className="min-w-0 flex-1 basis-60 text-c text-ink-3">{invoice.editReason.text}</p>}
          {!invoice.editReason && (
            <Button
              size="sm"
              icon={<Pencil aria-hidden="true" size={16} />}
              aria-label={words.editFor(set)}
              onClick={onEdit}
            >
              {words.edit}
            </Button>
          )}
          {invoice.number && invoice.medium === 'electronic' && (
            <DownloadButton orderId={invoice.orderId} number={invoice.number} />
          )}
        </div>
      </article>
    </Card>
  );
}

function useRows(invoice: InvoiceShipment): KeyValueRow[] {
  const words = useText(invoicesText);
  const language = useLocale();
  const pick = usePick();
  const day = (value: string) => formatDay(value, language, { weekday: false });
  const { expected, parcel } = invoice;
  const told: [string, string, string | null][] = [
    ['type', words.type, pick(invoice.type.zh, invoice.type.en)],
    ['title', words.holderTitle, invoice.title],
    ['tax', words.taxNumber, invoice.taxNumber],
    ['address', words.companyAddress, invoice.companyAddress],
    ['phone', words.companyPhone, invoice.companyPhone],
    ['bank', words.bankName, invoice.bankName],
    ['holder', words.accountName, invoice.accountName],
    ['account', words.bankAccount, invoice.bankAccount],
    ['recipient', words.recipient, [invoice.recipientEmail, invoice.recipientPhone].filter(Boolean).join(' · ')],
    [
      'order',
      words.order,
      `${invoice.orderNo}\n${words.orderOf[invoice.subject](invoice.person.name, day(invoice.bookDate))}`,
    ],
    ['expected', words.expected, expected && words.between(day(expected.from), day(expected.to))],
    ['provisional', '', expected?.provisional ? words.provisional : null],
    ['number', words.number, invoice.number],
    ['issued', words.issuedOn, invoice.issuedOn && day(invoice.issuedOn)],
    ['sent', words.sentOn, invoice.sentOn && day(invoice.sentOn)],
    ['parcel', words.parcel, parcel && `${pick(parcel.carrier.zh, parcel.carrier.en)} ${parcel.trackingNo}`],
  ];
  return told.flatMap(([key, label, value]) =>
    value ? [{ key, label, value: <span className="break-words whitespace-pre-line">{value}</span> }] : [],
  );
}

function DownloadButton({ orderId, number }: { orderId: InvoiceShipment['orderId']; number: string }) {
  const words = useText(invoicesText);
  const [busy, setBusy] = useState(false);
  const fetchInvoice = async () => {
    setBusy(true);
    try {
      saveFile(await download('GetInvoiceFile', { orderId }));
      toast(words.downloaded);
    } catch (error) {
      await report(error, fetchInvoice);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="primary"
      icon={<Download aria-hidden="true" size={16} />}
      busy={busy}
      busyText={words.downloading}
      aria-label={words.downloadFor(number)}
      onClick={() => void fetchInvoice()}
    >
      {words.download}
    </Button>
  );
}
