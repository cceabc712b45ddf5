import { describe, expect, test } from 'vitest';
import { CompanyConfig } from '#contract/company-config';
import { strayTargets } from '#contract/outside-targets';
import { OTHER_SERVICES } from '#contract/calls/company';
import { artSvg } from './art.ts';
import { demoWorld } from './world.ts';

const TODAY = '2026-06-01';
const world = demoWorld(TODAY);
const people = world.flatMap((company) => company.people);
const accounts = people.flatMap((person) => person.account ?? []);
const configOf = (code: string) => CompanyConfig.parse(world.find((company) => company.code === code)?.config);
const repeated = <T>(values: T[]) => values.filter((value, at) => values.indexOf(value) !== at);

/** The codes and ids of the demo companies. */
const CODES = {
  demo: 100,
  deqin: 430,
  deqin2: 452,
  deqin3: 474,
  deqin4: 504,
  deqin5: 591,
  deqin6: 660,
  hilton: 210,
  mercer: 211,
  amazon: 212,
  dental: 220,
  oneday: 230,
  sevenday: 231,
  pocket: 240,
  survey: 250,
  sso: 260,
  plain: 270,
};

test('the companies are those of the demo table', () => {
  expect(Object.fromEntries(world.map(({ code, companyId }) => [code, companyId]))).toEqual(CODES);
});

test('ids, guids, phones and ID numbers are unique', () => {
  expect(repeated(people.map((person) => person.guid))).toEqual([]);
  expect(repeated(people.map((person) => person.phone))).toEqual([]);
  expect(repeated(people.map((person) => person.idNumber))).toEqual([]);
  expect(repeated(accounts.map((account) => account.id))).toEqual([]);
});

