import { FIRST_NUMBER } from '../booking/crowd.ts';
import { keyOf } from '../booking/order-request.ts';
import { setUpOrders } from '../booking/orders.ts';
import { messagesOf, scriptOf } from '../booking/record.ts';
import type { Measure } from '../measure.ts';
import { ratioInTurns } from '../stand/rounds.ts';

const ROUNDS = 5;
/** The load generator's orders have numbers that the portal's never reach. */
const FIRST_ORDER = 1_000_000_000;

/** Orders per second over HTTP, against pgbench sending PostgreSQL the very statements one order takes. */
export const measure: Measure = {
  name: 'booking-vs-pgbench',
  goal: 0.6,
  better: 'more',
  async run(stand) {
    const orders = await setUpOrders(stand);
    const counts: number[] = [];
    const scripts = await orders.record(async (lines, person) => {
      const messages = messagesOf(lines, person);
      counts.push(messages.length);
      const { rows } = await orders.place.pool.query<{ id: string }>(
        'SELECT order_id AS id FROM exam_order WHERE person_guid = $1',
        [person.guid],
      );
      if (!rows[0]) throw new Error('an order that was recorded is not there');
      return withOrder(scriptOf(messages, person, keyOf(person)), rows[0].id);
    });
    stand.note(`an order takes ${Math.min(...counts)} to ${Math.max(...counts)} messages to PostgreSQL`);
    await orders.overHttp(); // the built server learns its hot paths
    const { ratio, ours, limit } = await ratioInTurns(ROUNDS, orders.overHttp, () => orders.byPgbench(scripts));
    stand.note(
      `${Math.round(ours)} orders/s over HTTP against ${Math.round(limit)} by pgbench with the same statements`,
    );
    return ratio;
  },
};

/** Each order has a number of its own, counted like its person's: it is asked for before the statement that uses it. */
const withOrder = (script: string, id: string): string =>
  script.replace('\\set a ', `\\set o :n - ${FIRST_NUMBER - FIRST_ORDER}\n\\set a `).replaceAll(`'${id}'`, `':o'`);
