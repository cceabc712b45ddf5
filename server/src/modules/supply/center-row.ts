import type { Selectable } from 'kysely';
import type { CenterFields } from '#contract/ops/centers';
import { findingsOf, type CenterFinding, type WeekSegment } from '#contract/rules/center-findings';
import { weekday } from '#contract/rules/day';
import type { CenterStage } from '#contract/values/ops/centers';
import type { Tx } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';

export type CenterRow = Selectable<Schema['center']>;

export const fieldsOf = (row: CenterRow): CenterFields & { lng: number; lat: number } => ({
  code: row.code,
  name: { zh: row.name, en: row.name_eng },
  cityId: row.city_id,
  chainId: row.chain_id,
  district: { zh: row.district, en: row.district_eng },
  address: { zh: row.address, en: row.address_eng },
  lng: row.lng,
  lat: row.lat,
  phone: row.phone,
  hours: { zh: row.hours, en: row.hours_eng },
  transport: { zh: row.transport, en: row.transport_eng },
  introduction: { zh: row.introduction, en: row.introduction_eng },
  tags: row.tags,
  storeStatus: row.store_status,
  changeable: row.changeable,
  // the table holds these two and no other
  dockingMethod: row.docking_method as 1 | 2,
  signUp: row.sign_up,
  signUpTips: { zh: row.sign_up_tips, en: row.sign_up_tips_eng },
  opensOn: row.opens_on,
  languages: row.languages,
  stepFree: row.step_free,
  femaleStaff: row.female_staff,
  meal: row.meal,
  parking: { zh: row.parking, en: row.parking_eng },
  preparation: { zh: row.preparation, en: row.preparation_eng },
  sortOrder: row.sort_order,
});

/** As the table has them; the place is asked for before. */
export const columnsOf = (fields: CenterFields) => ({
  code: fields.code,
  ...{ name: fields.name.zh, name_eng: fields.name.en },
  ...{ city_id: fields.cityId, chain_id: fields.chainId },
  ...{ district: fields.district.zh, district_eng: fields.district.en },
  ...{ address: fields.address.zh, address_eng: fields.address.en },
  phone: fields.phone,
  ...{ hours: fields.hours.zh, hours_eng: fields.hours.en },
  ...{ transport: fields.transport.zh, transport_eng: fields.transport.en },
  ...{ introduction: fields.introduction.zh, introduction_eng: fields.introduction.en },
  tags: JSON.stringify(fields.tags),
  store_status: fields.storeStatus,
  changeable: fields.changeable,
  docking_method: fields.dockingMethod,
  ...{ sign_up: fields.signUp, sign_up_tips: fields.signUpTips.zh, sign_up_tips_eng: fields.signUpTips.en },
  opens_on: fields.opensOn,
  languages: fields.languages,
  ...{ step_free: fields.stepFree, female_staff: fields.femaleStaff, meal: fields.meal },
  ...{ parking: fields.parking.zh, parking_eng: fields.parking.en },
  ...{ preparation: fields.preparation.zh, preparation_eng: fields.preparation.en },
  sort_order: fields.sortOrder,
});

/** One that has had its last day is closed, though no operator has pressed anything that day. */
export const stageOf = ({ state, closes_on }: Pick<CenterRow, 'state' | 'closes_on'>, today: string): CenterStage =>
  state === 'published' && closes_on !== null && closes_on < today ? 'closed' : state;

/** The parts it lacks, as publishing sees it. */
export const findingsOfRow = (row: CenterRow, week: readonly WeekSegment[]): CenterFinding[] =>
  findingsOf({ ...fieldsOf(row), opensOnWeekday: row.opens_on === null ? null : weekday(row.opens_on) }, week);

/** The weeks of some centres. */
export async function weeksOf(db: Tx, centerIds: readonly number[]): Promise<Map<number, WeekSegment[]>> {
  const weeks = new Map<number, WeekSegment[]>(centerIds.map((id) => [id, []]));
  if (centerIds.length === 0) return weeks;
  const rows = await db
    .selectFrom('weekly_pattern')
    .selectAll()
    .where('center_id', 'in', [...centerIds])
    .orderBy('weekday')
    .orderBy('starts')
    .execute();
  for (const { center_id, weekday, starts, ends, capacity: seats } of rows)
    weeks.get(center_id)?.push({ weekday, starts, ends, seats });
  return weeks;
}
