import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrivacyKind } from '#contract/values/content-kinds';
import { faultText } from '#contract/faults';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { LANGUAGES, type Language } from '#contract/language';
import { dataOf, faultOf, fromElsewhere, textOf } from '../../../../test/answers.ts';
import { laterVersion, makeTextDraft } from '../../../../test/content.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { DEMO_PASSWORD } from '../../../../../demo/password.ts';

let portal: TestPortal;
let editor: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  editor = await portal.operator('content');
});
afterAll(() => portal.stop());

const reason = '按法务意见修订';
const both = (zh: string, en: string) => ({ zh, en });
const words = { title: both('新版政策', 'New policy'), body: both('## 一\n正文', '## 1\nText'), note: both('', '') };
const saveText = (payload: { kind: PrivacyKind; version: string; seen?: string; title?: { zh: string; en: string } }) =>
  portal.call('OpsPrivacySave', { ...words, substance: false, reason, ...payload }, { session: editor });
const publish = (payload: { kind: PrivacyKind; version: string; seen: string }, language: Language = 'zh-cn') =>
  portal.call('OpsPrivacyPublish', { ...payload, reason }, { session: editor, language });
const inForce = async (kind: PrivacyKind) => dataOf(await portal.call('PrivacyText', { kind })).version;
const auditOf = async (kind: string, id: string) => {
  const { rows } = await portal.portal.database.pool.query<{ action: string; company_id: number; reason: string }>(
    'SELECT action, company_id, reason FROM audit WHERE subject_kind = $1 AND subject_id = $2 ORDER BY seq',
    [kind, id],
  );
  return rows;
};
const signIn = (user: string, consent?: string, company = 'demo') =>
  portal.send(
    'Login',
    { appType: 1, companyCode: company, user, password: DEMO_PASSWORD, consent },
    { headers: fromElsewhere() },
  );

describe('a privacy text', () => {
  // proves: content: a published text is final
  it('is drafted, read in both languages, published and audited; then nothing changes it', async () => {
    const at = { kind: 'rules', version: laterVersion() } as const;
    expect(dataOf(await saveText(at))).toEqual(at);
    expect(await inForce('rules')).toBe(CONSENT_VERSION);
    const draft = dataOf(await portal.call('OpsPrivacyText', at, { session: editor }));
    expect(draft).toMatchObject({ ...words, publishedAt: null, substance: false });
    const seen = draft.updatedAt;
    dataOf(await publish({ ...at, seen }));
    expect(await inForce('rules')).toBe(at.version);
    for (const answer of [await saveText({ ...at, seen }), await publish({ ...at, seen })])
      expect(faultOf(answer)).toBe('textPublished');
    const { pool } = portal.portal.database;
    await expect(
      pool.query(`UPDATE privacy_text SET body = '' WHERE version = $1`, [at.version]),
    ).rejects.toMatchObject({
      constraint: 'published_is_final',
    });
    await expect(pool.query('DELETE FROM privacy_text WHERE version = $1', [at.version])).rejects.toMatchObject({
      constraint: 'published_is_final',
    });
    expect(await auditOf('privacyText', `rules ${at.version}`)).toEqual([
      { action: 'privacyText.save', company_id: 0, reason },
      { action: 'privacyText.publish', company_id: 0, reason },
    ]);
  });

  // proves: content: a later text has a later name
  it('has a later name than the published ones', async () => {
    const answer = await portal.call(
      'OpsPrivacySave',
      { ...words, kind: 'standard', version: '2026-05', substance: true, reason },
      { session: editor, language: 'en-us' },
    );
    expect(textOf(answer)).toBe(faultText('textNotLater', 'en-us', { latest: CONSENT_VERSION }));
  });

  // proves: content: published in both languages
  it('is not published in one language alone, nor over what a colleague has just saved', async () => {
    const at = { kind: 'family', version: laterVersion() } as const;
    dataOf(await saveText({ ...at, title: both('只有中文', '') }));
    const { updatedAt: seen } = dataOf(await portal.call('OpsPrivacyText', at, { session: editor }));
    for (const language of LANGUAGES)
      expect(textOf(await publish({ ...at, seen }, language))).toBe(faultText('textIncomplete', language));
    portal.clock.advance(1_000);
    dataOf(await saveText({ ...at, seen }));
    expect(faultOf(await publish({ ...at, seen }))).toBe('contentMoved');
    expect(faultOf(await saveText({ ...at, seen }))).toBe('contentMoved');
  });
});

