import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import type { health, onlineDoctor } from '#contract/calls/health';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { deliveredCatalogue } from '../../ports/exam-reports/catalogue.ts';
import { indicatorByCode } from './index.ts';

let portal: TestPortal;
let who: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  who = await portal.login('demo', 'emp');
});
afterAll(() => portal.stop());

const search = async (text: string, more: Partial<Payload<(typeof health)['SearchIndicators']>> = {}) =>
  dataOf(await portal.call('SearchIndicators', { text, ...more }));
const baike = async (text: string, more: object = {}) =>
  dataOf(await portal.call('SearchBaike', { userGuid: who.user.CustomerGuid, text, ...more }, { session: who }));

describe('indicators', () => {
  it.each([
    ['ALT', 'ALT', 'abbreviation'],
    ['ns', 'UA', 'initials'],
    ['gxy', 'BP', 'initials'],
    ['niaosuan', 'UA', 'pinyin'],
    ['尿酸', 'UA', 'name'],
    ['cholestrol', 'TC', 'similar'],
    ['尿算', 'UA', 'similar'],
    ['uric acid', 'UA', 'english'],
  ])('are found without signing in: %s', async (text, code, by) => {
    expect((await search(text)).rows[0]).toMatchObject({ kind: 'indicator', code, by });
  });

  it('are listed by category and in pages, each once', async () => {
    const { total, counts } = await search('', { pageSize: 1 });
    expect(total).toBeGreaterThanOrEqual(150);
    expect(counts.all).toBe(total);
    const { rows, total: inLipids } = await search('', { category: 'lipids' });
    expect(inLipids).toBe(counts.lipids);
    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(['lipids']));
    const pages = await Promise.all([0, 1, 2].map((pageIndex) => search('', { pageIndex, pageSize: 100 })));
    expect(new Set(pages.flatMap((page) => page.rows.map(({ code }) => code))).size).toBe(total);
  });

  it('that are not there are answered with suggestions; an unknown code, with a refusal in both languages', async () => {
    const { rows, suggestions } = await search('qqqqwwww');
    expect(rows).toEqual([]);
    expect(suggestions.map(({ code }) => code)).toContain('UA');
    const asked = (language: 'zh-cn' | 'en-us') => portal.call('GetIndicator', { code: 'NOSUCH' }, { language });
    expect(textOf(await asked('zh-cn'))).toBe('没有找到该指标，请搜索名称或英文缩写');
    expect(textOf(await asked('en-us'))).toMatch(/^There is no such indicator/);
  });

  it('are found by the codes that reports link with, and say which they are', async () => {
    const codes = deliveredCatalogue()
      .flatMap(({ measured = [], described = [] }) => [...measured, ...described])
      .map(({ code }) => code);
    const missing: string[] = [];
    for (const code of codes)
      if (faultOf(await portal.call('GetIndicator', { code })) !== 'answered') missing.push(code);
    expect(missing).toEqual([]);
    expect(dataOf(await portal.call('GetIndicator', { code: 'ldl-c' })).code).toBe('LDL');
    expect(dataOf(await portal.call('GetIndicator', { code: 'NEUT%' })).code).toBe('NEUT-P');
  });

  it('say ranges, sources, related entries and which articles speak of them', async () => {
    const found = dataOf(await portal.call('GetIndicator', { code: 'ua' }));
    expect(found).toMatchObject({
      code: 'UA',
      category: 'kidney',
      unit: 'μmol/L',
      initials: 'ns',
      pinyin: 'niao suan',
    });
    expect(found.ranges).toEqual([
      { sex: 'male', fromAge: 18, toAge: null, low: 208, high: 428 },
      { sex: 'female', fromAge: 18, toAge: null, low: 155, high: 357 },
    ]);
    expect(found.sources.length).toBeGreaterThan(0);
    expect(found.relatedEntries.map(({ code }) => code)).toContain('CREA');
    expect(found.articles.map(({ slug }) => slug)).toContain('gout-and-uric-acid');
  });

  it('say what the next check-up could add: what measures them first, then what guidelines look at next', async () => {
    const extras = async (code: string) =>
      dataOf(await portal.call('GetIndicator', { code })).extras.map(({ name, why }) => [name.en, why]);
    expect(await extras('HBA1C')).toEqual([
      ['Glycated hemoglobin (HbA1c)', 'measures'],
      ['Fundus photography', 'further'],
    ]);
    expect(await extras('AFP')).toEqual([
      ['Six tumor markers', 'measures'],
      ['Twelve tumor markers', 'measures'],
    ]);
    expect(await extras('LDL')).toEqual([['Carotid Doppler ultrasound', 'further']]);
    expect(await extras('UA')).toEqual([]);
  });

  it('are there for other modules by their stable code', async () => {
    expect((await indicatorByCode(portal.portal, 'alt'))?.content.name.en).toBe('Alanine aminotransferase');
    expect(await indicatorByCode(portal.portal, 'NOSUCH')).toBeUndefined();
  });
});

