import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/language';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { DAY, HOUR } from '../../../test/clock.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import { makeFeedback } from '../../../test/feedback.ts';
import { fetchFile, refusedWith, sendFile } from '../../../test/files.ts';
import { pdfWith } from '../../../test/pdfs.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-feedback-'));
  portal = await startPortal({ env: { DATA_DIR: folder }, jobs: false });
});
afterAll(async () => {
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
});

const someone = async (): Promise<Member> => {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  return member;
};
const by = (who: Member, language: Language = 'zh-cn') => ({ session: who.token, language });
type Sent = { templateId?: number; content?: string; fileIds?: string[] };
const add = (who: Member, sent: Sent = {}, language?: Language) =>
  portal.call(
    'AddFeedback',
    { userGuid: who.guid, templateId: -2, content: '停诊没有提前通知', ...sent },
    by(who, language),
  );
const reply = (who: Member, feedbackId: number, sent: Sent = {}) =>
  portal.call('ReplyFeedback', { userGuid: who.guid, feedbackId, content: '补充一点', ...sent }, by(who));
const list = async (who: Member, more: { templateId?: number; pageIndex?: number; pageSize?: number } = {}) =>
  dataOf(await portal.call('MyFeedback', { userGuid: who.guid, ...more }, by(who)));
const open = async (who: Member, feedbackId: number) =>
  dataOf(await portal.call('GetFeedback', { userGuid: who.guid, feedbackId }, by(who)));
const fileOf = async (who: Member, name: string) =>
  dataOf(await sendFile(portal, who.token, { bytes: await pdfWith('公告'), name })).fileId;
const answer = async (feedbackId: number, lastSeen: number, content = '已为您改期') =>
  portal.call(
    'OpsFeedbackAnswer',
    { companyId: CROWD_COMPANY, feedbackId, lastSeen, content },
    { session: await portal.operator('support') },
  );

describe('feedback', () => {
  it('is sent with files, sealed, and says until when it is answered', async () => {
    const who = await someone();
    const terms = dataOf(await portal.call('FeedbackTerms', { userGuid: who.guid }, by(who)));
    const fileIds = [await fileOf(who, '门店公告.pdf'), await fileOf(who, '短信.pdf')];
    const { feedbackId, number, promised } = dataOf(await add(who, { fileIds }));
    expect(number).toMatch(/^FK20260610\d{6,}$/);
    // asked on a Wednesday morning, promised for Thursday's
    expect(promised?.provisional).toBe(false);
    expect(Date.parse(promised?.at ?? '') - portal.clock.now().getTime()).toBeGreaterThan(DAY - HOUR);
    expect(promised?.at.slice(0, 13)).toBe('2026-06-11T02');
    expect(terms.promised.at.slice(0, 13)).toBe('2026-06-11T02');
    const { thread, entries } = await open(who, feedbackId);
    expect(thread).toMatchObject({ number, templateId: -2, state: 'open', excerpt: '停诊没有提前通知', unread: false });
    expect(entries).toMatchObject([
      { no: 1, by: 'me', text: '停诊没有提前通知', files: [{ name: '门店公告.pdf' }, { name: '短信.pdf' }] },
    ]);
    const { rows } = await portal.portal.database.pool.query<{ body: Buffer }>(
      'SELECT body FROM feedback_entry WHERE feedback_id = $1',
      [feedbackId],
    );
    expect(rows[0]?.body.toString()).not.toContain('停诊');
    const own = await fetchFile(portal, `/AppApi/File?fileId=${fileIds[0]}`, { 'x-session': who.token });
    expect(own.status).toBe(200);
  });

  // proves: feedback: characters as people see them
  it('counts characters as people see them: 300 families are 300, one more is too many', async () => {
    const who = await someone();
    const families = await add(who, { content: '👨‍👩‍👧‍👦'.repeat(300) });
    expect(faultOf(families)).toBe('answered');
    const { feedbackId } = dataOf(families);
    expect((await open(who, feedbackId)).entries[0]?.text).toBe('👨‍👩‍👧‍👦'.repeat(300));
    const long = await add(who, { content: '长'.repeat(301) });
    expect(faultOf(long)).toBe('feedbackTooLong');
    expect(textOf(long)).toBe('内容超出字数上限，请精简后提交');
    expect(textOf(await add(who, { content: '长'.repeat(301) }, 'en-us'))).toBe(
      'This is longer than it may be. Please shorten it',
    );
    const empty = await add(who, { content: ' \n ' });
    expect(faultOf(empty)).toBe('feedbackEmpty');
    expect(textOf(empty)).toBe('请填写内容');
    expect(textOf(await add(who, { content: '' }, 'en-us'))).toBe('Please write something');
    expect(faultOf(await add(who, { templateId: -5 }))).toBe('badInput');
  });

  it('is listed by kind and page, what has moved last first', async () => {
    const who = await someone();
    for (const templateId of [-4, -1, -2, -3]) dataOf(await add(who, { templateId, content: `第 ${templateId} 类` }));
    expect((await list(who)).rows.map(({ templateId }) => templateId)).toEqual([-3, -2, -1, -4]);
    const praise = await list(who, { templateId: -4 });
    expect(praise).toMatchObject({ total: 1, rows: [{ excerpt: '第 -4 类' }] });
    expect(praise.counts).toEqual({ all: 4, unread: 0, '-1': 1, '-2': 1, '-3': 1, '-4': 1 });
    expect((await list(who, { pageIndex: 1, pageSize: 3 })).rows.map(({ templateId }) => templateId)).toEqual([-4]);
    expect(await list(await someone())).toMatchObject({ rows: [], total: 0, counts: { all: 0, unread: 0 } });
  });

  it('with 2,000 rows shows a page of them', async () => {
    const who = await someone();
    const first = await makeFeedback(portal, { personGuid: who.guid });
    await portal.portal.database.pool.query(
      `WITH made AS (
         INSERT INTO feedback (company_id, feedback_id, person_guid, template_id, state, lang, created_at, updated_at, last_no)
         SELECT company_id, 9000000000000 + no, person_guid, template_id, 'closed', lang, created_at - no * interval '1 hour',
           updated_at - no * interval '1 hour', 1 FROM feedback, generate_series(1, 1999) AS no WHERE feedback_id = $1
         RETURNING feedback_id)
       INSERT INTO feedback_entry (company_id, feedback_id, entry_no, kind, body, at)
       SELECT e.company_id, m.feedback_id, 1, 'question', e.body, e.at FROM made m, feedback_entry e WHERE e.feedback_id = $1`,
      [first],
    );
    // a body is bound to its row: the copies cannot be opened, and are not on the first page of one
    const { rows, total } = await list(who, { pageSize: 1 });
    expect({ shown: rows.length, total }).toEqual({ shown: 1, total: 2_000 });
  });
});