describe('consent', () => {
  // proves: content: new consent after a change in substance
  it('to an older text counts until a version changes in substance; then it is asked again, once', async () => {
    const before = dataOf(await portal.call('InspectionCompany', { user: 'demo' })).privacy?.version;
    expect(faultOf(await signIn('emp', before))).toBe('answered');
    dataOf(await publish(await makeTextDraft(portal, { kind: 'standard', substance: false })));
    expect(faultOf(await signIn('emp'))).toBe('answered');

    const changed = await makeTextDraft(portal, { kind: 'standard', substance: true });
    dataOf(await publish(changed));
    for (const consent of [undefined, before]) expect(faultOf(await signIn('emp', consent))).toBe('consentRenewed');
    // a person who never agreed is asked as before, and is told why where their page is an old one
    expect(faultOf(await signIn('parent'))).toBe('consentRequired');
    expect(faultOf(await signIn('parent', before))).toBe('consentRenewed');
    expect(dataOf(await portal.call('InspectionCompany', { user: 'demo' })).privacy?.version).toBe(changed.version);
    expect(faultOf(await signIn('emp', changed.version))).toBe('answered');
    expect(faultOf(await signIn('emp'))).toBe('answered');
    // another variant’s people are not asked
    expect(faultOf(await signIn('emp', undefined, 'deqin3'))).toBe('answered');
  });

  // proves: content: version of a consent
  it('is recorded with the version that was agreed to, and withdrawn with it', async () => {
    const { version = '' } = dataOf(await portal.call('InspectionCompany', { user: 'demo' })).privacy ?? {};
    type User = { Session: string; CustomerGuid: string };
    const withdraw = ({ CustomerGuid: userGuid, Session: session }: User) =>
      portal.call('WithdrawPortalConsent', { userGuid }, { session });
    // the demo world has agreed to the first text already
    dataOf(await withdraw(dataOf(await signIn('hr', version)) as User));
    const signed = await signIn('hr', version);
    expect(faultOf(signed)).toBe('answered');
    const user = dataOf(signed) as User;
    const { consents } = dataOf(
      await portal.call('MyConsents', { userGuid: user.CustomerGuid }, { session: user.Session }),
    );
    expect(consents).toContainEqual(
      expect.objectContaining({ purpose: 'portal', textVersion: version, withdrawnAt: null }),
    );
    dataOf(await withdraw(user));
    expect(faultOf(await signIn('hr'))).toBe('consentRequired');
  });
});

