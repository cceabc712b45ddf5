import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/language';
import { dataOf, faultOf, inCompany, textOf } from '../../../../test/answers.ts';
import { HOUR } from '../../../../test/clock.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../../test/crowd.ts';
import { makeFeedback } from '../../../../test/feedback.ts';
import { newOperator, type SignedInOperator } from '../../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { sendDue } from '../../messages/index.ts';

/** A number no feedback has. */
const NOBODYS = 999_999_999_999;
let portal: TestPortal;
let support: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  support = await portal.operator('support');
});
afterAll(() => portal.stop());

const someone = async (): Promise<Member> => {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  return member;
};
const waiting = async (more: { kind?: 'praise' | 'complaint' } = {}) =>
  makeFeedback(portal, { personGuid: (await someone()).guid, ...more });
const on = (feedbackId: number) => ({ companyId: CROWD_COMPANY, feedbackId });
const answer = (feedbackId: number, lastSeen = 1, language: Language = 'zh-cn') =>
  portal.call(
    'OpsFeedbackAnswer',
    { ...on(feedbackId), lastSeen, content: '已为您改期，费用不变' },
    { session: support, language },
  );
const close = (feedbackId: number, lastSeen = 1, language: Language = 'zh-cn') =>
  portal.call(
    'OpsFeedbackClose',
    { ...on(feedbackId), lastSeen, reason: '已电话答复' },
    { session: support, language },
  );
const open = async (feedbackId: number) =>
  dataOf(await portal.call('OpsFeedback', on(feedbackId), { session: support }));
const list = async (payload: object) =>
  dataOf(
    await portal.call('OpsFeedbackList', { companyId: CROWD_COMPANY, pageSize: 100, ...payload }, { session: support }),
  );
const auditOf = async (feedbackId: number) => {
  const { rows } = await portal.portal.database.pool.query<{ action: string; person_guid: string }>(
    `SELECT action, person_guid FROM audit WHERE subject_kind = 'feedback' AND subject_id = $1 ORDER BY seq`,
    [String(feedbackId)],
  );
  return rows;
};

describe('the inbox', () => {
  it('is ordered by the promised moment, marks overdue ones, and names no person whole', async () => {
    const late = await waiting({ kind: 'complaint' });
    portal.clock.advance(20 * HOUR);
    const next = await waiting({ kind: 'praise' });
    portal.clock.advance(5 * HOUR);
    support = await portal.operator('support');
    const ours = (rows: Awaited<ReturnType<typeof list>>['rows']) =>
      rows.filter(({ feedbackId }) => [late, next].includes(feedbackId));
    const { rows, counts } = await list({});
    expect(ours(rows)).toMatchObject([
      { feedbackId: late, overdue: true, templateId: -2, person: { name: '群**' }, excerpt: '希望周日也能预约' },
      { feedbackId: next, overdue: false, templateId: -4 },
    ]);
    const moments = rows.map(({ promisedAt }) => promisedAt ?? '');
    expect(moments).toEqual(moments.toSorted());
    expect(ours((await list({ overdue: true })).rows).map(({ feedbackId }) => feedbackId)).toEqual([late]);
    expect(ours((await list({ templateId: -4 })).rows).map(({ feedbackId }) => feedbackId)).toEqual([next]);
    expect(counts['overdue']).toBeGreaterThanOrEqual(1);
    const menu = dataOf(await portal.call('OpsFeedbackWaiting', {}, { session: support }));
    expect(menu.waiting).toBeGreaterThanOrEqual(2);
    const { rows: lines } = await portal.portal.database.pool.query(
      `SELECT FROM audit WHERE action = 'feedback.list' AND subject_id = $1`,
      [String(CROWD_COMPANY)],
    );
    expect(lines.length).toBeGreaterThan(0);
  });

  // proves: feedback: assigned to support staff only
  it('is narrowed to one’s own and to unassigned ones; assigning is for support staff', async () => {
    const feedbackId = await waiting();
    const colleague = await newOperator(portal, 'support');
    const staff = dataOf(await portal.call('OpsFeedbackStaff', {}, { session: support })).staff;
    expect(staff.map(({ operatorId }) => operatorId)).toContain(colleague.operatorId);
    const me = staff.find(({ name }) => name === support.name)?.operatorId ?? 0;
    const assign = (operatorId: number | null, language: Language = 'zh-cn') =>
      portal.call('OpsFeedbackAssign', { ...on(feedbackId), operatorId }, { session: support, language });
    const idsOf = async (assigned: string) => (await list({ assigned })).rows.map((row) => row.feedbackId);
    expect(await idsOf('nobody')).toContain(feedbackId);
    dataOf(await assign(colleague.operatorId));
    expect((await open(feedbackId)).thread.assignee).toEqual({ operatorId: colleague.operatorId, name: '测试员' });
    expect(await idsOf('me')).not.toContain(feedbackId);
    dataOf(await assign(me));
    expect(await idsOf('me')).toContain(feedbackId);
    dataOf(await assign(null));
    const finance = await newOperator(portal, 'finance');
    expect(textOf(await assign(finance.operatorId))).toBe('只能分派给在岗的客服，请重新选择');
    expect(textOf(await assign(999_999, 'en-us'))).toMatch(/^It can be assigned to active support staff only/);
  });
});

