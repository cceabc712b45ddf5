import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, fromElsewhere, inCompany } from '../../../test/answers.ts';
import { startPortal, type CallOptions, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { demoWorld } from '../../../../demo/world.ts';

let portal: TestPortal;
const signedIn = new Map<string, SignedIn>();
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => portal.stop());

const world = demoWorld('2026-06-10');
const companyOf = (code: string) => {
  const found = world.find((company) => company.code === code);
  if (!found) throw new Error(`no company ${code}`);
  return found;
};

/** One session per person; the clock stands still in this file. */
async function as(company: string, user = 'emp'): Promise<SignedIn> {
  const known = signedIn.get(`${company}/${user}`) ?? (await portal.login(company, user, { headers: fromElsewhere() }));
  signedIn.set(`${company}/${user}`, known);
  return known;
}
const home = async (who: SignedIn, options: CallOptions = {}, at: TestPortal = portal) =>
  at.call('GetCompanyColorsAndIndexMenus', { companyId: who.user.CompanyId }, { session: who, ...options });
const banners = async (who: SignedIn, options: CallOptions & { langCode?: string } = {}) => {
  const { langCode, ...call } = options;
  const payload = { code: who.user.CompanyCode, component: 'slide' as const, ...(langCode ? { langCode } : {}) };
  return dataOf(await portal.call('GetBannerByCode', payload, { session: who, ...call }));
};

describe('the menu', () => {
  const itemsOf = async (company: string, user: string) =>
    dataOf(await home(await as(company, user))).Menus.flatMap(({ List }) => List.map(({ Id }) => Id));
  const isHr = (click: string) => click === 'gotoHr';
  const allBut = (company: string, hidden: number[]) =>
    companyOf(company)
      .menus.flatMap(({ items }) => items)
      .filter(({ id, click }) => !isHr(click) && !hidden.includes(id))
      .map(({ id }) => id);

  it.each([
    ['504, an employee', 'deqin4', 'emp', []],
    ['504, class 6', 'deqin4', 'emp6', [1144]],
    ['504, class 1 of vendor 10009', 'deqin4', 'vendor', []],
    ['504, class 1 of another vendor', 'deqin4', 'othervendor', [475]],
    ['474, an employee', 'deqin3', 'emp', []],
    ['474, class 6', 'deqin3', 'emp6', [809]],
  ])('of company %s', async (_, company, user, hidden) => {
    const items = await itemsOf(company, user);
    expect(items).toEqual(allBut(company, hidden));
    expect(allBut(company, [])).toEqual(expect.arrayContaining(hidden));
  });

  it.each(['demo', 'deqin4', 'plain'])('of %s shows HR management to HR and to nobody else', async (company) => {
    const [hr] = companyOf(company).menus.flatMap(({ items }) => items.filter(({ click }) => isHr(click)));
    expect(await itemsOf(company, 'hr')).toContain(hr?.id);
    expect(await itemsOf(company, 'emp')).not.toContain(hr?.id);
  });

  it('keeps groups and items in their order, with both names', async () => {
    const { Menus } = dataOf(await home(await as('demo', 'hr')));
    const expected = companyOf('demo').menus;
    expect(Menus.map(({ Type, MenuTypeName, MenuTypeNameEng }) => [Type, MenuTypeName, MenuTypeNameEng])).toEqual(
      expected.map(({ type, name, nameEng }) => [type, name, nameEng]),
    );
    const [first] = expected[0]?.items ?? [];
    expect(Menus[0]?.List[0]).toEqual({
      Id: first?.id,
      Type: expected[0]?.type,
      Icon: first?.icon,
      ShowName: first?.name,
      ShowNameEng: first?.nameEng,
      Url: first?.url,
      ClickMethod: first?.click,
    });
  });

  it('takes the employee type as older clients send it', async () => {
    const who = await as('hilton');
    for (const employeeType of ['', '1', 2]) {
      const payload = { companyId: 210, session: who.token, langCode: 'en-us', employeeType };
      expect(faultOf(await portal.send('GetCompanyColorsAndIndexMenus', payload, { session: who }))).toBe('answered');
    }
  });
});

describe('the look', () => {
  it.each(world.filter(({ config }) => !config.login?.ssoOnly))(
    'of $code is its own',
    async ({ code, colors, config }) => {
      const data = dataOf(await home(await as(code)));
      expect(data.Colors).toEqual(colors);
      expect(data.MobileMenuColumns).toBe(config.home?.mobileColumns ?? 3);
      expect(data.MulLanguage).toBe(config.home?.multiLanguage ?? true);
    },
  );

  it('hides the hotline of a company that has none, and says what the account centre shows', async () => {
    const info = async (code: string) => {
      const who = await as(code);
      return dataOf(await portal.call('GetCompanyInfoById', { CompanyId: who.user.CompanyId }, { session: who }));
    };
    expect(await info('plain')).toMatchObject({ Hotline: '', ShowAddress: true, OpenReimState: true });
    expect(await info('dental')).toMatchObject({ Hotline: companyOf('dental').hotline, ShowMyPoints: false });
    expect(await info('demo')).toMatchObject({ showMyRelativePoints: true, ShowMyPoints: true });
    for (const secret of ['menuRules', 'bookingWindows', 'login']) {
      expect(Object.keys((await info('deqin4')).config)).not.toContain(secret);
    }
  });
});

