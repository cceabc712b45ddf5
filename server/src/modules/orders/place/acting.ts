import type { Bilingual } from '#contract/language';
import { inLanguage, type Language } from '#contract/language';
import type { OrderReason } from '#contract/schemas/order-choices';
import { Fault } from '../../../fault.ts';

/** Who acts on an order: the person who booked it, or an operator for them, who may pass some rules on purpose. */
export type Acting =
  | { by: 'person' }
  | { by: 'operator'; override: boolean; reasonKind: OrderReason; requestId: string };

export const BY_PERSON: Acting = { by: 'person' };
/** For telling in advance what cannot be done even with an override. */
export const BY_OPERATOR: Acting = { by: 'operator', override: true, reasonKind: 'other', requestId: '' };

/** Rules about when and where changes are taken online; those about people and seats are never passed. */
type Passable = 'noticeOver' | 'centreNoModify' | 'dayTooSoon';
const RULES: Record<Passable, Bilingual> = {
  noticeOver: { zh: '已过在线改期与取消的截止时间', en: 'the time for online changes is over' },
  centreNoModify: { zh: '该机构不支持修改订单', en: 'the centre does not take changes' },
  dayTooSoon: { zh: '新的体检日不足提前预约的天数', en: 'the new day is closer than the company takes bookings' },
};

/** A rule that stands in the way: of the person always, of an operator unless it is passed on purpose. */
export function unlessPassed(fault: Fault | undefined, acting: Acting, lang: Language): Fault | undefined {
  if (!fault || acting.by === 'person') return fault;
  if (!isPassable(fault.fault)) return fault;
  if (/* guard: past the notice only on purpose → true */ acting.override) return undefined;
  return new Fault('overrideNeeded', { rule: inLanguage(RULES[fault.fault], lang) });
}

const isPassable = (name: string): name is Passable => Object.hasOwn(RULES, name);

/** For seeing whether an override was needed at all. */
export const withoutOverride = (acting: Acting): Acting =>
  acting.by === 'operator' ? { ...acting, override: false } : acting;

/** The event of an operator's act in the order's history; none where the person acted. */
export const eventBy = (acting: Acting) =>
  acting.by === 'person' ? {} : { by: acting.by, reasonKind: acting.reasonKind, requestId: acting.requestId };
