import { inLanguage } from '#contract/language';
import type { Answer, Question } from '#contract/schemas/questionnaire-document';
import { definePersonalLines } from '../../personal-table.ts';
import { documentOf } from './queries.ts';
import { openAnswers } from './sheets.ts';

/** A person's answers, and the answers about them. */
export const ownAnswers = definePersonalLines({
  name: 'questionnaires',
  title: { zh: '问卷答案', en: 'Answers to questionnaires' },
  rows: { table: 'answer_sheet', person: ['person_guid', 'about_guid'], orderBy: 'started_at' },
  lines: async (sheet, { ctx, key, whose }) => {
    const { title, sections } = await documentOf(ctx, sheet.code, sheet.version);
    const answers = openAnswers(key, sheet);
    const about = sheet.about_guid === whose.self ? 'self' : 'relative';
    return sections
      .flatMap(({ questions }) => questions)
      .flatMap((question) => {
        const answer = answers[question.key];
        if (answer === undefined) return [];
        const said = { question: question.text.zh, answer: answerText(question, answer) };
        return [{ questionnaire: title.zh, about, ...said, savedAt: sheet.saved_at, handedInAt: sheet.handed_in_at }];
      });
  },
  fields: {
    questionnaire: { zh: '问卷', en: 'Questionnaire' },
    about: { zh: '关于', en: 'About' },
    question: { zh: '题目', en: 'Question' },
    answer: { zh: '答案', en: 'Answer' },
    savedAt: { zh: '保存时间', en: 'Saved' },
    handedInAt: { zh: '提交时间', en: 'Submitted' },
  },
  erased: { zh: '全部问卷答案，含未提交的草稿', en: 'all answers to questionnaires, drafts included' },
  erase: 'delete',
});

/** An answer as a person reads it: the words of the chosen options. */
export function answerText(question: Question, answer: Answer, language: 'zh-cn' | 'en-us' = 'zh-cn'): string {
  if (question.kind === 'text') return String(answer);
  if (question.kind === 'number') return `${String(answer)} ${inLanguage(question.unit, language)}`;
  const given = [answer].flat();
  const chosen = question.choices.filter(({ key }) => given.includes(key));
  return chosen.map(({ text }) => inLanguage(text, language)).join(language === 'zh-cn' ? '；' : '; ');
}
