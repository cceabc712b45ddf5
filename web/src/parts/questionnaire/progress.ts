import type { Answers, Question, QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import { answerProblem, askedQuestions } from '#contract/rules/questionnaire';

export interface SectionProgress {
  key: string;
  questions: Question[];
  answered: number;
  /** Nothing that must be answered is missing. */
  isDone: boolean;
}

/** The questions of each section with the answers so far, and how many are answered. */
export function progressOf(document: QuestionnaireDocument, answers: Answers): SectionProgress[] {
  const asked = new Set(askedQuestions(document, answers).map(({ key }) => key));
  return document.sections.map(({ key, questions }) => {
    const here = questions.filter((question) => asked.has(question.key));
    const answered = here.filter((question) => isAnswered(question, answers)).length;
    return {
      ...{ key, questions: here, answered },
      isDone: here.every((question) => !answerProblem(question, answers[question.key])),
    };
  });
}

const isAnswered = (question: Question, answers: Answers): boolean => {
  const answer = answers[question.key];
  return answer !== undefined && !answerProblem(question, answer);
};

/** Where a returning person goes on: the first section that is not done, else the last. */
export function resumeAt(sections: readonly SectionProgress[]): number {
  const first = sections.findIndex(({ isDone }) => !isDone);
  return first < 0 ? sections.length - 1 : first;
}

/** A question with those that are asked because of its answer, and directly after it. */
export interface QuestionGroup {
  /** Counted through the whole questionnaire; follow-ups have none of their own. */
  number: number;
  question: Question;
  followUps: Question[];
}

export function groupsOf(sections: readonly SectionProgress[], at: number): QuestionGroup[] {
  let number = 0;
  let groups: QuestionGroup[] = [];
  for (const [index, { questions }] of sections.entries()) {
    if (index > at) break;
    groups = [];
    for (const question of questions) {
      const last = groups.at(-1);
      if (last && question.when && isOf(last, question.when.question)) last.followUps.push(question);
      else groups.push({ number: ++number, question, followUps: [] });
    }
  }
  return groups;
}

const isOf = ({ question, followUps }: QuestionGroup, key: string): boolean =>
  question.key === key || followUps.some((one) => one.key === key);
