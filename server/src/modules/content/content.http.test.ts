import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { FAQ_GROUPS, NEWS_CATEGORIES, PRIVACY_KINDS } from '#contract/values/content-kinds';
import { LANGUAGES, type Language } from '#contract/language';
import { blocksOf } from '#contract/rules/rich-text';
import { faultText } from '#contract/faults';
import { dataOf, faultOf, inCompany, textOf } from '../../../test/answers.ts';
import { makeNewsDraft } from '../../../test/content.ts';
import { fetchFile } from '../../../test/files.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
});
afterAll(() => portal.stop());

const news = async (payload: object = {}, language: Language = 'zh-cn') =>
  dataOf(await portal.call('HealthNews', { pageSize: 50, ...payload }, { language }));
const faq = async (language: Language = 'zh-cn') => dataOf(await portal.call('FaqList', {}, { language })).entries;
const HAN = /\p{Script=Han}/u;

describe('privacy texts', () => {
  it.each(PRIVACY_KINDS)('%s: the version people agree to exists, in both languages, for anybody', async (kind) => {
    const [zh, en] = await Promise.all(
      LANGUAGES.map(async (language) => dataOf(await portal.call('PrivacyText', { kind }, { language }))),
    );
    expect(zh).toMatchObject({ kind, version: CONSENT_VERSION, publishedOn: '2026-06-01' });
    expect(zh?.versions).toEqual([{ version: CONSENT_VERSION, publishedOn: '2026-06-01' }]);
    expect(zh?.title).toMatch(HAN);
    expect(`${en?.title}${en?.body}`).not.toMatch(HAN);
    const shape = (body = '') => blocksOf(body).map(({ kind: block }) => block);
    expect(shape(zh?.body)).toEqual(shape(en?.body));
    expect(shape(zh?.body).filter((block) => block === 'heading').length).toBeGreaterThanOrEqual(6);
  });

  it.each(['standard', 'family'] as const)(
    '%s says what PIPL asks for, and where rights are used here',
    async (kind) => {
      const { body } = dataOf(await portal.call('PrivacyText', { kind }));
      for (const word of [
        '谁来处理',
        '法律依据',
        '敏感个人信息',
        '未成年人',
        '向谁提供',
        '保存多久',
        '您的权利',
        '联系我们',
        '更新',
      ])
        expect(body).toContain(word);
      for (const path of ['/web/usercenter/privacy', '/web/privacy/rules']) expect(body).toContain(`](${path})`);
    },
  );

  it('is read as of an older version, and refused before there was one', async () => {
    const later = await portal.call('PrivacyText', { kind: 'standard', version: '2030-01' });
    expect(dataOf(later).version).toBe(CONSENT_VERSION);
    for (const language of LANGUAGES) {
      const early = await portal.call('PrivacyText', { kind: 'standard', version: '2020-01' }, { language });
      expect(textOf(early)).toBe(faultText('privacyTextUnknown', language));
    }
  });

  it('of a company is what its setting says: its face tells the login page', async () => {
    const face = async (user: string) => dataOf(await portal.call('InspectionCompany', { user })).privacy;
    expect(await face('demo')).toEqual({ variant: 'standard', version: CONSENT_VERSION });
    expect(await face('deqin2')).toEqual({ variant: 'family', version: CONSENT_VERSION });
  });
});

