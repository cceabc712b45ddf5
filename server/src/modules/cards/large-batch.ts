import type { Bilingual } from '#contract/language';
import type { CardBatch } from '#contract/ops/cards';
import type { Issue } from '../approvals/index.ts';

/** The number of cards, and the money on all of them together. */
export const sizeOf = ({ valueFen = 0 }: CardBatch, count: number): Issue => ({ pieces: count, fen: valueFen * count });

/** Why a batch is made, and the operator who asked for it. */
export interface BatchWish {
  reason: string;
  by: { operatorId: number; name: string };
}

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** The lines of a batch, for the deciding operator. */
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
