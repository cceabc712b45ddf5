import type { Bilingual } from '#contract/language';
import { DEFAULT_BOOKING_ID } from '#contract/schemas/fields';
import { plusDays } from './days.ts';
import type { DemoCard, DemoCompany } from './types.ts';

const DENTAL: Bilingual = { zh: '超声洁牙卡', en: 'Ultrasonic cleaning card' };
const FAMILY: Bilingual = { zh: '家属体检卡（优选）', en: 'Family check-up card (plus)' };
const CARE: Bilingual = { zh: '家属体检卡（关爱）', en: 'Family check-up card (care)' };

/** The plan the family cards are for, where there is one. */
export const FAMILY_CARD_PLAN = DEFAULT_BOOKING_ID + 2;

/** Every state there is, in the order it shows them; one gift given, one offered. */
function walletOf(company: DemoCompany, today: string): DemoCard[] {
  const guidOf = (login: string) => company.people.find(({ account }) => account?.login === login)?.guid;
  const [emp, hr, teen] = [guidOf('emp'), guidOf('hr'), guidOf('teen')];
  if (!emp || !hr) return [];
  const days = (from: number, to: number) => ({ validFrom: plusDays(today, from), validTo: plusDays(today, to) });
  const family = { purpose: 'plan', planId: FAMILY_CARD_PLAN } as const;
  const cards: DemoCard[] = [
    { owner: emp, name: DENTAL, purpose: 'dental', state: 0, uses: 2, ...days(-120, 200) },
    { owner: emp, name: FAMILY, ...family, state: 0, ...days(-60, 110) },
    { owner: emp, name: CARE, ...family, state: 5, ...days(-60, 110), gift: { to: hr, daysAgo: 2 } },
    {
      ...{ owner: emp, name: { zh: '口袋医生 · 家庭版', en: 'Pocket doctor, family' } },
      ...{ purpose: 'mall', state: 6, ...days(21, 386) },
    },
    {
      ...{ owner: emp, name: { zh: '商城储值卡', en: 'Mall card' } },
      ...{ purpose: 'mall', state: 0, fen: 200_00, ...days(-30, 112) },
    },
    { owner: emp, name: { zh: '基因检测卡', en: 'Gene test card' }, purpose: 'mall', state: 3, ...days(-90, 90) },
    { owner: emp, name: { zh: '流感疫苗卡', en: 'Flu vaccine card' }, purpose: 'mall', state: 1, ...days(-30, 150) },
    // used up by an order of the mall
    { owner: emp, name: DENTAL, purpose: 'dental', state: 0, ...days(-300, 60) },
    {
      owner: emp,
      name: { zh: '年度体检卡', en: 'Annual check-up card' },
      ...{ purpose: 'plan', state: 7 },
      ...days(-520, -160),
    },
    {
      owner: emp,
      name: { zh: '春季体检卡', en: 'Spring check-up card' },
      ...{ purpose: 'plan', state: 4 },
      ...days(-200, 30),
    },
    { owner: hr, name: DENTAL, purpose: 'dental', state: 5, ...days(-20, 300), gift: { to: emp, daysAgo: 1 } },
    // without an owner: numbers to try binding with
    { name: DENTAL, purpose: 'dental', state: 0, ...days(-10, 355), number: 'first' },
    { name: FAMILY, ...family, state: 0, ...days(-10, 355), number: 'second' },
  ];
  if (teen) cards.push({ owner: teen, name: DENTAL, purpose: 'dental', state: 0, ...days(-20, 300) });
  return cards;
}

/** The company whose people choose a dental card. */
function dentalCards(company: DemoCompany, today: string): DemoCard[] {
  const emp = company.people.find(({ account }) => account?.login === 'emp')?.guid;
  if (!emp) return [];
  const days = (from: number, to: number) => ({ validFrom: plusDays(today, from), validTo: plusDays(today, to) });
  return [
    {
      owner: emp,
      name: { zh: '年度洁牙卡', en: 'Annual dental card' },
      purpose: 'dental',
      state: 0,
      uses: 2,
      ...days(-40, 325),
    },
    {
      owner: emp,
      name: { zh: '儿童涂氟卡', en: 'Fluoride card for children' },
      purpose: 'dental',
      state: 0,
      ...days(-40, 325),
    },
    {
      owner: emp,
      name: { zh: '年度洁牙卡', en: 'Annual dental card' },
      purpose: 'dental',
      state: 0, // used up by an order of the mall
      ...days(-400, -35),
    },
  ];
}

/** The whole numbers of the two without an owner; told in the README, since a demo's numbers open nothing real. */
export const FREE_NUMBERS = { first: '402177880012882', second: '402177880012890' } as const;

export const cardsOf = (company: DemoCompany, today: string): DemoCard[] => {
  if (company.code === 'demo') return walletOf(company, today);
  return company.code === 'dental' ? dentalCards(company, today) : [];
};
