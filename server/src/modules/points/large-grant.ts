import * as z from 'zod/mini';
import type { Bilingual } from '#contract/language';
import type { Company } from '../../ctx.ts';

export const worthOf = ({ config }: Pick<Company, 'config'>, points: number): number => points * config.mall.pointFen;

/** The amount as it was when a second operator was asked for. */
export const Amount = z.object({ points: z.int(), worthFen: z.int() });
type Amount = z.output<typeof Amount>;

/** How much it is, for who decides on it. */
export const amountLine = ({ points, worthFen }: Amount): Bilingual => ({
  zh: `共 ${points} 积分，价值 ¥${(worthFen / 100).toFixed(2)}`,
  en: `${points} points in all, worth ¥${(worthFen / 100).toFixed(2)}`,
});