describe('a conversation', () => {
  // proves: feedback: waiting keeps its promise
  it('is answered, marked as new, looked at, and goes on with a promise of its own', async () => {
    const who = await someone();
    const { feedbackId } = dataOf(await add(who));
    // a waiting thread keeps its promise, however often its writer writes
    const { promised: before } = (await open(who, feedbackId)).thread;
    expect(dataOf(await reply(who, feedbackId)).promised).toEqual(before);
    dataOf(await answer(feedbackId, 2));
    const answered = await open(who, feedbackId);
    expect(answered.thread).toMatchObject({ state: 'answered', promised: null, unread: true });
    expect(answered.entries.map(({ by: whose }) => whose)).toEqual(['me', 'me', 'service']);
    expect((await list(who)).counts['unread']).toBe(1);
    dataOf(await portal.call('SeeFeedback', { userGuid: who.guid, feedbackId, upTo: 3 }, by(who)));
    expect((await list(who)).rows).toMatchObject([{ unread: false }]);
    const again = dataOf(await reply(who, feedbackId, { content: '谢谢，还有一个问题' }));
    expect(again.promised).not.toBeNull();
    expect((await open(who, feedbackId)).thread.state).toBe('reopened');
  });

  it('that was closed says why, and opens again when its writer has more to say', async () => {
    const who = await someone();
    const { feedbackId } = dataOf(await add(who));
    const session = await portal.operator('support');
    const on = { companyId: CROWD_COMPANY, feedbackId };
    dataOf(await portal.call('OpsFeedbackNote', { ...on, content: '已致电机构' }, { session }));
    dataOf(await portal.call('OpsFeedbackClose', { ...on, lastSeen: 2, reason: '已电话答复' }, { session }));
    const { thread, entries } = await open(who, feedbackId);
    expect(thread).toMatchObject({ state: 'closed', unread: true, promised: null });
    expect(entries.map(({ by: whose, text }) => [whose, text])).toEqual([
      ['me', '停诊没有提前通知'],
      ['closed', '已电话答复'],
    ]);
    dataOf(await reply(who, feedbackId));
    expect((await open(who, feedbackId)).thread.state).toBe('reopened');
  });
});

