import type { Extra } from '#contract/calls/booking';
import { usePick, useText } from '../../../platform/locale.ts';
import { KeyValueRows } from '../../../ui/data/KeyValueRows.tsx';
import { Price } from '../../../ui/data/Price.tsx';
import type { Offer } from './selection.ts';
import { packageText } from './text.ts';

/** Which add-ons go together and which do not, before a person finds out by trying. */
export function ExtraRules({ offer, extra }: { offer: Offer; extra: Extra }) {
  const words = useText(packageText);
  const pick = usePick();
  // packages for other people are of no use to this person
  const sets = offer.examSets.filter(({ misses }) => misses.length === 0);
  const named = (list: readonly { id: number; name: { zh: string; en: string } }[], ids: readonly number[]) =>
    list
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => pick(name.zh, name.en))
      .join(words.separator);
  const [needs, within] = [named(sets, extra.needsSets), named(sets, extra.withinSets)];
  const isFree = extra.needsSets.length === 0 && !within;
  const rules = [
    { key: 'upgrade', label: words.upgradeOf, value: named(offer.extras, extra.upgradeOf) },
    { key: 'within', label: words.withinSets, value: within },
    { key: 'not', label: words.notWith, value: named(offer.extras, extra.excludes) },
    { key: 'with', label: words.goesWith, value: isFree ? words.anyPackage : needs },
  ];
  return (
    <section>
      <h3 className="text-s">{words.goodToKnow}</h3>
      <KeyValueRows
        rows={[
          { key: 'price', label: words.price, value: <Price fen={extra.priceFen} /> },
          ...rules.filter(({ value }) => value),
        ]}
      />
    </section>
  );
}
