import type * as contract from '#contract/calls/evaluation';
import type { PayloadOf } from '../../api/send.ts';

/** The contract's own values, held to it by their types: taking them from it would bring its schemas along. */
export const MOST_WORDS: typeof contract.MOST_WORDS = 300;
const TYPE: typeof contract.EVALUATION_TYPE = { stars: 1, tag: 2, words: 3 };

type Option = contract.EvaluationOption;
type Answers = Exclude<PayloadOf<'SaveEvaluationInfo'>['CustomeEvaluations'], string>;

export interface Typed {
  stars: number;
  tags: readonly string[];
  words: string;
}

/** The tags for this many stars: praise with many, improvements with few. */
export const tagsFor = (options: readonly Option[], stars: number): Option[] =>
  options.filter(({ typeId, fromStars, toStars }) => typeId === TYPE.tag && fromStars <= stars && stars <= toStars);

/** Tags of another mood are left behind when the stars change. */
export const tagsKept = (options: readonly Option[], { stars, tags }: Typed): string[] => {
  const offered = tagsFor(options, stars).map(({ id }) => String(id));
  return tags.filter((tag) => offered.includes(tag));
};

/** The list of answers. */
export function answersOf(options: readonly Option[], typed: Typed): Answers {
  const only = (type: number) => options.find(({ typeId }) => typeId === type)?.id ?? 0;
  const words = typed.words.trim();
  return [
    { evaluateOptionId: only(TYPE.stars), stars: typed.stars },
    ...tagsKept(options, typed).map((tag) => ({ evaluateOptionId: Number(tag) })),
    ...(words ? [{ evaluateOptionId: only(TYPE.words), content: words }] : []),
  ];
}
