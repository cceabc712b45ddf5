import { randomBytes, randomUUID } from 'node:crypto';
import type { Clone } from './clone-rows.ts';
import type { AnyCallName } from './wire.ts';

/** Far above whatever the demo world has counted up to. */
const FROM = 500_000_000;
let made = 0;
export const nextNumber = (): number => FROM + (made += 1);

export interface OwnList {
  call: AnyCallName;
  /** Beside who is asking. */
  payload?: object;
  /** Where the rows stand in the reply. */
  rows?: string;
  page: string;
  clones: (guid: string) => Clone[];
}

/** Several tables of one thing, under the same number. */
export function together(
  ...each: ((n: number, id: number) => Clone['fresh'] extends (n: number) => infer R ? R : never)[]
) {
  const ids: number[] = [];
  const idOf = (n: number): number => (ids[n] ??= nextNumber());
  return each.map((fresh) => (n: number) => fresh(n, idOf(n)));
}
export const at = (n: number): Date => new Date(Date.parse('2026-06-01T00:00:00Z') - n * 3_600_000);

const bought = (mall: 'health' | 'service') => (person_guid: string) => {
  const [order = () => ({}), item = () => ({})] = together(
    (n, order_id) => ({ order_id, order_guid: randomUUID(), person_guid, created_at: at(n), mall }),
    (_, order_id) => ({ order_id }),
  );
  return [
    { table: 'mall_order', like: 'status IN (30, 40)', fresh: order },
    { table: 'mall_order_item', like: 'item_no = 1', fresh: item },
  ];
};

/** Every list of the account centre that can grow long; the others are bounded (addresses, relatives, devices). */
export const OWN_LISTS: OwnList[] = [
  {
    ...{ call: 'MyPoints', page: 'web/usercenter/myPoints' },
    clones: (person_guid) => [
      {
        table: 'points_entry',
        fresh: (n) => ({ entry_id: nextNumber(), person_guid, transfer: randomUUID(), at: at(n) }),
      },
    ],
  },
  {
    ...{ call: 'MyCards', page: 'web/usercenter/cardList' },
    clones: (owner_guid) => [
      {
        ...{ table: 'card', like: 'state = 0 AND owner_guid IS NOT NULL' },
        fresh: (n) => ({ card_id: nextNumber(), owner_guid, number_index: randomBytes(32), owned_at: at(n) }),
      },
    ],
  },
  {
    ...{ call: 'MyClaims', page: 'web/usercenter/reimbursementList' },
    clones: (person_guid) => [
      {
        ...{ table: 'claim', like: "state = 'paid'" },
        fresh: (n) => ({ claim_id: nextNumber(), person_guid, created_at: at(n), submitted_at: at(n) }),
      },
    ],
  },
  {
    ...{ call: 'MyFeedback', page: 'web/usercenter/tickling' },
    clones: (person_guid) => {
      const [feedback = () => ({}), entry = () => ({})] = together(
        (n, feedback_id) => ({
          ...{ feedback_id, person_guid, created_at: at(n), updated_at: at(n) },
          ...{ last_no: 1, told_no: 0, seen_no: 0 },
        }),
        (_, feedback_id) => ({ feedback_id }),
      );
      return [
        { table: 'feedback', fresh: feedback },
        { table: 'feedback_entry', like: 'entry_no = 1', fresh: entry },
      ];
    },
  },
  {
    ...{ call: 'MyServices', page: 'web/usercenter/service' },
    clones: (person_guid) => [
      {
        table: 'held_service',
        fresh: (n) => ({ service_id: randomUUID(), person_guid, source: `long:${nextNumber()}`, created_at: at(n) }),
      },
    ],
  },
  {
    ...{ call: 'WhoLooked', page: 'web/usercenter/privacy' },
    clones: (person_guid) => [
      {
        ...{ table: 'audit', like: "action = 'order.view'" },
        fresh: (n) => ({ seq: nextNumber(), person_guid, at: at(n) }),
      },
    ],
  },
  { ...{ call: 'GetOrderPageList', page: 'web/mall/record' }, clones: bought('health') },
  { ...{ call: 'GetServiceOrderPageList', page: 'web/service/mall/record' }, clones: bought('service') },
  {
    ...{ call: 'GetExamOrders', page: 'web/examrecord', rows: 'examOrders', payload: { pageSize: 20 } },
    clones: (person_guid) => [
      {
        table: 'exam_order',
        fresh: (n) => ({
          ...{ order_id: nextNumber(), person_guid, user_guid: person_guid, created_at: at(n) },
          ...{ status: 40, closed_as: 'cancelled', held_until: null },
        }),
      },
    ],
  },
];
