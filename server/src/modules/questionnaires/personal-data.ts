import { inLanguage } from '#contract/language';
import type { Answer, Question } from '#contract/schemas/questionnaire-document';
import { definePersonal, type PersonalCell } from '../../personal-data.ts';
import { deletePersonal } from '../../personal-table.ts';
import { documentOf } from './queries.ts';
import { openAnswers } from './sheets.ts';

/** A person's answers, and the answers about them. */
export const ownAnswers = definePersonal({
  name: 'questionnaires',
  title: { zh: '问卷答案', en: 'Answers to questionnaires' },
  tables: ['answer_sheet'],
  fields: {
    questionnaire: { zh: '问卷', en: 'Questionnaire' },
    about: { zh: '关于', en: 'About' },
    question: { zh: '题目', en: 'Question' },
    answer: { zh: '答案', en: 'Answer' },
    savedAt: { zh: '保存时间', en: 'Saved' },
    handedInAt: { zh: '提交时间', en: 'Submitted' },
  },
  collect: async (ctx, { self }) => {
    const sheets = await ctx.db
      .selectFrom('answer_sheet')
      .selectAll()
      .where('company_id', '=', ctx.company.companyId)
      .where((where) => where.or([where('person_guid', '=', self), where('about_guid', '=', self)]))
      .orderBy('started_at')
      .execute();
    const key = await ctx.portal.keyring.companyKey(ctx);
    const rows: Record<'questionnaire' | 'about' | 'question' | 'answer' | 'savedAt' | 'handedInAt', PersonalCell>[] =
      [];
    for (const sheet of sheets) {
      const { title, sections } = await documentOf(ctx, sheet.code, sheet.version);
      const answers = openAnswers(key, sheet);
      for (const question of sections.flatMap(({ questions }) => questions)) {
        const answer = answers[question.key];
        if (answer === undefined) continue;
        rows.push({
          ...{ questionnaire: title.zh, about: sheet.about_guid === self ? 'self' : 'relative' },
          ...{ question: question.text.zh, answer: answerText(question, answer) },
          ...{ savedAt: sheet.saved_at.toISOString(), handedInAt: sheet.handed_in_at?.toISOString() ?? null },
        });
      }
    }
    return rows;
  },
  erased: { zh: '全部问卷答案，含未提交的草稿', en: 'all answers to questionnaires, drafts included' },
  erase: (ctx, guid) => deletePersonal(ctx, { table: 'answer_sheet', person: ['person_guid', 'about_guid'] }, guid),
});

/** An answer as a person reads it: the words of the chosen options. */
export function answerText(question: Question, answer: Answer, language: 'zh-cn' | 'en-us' = 'zh-cn'): string {
  if (question.kind === 'text') return String(answer);
  if (question.kind === 'number') return `${String(answer)} ${inLanguage(question.unit, language)}`;
  const given = [answer].flat();
  const chosen = question.choices.filter(({ key }) => given.includes(key));
  return chosen.map(({ text }) => inLanguage(text, language)).join(language === 'zh-cn' ? '；' : '; ');
}
