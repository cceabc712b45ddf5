import { randomUUID } from 'node:crypto';
import { cloneRows, type Clone } from './clone-rows.ts';
import { CROWD_COMPANY } from './crowd.ts';
import { at, nextNumber, OWN_LISTS, together } from './long-lists.ts';
import { bookOrder, failedMessage } from './ops-stage.ts';
import type { TestPortal } from './portal.ts';
import type { AnyCallName } from './wire.ts';

export interface ConsoleList {
  /** Below `ops/`; `{person}` is whom the rows belong to. */
  page: string;
  clones: (guid: string) => Clone[];
}

/** Its rows are those people see themselves. */
const seenBy = (call: AnyCallName): ConsoleList['clones'] => {
  const list = OWN_LISTS.find((own) => own.call === call);
  if (!list) throw new Error(`nobody sees ${call}`);
  return list.clones;
};

const finished = (n: number, kind: string, created_by = '1') => ({
  ...{ task_id: randomUUID(), kind, title: { zh: `长 ${n}`, en: `long ${n}` }, state: 'done', created_by },
  ...{ created_by_name: 'admin', input: Buffer.of(0), step_no: 1, total: 1, done: 1, failed_rows: 0, error: '' },
  ...{ leased: false, restarts: 0, tries: 0, due_at: at(n), created_at: at(n), ended_at: at(n) },
});

/** Lists of the console alone. */
const OWN_TO_CONSOLE: ConsoleList[] = [
  {
    page: 'points',
    clones: () => [
      { table: 'points_grant', fresh: (n) => ({ grant_id: nextNumber(), reference: randomUUID(), granted_at: at(n) }) },
    ],
  },
  {
    page: 'points/sheets',
    clones: () => {
      const tasks: string[] = [];
      const taskOf = (n: number): string => (tasks[n] ??= randomUUID());
      return [
        {
          ...{ table: 'task', whole: true },
          fresh: (n) => ({ ...finished(n, 'points.sheetCheck'), task_id: taskOf(n) }),
        },
        {
          ...{ table: 'points_sheet', whole: true },
          fresh: (n) => ({
            ...{ sheet_id: randomUUID(), file_id: randomUUID(), sha256: Buffer.alloc(32, n), rows: 20 },
            ...{ created_by: '1', created_by_name: 'admin', created_at: at(n), check_task: taskOf(n) },
            ...{ good_rows: 20, good_points: 400, granted_rows: 0, granted_points: 0 },
            ...{ balance_before: 1_000, checked_at: at(n) },
          }),
        },
      ];
    },
  },
  {
    page: 'messages',
    clones: () => [
      { table: 'message', fresh: (n) => ({ message_id: nextNumber(), about: `long ${nextNumber()}`, due_at: at(n) }) },
    ],
  },
  {
    page: 'mall-gifts',
    clones: () => [
      {
        table: 'mall_gift',
        fresh: (n) => ({ gift_id: nextNumber(), reference: `long ${nextNumber()}`, given_at: at(n) }),
      },
    ],
  },
  {
    page: 'stock/moves',
    clones: () => [{ table: 'stock_move', fresh: (n) => ({ move_no: nextNumber(), at: at(n) }) }],
  },
  {
    page: 'evaluations',
    clones: (person_guid) => {
      const [order = () => ({}), evaluation = () => ({})] = together(
        (n, order_id) => ({
          ...{ order_id, person_guid, user_guid: person_guid, created_at: at(n) },
          ...{ status: 40, closed_as: 'cancelled', held_until: null },
        }),
        (n, order_id) => ({ order_id, stars: 1 + (n % 5), tag_ids: [], center_id: 1, created_at: at(n) }),
      );
      return [
        { table: 'exam_order', fresh: order },
        { table: 'evaluation', whole: true, fresh: evaluation },
      ];
    },
  },
  {
    page: 'data-requests',
    clones: (person_guid) => [
      {
        ...{ table: 'erasure_request', whole: true },
        fresh: (n) => ({
          ...{ request_id: randomUUID(), person_guid, state: 'withdrawn', lang: 'en-us', asked_at: at(n) },
          ...{ cooling_until: at(n), due_on: '2026-06-30', ended_at: at(n), reason: '' },
        }),
      },
    ],
  },
  {
    page: 'data-requests?kind=copies',
    clones: (guid) => [
      {
        ...{ table: 'task', whole: true },
        fresh: (n) => finished(n, 'personalData.copy', `person:${guid}`),
      },
    ],
  },
  {
    page: 'tasks',
    clones: () => [
      {
        ...{ table: 'task', whole: true },
        fresh: (n) => finished(n, 'points.sheetCheck'),
      },
    ],
  },
  {
    page: 'products',
    clones: () => [{ table: 'product', shared: true, fresh: () => ({ product_id: nextNumber() }) }],
  },
];

/**
 * Every list of the console that grows with people's acts; the audit is never empty, as the looking operator stands in
 * it.
 */
export const CONSOLE_LISTS: ConsoleList[] = [
  ...OWN_TO_CONSOLE,
  { page: 'orders', clones: seenBy('GetExamOrders') },
  { page: 'cards', clones: seenBy('MyCards') },
  { page: 'mall-orders', clones: seenBy('GetOrderPageList') },
  { page: `points/${CROWD_COMPANY}/{person}`, clones: seenBy('MyPoints') },
  { page: 'services', clones: seenBy('MyServices') },
  // copied rows are paid or answered, and not where these begin
  { page: 'claims?queue=paid', clones: seenBy('MyClaims') },
  { page: 'feedback?view=all', clones: seenBy('MyFeedback') },
];

/** An order and a message, which the demo world has none of, to be copied. */
export async function addModels(portal: TestPortal): Promise<void> {
  await failedMessage(portal, await bookOrder(portal));
}

/** The rows of the console's own lists, so many of each. */
export async function fillConsole(portal: TestPortal, guid: string, count: number): Promise<void> {
  for (const { clones } of OWN_TO_CONSOLE)
    for (const clone of clones(guid)) await cloneRows(portal, CROWD_COMPANY, clone, count);
}
