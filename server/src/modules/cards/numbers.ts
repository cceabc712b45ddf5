import { randomInt } from 'node:crypto';
import { cardNumberOf, maskCardNumber } from '#contract/rules/card';
import type { CompanyKey } from '../../db/keyring.ts';

const sealContext = (cardId: number) => ({ table: 'card', column: 'number', row: String(cardId) });
const KIND = 'card';

/** Fifteen digits that cannot be guessed, none of them a zero in front, and the one that checks them. */
export function newCardNumber(): string {
  const [first, rest] = [
    randomInt(1, 10),
    [7, 7].map((digits) => String(randomInt(10 ** digits)).padStart(digits, '0')),
  ];
  return cardNumberOf(`${first}${rest.join('')}`);
}

export const numberColumns = (key: CompanyKey, cardId: number, number: string) => ({
  number: key.seal(sealContext(cardId), number),
  number_index: key.index(KIND, number),
});

export const numberIndexes = (key: CompanyKey, number: string): Buffer[] => key.indexes(KIND, number);

export const wholeNumber = (key: CompanyKey, card: { card_id: number; number: Buffer }): string =>
  key.unseal(sealContext(card.card_id), card.number);

export const maskedNumber = (key: CompanyKey, card: { card_id: number; number: Buffer }): string =>
  maskCardNumber(wholeNumber(key, card));
