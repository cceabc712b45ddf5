import type { InvoiceOffer } from '#contract/calls/invoice';
import { formatDay, useLocale, usePick, useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { invoicesText } from './text.ts';

/** Paid orders without a wish for an invoice. */
export function OfferList({ offers, onAsk }: { offers: InvoiceOffer[]; onAsk: (offer: InvoiceOffer) => void }) {
  const words = useText(invoicesText);
  const language = useLocale();
  const pick = usePick();
  return (
    <Card title={words.offers}>
      <p className="-mt-2 text-c text-ink-3 md:-mt-3">{words.offersText}</p>
      <ul className="mt-2">
        {offers.map((offer) => {
          const set = pick(offer.set.zh, offer.set.en);
          return (
            <li
              key={offer.orderId}
              className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0"
            >
              <div className="min-w-0 flex-1 basis-60">
                <b className="block">{set}</b>
                <span className="text-c text-ink-2">
                  {words.orderOf[offer.subject](
                    offer.person.name,
                    formatDay(offer.bookDate, language, { weekday: false }),
                  )}
                </span>
              </div>
              <Price fen={offer.amountFen} />
              <Button size="sm" aria-label={words.askFor(set)} onClick={() => onAsk(offer)}>
                {words.ask}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
