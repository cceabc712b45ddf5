import type { Center, CenterState } from '#contract/calls/booking';
import { inLanguage } from '#contract/language';
import { addDays, daysBetween } from '#contract/rules/day';
import { closesCentre, closesVipOnly } from '#contract/rules/store-status';
import type { CompanyCtx } from '../../../ctx.ts';
import { Fault, reasonOf } from '../../../fault.ts';
import { words, type Catalogue } from './catalogue.ts';
import type { Choice } from '../rules/choice.ts';
import type { SupplyCenter } from './load-centers.ts';
import { NO_RATING, type Rating } from './ratings.ts';
import { judgeDay, type DayRules } from '../rules/day-rules.ts';
import { statusText } from '../rules/say.ts';
import { HORIZON_DAYS, type Horizon } from './seats.ts';

/** No centre covers the area; a claim is the way out where the company takes claims. */
export const noCentreFault = ({ company }: CompanyCtx): Fault =>
  new Fault(company.config.account.reimbursement ? 'noCentre' : 'noCentreHere');

/** Why this centre cannot take the choice at all, whatever the day. `target` is the add-on it lacks. */
export function centerFault(
  ctx: CompanyCtx,
  { row, sets, extras }: SupplyCenter,
  catalogue: Catalogue,
  choice: Choice,
): { fault: Fault; target?: number } | undefined {
  const status = row.store_status;
  const word = { status: statusText(status, ctx.lang) };
  if (/* guard: VIP words close VIP packages only → status !== 'normal' */ closesCentre(status))
    return { fault: new Fault('centreClosed', word) };
  if (closesVipOnly(status) && catalogue.sets.get(choice.setId)?.vip) return { fault: new Fault('centreNoVip', word) };
  if (!sets.has(choice.setId)) return { fault: new Fault('centreNoSet') };
  const lacking = choice.extraIds.find((id) => !extras.has(id));
  if (lacking === undefined) return undefined;
  const item = inLanguage(catalogue.extras.get(lacking)?.name ?? { zh: '', en: '' }, ctx.lang);
  return { fault: new Fault('centreNoExtra', { item }), target: lacking };
}

/** The centre as a card: its state for this choice, and its first free day. */
export function judgeCenter(
  ctx: CompanyCtx,
  center: SupplyCenter,
  catalogue: Catalogue,
  choice: Choice,
  horizon: Horizon,
  rules: DayRules,
): Pick<Center, 'state' | 'earliest' | 'reason'> {
  const barred = centerFault(ctx, center, catalogue, choice);
  if (barred) {
    const state: CenterState =
      barred.fault.fault === 'centreClosed'
        ? center.row.store_status === 'notOpenYet'
          ? 'wait'
          : 'closed'
        : 'invalid';
    return { state, earliest: null, reason: reasonOf(barred.fault, ctx.lang, barred.target) };
  }
  let team = false;
  let full = false;
  let waiting: Fault | undefined;
  let other = false;
  for (let day = addDays(rules.today, 1); daysBetween(rules.today, day) <= HORIZON_DAYS; day = addDays(day, 1)) {
    const judged = judgeDay(day, horizon, rules);
    if (!judged.fault) return { state: team ? 'team' : 'open', earliest: { day, left: judged.left }, reason: null };
    team ||= judged.state === 'team';
    full ||= judged.state === 'full';
    other ||= judged.state !== 'rest';
    if (judged.state === 'wait') waiting ??= judged.fault;
  }
  // fully booked for now, with the day on which more places open
  if (waiting) return { state: full ? 'full' : 'wait', earliest: null, reason: reasonOf(waiting, ctx.lang) };
  const rest = !other;
  const fault = new Fault(rest ? 'centreRest' : 'centreFull');
  return { state: rest ? 'rest' : 'full', earliest: null, reason: reasonOf(fault, ctx.lang) };
}

export const presentCenter = (
  { row }: SupplyCenter,
  ratings: ReadonlyMap<number, Rating>,
): Omit<Center, 'state' | 'earliest' | 'reason' | 'distanceKm'> => ({
  id: row.center_id,
  name: words(row.name, row.name_eng),
  address: words(row.address, row.address_eng),
  district: words(row.district, row.district_eng),
  lng: row.lng,
  lat: row.lat,
  transport: words(row.transport, row.transport_eng),
  hours: words(row.hours, row.hours_eng),
  tags: row.tags,
  photo: row.photos[0] ?? '',
  ...(ratings.get(row.center_id) ?? NO_RATING),
  storeStatus: row.store_status,
  dockingMethod: row.docking_method,
  examCenterSignUp: row.sign_up,
  tips: words(row.sign_up_tips, row.sign_up_tips_eng),
});

interface Place {
  lng: number;
  lat: number;
}

export function coordinateOf({ referenceCoordinate = '' }: { referenceCoordinate?: string | undefined }) {
  const [lng, lat] = referenceCoordinate.split(',').map(Number);
  return lng !== undefined && lat !== undefined ? { lng, lat } : undefined;
}

const EARTH_KM = 6371;
/** Great-circle distance, to 100 m. */
export function distanceKm(from: Place, to: Place): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(to.lat - from.lat) / 2) ** 2 +
    Math.cos(rad(from.lat)) * Math.cos(rad(to.lat)) * Math.sin(rad(to.lng - from.lng) / 2) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(h)) * 10) / 10;
}
