import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import type { Member } from '../../../../test/crowd.ts';
import { examine, someone } from '../../../../test/examined.ts';
import { holdSeat, PAID_FEN, PAID_SET, payTrade, startPaying } from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { CENTER, makeSeats, orderFor } from '../../../../test/seats.ts';
import { EXTRA } from '../../../../../demo/supply/extra-ids.ts';

/** The pages of a change show before the submit the same as the submit then decides. */

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());

const SHANGHAI = 310100;
const CAROTID_FEN = 180_00;
const DEARER_FEN = 50_00;

interface Scene {
  member: Member;
  orderId: number;
}
async function order({ paid }: { paid: boolean }): Promise<Scene> {
  const member = await someone(portal);
  const held = await holdSeat(portal, member, await makeSeats(pool, 1), { extraIds: [EXTRA.carotid] });
  if (paid) await payTrade(portal, await startPaying(portal, member, held));
  return { member, orderId: held.orderId };
}
const offer = ({ member }: Scene, orderId?: number, node = portal) =>
  node.call(
    'ExamSetBrief',
    { userGuid: member.guid, customerGuid: member.guid, serviceCity: SHANGHAI, ...(orderId && { orderId }) },
    { session: member.token },
  );
const price = ({ member }: Scene, extraIds: number[], oldOrderId?: number, node = portal) =>
  node.call(
    'ExamCenterPayInfo',
    {
      customerGuid: member.guid,
      examSetId: PAID_SET,
      extraIds,
      centerId: CENTER,
      ...(oldOrderId && { oldOrderId }),
    },
    { session: member.token },
  );
const change = async ({ member, orderId }: Scene, extraIds: number[], node: TestPortal) =>
  dataOf(
    await node.call(
      'AddExamOrder',
      {
        ...orderFor({ userGuid: member.guid }, await makeSeats(pool, 1)),
        examSetId: PAID_SET,
        oldOrderId: orderId,
        extraIds,
      },
      { session: member.token },
    ),
  );
/** Everything costs more by now, on a node that has just been started; paid parts stay as they were. */
async function dearer(work: (node: TestPortal) => Promise<void>): Promise<void> {
  const by = async (fen: number) => {
    await pool.query('UPDATE exam_set SET price_fen = price_fen + $1', [fen]);
    await pool.query('UPDATE extra SET price_fen = price_fen + $1', [fen]);
  };
  await by(DEARER_FEN);
  const node = await startPortal({ database: portal.database, now: portal.clock.now(), jobs: false });
  try {
    await work(node);
  } finally {
    await node.stop();
    await by(-DEARER_FEN);
  }
}

describe('what a change of a paid order is offered', () => {
  it('its own package alone, and its paid add-ons as fixed', async () => {
    const scene = await order({ paid: true });
    const free = dataOf(await offer(scene));
    expect(free.examSets.filter(({ reason }) => !reason).length).toBeGreaterThan(1);
    expect(free).toMatchObject({ paidFen: 0 });
    expect(free.extras.some(({ paid }) => paid)).toBe(false);

    const { examSets, extras, paidFen } = dataOf(await offer(scene, scene.orderId));
    expect(examSets.filter(({ reason }) => !reason).map(({ id }) => id)).toEqual([PAID_SET]);
    expect(new Set(examSets.map(({ reason }) => reason?.fault))).toEqual(new Set([undefined, 'packageFixed']));
    expect(extras.filter(({ paid }) => paid).map(({ id }) => id)).toEqual([EXTRA.carotid]);
    expect(paidFen).toBe(PAID_FEN + CAROTID_FEN);
  });

  it('its price is the one that was paid, and the submit says the same', async () => {
    const scene = await order({ paid: true });
    const other = [EXTRA.carotid, EXTRA.thyroid5];
    await dearer(async (node) => {
      const { examSets, extras } = dataOf(await offer(scene, scene.orderId, node));
      expect(examSets.find(({ id }) => id === PAID_SET)?.selfFen).toBe(PAID_FEN);
      expect(extras.find(({ id }) => id === EXTRA.carotid)?.priceFen).toBe(CAROTID_FEN);
      const same = dataOf(await price(scene, [EXTRA.carotid], scene.orderId, node)).oneCenter;
      expect(same).toMatchObject({ selfFen: PAID_FEN + CAROTID_FEN, paidFen: PAID_FEN + CAROTID_FEN, moreFen: 0 });
      const added = extras.find(({ id }) => id === EXTRA.thyroid5)?.priceFen ?? 0;
      const more = dataOf(await price(scene, other, scene.orderId, node)).oneCenter;
      expect(more.moreFen).toBe(added);
      expect(more.lines.reduce((sum, { fen }) => sum + fen, 0)).toBe(more.selfFen);
      expect((await change(scene, other, node)).selfFen).toBe(more.moreFen);
    });
  });
});

describe('of an order that is not paid yet', () => {
  it('the package is fixed, the add-ons are not, and today’s prices count', async () => {
    const scene = await order({ paid: false });
    const { examSets, extras, paidFen } = dataOf(await offer(scene, scene.orderId));
    expect(examSets.filter(({ reason }) => !reason).map(({ id }) => id)).toEqual([PAID_SET]);
    expect(extras.some(({ paid }) => paid)).toBe(false);
    expect(paidFen).toBe(0);
    await dearer(async (node) => {
      const { selfFen, moreFen } = dataOf(await price(scene, [], scene.orderId, node)).oneCenter;
      expect([selfFen, moreFen]).toEqual([PAID_FEN + DEARER_FEN, PAID_FEN + DEARER_FEN]);
      expect((await change(scene, [], node)).selfFen).toBe(moreFen);
    });
  });
});

describe('is refused', () => {
  it('for another person’s order', async () => {
    const [mine, theirs] = [await order({ paid: true }), await order({ paid: true })];
    expect(faultOf(await offer(mine, theirs.orderId))).toBe('notYours');
    expect(faultOf(await price(mine, [], theirs.orderId))).toBe('notYours');
  });

  it('for an order of another person of the family', async () => {
    const parent = await portal.login('demo', 'parent');
    const { relations } = dataOf(
      await portal.call('Relation', { userGuid: parent.user.CustomerGuid }, { session: parent }),
    );
    const relative = relations.find(({ relation, reason }) => relation !== 'self' && !reason)?.customerGuid ?? '';
    const { orderId } = dataOf(
      await portal.call('AddExamOrder', orderFor({ userGuid: parent.user.CustomerGuid }, await makeSeats(pool, 1)), {
        session: parent,
      }),
    );
    const asked = { userGuid: parent.user.CustomerGuid, customerGuid: relative, serviceCity: SHANGHAI, orderId };
    expect(faultOf(await portal.call('ExamSetBrief', asked, { session: parent }))).toBe('notYours');
  });

  it('for one whose check-up is over', async () => {
    const scene = await order({ paid: true });
    await examine(portal, scene.orderId);
    expect(faultOf(await offer(scene, scene.orderId))).toBe('orderClosed');
    expect(faultOf(await price(scene, [], scene.orderId))).toBe('orderClosed');
  });
});