it('a notice names the working days of the company’s own rule', async () => {
  const texts = async (code: string) => {
    const who = await as(code);
    const by = { session: who };
    const { Notices } = dataOf(
      await portal.call('GetCompanyColorsAndIndexMenus', { companyId: who.user.CompanyId }, by),
    );
    return Notices.map(({ text, textEng }) => `${text} ${textEng}`).join(' ');
  };
  for (const [code, zh, en] of [
    ['demo', '提前 4 个工作日', '4 working days ahead'],
    ['sevenday', '提前 7 个工作日', '7 working days ahead'],
    ['oneday', '提前 1 个工作日', '1 working day ahead'],
  ] as const) {
    const told = await texts(code);
    expect(told).toContain(zh);
    expect(told).toContain(en);
    expect(told).not.toContain('{');
  }
});

describe('the banners', () => {
  it('come in pairs: each picture and, behind it, the small one of the same banner', async () => {
    const list = await banners(await as('demo'));
    expect(list.length).toBeGreaterThanOrEqual(6);
    expect(list.length % 2).toBe(0);
    for (let at = 0; at < list.length; at += 2) {
      const [wide, narrow] = list.slice(at, at + 2);
      expect(wide?.image).not.toMatch(/small/);
      expect(narrow?.image).toMatch(/small/);
      expect(narrow).toEqual({ ...wide, image: narrow?.image });
    }
  });

  it('are in the language of langCode, else of the call', async () => {
    const who = await as('demo');
    const titles = async (options: Parameters<typeof banners>[1]) =>
      (await banners(who, options)).map(({ title }) => title);
    const inDemo = (lang: string) =>
      companyOf('demo')
        .banners.filter((banner) => banner.lang === lang)
        .flatMap(({ title }) => [title, title]);
    expect(await titles({})).toEqual(inDemo('zh-cn'));
    expect(await titles({ langCode: 'en-us' })).toEqual(inDemo('en-us'));
    expect(await titles({ language: 'en-us' })).toEqual(inDemo('en-us'));
    expect(await titles({ language: 'en-us', langCode: 'zh-cn' })).toEqual(inDemo('zh-cn'));
  });

  // proves: claims: campaign for eligible people
  it('and the campaigns are those of the company; to a claim only who may claim is invited', async () => {
    const campaigns = companyOf('demo').campaigns ?? [];
    const seen = async (account: string) => {
      const who = await portal.login('demo', account);
      return dataOf(await portal.call('GetCampaigns', { companyCode: 'DEMO', cityId: '' }, { session: who }));
    };
    expect(await seen('remote')).toEqual(campaigns);
    const others = campaigns.filter(({ targetUrl }) => targetUrl !== '/web/reimbursement');
    expect(others.length).toBeLessThan(campaigns.length);
    expect(await seen('emp')).toEqual(others);
  });
});

describe('the entries the menu leaves out for a class', () => {
  it('no campaign and no banner leads to either; another class sees both', async () => {
    const mall = '/web/service/mall';
    // the demo company's own banner of the mall is shown as long as its service runs
    await portal.portal.database.pool.query(
      `UPDATE banner SET action_url = $1 WHERE company_id = (SELECT company_id FROM company_code WHERE code = 'deqin3')`,
      [mall],
    );
    const seen = async (account: string) => {
      const who = await portal.login('deqin3', account);
      const named = { companyCode: 'DEQIN3', cityId: '' };
      const campaigns = dataOf(await portal.call('GetCampaigns', named, { session: who }));
      return [campaigns.map(({ targetUrl }) => targetUrl), (await banners(who)).map(({ actionUrl }) => actionUrl)].map(
        (urls) => urls.includes(mall),
      );
    };
    expect(await seen('emp')).toEqual([true, true]);
    expect(await seen('emp6')).toEqual([false, false]);
  });
});

describe('the ETag', () => {
  const etagOf = async (who: SignedIn, options?: CallOptions) => (await home(who, options)).headers.get('etag');

  it('answers with 304 to a client that has this reply already', async () => {
    const who = await as('demo');
    const etag = (await etagOf(who)) ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await home(who, { headers: { 'if-none-match': etag } });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
    const other = await home(who, { headers: { 'if-none-match': '"another"' } });
    expect(other.status).toBe(200);
  });

  it('is not given to a client that may not have the reply', async () => {
    const etag = (await etagOf(await as('demo'))) ?? '';
    const answer = await portal.call(
      'GetCompanyColorsAndIndexMenus',
      { companyId: 100 },
      { headers: { 'if-none-match': etag } },
    );
    expect(faultOf(answer)).toBe('sessionExpired');
    expect(answer.headers.has('etag')).toBe(false);
  });

  it('differs where the reply differs', async () => {
    const tags = [
      await etagOf(await as('deqin4')),
      await etagOf(await as('deqin4', 'emp6')),
      await etagOf(await as('deqin4', 'hr')),
    ];
    expect(new Set(tags).size).toBe(3);
  });

  it('changes with the company’s version: at once on a node that had not looked, within a second on one that had', async () => {
    const who = await as('oneday');
    const before = await etagOf(who);
    await inCompany(portal, 230, (db) =>
      db
        .updateTable('company')
        .set((column) => ({
          version: column('version', '+', 1),
          colors: JSON.stringify({ ...companyOf('oneday').colors, ThemeColor: '#123456' }),
        }))
        .where('company_id', '=', 230)
        .execute(),
    );
    const second = await startPortal({ database: portal.database });
    const fresh = await home(who, {}, second);
    expect(dataOf(fresh).Colors.ThemeColor).toBe('#123456');
    expect(fresh.headers.get('etag')).not.toBe(before);
    await expect.poll(() => etagOf(who), { timeout: 1_500, interval: 20 }).toBe(fresh.headers.get('etag'));
    await second.stop();
  });
});
