import type { MallPayInfo } from '#contract/calls/mall-payment';
import type { PayInfo } from '#contract/calls/payment';
import { mallNames } from '../../parts/mall/text.ts';
import { withTime } from '../../platform/dates.ts';
import { formatDay, useLocale, usePick, useText } from '../../platform/locale.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { mallPayText } from './mall-text.ts';
import { isMall, type Payee } from './payee.ts';
import { payText } from './text.ts';

/** The thing being paid for. */
export const PayFacts = ({ info }: { info: Payee }) =>
  isMall(info) ? <MallFacts info={info} /> : <ExamFacts info={info} />;

function MallFacts({ info: { out_trade_no, mall, title } }: { info: MallPayInfo }) {
  const words = useText(payText);
  const mallWords = useText(mallPayText);
  const { malls } = useText(mallNames);
  const pick = usePick();
  return (
    <KeyValueRows
      plain
      rows={[
        { key: 'no', label: words.orderNo, value: out_trade_no },
        { key: 'mall', label: mallWords.mall, value: malls[mall] },
        { key: 'goods', label: mallWords.goods, value: pick(title.zh, title.en) },
      ]}
    />
  );
}

/** Several of the family at once, each with its own sum. */
function SeveralFacts({ orders }: { orders: NonNullable<PayInfo['orders']> }) {
  const words = useText(payText);
  const language = useLocale();
  const pick = usePick();
  return (
    <KeyValueRows
      plain
      rows={[
        { key: 'count', label: words.together, value: words.orders(orders.length) },
        ...orders.map(({ orderId, person, set, bookDate, bookTime, amountFen }) => ({
          key: String(orderId),
          label: person,
          value: `${pick(set.zh, set.en)} · ${withTime(formatDay(bookDate, language), bookTime)} · ${priceText(amountFen)}`,
        })),
      ]}
    />
  );
}

function ExamFacts({ info }: { info: PayInfo }) {
  const words = useText(payText);
  const language = useLocale();
  const pick = usePick();
  const { out_trade_no, person, set, extras, bookDate, bookTime, center, orders } = info;
  if (orders) return <SeveralFacts orders={orders} />;
  const setName = pick(set.zh, set.en);
  return (
    <KeyValueRows
      plain
      rows={[
        { key: 'no', label: words.orderNo, value: out_trade_no },
        { key: 'person', label: words.person, value: person },
        { key: 'set', label: words.set, value: extras > 0 ? words.withExtras(setName, extras) : setName },
        { key: 'when', label: words.when, value: withTime(formatDay(bookDate, language), bookTime) },
        { key: 'center', label: words.center, value: pick(center.zh, center.en) },
      ]}
    />
  );
}
