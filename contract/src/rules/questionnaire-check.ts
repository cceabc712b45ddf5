import type { Question, QuestionnaireDocument } from '../schemas/questionnaire-document.ts';

export const DOCUMENT_PROBLEMS = [
  'title',
  'about',
  'noSections',
  'sectionTitle',
  'noQuestions',
  'questionText',
  'twice',
  'choices',
  'choiceText',
  'range',
  'unit',
  'condition',
] as const;

export interface DocumentProblem {
  problem: (typeof DOCUMENT_PROBLEMS)[number];
  /** Of the section or question it is about; empty: of the whole. */
  at: string;
}

type Words = { zh: string; en: string };
const lacksWords = ({ zh, en }: Words): boolean => zh.trim() === '' || en.trim() === '';

/** Everything that keeps a questionnaire from being published, all at once, in its order. */
export function documentProblems({ title, about, sections }: QuestionnaireDocument): DocumentProblem[] {
  const found: DocumentProblem[] = [];
  const say = (isSo: boolean, problem: DocumentProblem['problem'], at = ''): void => {
    if (isSo) found.push({ problem, at });
  };
  say(lacksWords(title), 'title');
  say(lacksWords(about), 'about');
  say(sections.length === 0, 'noSections');
  const before = new Map<string, Question>();
  const keys = new Set<string>();
  for (const section of sections) {
    say(lacksWords(section.title), 'sectionTitle', section.key);
    say(section.questions.length === 0, 'noQuestions', section.key);
    say(keys.has(section.key), 'twice', section.key);
    keys.add(section.key);
    for (const question of section.questions) {
      say(
        lacksWords(question.text) || (question.hint !== undefined && lacksWords(question.hint)),
        'questionText',
        question.key,
      );
      say(keys.has(question.key), 'twice', question.key);
      keys.add(question.key);
      for (const problem of kindProblems(question)) say(true, problem, question.key);
      say(!isMet(question, before), 'condition', question.key);
      before.set(question.key, question);
    }
  }
  return found;
}

function kindProblems(question: Question): DocumentProblem['problem'][] {
  if (question.kind === 'number')
    return [
      ...(question.min < question.max ? [] : (['range'] as const)),
      ...(lacksWords(question.unit) ? (['unit'] as const) : []),
    ];
  if (question.kind === 'text') return [];
  const { choices } = question;
  const none = question.kind === 'many' ? question.none : undefined;
  const isKnown = none === undefined || choices.some(({ key }) => key === none);
  const isDouble = new Set(choices.map(({ key }) => key)).size < choices.length;
  return [
    ...(choices.length < 2 || isDouble || !isKnown ? (['choices'] as const) : []),
    ...(choices.some(({ text }) => lacksWords(text)) ? (['choiceText'] as const) : []),
  ];
}

/** A condition names choices of a question before it; what comes later cannot have been answered. */
function isMet({ when }: Question, before: ReadonlyMap<string, Question>): boolean {
  if (!when) return true;
  const asked = before.get(when.question);
  if (!asked || !('choices' in asked) || when.anyOf.length === 0) return false;
  return when.anyOf.every((key) => asked.choices.some((choice) => choice.key === key));
}
