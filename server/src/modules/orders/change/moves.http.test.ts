import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayMove, MOVES } from '#contract/rules/moves';
import { inCompany } from '../../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../../test/crowd.ts';
import { holdSeat } from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { makeSeats } from '../../../../test/seats.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal();
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());

describe('the one state table', () => {
  it('is the same in the database and in the contract', async () => {
    const { rows } = await pool.query<{ move: string }>(
      `SELECT machine || ' ' || from_state || ' ' || to_state AS move FROM state_move`,
    );
    const ours = Object.entries(MOVES).flatMap(([machine, states]) =>
      Object.entries(states as Record<string, readonly string[]>).flatMap(([from, to]) =>
        to.map((state) => `${machine} ${from} ${state}`),
      ),
    );
    expect(rows.map(({ move }) => move).toSorted()).toEqual(ours.toSorted());
  });

  it('refuses every move of an order that is not in it', async () => {
    const [member] = (await makeCrowd(portal, 1)) as [Member];
    const { orderId } = await holdSeat(portal, member, await makeSeats(pool, 1));
    const columns = (to: number) =>
      `status = ${to}, held_until = ${to === 10 ? 'now()' : 'NULL'}, closed_as = ${to === 40 ? `'expired'` : 'NULL'}`;
    const move = (to: number) =>
      inCompany(portal, CROWD_COMPANY, (db) =>
        sql.raw(`UPDATE exam_order SET ${columns(to)} WHERE order_id = ${orderId}`).execute(db),
      );
    for (const to of [30, 35]) {
      expect(mayMove('order', 10, to)).toBe(false);
      await expect(move(to)).rejects.toMatchObject({ constraint: 'legal_move' });
    }
    await move(40);
    await expect(move(10)).rejects.toMatchObject({ constraint: 'legal_move' });
  });
});
