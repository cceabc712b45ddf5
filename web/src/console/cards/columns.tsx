import type { OpsCardRow } from '#contract/ops/cards';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { priceText } from '../../ui/data/Price.tsx';
import type { TagTone } from '../../ui/data/Tag.tsx';
import { stateColumn } from '../kit/list/state-column.tsx';
import { cardsText } from './text.ts';

export const CARD_TONES: Record<OpsCardRow['state'], TagTone> = {
  0: 'ok',
  1: 'warn',
  2: 'mute',
  3: 'warn',
  4: 'mute',
  5: 'info',
  6: 'line',
  7: 'mute',
};

export const cardKey = ({ company, cardId }: Pick<OpsCardRow, 'company' | 'cardId'>): string =>
  `${company.companyId}-${cardId}`;

export function useCardColumns(isNarrow: boolean): Column<OpsCardRow>[] {
  const words = useText(cardsText);
  const pick = usePick();
  const owner = ({ owner: of }: OpsCardRow) => (of ? `${of.name} ${of.phone}`.trim() : words.nobody);
  const days = ({ validFrom, validTo }: OpsCardRow) => `${validFrom} – ${validTo}`;
  const left = ({ usesLeft, usesTotal, valueFen, leftFen }: OpsCardRow) =>
    valueFen === null ? words.usesOf(usesLeft, usesTotal) : `${priceText(leftFen ?? 0)} / ${priceText(valueFen)}`;
  const all: Column<OpsCardRow>[] = [
    { key: 'number', head: words.columns.number, cell: ({ number }) => <b>{number}</b>, text: ({ number }) => number },
    stateColumn({
      head: words.columns.state,
      toneOf: ({ state }) => CARD_TONES[state],
      nameOf: ({ state }) => words.states[state],
    }),
    {
      key: 'card',
      head: words.columns.card,
      cell: ({ name }) => pick(name.zh, name.en),
      text: ({ name }) => pick(name.zh, name.en),
    },
    { key: 'owner', head: words.columns.owner, cell: owner, text: owner },
    {
      key: 'company',
      head: words.columns.company,
      cell: ({ company }) => pick(company.name.zh, company.name.en),
      text: ({ company }) => pick(company.name.zh, company.name.en),
    },
    { key: 'days', card: 'named', head: words.columns.days, cell: days, text: days },
    {
      key: 'uses',
      card: 'named',
      head: words.columns.uses,
      cell: left,
      text: left,
      end: true,
    },
  ];
  return isNarrow ? all.slice(0, 4) : all;
}
