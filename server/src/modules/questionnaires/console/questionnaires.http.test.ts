import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd } from '../../../../test/crowd.ts';
import { runTasks } from '../../../../test/ops-stage.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { SAMPLE_ANSWERS, SAMPLE_DOCUMENT } from '../../../../test/questionnaires.ts';

let portal: TestPortal;
let editor: SignedInOperator;
let admin: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  [editor, admin] = [await portal.operator('content'), await portal.operator('admin')];
});
afterAll(() => portal.stop());

const reason = '年度问卷';
const save = (
  code: string,
  revision: number,
  document: QuestionnaireDocument = SAMPLE_DOCUMENT,
  openTo: string | null = null,
) =>
  portal.call(
    'OpsQuestionnaireSave',
    { code, revision, kind: 'survey', companyIds: [CROWD_COMPANY], openFrom: '2026-01-01', openTo, document },
    { session: editor },
  );
const publish = (code: string, revision: number) =>
  portal.call('OpsQuestionnairePublish', { code, revision, reason }, { session: editor });
const audited = async (code: string): Promise<string[]> => {
  const { rows } = await portal.portal.database.pool.query<{ action: string }>(
    'SELECT action FROM audit WHERE subject_id = $1 ORDER BY at, seq',
    [code],
  );
  return rows.map(({ action }) => action);
};
const answer = async (code: string, changes: Record<string, unknown> = SAMPLE_ANSWERS): Promise<string> => {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  const sheet = { questionnaireCode: code, revision: 0, changes };
  return faultOf(await portal.send('HandInAnswers', sheet, { session: member.token }));
};

describe('a questionnaire of the console', () => {
  // proves: questionnaires: published without gaps
  it('is written with gaps, told all of them, and published when there are none', async () => {
    const gaps = { ...SAMPLE_DOCUMENT, title: { zh: '问卷', en: '' }, sections: [] };
    const begun = dataOf(await save('spring', 0, gaps));
    expect(begun).toMatchObject({ revision: 1, problems: [{ problem: 'title' }, { problem: 'noSections' }] });
    expect(faultOf(await publish('spring', 1))).toBe('questionnaireProblems');
    expect(await answer('spring')).toBe('questionnaireUnknown');
    expect(dataOf(await save('spring', 1))).toMatchObject({ revision: 2, problems: [] });
    expect(dataOf(await publish('spring', 2))).toEqual({ version: 1 });
    expect(await answer('spring')).toBe('answered');
    expect(await audited('spring')).toEqual(['questionnaire.save', 'questionnaire.save', 'questionnaire.publish']);
  });

  it('is corrected by another version; the published one stays', async () => {
    dataOf(await save('summer', 0));
    dataOf(await publish('summer', 1));
    expect(faultOf(await publish('summer', 2))).toBe('questionnaireNoDraft');
    dataOf(await save('summer', 2, { ...SAMPLE_DOCUMENT, minutes: 9 }));
    expect(dataOf(await publish('summer', 3))).toEqual({ version: 2 });
    const seen = dataOf(await portal.call('OpsQuestionnaire', { code: 'summer' }, { session: admin }));
    expect(seen).toMatchObject({ version: 2, state: 'open', hasDraft: false, document: { minutes: 9 } });
    expect(seen.versions.map(({ version }) => version)).toEqual([2, 1]);
    const change = portal.portal.database.borrow(async ({ send, db }) => {
      await send(`BEGIN; SET LOCAL ROLE portal_app; SELECT set_config('app.company_id', '0', true)`);
      try {
        return await db.updateTable('questionnaire_version').set({ by_name: '' }).execute();
      } finally {
        await send('ROLLBACK');
      }
    });
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });

  // proves: questionnaires: an editor has seen the last change
  it('is not written over by who has not seen the last change', async () => {
    dataOf(await save('autumn', 0));
    expect(faultOf(await save('autumn', 0))).toBe('questionnaireTaken');
    dataOf(await save('autumn', 1));
    expect(faultOf(await save('autumn', 1))).toBe('questionnaireMoved');
    expect(faultOf(await publish('autumn', 1))).toBe('questionnaireMoved');
    expect(faultOf(await save('autumn', 2, SAMPLE_DOCUMENT, '2025-12-31'))).toBe('questionnaireDates');
  });

  it('is closed, and opened again', async () => {
    dataOf(await save('winter', 0));
    dataOf(await publish('winter', 1));
    const close = (revision: number, closed: boolean) =>
      portal.call('OpsQuestionnaireClose', { code: 'winter', revision, closed, reason }, { session: editor });
    dataOf(await close(2, true));
    expect(await answer('winter')).toBe('questionnaireOver');
    dataOf(await close(3, false));
    expect(await answer('winter')).toBe('answered');
    const { rows } = dataOf(await portal.call('OpsQuestionnaires', {}, { session: admin }));
    expect(rows.find(({ code }) => code === 'winter')).toMatchObject({ state: 'open', answers: 1 });
  });

  it('is the editors’: an administrator looks, support does not', async () => {
    const support = await portal.operator('support');
    expect(faultOf(await portal.call('OpsQuestionnaires', {}, { session: support }))).toBe('notAllowed');
    const published = { code: 'winter', revision: 1, reason };
    expect(faultOf(await portal.call('OpsQuestionnairePublish', published, { session: admin }))).toBe('notAllowed');
  });
});

