import type { Bilingual } from '#contract/language';
import type { CardBatch } from '#contract/ops/cards';

/** Beyond either of them a batch is not one operator's to issue: ¥10,000 on all cards together, or so many cards. */
const MOST_FEN_ALONE = 1_000_000;
const MOST_CARDS_ALONE = 100;

export const takesTwo = ({ valueFen = 0 }: CardBatch, count: number): boolean =>
  count > MOST_CARDS_ALONE || valueFen * count > MOST_FEN_ALONE;

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** What a batch is, for who decides on it. */
export function batchLines({ name, validFrom, validTo, valueFen, uses }: CardBatch, count: number): Bilingual[] {
  const worth =
    valueFen === undefined
      ? { zh: `每张 ${uses} 次`, en: `${uses} uses each` }
      : {
          zh: `每张 ${yuan(valueFen)}，共 ${yuan(valueFen * count)}`,
          en: `${yuan(valueFen)} each, ${yuan(valueFen * count)} in all`,
        };
  return [
    { zh: `「${name.zh}」${count} 张`, en: `${count} cards: ${name.en}` },
    worth,
    { zh: `有效期 ${validFrom} 至 ${validTo}`, en: `Good from ${validFrom} to ${validTo}` },
  ];
}