describe('is refused', () => {
  // proves: feedback: only where the home menu has an entry
  it('where the home menu has no entry for it, with each call, in both languages', async () => {
    const { token, user } = await portal.login('hilton', 'emp');
    const userGuid = user.CustomerGuid;
    const feedbackId = await makeFeedback(portal, { companyId: user.CompanyId, personGuid: userGuid });
    const said = { content: '您好', fileIds: [] };
    const answers = [
      await portal.call('FeedbackTerms', { userGuid }, { session: token }),
      await portal.call('AddFeedback', { userGuid, templateId: -1, ...said }, { session: token }),
      await portal.call('MyFeedback', { userGuid }, { session: token }),
      await portal.call('GetFeedback', { userGuid, feedbackId }, { session: token }),
      await portal.call('SeeFeedback', { userGuid, feedbackId, upTo: 1 }, { session: token }),
      await portal.call('ReplyFeedback', { userGuid, feedbackId, ...said }, { session: token }),
    ];
    expect(answers.map(faultOf)).toEqual(answers.map(() => 'feedbackNotOpen'));
    expect(textOf(answers[0] ?? fail())).toMatch(/^您所在的企业未开通意见反馈，请联系客服/);
    const english = await portal.call('MyFeedback', { userGuid }, { session: token, language: 'en-us' });
    expect(textOf(english)).toMatch(/^Your company has not opened feedback. Please contact customer service/);
    const { feedback } = dataOf(await portal.call('CustomerService', { userGuid }, { session: token }));
    expect(feedback).toBe(false);
  });

  // proves: feedback: a file is used once
  it('with a file of another person’s, a file that is used already, or four', async () => {
    const [who, other] = [await someone(), await someone()];
    const theirs = await fileOf(other, '别人的.pdf');
    expect(faultOf(await add(who, { fileIds: [theirs] }))).toBe('notYours');
    const own = await fileOf(who, '自己的.pdf');
    dataOf(await add(who, { fileIds: [own] }));
    const again = await add(who, { fileIds: [own] });
    expect(faultOf(again)).toBe('fileGone');
    expect((await list(who)).total).toBe(1);
    const four = [1, 2, 3, 4].map(() => own);
    expect(faultOf(await add(who, { fileIds: four }))).toBe('badInput');
  });

  // proves: feedback: a thread is its writer’s
  it('to a person who did not write it', async () => {
    const [who, other] = [await someone(), await someone()];
    const { feedbackId } = dataOf(await add(who));
    const read = await portal.call('GetFeedback', { userGuid: other.guid, feedbackId }, by(other));
    expect(faultOf(read)).toBe('notYours');
    expect(faultOf(await reply(other, feedbackId))).toBe('notYours');
    const seen = await portal.call('SeeFeedback', { userGuid: other.guid, feedbackId, upTo: 1 }, by(other));
    expect(faultOf(seen)).toBe('notYours');
  });

  // proves: feedback: so many a day, also at once
  it('an eleventh time on a day, also of many at once', async () => {
    const who = await someone();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, no) => add(who, { content: `第 ${no} 条` })));
    expect(answers.map(faultOf).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 'answered'),
      'feedbackPerDay',
      'feedbackPerDay',
    ]);
    expect(textOf(await add(who))).toBe('今天提交的反馈已达 10 条，请在已有的反馈里补充，或明天再试');
    expect(textOf(await add(who, {}, 'en-us'))).toMatch(/^You have sent 10 pieces of feedback today/);
    expect(dataOf(await portal.call('FeedbackTerms', { userGuid: who.guid }, by(who))).left).toBe(0);
  });

  it('more to a conversation too long to read, in both languages', async () => {
    const who = await someone();
    const { feedbackId } = dataOf(await add(who));
    await portal.portal.database.pool.query('UPDATE feedback SET last_no = 200 WHERE feedback_id = $1', [feedbackId]);
    expect(textOf(await reply(who, feedbackId))).toBe('这条反馈的往来已较多，请新建一条反馈');
    const payload = { userGuid: who.guid, feedbackId, content: 'More' };
    expect(textOf(await portal.call('ReplyFeedback', payload, by(who, 'en-us')))).toMatch(
      /^This conversation has grown long/,
    );
  });

  it('its file to an operator who names another thread', async () => {
    const who = await someone();
    const fileId = await fileOf(who, '门店公告.pdf');
    const { feedbackId } = dataOf(await add(who, { fileIds: [fileId] }));
    const other = dataOf(await add(who)).feedbackId;
    const { token, cookie } = await portal.operator('support');
    const fetched = (id: number) =>
      fetchFile(portal, `/opsApi/FeedbackFile?companyId=${CROWD_COMPANY}&feedbackId=${id}&fileId=${fileId}`, {
        ...{ 'x-session': token, cookie },
      });
    expect(refusedWith(await fetched(feedbackId))).toBe('sent');
    expect(refusedWith(await fetched(other))).toBe('notYours');
  });
});

it('a service that works in office hours promises within them', async () => {
  const { token, user } = await portal.login('sevenday', 'emp');
  const { promised } = dataOf(await portal.call('FeedbackTerms', { userGuid: user.CustomerGuid }, { session: token }));
  // Wednesday 10:00: seven and a half hours, nine on Thursday, seven and a half on Friday
  expect(promised.at.slice(0, 13)).toBe('2026-06-12T08');
});

it('customer service is refused where the company does not show it', async () => {
  const { token, user } = await portal.login('plain', 'emp');
  const asked = (language: Language) =>
    portal.call('CustomerService', { userGuid: user.CustomerGuid }, { session: token, language });
  expect(faultOf(await asked('zh-cn'))).toBe('partClosed');
  expect(textOf(await asked('en-us'))).toMatch(/^Your company does not offer this/);
});

const fail = (): never => {
  throw new Error('no answer');
};
