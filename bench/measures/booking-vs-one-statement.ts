import { oneStatementOf } from '../booking/one-statement.ts';
import { keyOf } from '../booking/order-request.ts';
import { setUpOrders } from '../booking/orders.ts';
import { messagesOf, scriptOf } from '../booking/record.ts';
import type { Measure } from '../measure.ts';
import { ratioInTurns } from '../stand/rounds.ts';

const ROUNDS = 5;

/** Orders per second over HTTP, against pgbench writing the same rows with one statement and no rule. */
export const measure: Measure = {
  name: 'booking-vs-one-statement',
  better: 'more',
  async run(stand) {
    const orders = await setUpOrders(stand);
    const scripts = await orders.record(async (lines, person) => {
      const statement = await oneStatementOf(orders.place.pool, messagesOf(lines, person), person);
      return scriptOf([statement], person, keyOf(person));
    });
    await orders.overHttp(); // the built server learns its hot paths
    const { ratio, ours, limit } = await ratioInTurns(ROUNDS, orders.overHttp, () => orders.byPgbench(scripts));
    stand.note(
      `${Math.round(ours)} orders/s over HTTP against ${Math.round(limit)} by pgbench with one statement each`,
    );
    return ratio;
  },
};