describe('the encyclopedia of those who are signed in', () => {
  it('finds articles and indicators together, or one of them', async () => {
    expect((await baike('gxy')).rows[0]).toMatchObject({ kind: 'article', code: 'high-blood-pressure' });
    const { rows } = await baike('脂肪肝');
    expect(rows.slice(0, 2).map(({ kind }) => kind)).toEqual(['article', 'indicator']);
    expect(new Set((await baike('', { kind: 'article' })).rows.map(({ kind }) => kind))).toEqual(new Set(['article']));
    expect((await baike('', { category: 'heart' })).rows.every(({ category }) => category === 'heart')).toBe(true);
  });

  it('shows an article with the indicators it speaks of; one that is not there is refused', async () => {
    const read = (slug: string) =>
      portal.call('GetHealthArticle', { userGuid: who.user.CustomerGuid, slug }, { session: who });
    const article = dataOf(await read('fatty-liver'));
    expect(article.indicatorEntries.map(({ code }) => code)).toContain('ALT');
    expect(article.more.length).toBeGreaterThan(0);
    expect(faultOf(await read('no-such-article'))).toBe('articleUnknown');
  });

  it('is refused without a session', async () => {
    expect(faultOf(await portal.call('SearchBaike', { userGuid: who.user.CustomerGuid, text: '' }))).toBe(
      'sessionExpired',
    );
  });
});

describe('the index entry', () => {
  // proves: health: the index entry is one company’s
  it('is there for the one company that has it, and for no other', async () => {
    const entry = dataOf(await portal.call('GetIndexEntry', { company: 'Demo' }));
    expect(entry.indicators).toBeGreaterThanOrEqual(150);
    expect(faultOf(await portal.call('GetIndexEntry', { company: 'hilton' }))).toBe('indexEntryNone');
    expect(faultOf(await portal.call('GetIndexEntry', { company: 'nobody' }))).toBe('indexEntryNone');
  });
});

describe('the online doctor', () => {
  type Asked = Payload<(typeof onlineDoctor)['JumpToHaodf']>;
  const jump = (of: SignedIn, more: Asked = {}, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
    portal.call('JumpToHaodf', more, { session: of, language });
  const pageAt = async (url: string) => (await fetch(new URL(url))).text();

  // proves: health: online doctor gets a pseudonym
  it('is entered by an address that says nothing of who it is; the hand-over is audited', async () => {
    const { url } = dataOf(await jump(who, { customerGuid: who.user.CustomerGuid, IsThisYear: true }));
    const ticket = Buffer.from(new URL(url).searchParams.get('ticket')?.split('.')[0] ?? '', 'base64url').toString();
    expect(ticket).not.toContain(who.user.CustomerGuid);
    expect(await pageAt(url)).toContain('您已离开');
    const { rows } = await portal.portal.database.pool.query(
      `SELECT reason FROM audit WHERE action = 'doctor.enter' AND person_guid = $1`,
      [who.user.CustomerGuid],
    );
    expect(rows).toEqual([{ reason: 'thisYear' }]);
  });

  // proves: health: the sandbox takes only addresses it has made
  it('takes an address that was tampered with, or is ten minutes old, for nothing', async () => {
    const { url } = dataOf(await jump(who, {}, 'en-us'));
    expect(await pageAt(url)).toContain('an earlier check-up');
    expect(await pageAt(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).not.toContain('check-up');
    portal.clock.advance(11 * 60_000);
    expect(await pageAt(url)).not.toContain('an earlier check-up');
  });

  // proves: health: online doctor on the home menu
  it('is refused where the company has no entry for it, in both languages', async () => {
    const other = await portal.login('plain', 'emp');
    expect(faultOf(await jump(other))).toBe('doctorNotOpen');
    expect(textOf(await jump(other))).toMatch(/^您所在的企业未开通在线问诊/);
    expect(textOf(await jump(other, {}, 'en-us'))).toMatch(/^Your company has not opened the online doctor/);
  });

  it('that does not answer is a refusal one can try again, and no visit is recorded', async () => {
    const { database, ports } = portal.portal;
    const lines = async () => (await database.pool.query(`SELECT FROM audit WHERE action = 'doctor.enter'`)).rowCount;
    const before = await lines();
    ports.onlineDoctor.pause?.(true);
    expect(textOf(await jump(who))).toMatch(/^在线问诊暂时无法接通/);
    ports.onlineDoctor.pause?.(false);
    expect(await lines()).toBe(before);
    dataOf(await jump(who));
  });

  it('is not for another person’s relatives', async () => {
    const other = await portal.login('hilton', 'emp');
    expect(faultOf(await jump(who, { customerGuid: other.user.CustomerGuid }))).toBe('notYours');
  });
});
