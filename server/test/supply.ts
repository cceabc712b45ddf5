import { randomInt, randomUUID } from 'node:crypto';
import type { Payload } from '#contract/call';
import type { OpsRegistry } from '#contract/ops/registry';
import type { WeekSegment } from '#contract/rules/center-findings';
import { dataOf } from './answers.ts';
import type { TestPortal } from './portal.ts';
import { FREE_SET } from './seats.ts';

export type CenterForm = Omit<Payload<OpsRegistry['OpsCenterSave']>, 'centerId' | 'revision'>;
export const SHANGHAI = 310_100;
export const why = 'asked for by the centre';

const both = (zh: string, en: string) => ({ zh, en });

/** A centre as the editor sends it, nothing missing but its week. */
export const centerForm = (change: Partial<CenterForm> = {}): CenterForm => ({
  code: `T-${randomUUID().slice(0, 8).toUpperCase()}`,
  ...{ name: both('清和体检（新店）', 'Qinghe Check-up (New)'), cityId: SHANGHAI, chainId: null },
  ...{ district: both('浦东新区', 'Pudong'), address: both('锦绣路 520 号', '520 Jinxiu Road') },
  ...{ lng: 121.55, lat: 31.21, phone: '021-55501234', hours: both('周一至周五 7:30–10:30', 'Mon–Fri 7:30–10:30') },
  ...{ transport: both('2 号线', 'Line 2'), introduction: both('新开业', 'Newly opened'), tags: [], sortOrder: 500 },
  ...{ storeStatus: 'normal', changeable: true, dockingMethod: 1, signUp: false, signUpTips: both('', '') },
  ...{ opensOn: null, languages: ['zh'], stepFree: true, femaleStaff: false, meal: 'none' },
  ...{ parking: both('', ''), preparation: both('空腹', 'Fasting') },
  ...change,
});

/** Every day, so that no test depends on its weekday. */
export const everyDay = (seats = 5): WeekSegment[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, starts: '08:00', ends: '09:00', seats }));

export const cityForm = () => ({
  ...{ cityId: randomInt(700_000, 999_999), name: both('新城', 'New town'), lng: 120.1, lat: 30.2, sortOrder: 900 },
});
export const chainForm = {
  ...{
    name: both('清和体检', 'Qinghe Check-up'),
    legalEntity: '清和健康管理有限公司',
    settlementDays: 30,
    contact: '结算部',
  },
};

export async function makeCity(portal: TestPortal) {
  const session = await portal.operator('supply');
  return dataOf(await portal.call('OpsCitySave', cityForm(), { session }));
}

export async function makeChain(portal: TestPortal) {
  const session = await portal.operator('supply');
  return dataOf(await portal.call('OpsChainSave', chainForm, { session }));
}

/** A draft that could be published: a chain, a week, and a package that employees can book. */
export async function makeDraft(portal: TestPortal, change: Partial<CenterForm> = {}, week = everyDay()) {
  const session = await portal.operator('supply');
  const { chainId } = await makeChain(portal);
  const made = dataOf(await portal.call('OpsCenterSave', centerForm({ chainId, ...change }), { session }));
  await offers(portal, made.centerId);
  return dataOf(await portal.call('OpsCenterWeekSave', { ...made, week, reason: why }, { session }));
}

/** The console has no screen yet for the packages of a centre. */
const offers = ({ portal }: TestPortal, centerId: number) =>
  portal.database.pool.query('INSERT INTO center_set (center_id, set_id) VALUES ($1, $2)', [centerId, FREE_SET]);

export async function makePublished(portal: TestPortal, change: Partial<CenterForm> = {}) {
  const session = await portal.operator('supply');
  const draft = await makeDraft(portal, change);
  const { centerId, revision } = dataOf(await portal.call('OpsCenterPublish', { ...draft, reason: why }, { session }));
  return { centerId, revision };
}
