import type { OpsCardRow } from '#contract/ops/cards';
import { usePick, useText } from '../../platform/locale.ts';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { useMoment } from '../kit/moments.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { cardsText } from './text.ts';

/** A card's kind and owner. */
export function CardFacts({ card }: { card: OpsCardRow }) {
  const words = useText(cardsText);
  const pick = usePick();
  const { moment } = useMoment();
  const { facts } = words;
  return (
    <PaneSection title={words.detail}>
      <KeyValueRows
        plain
        rows={[
          { key: 'card', label: facts.card, value: pick(card.name.zh, card.name.en) },
          { key: 'purpose', label: facts.purpose, value: words.purposes[card.purpose] },
          {
            key: 'owner',
            label: facts.owner,
            value: card.owner ? `${card.owner.name} ${card.owner.phone}` : words.nobody,
          },
          { key: 'company', label: facts.company, value: pick(card.company.name.zh, card.company.name.en) },
          { key: 'days', label: facts.days, value: `${card.validFrom} – ${card.validTo}` },
          { key: 'uses', label: facts.uses, value: words.usesOf(card.usesLeft, card.usesTotal) },
          ...(card.valueFen === null
            ? []
            : [
                {
                  key: 'money',
                  label: words.money,
                  value: `${priceText(card.leftFen ?? 0)} / ${priceText(card.valueFen)}`,
                },
              ]),
          { key: 'created', label: facts.created, value: moment(card.createdAt) },
        ]}
      />
    </PaneSection>
  );
}
