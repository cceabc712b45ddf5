import { describe, expect, test } from 'vitest';
import { CompanyConfig } from '#contract/company-config';
import { CLINIC_RULES } from '#contract/rules/clinic';
import { addDays } from '#contract/rules/day';
import { PRODUCT_KINDS } from '#contract/rules/product-kind';
import { campaignFor, campaignStage, openingOn } from '#contract/rules/window';
import { artSvg } from './art.ts';
import { CATALOGUE, picturesOfProduct, productOf } from './products/catalogue.ts';
import { CATEGORIES } from './products/categories.ts';
import { demoWorld } from './world.ts';

const TODAY = '2026-06-01';
const world = demoWorld(TODAY);
const tenant = (code: string) => {
  const found = world.find((company) => company.code === code);
  if (!found) throw new Error(`no company ${code}`);
  return found;
};
const offerOf = (code: string, product: number) => tenant(code).offers.find((offer) => offer.product === product);

describe('the products', () => {
  test('are at least forty, of both malls and of every kind, each with a number, a drawing and a name of its own', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(40);
    expect(new Set(CATALOGUE.map(({ mall }) => mall))).toEqual(new Set(['health', 'service']));
    expect(new Set(CATALOGUE.map(({ gives }) => gives.kind))).toEqual(new Set(PRODUCT_KINDS));
    const own = CATALOGUE.flatMap(({ id, art, name }) => [String(id), art, name.zh, name.en]);
    expect(new Set(own).size).toBe(4 * CATALOGUE.length);
  });

  test.each(CATALOGUE)('$id $name.en is described in both languages, in a category of its mall', (product) => {
    expect(CATEGORIES).toContainEqual(expect.objectContaining({ category: product.category, mall: product.mall }));
    const sections = product.about.flatMap((tab) => tab.sections);
    const said = [product.name, product.brief, ...product.about.map((tab) => tab.title)];
    const told = [...said, ...sections.map(({ heading }) => heading), ...sections.flatMap(({ list }) => list)];
    for (const { zh, en } of told) {
      expect(zh).toMatch(/\p{Script=Han}|\d/u);
      expect(en).toMatch(/[A-Za-z]/);
      expect(en).not.toMatch(/\p{Script=Han}/u);
    }
    for (const { text, list } of sections) expect(text.zh !== '' || list.length > 0).toBe(true);
  });

  test.each(CATALOGUE)('$id $name.en has pictures that exist, in three colours', (product) => {
    const pictures = picturesOfProduct(product);
    expect(new Set(pictures).size).toBe(3);
    for (const url of pictures) {
      const [, hex = '', name = ''] = /^\/art\/([0-9a-f]{6})\/([a-z-]+)\.svg$/.exec(url) ?? [];
      expect(artSvg(name, hex), url).toContain('</svg>');
    }
  });
});

test('the dental cards can be used in several cities, at clinics with a number of their own', () => {
  const { clinics = [] } = productOf(101);
  expect(new Set(clinics.map(({ cityId }) => cityId)).size).toBeGreaterThan(3);
  for (const clinic of clinics) for (const isKept of Object.values(CLINIC_RULES)) expect(isKept(clinic)).toBe(true);
  for (const { phone } of clinics) expect(phone).toMatch(/^0\d{2,3}-5551\d{4}$/);
  expect(new Set(clinics.map(({ phone }) => phone)).size).toBe(clinics.length);
});

describe.each(world)('$code', ({ offers, config }) => {
  const { account } = CompanyConfig.parse(config);

  test('sells products that exist, once each', () => {
    expect(offers.length).toBeGreaterThan(0);
    expect(new Set(offers.map(({ product }) => product)).size).toBe(offers.length);
    for (const { product } of offers) expect(productOf(product).id).toBe(product);
  });

  test('has at most one free and one paid product', () => {
    for (const role of ['free', 'paid']) expect(offers.filter((offer) => offer.role === role).length).toBeLessThan(2);
  });

  test('shows what it sells: services, and cards', () => {
    const kinds = offers.map(({ product }) => productOf(product).gives.kind);
    if (kinds.includes('service')) expect(account.services).toBe(true);
    if (kinds.includes('card')) expect(account.cards).toBe(true);
  });
});

