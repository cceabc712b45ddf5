import type { Answers, Question, QuestionnaireDocument } from '../questionnaire-document.ts';

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