describe.each(world)('$code', (company) => {
  const config = CompanyConfig.parse(company.config);

  test('has an employee and an HR user, and logins are unique', () => {
    const logins = company.people.flatMap((person) => person.account?.login ?? []);
    expect(logins).toEqual(expect.arrayContaining(['emp', 'hr']));
    // A person may sign in with any of these.
    const names = company.people.flatMap(({ account, phone, email, employeeNo }) =>
      account ? [account.login, phone, email, employeeNo ?? ''] : [],
    );
    expect(repeated(names.map((name) => name.toLowerCase()))).toEqual([]);
  });

  test('menu items are unique and rules name existing ones', () => {
    const ids = company.menus.flatMap((group) => group.items.map((item) => item.id));
    expect(repeated(ids)).toEqual([]);
    expect(repeated(company.menus.map((group) => group.type))).toEqual([]);
    expect(company.menus.some((group) => group.type === OTHER_SERVICES)).toBe(true);
    for (const rule of config.menuRules) expect(ids).toContain(rule.hideItem);
  });

  test('links stay inside the portal', () => {
    const urls = [
      ...company.menus.flatMap((group) => group.items.map((item) => item.url)),
      ...company.banners.map((banner) => banner.actionUrl),
      ...company.campaigns.map((campaign) => campaign.targetUrl),
    ];
    for (const url of urls) expect(url).toMatch(/^\/((web|mobile)\/|hr$)/);
    if (!config.account.relatives) expect(urls.filter((url) => url.startsWith('/web/relative'))).toEqual([]);
  });

  test('every text exists in every language the company speaks', () => {
    const chinese = [
      ...company.menus.flatMap((group) => [group.name, ...group.items.map((item) => item.name)]),
      ...company.campaigns.flatMap(({ title, text, button }) => [title, text, button]),
      ...company.notices.flatMap(({ title, text }) => [title, text]),
      ...company.banners.flatMap(({ title, text, button, alt }) => [title, text, button, alt]),
    ];
    expect([company.name, company.nameEng, ...chinese].filter((text) => text.trim() === '')).toEqual([]);
    if (!config.home.multiLanguage) return;
    const english = [
      ...company.menus.flatMap((group) => [group.nameEng, ...group.items.map((item) => item.nameEng)]),
      ...company.campaigns.flatMap(({ titleEng, textEng, buttonEng }) => [titleEng, textEng, buttonEng]),
      ...company.notices.flatMap(({ titleEng, textEng }) => [titleEng, textEng]),
      ...company.banners
        .filter((banner) => banner.lang === 'en-us')
        .flatMap(({ title, text, button, alt }) => [title, text, button, alt]),
    ];
    expect(english.filter((text) => text.trim() === '' || /\p{Script=Han}/u.test(text))).toEqual([]);
    const slides = (lang: string) => company.banners.filter((banner) => banner.lang === lang).map((b) => b.image);
    expect(slides('en-us')).toEqual(slides('zh-cn'));
  });

  test('buttons keep to the length the design allows', () => {
    const texts = [
      ...company.banners.map(({ lang, button }) => ({ lang, button })),
      ...company.campaigns.flatMap(({ button, buttonEng }) => [
        { lang: 'zh-cn', button },
        { lang: 'en-us', button: buttonEng },
      ]),
    ];
    for (const { lang, button } of texts) expect(button.length).toBeLessThanOrEqual(lang === 'zh-cn' ? 6 : 24); // buttons of banners are short
  });

  test('banner words fit beside the picture on a phone', () => {
    for (const { title, text } of company.banners) {
      const lines = title.split('\n');
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(breadth(line), line).toBeLessThanOrEqual(19);
      expect(breadth(text), text).toBeLessThanOrEqual(54);
    }
  });

  test('every picture exists in the company colours; mobile banners are called small', () => {
    const urls = [
      company.logo,
      ...company.banners.flatMap((banner) => [banner.image, banner.imageSmall]),
      ...company.campaigns.map((campaign) => campaign.imageUrl),
    ];
    for (const url of urls) {
      const [, hex = '', name = ''] = /^\/art\/([0-9a-f]{6})\/([a-z-]+)\.svg$/.exec(url) ?? [];
      expect(`#${hex}`).toBe(company.colors.ThemeColor);
      expect(artSvg(name, hex), url).toContain('</svg>');
    }
    for (const banner of company.banners) {
      expect(banner.imageSmall).toContain('small');
      expect(banner.image).not.toContain('small');
    }
  });

  test('colours are colours', () => {
    for (const colour of Object.values(company.colors)) expect(colour).toMatch(/^#[0-9a-f]{6}$/i);
  });
});

describe('people', () => {
  test.each(people.map((person) => [person.name, person] as const))('%s has well-formed details', (_, person) => {
    expect(person.guid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(person.phone).toMatch(/^1[3-9]\d{9}$/);
    expect(person.phone).not.toMatch(/0000$/); // the text message sandbox refuses these
    expect(person.email).toMatch(/^[^@\s]+@[a-z0-9]+\.example$/);
    expect(checkDigitFits(person.idNumber)).toBe(true);
    expect(person.idNumber.slice(6, 14)).toBe(person.birthDate.replaceAll('-', ''));
    expect(Number(person.idNumber[16]) % 2).toBe(person.gender === 'male' ? 1 : 0);
    expect(person.idNumber.startsWith('99')).toBe(true);
    expect(new Date(`${person.birthDate}T00:00:00Z`).toISOString().slice(0, 10)).toBe(person.birthDate);
  });

  test('relatives belong to an employee of the same company and do not sign in', () => {
    for (const company of world) {
      const employees = company.people.filter((person) => person.account).map((person) => person.guid);
      for (const relative of company.people.filter((person) => !person.account)) {
        expect(employees).toContain(relative.relationOf);
        expect(relative.relation).toBeDefined();
      }
    }
  });

  test('some have not agreed to the privacy terms yet', () => {
    const withNew = world.filter((company) => company.people.some((person) => person.account?.consented === false));
    expect(withNew.map((company) => company.code)).toEqual(['demo', 'deqin', 'hilton']);
  });

  test('the child of teen is under 18 whenever the world is made', () => {
    for (const day of ['2024-02-29', TODAY, '2031-12-31']) {
      const all = demoWorld(day)[0]?.people ?? [];
      const parent = all.find((person) => person.account?.login === 'teen');
      const child = all.find((person) => person.relationOf === parent?.guid && person.relation === 'child');
      expect(Number(day.slice(0, 4)) - Number(child?.birthDate.slice(0, 4))).toBeLessThan(18);
    }
  });

  test('only people of the single sign-on company come by it', () => {
    for (const company of world) {
      const ssoOnly = CompanyConfig.parse(company.config).login.ssoOnly;
      for (const person of company.people) if (person.account) expect(person.account.sso ?? false).toBe(ssoOnly);
    }
  });
});

describe('the agreed companies', () => {
  test('menu rules of companies 504 and 474', () => {
    expect(configOf('deqin4').menuRules).toEqual([
      { hideItem: 1144, forClasses: [6] },
      { hideItem: 475, forClasses: [1], unlessVendor: 10009 },
    ]);
    expect(configOf('deqin3').menuRules).toEqual([{ hideItem: 809, forClasses: [6] }]);
  });

  test('every address outside is on its company’s list', () => {
    const stray = world.flatMap(({ code, config }) =>
      strayTargets(CompanyConfig.parse(config)).map((field) => `${code}: ${field}`),
    );
    expect(stray).toEqual([]);
  });

  test('campaign and booking windows', () => {
    expect(configOf('deqin4').login.campaign).toMatchObject({
      openFrom: '2023-01-03',
      runFrom: '2023-01-09',
      runTo: '2024-01-08',
    });
    expect(configOf('deqin2').bookingWindows).toEqual([{ from: '2023-08-28', to: '2023-09-08' }]);
    expect(configOf('demo').bookingWindows.every((window) => window.from <= TODAY && !window.to)).toBe(true);
    expect(configOf('pocket').bookingWindows.every((window) => window.from > TODAY)).toBe(true);
  });

  test.each([
    ['two companies have cards', 2, (code: string) => configOf(code).account.cards],
    ['one has a dental mall', 1, (code: string) => configOf(code).mall.variant === 'dental'],
    ['two have a dental and a gene mall', 2, (code: string) => configOf(code).mall.variant === 'dentalGene'],
    ['three look at orders by year', 3, (code: string) => configOf(code).mall.yearFilter],
    ['eleven have indicators', 11, (code: string) => configOf(code).account.indicators],
    ['one has the index entry', 1, (code: string) => configOf(code).account.indexEntry],
    ['one hides mall prices', 1, (code: string) => !configOf(code).mall.prices],
    ['one hides points', 1, (code: string) => !configOf(code).account.points],
    ['two show a survey block', 2, (code: string) => configOf(code).home.survey !== undefined],
    ['three send the employee type', 3, (code: string) => configOf(code).home.sendEmployeeType],
    ['two hide the exit besides single sign-on', 3, (code: string) => !configOf(code).header.exit],
    [
      'two hide the password change besides single sign-on',
      3,
      (code: string) => !configOf(code).account.changePassword,
    ],
    ['one goes home after a password change', 1, (code: string) => configOf(code).afterPasswordChange === 'home'],
    ['one leads back to its partner', 1, (code: string) => configOf(code).header.backToPartner !== undefined],
    ['one has a report service', 1, (code: string) => configOf(code).booking.reportService !== undefined],
    ['one has the traffic field', 1, (code: string) => configOf(code).booking.trafficWays.length > 0],
    ['two leave for an external page', 2, (code: string) => configOf(code).afterLogout.to === 'external'],
    [
      'one is signed in at its partner’s when it leaves',
      1,
      (code: string) => configOf(code).afterLogout.to === 'relogon',
    ],
    ['one goes back to where it came from', 1, (code: string) => configOf(code).afterLogout.to === 'redirectBack'],
  ])('%s (§2, §6)', (_, count, has) => {
    expect(Object.keys(CODES).filter(has)).toHaveLength(count);
  });
});

function checkDigitFits(idNumber: string): boolean {
  const weights = Array.from({ length: 17 }, (_, at) => 2 ** (17 - at) % 11);
  const sum = weights.reduce((total, weight, at) => total + weight * Number(idNumber[at]), 0);
  return /^\d{17}[\dX]$/.test(idNumber) && '10X98765432'[sum % 11] === idNumber[17];
}

/** A Han character is as broad as two Latin ones. */
function breadth(text: string): number {
  return [...text].reduce((sum, char) => sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(char) ? 2 : 1), 0);
}