describe('news', () => {
  it('is there for anybody, newest first, at least twenty in both languages', async () => {
    const zh = await news();
    expect(zh.total).toBeGreaterThanOrEqual(20);
    expect(zh.rows).toHaveLength(zh.total);
    const days = zh.rows.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    const en = await news({}, 'en-us');
    expect(en.rows.map(({ newsId }) => newsId)).toEqual(zh.rows.map(({ newsId }) => newsId));
    expect(en.rows.filter(({ title, summary }) => HAN.test(title + summary))).toEqual([]);
  });

  it('is narrowed by category and paged; the counts agree', async () => {
    const { counts, total } = await news();
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
    for (const category of NEWS_CATEGORIES) {
      const { rows, total: inCategory } = await news({ category });
      expect(rows.map((row) => row.category)).toEqual(Array.from({ length: counts[category] ?? 0 }, () => category));
      expect(inCategory).toBe(counts[category]);
    }
    const [first, second] = [await news({ pageSize: 4 }), await news({ pageSize: 4, pageIndex: 1 })];
    expect([...first.rows, ...second.rows]).toEqual((await news()).rows.slice(0, 8));
  });

  it('each article names its source, in both languages, with others of its category', async () => {
    for (const { newsId, category } of (await news()).rows) {
      for (const language of LANGUAGES) {
        const article = dataOf(await portal.call('HealthArticle', { newsId }, { language }));
        expect(article.source).not.toBe('');
        if (language === 'en-us') expect(article.body + article.source + article.title).not.toMatch(HAN);
        expect(article.related.length).toBeGreaterThan(0);
        for (const other of article.related)
          expect([other.category, other.newsId === newsId]).toEqual([category, false]);
      }
    }
  });

  // proves: content: drafts are not shown
  it('does not tell of a draft, nor of a withdrawn one', async () => {
    const draft = await makeNewsDraft(portal);
    const { rows } = await news();
    const down = rows.at(-1)?.newsId ?? 0;
    await portal.portal.database.pool.query(`UPDATE news_article SET state = 'withdrawn' WHERE news_id = $1`, [down]);
    await expect
      .poll(async () => (await news()).rows.map(({ newsId }) => newsId), { timeout: 2_500 })
      .not.toContain(down);
    expect((await news()).rows.map(({ newsId }) => newsId)).not.toContain(draft);
    for (const newsId of [draft, down, 2_000_000_000]) {
      for (const language of LANGUAGES) {
        await expect
          .poll(async () => textOf(await portal.call('HealthArticle', { newsId }, { language })), { timeout: 2_500 })
          .toBe(faultText('articleUnknown', language));
      }
    }
  });
});

describe('questions and answers', () => {
  it('are there for anybody, at least sixty, every group, in both languages', async () => {
    const [zh, en] = [await faq(), await faq('en-us')];
    expect(zh.length).toBeGreaterThanOrEqual(60);
    expect([...new Set(zh.map(({ group }) => group))]).toEqual([...FAQ_GROUPS]);
    expect(en.map(({ faqId }) => faqId)).toEqual(zh.map(({ faqId }) => faqId));
    expect(en.filter(({ question, answer }) => HAN.test(question + answer))).toEqual([]);
  });

  it('links lead to pages of the portal', async () => {
    for (const { answer } of [...(await faq()), ...(await faq('en-us'))]) {
      const marks = answer.match(/\]\([^)]*\)/g) ?? [];
      for (const mark of marks) expect(mark).toMatch(/^\]\(\/web\/[\w/]+\)$/);
    }
  });
});

describe('the handbook', () => {
  const file = async (company: string, user: string, language: Language) => {
    const who = await portal.login(company, user);
    return fetchFile(portal, `/AppApi/Handbook?language=${language}`, { 'x-session': who.token });
  };

  it('is that of the employee’s type', async () => {
    const title = async (user: string) => {
      const session = await portal.login('demo', user);
      return dataOf(await portal.call('Handbook', {}, { session })).handbook?.title;
    };
    expect(await title('emp')).toContain('正式员工');
    const other = await inCompany(portal, 100, (db) =>
      db.selectFrom('account').select(['account_id']).where('employee_type', '=', 0).executeTakeFirst(),
    );
    expect(other).toBeDefined();
    expect(await title('remote')).toContain('仅报销');
  });

  it.each(LANGUAGES)('is a PDF with its letters in it (%s)', async (language) => {
    const { headers, bytes } = await file('demo', 'emp', language);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain('.pdf');
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain('/FontFile2');
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('is refused where the company has none, with whom to ask', async () => {
    const who = await portal.login('dental', 'emp');
    expect(dataOf(await portal.call('Handbook', {}, { session: who }))).toEqual({ handbook: null });
    const { bytes } = await file('dental', 'emp', 'zh-cn');
    expect(bytes.toString()).toContain('没有为您提供员工手册');
  });
});

describe('banner list and recent campaigns', () => {
  it('has both pictures of a banner together, and as many campaigns as asked', async () => {
    const session = await portal.login('demo', 'emp');
    const pairs = dataOf(
      await portal.call('GetBannerByCode', { code: 'demo', component: 'slide', langCode: 'zh-cn' }, { session }),
    );
    const list = dataOf(await portal.call('BannerList', { companyCode: 'demo' }, { session }));
    expect(list.flatMap(({ image, imageSmall }) => [image, imageSmall])).toEqual(pairs.map(({ image }) => image));
    const all = dataOf(await portal.call('GetCampaigns', { companyCode: 'demo', cityId: '' }, { session }));
    const recent = await portal.call('RecentCampaign', { companyCode: 'demo', count: 2 }, { session });
    expect(dataOf(recent)).toEqual(all.slice(0, 2));
    expect(faultOf(await portal.call('BannerList', { companyCode: 'hilton' }, { session }))).toBe('notYours');
  });
});