describe('the agreed companies', () => {
  test('my services and my cards stand in the account centre of two companies each', () => {
    const accounts = world.map(({ code, config }) => ({ code, account: CompanyConfig.parse(config).account }));
    const having = (part: 'servicesEntry' | 'cards') =>
      accounts.filter(({ account }) => account[part]).map(({ code }) => code);
    expect(having('servicesEntry').toSorted()).toEqual(['demo', 'pocket']);
    expect(having('cards').toSorted()).toEqual(['demo', 'dental']);
  });

  test('the pocket doctor: free for the employee, 128 yuan for one relative of at most 75, a year each', () => {
    for (const code of ['pocket', 'deqin', 'deqin2', 'deqin3', 'deqin4', 'deqin5', 'deqin6']) {
      expect(offerOf(code, 601)).toMatchObject({ role: 'free', limit: { count: 1, period: 'year' } });
      expect(offerOf(code, 602)).toMatchObject({ role: 'paid', limit: { count: 1 }, forFamily: { maxAge: 75 } });
    }
    expect(productOf(602)).toMatchObject({ priceFen: 128_00, gives: { months: 12 } });
  });

  test('sign-up is open on the campaign’s days; class 6 has other ones', () => {
    expect(offerOf('deqin4', 601)?.windows).toEqual([
      { from: '2023-01-03', to: '2023-12-20', exceptClasses: [6] },
      { from: '2023-01-31', to: '2023-12-20', onlyClasses: [6] },
    ]);
    const [fixed, own, interns] = offerOf('pocket', 601)?.windows ?? [];
    expect(fixed).toEqual({ from: '2023-01-03', to: '2023-12-20' });
    expect(own && own.from <= TODAY && TODAY <= (own.to ?? '')).toBe(true);
    expect(interns?.onlyClasses).toEqual([6]);
    expect((interns?.from ?? '') > TODAY).toBe(true);
  });

  test('home, login and product go by the same days of sign-up, for every class', () => {
    for (const { code, config } of world) {
      const campaign = config.login?.campaign;
      const windows = offerOf(code, 601)?.windows;
      if (!campaign || !windows) continue;
      for (const employeeClass of [1, 2, 6]) {
        const own = campaignFor(employeeClass, campaign);
        for (const day of [own.openFrom, own.openTo, addDays(own.openFrom, -1), addDays(own.openTo, 1)])
          expect(openingOn(day, employeeClass, windows).open, `${code} ${day} class ${employeeClass}`).toBe(
            campaignStage(day, own) === 'open',
          );
      }
    }
  });

  test('a product the menu hides from a class or a vendor is not sold to them', () => {
    expect(offerOf('deqin3', 601)?.classes).not.toContain(6);
    expect(offerOf('deqin4', 602)?.classes).not.toContain(6);
    expect(offerOf('deqin4', 601)?.vendors).toEqual([0, 10009]);
  });

  test('the dental company sells what its cards pay for; the pair sells dental and gene products', () => {
    expect(tenant('dental').offers.filter(({ product }) => productOf(product).dental).length).toBeGreaterThan(1);
    for (const code of ['deqin5', 'deqin6']) {
      const categories = tenant(code).offers.map(({ product }) => productOf(product).category);
      expect(categories).toEqual(expect.arrayContaining(['dental', 'gene']));
    }
  });
});

test('the default company shows each way of not being for sale, and the first eight of the list', () => {
  const { offers } = tenant('demo');
  expect(offers.slice(0, 8).map(({ product }) => product)).toEqual([101, 201, 501, 502, 301, 401, 402, 503]);
  const windows = offers.flatMap((offer) => offer.windows ?? []);
  expect(windows.some(({ from }) => from > TODAY)).toBe(true);
  expect(windows.some(({ to }) => to !== undefined && to < TODAY)).toBe(true);
  expect(offers.some(({ classes }) => classes && !classes.includes(2))).toBe(true);
  expect(offers.some(({ badge }) => badge === 'hot') && offers.some(({ badge }) => badge === 'limited')).toBe(true);
  expect(tenant('demo').gifts.length).toBeGreaterThan(1);
});
