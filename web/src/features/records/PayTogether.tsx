import type { ExamRecord } from '#contract/calls/records';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { payable } from './record-look.ts';
import { recordsText } from './text.ts';

/** Several unpaid orders of the family are paid at once. */
export function PayTogether({ records }: { records: readonly ExamRecord[] }) {
  const words = useText(recordsText);
  const unpaid = payable(records, now());
  if (unpaid.length < 2) return null;
  const fen = unpaid.reduce((sum, { selfFen }) => sum + selfFen, 0);
  const oid = unpaid.map(({ orderId }) => orderId).join();
  return (
    <section
      aria-label={words.together.title(unpaid.length)}
      className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-white p-4 md:mb-4 md:px-6"
    >
      <p>
        <b>{words.together.title(unpaid.length)}</b>
        <span className="block text-c text-ink-2">{words.together.text}</span>
      </p>
      <Button variant="primary" render={<AppLink to={pathTo('/web/pay/$oid', { oid })} />}>
        {words.together.pay(priceText(fen))}
      </Button>
    </section>
  );
}
