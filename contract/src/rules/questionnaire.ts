import type {
  Answer,
  AnswerChanges,
  Answers,
  Question,
  QuestionnaireDocument,
} from '../schemas/questionnaire-document.ts';

/** Which questions are asked, in their order, with the answers given so far: browser and server count alike. */
export function askedQuestions({ sections }: QuestionnaireDocument, answers: Answers): Question[] {
  const asked = new Map<string, Question>();
  for (const question of sections.flatMap(({ questions }) => questions))
    if (isAsked(question, asked, answers)) asked.set(question.key, question);
  return [...asked.values()];
}

/** A condition on a question that is itself not asked is not met. */
function isAsked({ when }: Question, asked: ReadonlyMap<string, Question>, answers: Answers): boolean {
  if (!when) return true;
  const answer = asked.has(when.question) ? answers[when.question] : undefined;
  if (answer === undefined) return false;
  return [answer].flat().some((given) => when.anyOf.includes(String(given)));
}

/** Why an answer does not fit its question; undefined: it fits. */
export type AnswerProblem = 'missing' | 'choice' | 'alone' | 'number' | 'digits' | 'range' | 'long';

export function answerProblem(question: Question, answer: Answer | undefined): AnswerProblem | undefined {
  if (answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0))
    return question.required ? 'missing' : undefined;
  switch (question.kind) {
    case 'one':
      return question.choices.some(({ key }) => key === answer) ? undefined : 'choice';
    case 'many':
      return severalProblem(question, answer);
    case 'number':
      return numberProblem(question, answer);
    case 'text':
      return typeof answer === 'string' && answer.length <= question.most ? undefined : 'long';
  }
}

function severalProblem(
  { choices, none }: Extract<Question, { kind: 'many' }>,
  answer: Answer,
): AnswerProblem | undefined {
  if (!Array.isArray(answer) || new Set(answer).size < answer.length) return 'choice';
  if (answer.some((given) => choices.every(({ key }) => key !== given))) return 'choice';
  return none !== undefined && answer.includes(none) && answer.length > 1 ? 'alone' : undefined;
}

function numberProblem(
  { min, max, digits }: Extract<Question, { kind: 'number' }>,
  answer: Answer,
): AnswerProblem | undefined {
  if (typeof answer !== 'number') return 'number';
  if (answer < min || answer > max) return 'range';
  return Number(answer.toFixed(digits)) === answer ? undefined : 'digits';
}

export interface Unanswered {
  question: Question;
  problem: AnswerProblem;
}

/** The questions that keep a sheet from being handed in, in their order. */
export const unanswered = (document: QuestionnaireDocument, answers: Answers): Unanswered[] =>
  askedQuestions(document, answers).flatMap((question) => {
    const problem = answerProblem(question, answers[question.key]);
    return problem ? [{ question, problem }] : [];
  });

/** Only what answers a question that is asked: the rest was answered before another answer made it idle. */
export const askedAnswers = (document: QuestionnaireDocument, answers: Answers): Answers =>
  Object.fromEntries(
    askedQuestions(document, answers).flatMap(({ key }) => {
      const answer = answers[key];
      return answer === undefined ? [] : [[key, answer]];
    }),
  );

/** The saved answers with the changes laid over them; an answer taken back is absent. */
export function withChanges(saved: Answers, changes: AnswerChanges): Answers {
  const answers: Answers = {};
  for (const [key, answer] of Object.entries({ ...saved, ...changes })) if (answer !== null) answers[key] = answer;
  return answers;
}
