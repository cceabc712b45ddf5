import type { Input } from '#contract/call';
import { EVALUATION_TYPE, type evaluation } from '#contract/calls/evaluation';
import { Fault } from '../../fault.ts';
import { OPTIONS } from './options.ts';

type Answers = Input<typeof evaluation.SaveEvaluationInfo>['CustomeEvaluations'];

export interface Said {
  stars: number;
  tagIds: number[];
  words: string;
}

/** The meaning of the list of answers: one rating, tags that go with it, perhaps some words. */
export function saidIn(answers: Answers): Said {
  const ids = answers.map(({ evaluateOptionId }) => evaluateOptionId);
  const bad = new Fault('badInput', { field: 'CustomeEvaluations' });
  if (new Set(ids).size !== ids.length) throw bad;
  const given = answers.map((answer) => {
    const option = OPTIONS.find(({ id }) => id === answer.evaluateOptionId);
    if (!option) throw bad;
    return { option, answer };
  });
  const ofType = (type: number) => given.filter(({ option }) => option.typeId === type);
  const stars = ofType(EVALUATION_TYPE.stars)[0]?.answer.stars;
  if (!stars) throw new Fault('starsNeeded');
  const tags = ofType(EVALUATION_TYPE.tag).map(({ option }) => option);
  if (tags.some(({ fromStars, toStars }) => stars < fromStars || stars > toStars)) throw bad;
  return {
    stars,
    tagIds: tags.map(({ id }) => id).sort((a, b) => a - b),
    words: ofType(EVALUATION_TYPE.words)[0]?.answer.content?.trim() ?? '',
  };
}