describe('the answers', () => {
  const on = { code: 'totals', companyId: CROWD_COMPANY };
  const totals = async () => dataOf(await portal.call('OpsQuestionnaireTotals', on, { session: editor }));

  beforeAll(async () => {
    dataOf(await save('totals', 0));
    dataOf(await publish('totals', 1));
    for (let n = 0; n < 9; n += 1) await answer('totals');
  });
  let added: Promise<string> | undefined;
  const tenth = () => (added ??= answer('totals', { smokes: 'now', daily: 8, habits: ['none'], wish: '=SUM(A1)' }));

  // proves: questionnaires: totals of ten and more
  // proves: questionnaires: a file of ten and more
  it('are neither added up nor exported while there are fewer than ten', async () => {
    expect(await totals()).toEqual({ answers: 9, least: 10, questions: [] });
    const started = await portal.call('OpsQuestionnaireExport', { ...on, reason }, { session: admin });
    expect(faultOf(started)).toBe('questionnaireFew');
  });

  const cellsOf = ({ questions }: Awaited<ReturnType<typeof totals>>) =>
    questions.map(({ key, answered, cells }) => [key, answered, cells?.map(({ count }) => count)]);

  it('are not told in cells of fewer than ten, nor where such a cell is the rest', async () => {
    await tenth();
    const told = await totals();
    expect(told.answers).toBe(10);
    expect(cellsOf(told)).toEqual([
      ['smokes', 10, [null, null]],
      ['daily', null, undefined],
      ['habits', 10, [null, null]],
      ['wish', null, undefined],
    ]);
    expect(told.questions[1]?.mean).toBeNull();
  });

  // proves: questionnaires: a question few were asked
  it('are not told of a question fewer than ten answered, however many left it out', async () => {
    dataOf(await save('rarely', 0));
    dataOf(await publish('rarely', 1));
    for (let n = 0; n < 10; n += 1) await answer('rarely');
    await answer('rarely', { ...SAMPLE_ANSWERS, wish: 'a window' });
    const { questions } = dataOf(
      await portal.call('OpsQuestionnaireTotals', { ...on, code: 'rarely' }, { session: editor }),
    );
    expect(questions.find(({ key }) => key === 'wish')?.answered).toBeNull();
  });

  it('are told where ten gave each answer, and so are the follow-up questions', async () => {
    await tenth();
    for (let n = 0; n < 10; n += 1)
      await answer('totals', { smokes: 'now', daily: 4 + n, habits: ['none'], wish: n === 9 ? '=SUM(A1)' : `W${n}` });
    // nine never smoked: those who do would follow from the sum
    expect(cellsOf(await totals())[0]).toEqual(['smokes', 20, [null, null]]);
    await answer('totals');
    expect(cellsOf(await totals())).toEqual([
      ['smokes', 21, [10, 11]],
      ['daily', 11, undefined],
      ['habits', 21, [10, 11]],
      ['wish', 11, undefined],
    ]);
  });

  it('become a spreadsheet of the same totals that runs nothing, and that is written down', async () => {
    await tenth();
    for (let n = 0; n < 10; n += 1) await answer('totals');
    expect(faultOf(await portal.call('OpsQuestionnaireExport', { ...on, reason }, { session: editor }))).toBe(
      'notAllowed',
    );
    const { taskId } = dataOf(await portal.call('OpsQuestionnaireExport', { ...on, reason }, { session: admin }));
    await runTasks(portal);
    const file = await portal.fetch(`/opsApi/TaskResult?taskId=${taskId}`, { headers: { cookie: admin.cookie } });
    const lines = (await file.text()).trimEnd().split('\r\n');
    expect(lines[0]).toContain('题目,选项或内容,人数');
    const { answers, questions } = await totals();
    const [smokes] = questions;
    for (const { text, count } of smokes?.cells ?? [])
      expect(lines).toContain(`您目前吸烟吗,${text.zh},${count ?? '少于 10 人，不显示'}`);
    expect(lines).toContain(`常有的情况,回答人数,${answers}`);
    const words = lines.filter((line) => line.startsWith('您的建议,')).map((line) => line.split(',')[1] ?? '');
    expect(words).toContain(`"'=SUM(A1)"`);
    expect(lines.some((line) => line.includes('目前吸烟') && line.includes('SUM'))).toBe(false);
    const numbers = lines.slice(1).flatMap((line) => /,(\d+)$/.exec(line)?.[1] ?? []);
    expect(numbers.every((count) => Number(count) >= 10)).toBe(true);
    expect(await audited('totals')).toContain('questionnaire.export');
  });
});