describe('news and answers', () => {
  const article = {
    category: 'service',
    title: both('停机通知', 'Maintenance'),
    summary: both('今晚', 'Tonight'),
    body: both('正文', 'Text'),
    image: '',
    source: both('本平台', 'This portal'),
  } as const;
  const list = async () => dataOf(await portal.call('HealthNews', { pageSize: 50 })).rows.map(({ newsId }) => newsId);
  const show = (newsId: number, to: 'published' | 'withdrawn') =>
    portal.call('OpsNewsShow', { newsId, to, reason }, { session: editor });

  // proves: content: save the version seen
  it('an article is drafted, corrected, published, taken down and shown again, each time audited', async () => {
    const { newsId } = dataOf(await portal.call('OpsNewsSave', { ...article, reason }, { session: editor }));
    expect(await list()).not.toContain(newsId);
    expect(faultOf(await show(newsId, 'withdrawn'))).toBe('contentMoved');
    dataOf(await show(newsId, 'published'));
    expect((await list())[0]).toBe(newsId);
    expect(faultOf(await show(newsId, 'published'))).toBe('contentMoved');
    const { updatedAt: seen } = dataOf(await portal.call('OpsNewsArticle', { newsId }, { session: editor }));
    portal.clock.advance(1_000);
    const change = { ...article, newsId, seen, title: both('停机通知（更正）', 'Maintenance, corrected'), reason };
    dataOf(await portal.call('OpsNewsSave', change, { session: editor }));
    expect(faultOf(await portal.call('OpsNewsSave', change, { session: editor }))).toBe('contentMoved');
    expect(dataOf(await portal.call('HealthArticle', { newsId })).title).toBe('停机通知（更正）');
    dataOf(await show(newsId, 'withdrawn'));
    expect(await list()).not.toContain(newsId);
    dataOf(await show(newsId, 'published'));
    expect((await auditOf('news', String(newsId))).map(({ action }) => action)).toEqual([
      ...['news.add', 'news.publish', 'news.change', 'news.withdraw', 'news.publish'],
    ]);
  });

  // proves: content: no picture of another site
  it('is refused in one language alone, or with a picture of another site', async () => {
    const save = (change: object, language: Language = 'zh-cn') =>
      portal.call('OpsNewsSave', { ...article, ...change, reason }, { session: editor, language });
    for (const language of LANGUAGES) {
      expect(textOf(await save({ body: both('正文', '') }, language))).toBe(faultText('contentWords', language));
      for (const image of ['https://evil.example/a.png', '//evil.example/a.png', '/art/../x', 'javascript:x'])
        expect(textOf(await save({ image }, language))).toBe(faultText('contentImage', language));
    }
  });

  // proves: content: every change is audited
  it('a question is added, hidden, and found by what it says', async () => {
    const entry = {
      group: 'booking',
      question: both('能带宠物吗', 'May I bring a pet'),
      answer: both('不能', 'No'),
    } as const;
    const more = { sortOrder: 5, shown: true, reason };
    const { faqId } = dataOf(await portal.call('OpsFaqSave', { ...entry, ...more }, { session: editor }));
    const shown = async () => dataOf(await portal.call('FaqList', {})).entries.map((one) => one.faqId);
    expect(await shown()).toContain(faqId);
    const find = async (text: string) => dataOf(await portal.call('OpsFaqList', { text }, { session: editor })).rows;
    const [found] = await find('PET');
    expect(found).toMatchObject({ faqId, ...entry });
    expect(await find('100%')).toEqual([]);
    const hidden = { ...entry, ...more, faqId, shown: false, seen: found?.updatedAt ?? '' };
    portal.clock.advance(1_000);
    dataOf(await portal.call('OpsFaqSave', hidden, { session: editor }));
    expect(await shown()).not.toContain(faqId);
    expect(faultOf(await portal.call('OpsFaqSave', hidden, { session: editor }))).toBe('contentMoved');
    const actions = (await auditOf('faq', String(faqId))).map(({ action }) => action);
    expect(actions).toEqual(['faq.add', 'faq.change']);
  });

  it('is read by support and administrators, and written by neither', async () => {
    for (const role of ['support', 'admin'] as const) {
      const session = await portal.operator(role);
      expect(faultOf(await portal.call('OpsNewsList', {}, { session }))).toBe('answered');
      expect(faultOf(await portal.call('OpsFaqList', {}, { session }))).toBe('answered');
      expect(faultOf(await portal.call('OpsPrivacyTexts', {}, { session }))).toBe('answered');
      expect(faultOf(await portal.call('OpsNewsSave', { ...article, reason }, { session }))).toBe('notAllowed');
      const text = { ...words, kind: 'rules', version: laterVersion(), substance: false, reason } as const;
      expect(faultOf(await portal.call('OpsPrivacySave', text, { session }))).toBe('notAllowed');
    }
  });
});

describe('in the database', () => {
  it('a company changes nothing of it', async () => {
    const { database } = portal.portal;
    const tries = [
      `INSERT INTO privacy_text VALUES ('rules', '2099-01', 'x', 'x', 'x', 'x', '', '', true, now(), NULL)`,
      `INSERT INTO faq_entry (topic, sort_order, shown, question, question_eng, answer, answer_eng, updated_at)
       VALUES ('booking', 1, true, 'x', 'x', 'x', 'x', now())`,
    ];
    for (const statement of tries) {
      const trying = database.borrow(async ({ send }) => {
        await send(`BEGIN; SET LOCAL ROLE portal_app; SELECT set_config('app.company_id', '100', true)`);
        try {
          return await send(statement);
        } finally {
          await send('ROLLBACK');
        }
      });
      await expect(trying).rejects.toMatchObject({ code: '42501' });
    }
  });
});
