import { ORDERS_A_ROUND, setUpOrders } from '../booking/orders.ts';
import type { Measure } from '../measure.ts';
import { postgresSeconds, processorSeconds } from '../stand/processor.ts';
import { inTurns } from '../stand/rounds.ts';

const ROUNDS = 5;

/**
 * Milliseconds of processor that one order takes, of the portal and of PostgreSQL together. Told: a limit is the same figure of
 * another version, which has to be measured in turns with this one.
 */
export const measure: Measure = {
  name: 'booking-processor',
  better: 'less',
  async run(stand) {
    const { place, overHttp } = await setUpOrders(stand);
    await overHttp(); // the built server learns its hot paths
    const msOfRound = async (seconds: () => number): Promise<number> => {
      const before = seconds();
      await overHttp();
      return ((seconds() - before) * 1_000) / ORDERS_A_ROUND;
    };
    const [portal = 0, postgres = 0] = await inTurns(
      ROUNDS,
      () => msOfRound(() => processorSeconds(place.portal.pid)),
      () => msOfRound(() => postgresSeconds(place.server)),
    );
    stand.note(
      `an order takes ${portal.toFixed(2)} ms of processor in the portal and ${postgres.toFixed(2)} in PostgreSQL`,
    );
    return portal + postgres;
  },
};
