import type { ProductDetail } from '#contract/calls/mall';
import { dayRange } from '../../../platform/dates.ts';
import { formatDay, useLocale, useText } from '../../../platform/locale.ts';
import { KeyValueRows, type KeyValueRow } from '../../../ui/data/KeyValueRows.tsx';
import { priceText } from '../../../ui/data/Price.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { mallText } from '../text.ts';

interface EligibilityProps {
  product: ProductDetail;
  value: string | undefined;
  error: string | undefined;
  onChoose: (guid: string) => void;
}

/** The window, the price, how many, how old and for how long; then for whom, each with why not. */
export function Eligibility({ product, value, error, onChoose }: EligibilityProps) {
  const words = useText(mallText);
  const rows = useRows(product);
  const { forFamily } = product;
  // no days of a sale beside that it is not for this person
  if ((!forFamily && !product.onSale) || product.refusal?.fault === NOT_THEIRS) return null;
  return (
    <section aria-label={words.eligible} className="mt-4 grid gap-4">
      <div className="rounded-card border border-line p-4">
        <KeyValueRows plain rows={rows} />
      </div>
      {forFamily && forFamily.people.length > 0 && (
        <RadioCards
          legend={words.forWhom}
          name="for-whom"
          columns={2}
          items={forFamily.people.map(({ customerGuid, name, age, refusal }) => ({
            value: customerGuid,
            title: name,
            ...(age !== null && { aside: words.years(age) }),
            ...(refusal && { disabledReason: refusal.text }),
          }))}
          value={value}
          onChange={onChoose}
          error={error}
        />
      )}
    </section>
  );
}

const NOT_THEIRS: string = 'productNotForYou';

function useRows({ onSale, priceFen, limit, forFamily, termMonths, serviceDays }: ProductDetail): KeyValueRow[] {
  const words = useText(mallText);
  const language = useLocale();
  const day = (value: string) => formatDay(value, language, { weekday: false });
  const window = !onSale
    ? words.allYear
    : onSale.from && onSale.to
      ? dayRange(onSale.from, onSale.to, language)
      : onSale.from
        ? words.windowFrom(day(onSale.from))
        : onSale.to
          ? words.windowTo(day(onSale.to))
          : words.allYear;
  const age = forFamily?.maxAge;
  return [
    { key: 'window', label: words.window, value: window },
    ...(forFamily && priceFen !== null
      ? [{ key: 'price', label: words.price, value: words.perPerson(priceText(priceFen), limit?.count ?? 1) }]
      : []),
    ...(forFamily ? [{ key: 'age', label: words.age, value: age ? words.ageAtMost(age) : words.anyAge }] : []),
    ...(serviceDays
      ? [
          {
            key: 'service',
            label: words.serviceDays,
            value: dayRange(serviceDays.from, serviceDays.to, language),
          },
        ]
      : []),
    ...(termMonths !== null && !serviceDays
      ? [{ key: 'term', label: words.term, value: words.months(termMonths) }]
      : []),
  ];
}
