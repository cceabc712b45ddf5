import { describe, expect, it } from 'vitest';
import { QuestionnaireDocument } from '../schemas/questionnaire-document.ts';
import { documentProblems } from './questionnaire-check.ts';
import { answerProblem, askedAnswers, askedQuestions, unanswered, withChanges } from './questionnaire.ts';

const both = (text: string) => ({ zh: text, en: text });
const choice = (key: string) => ({ key, text: both(key) });
const document = QuestionnaireDocument.parse({
  ...{ title: both('t'), about: both('a'), minutes: 1 },
  sections: [
    {
      ...{ key: 's', title: both('s') },
      questions: [
        { key: 'smokes', kind: 'one', text: both('q'), choices: [choice('no'), choice('yes')] },
        {
          ...{ key: 'kinds', kind: 'many', text: both('q'), none: 'none', choices: [choice('a'), choice('none')] },
          when: { question: 'smokes', anyOf: ['yes'] },
        },
        {
          ...{ key: 'daily', kind: 'number', text: both('q'), unit: both('u'), min: 1, max: 80, digits: 1 },
          when: { question: 'kinds', anyOf: ['a'] },
        },
        { key: 'more', kind: 'text', text: both('q'), required: false, most: 5 },
      ],
    },
  ],
});
const keys = (answers: Record<string, string | string[]>) => askedQuestions(document, answers).map(({ key }) => key);

describe('the asked questions', () => {
  it('follow the answers, and a condition on an unasked question is not met', () => {
    expect(keys({})).toEqual(['smokes', 'more']);
    expect(keys({ smokes: 'yes' })).toEqual(['smokes', 'kinds', 'more']);
    expect(keys({ smokes: 'yes', kinds: ['a'] })).toEqual(['smokes', 'kinds', 'daily', 'more']);
    expect(keys({ smokes: 'no', kinds: ['a'] })).toEqual(['smokes', 'more']);
  });

  it('decide which answers are kept and which are missing', () => {
    const answers = { smokes: 'no', kinds: ['a'], daily: 3 };
    expect(askedAnswers(document, answers)).toEqual({ smokes: 'no' });
    expect(unanswered(document, answers)).toEqual([]);
    expect(unanswered(document, { smokes: 'yes' }).map(({ question, problem }) => [question.key, problem])).toEqual([
      ['kinds', 'missing'],
    ]);
  });
});

it.each([
  ['smokes', 'yes', undefined],
  ['smokes', 'maybe', 'choice'],
  ['smokes', ['yes'], 'choice'],
  ['smokes', '', 'missing'],
  ['kinds', ['a'], undefined],
  ['kinds', [], 'missing'],
  ['kinds', ['a', 'none'], 'alone'],
  ['kinds', ['a', 'a'], 'choice'],
  ['kinds', ['b'], 'choice'],
  ['daily', 8.5, undefined],
  ['daily', 0.9, 'range'],
  ['daily', 81, 'range'],
  ['daily', 8.55, 'digits'],
  ['daily', '8', 'number'],
  ['more', undefined, undefined],
  ['more', '12345', undefined],
  ['more', '123456', 'long'],
])('an answer to %s: %j is %s', (key, answer, problem) => {
  const question = document.sections[0]?.questions.find((one) => one.key === key);
  expect(question && answerProblem(question, answer)).toBe(problem);
});

it('changes are laid over the saved answers, and take back those they say null of', () => {
  expect(withChanges({ smokes: 'yes', daily: 3 }, { daily: null, more: 'x' })).toEqual({ smokes: 'yes', more: 'x' });
});

describe('a document', () => {
  const [section] = document.sections;
  const problems = (change: object) =>
    documentProblems({ ...document, ...change }).map(({ problem, at }) => `${problem} ${at}`.trim());
  const withQuestion = (question: object) =>
    problems({
      sections: [{ ...section, questions: [...(section?.questions ?? []), { ...base, ...question }] }],
    });
  const base = { key: 'added', kind: 'text', text: both('q'), required: true, most: 5 };

  it('without a fault has no problems', () => expect(problems({})).toEqual([]));

  it('tells all of them at once', () => {
    expect(problems({ title: { zh: '标题', en: ' ' }, about: both(''), sections: [] })).toEqual([
      'title',
      'about',
      'noSections',
    ]);
    expect(problems({ sections: [{ key: 's', title: both(''), questions: [] }] })).toEqual([
      'sectionTitle s',
      'noQuestions s',
    ]);
  });

  it.each([
    [{ text: { zh: '问', en: '' } }, 'questionText added'],
    [{ hint: { zh: '', en: 'x' } }, 'questionText added'],
    [{ key: 'smokes' }, 'twice smokes'],
    [{ kind: 'one', choices: [choice('a')] }, 'choices added'],
    [{ kind: 'one', choices: [choice('a'), choice('a')] }, 'choices added'],
    [{ kind: 'many', choices: [choice('a'), choice('b')], none: 'c' }, 'choices added'],
    [{ kind: 'one', choices: [choice('a'), { key: 'b', text: both('') }] }, 'choiceText added'],
    [{ kind: 'number', unit: both('u'), min: 5, max: 5, digits: 0 }, 'range added'],
    [{ kind: 'number', unit: both(''), min: 1, max: 5, digits: 0 }, 'unit added'],
    [{ when: { question: 'added', anyOf: ['x'] } }, 'condition added'],
    [{ when: { question: 'daily', anyOf: ['1'] } }, 'condition added'],
    [{ when: { question: 'smokes', anyOf: [] } }, 'condition added'],
    [{ when: { question: 'smokes', anyOf: ['sometimes'] } }, 'condition added'],
  ])('with %j has one', (question, problem) => expect(withQuestion(question)).toEqual([problem]));
});