describe('an answer', () => {
  // proves: feedback: reading a thread is audited
  it('is sent, told by a message without what it says, and audited with whom it is about', async () => {
    const { user } = await portal.login('demo', 'emp');
    const feedbackId = await makeFeedback(portal, { personGuid: user.CustomerGuid });
    dataOf(await answer(feedbackId));
    const { thread, entries } = await open(feedbackId);
    expect(thread).toMatchObject({ state: 'answered', promisedAt: null, assignee: { name: support.name } });
    expect(entries).toMatchObject([
      { kind: 'question', by: '', inTime: null },
      { kind: 'answer', by: support.name, text: '已为您改期，费用不变', inTime: true },
    ]);
    await sendDue(portal.portal, CROWD_COMPANY);
    const sent = portal.portal.ports.sms.kept?.().find(({ text }) => text.includes(thread.number));
    expect(sent?.text).toBe(`【体检预约】您的反馈${thread.number}已有答复，请登录后在「我的反馈」中查看。`);
    expect(await auditOf(feedbackId)).toEqual(
      ['feedback.answer', 'feedback.view'].map((action) => ({ action, person_guid: user.CustomerGuid })),
    );
  });

  it('counts as late after the promised moment', async () => {
    const feedbackId = await waiting();
    portal.clock.advance(25 * HOUR);
    support = await portal.operator('support');
    dataOf(await answer(feedbackId));
    expect((await open(feedbackId)).entries[1]?.inTime).toBe(false);
    const figures = dataOf(await portal.call('OpsFeedbackFigures', { companyId: CROWD_COMPANY }, { session: support }));
    expect(figures.months).toHaveLength(12);
    const month = figures.months.at(-1);
    expect(month?.month).toBe('2026-06');
    expect(month?.answered).toBeGreaterThan(month?.inTime ?? 0);
    expect(month?.medianMinutes).toBeGreaterThanOrEqual(0);
  });

  it('is refused about what has gone on meanwhile, in both languages', async () => {
    const who = await someone();
    const feedbackId = await makeFeedback(portal, { personGuid: who.guid });
    dataOf(
      await portal.call(
        'ReplyFeedback',
        { userGuid: who.guid, feedbackId, content: '还有一点' },
        { session: who.token },
      ),
    );
    const late = await answer(feedbackId, 1);
    expect(faultOf(late)).toBe('feedbackMoved');
    expect(textOf(late)).toBe('这条反馈刚刚有了变化，请查看最新内容后再提交');
    expect(textOf(await answer(feedbackId, 1, 'en-us'))).toMatch(/^This conversation has just changed/);
    dataOf(await answer(feedbackId, 2));
  });

  // proves: feedback: answer the entry seen
  // proves: feedback: one writes at a time
  it('and a close at the same moment: one of them wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const feedbackId = await waiting();
      const outcomes = (await Promise.all([answer(feedbackId), close(feedbackId), answer(feedbackId)])).map(faultOf);
      expect(outcomes.filter((fault) => fault === 'answered')).toHaveLength(1);
      const { thread, entries } = await open(feedbackId);
      const won = outcomes[1] === 'answered' ? 'close' : 'answer';
      expect(entries.map(({ kind }) => kind)).toEqual(['question', won]);
      expect(thread.state).toBe(won === 'close' ? 'closed' : 'answered');
      expect(outcomes.filter((fault) => fault !== 'answered')).toEqual(
        Array.from({ length: 2 }, () => (won === 'close' ? 'feedbackFinished' : 'feedbackMoved')),
      );
    }
  });
});

describe('is refused', () => {
  it('to answer or close a closed one, in both languages', async () => {
    const feedbackId = await waiting();
    dataOf(await close(feedbackId));
    expect(textOf(await answer(feedbackId, 2))).toBe('这条反馈已关闭，员工再次留言后才能继续');
    expect(textOf(await close(feedbackId, 2, 'en-us'))).toMatch(/^This conversation is closed/);
    expect((await list({ view: 'closed' })).rows.map((row) => row.feedbackId)).toContain(feedbackId);
  });

  it('an administrator reads and does not answer; an unknown one is not opened', async () => {
    const feedbackId = await waiting();
    const session = await portal.operator('admin');
    dataOf(await portal.call('OpsFeedback', on(feedbackId), { session }));
    const written = await portal.call(
      'OpsFeedbackAnswer',
      { ...on(feedbackId), lastSeen: 1, content: '您好' },
      { session },
    );
    expect(faultOf(written)).toBe('notAllowed');
    expect(faultOf(await answer(NOBODYS))).toBe('recordUnknown');
    expect(faultOf(await portal.call('OpsFeedback', on(NOBODYS), { session }))).toBe('recordUnknown');
    const elsewhere = await portal.call('OpsFeedback', { companyId: 210, feedbackId }, { session });
    expect(faultOf(elsewhere)).toBe('recordUnknown');
  });
});

it('entries stay as they were said, and a move that is none is refused by the database', async () => {
  const feedbackId = await waiting();
  const change = (set: string) =>
    inCompany(portal, CROWD_COMPANY, (db) =>
      sql.raw(`UPDATE feedback SET ${set} WHERE feedback_id = ${feedbackId}`).execute(db),
    );
  await expect(change(`state = 'reopened'`)).rejects.toMatchObject({ constraint: 'legal_move' });
  await expect(change('promised_at = NULL, asked_at = NULL')).rejects.toMatchObject({
    constraint: 'waiting_has_a_promise',
  });
  const { rows } = await portal.portal.database.pool.query(
    `SELECT has_table_privilege('portal_app', 'feedback_entry', 'DELETE') AS dropped,
       has_column_privilege('portal_app', 'feedback_entry', 'at', 'UPDATE') AS dated`,
  );
  expect(rows).toEqual([{ dropped: false, dated: false }]);
});
