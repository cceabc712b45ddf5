import { join } from 'node:path';
import { makePeople } from '../booking/crowd.ts';
import { databaseUrl, query } from '../booking/database-url.ts';
import { bookingPlace } from '../booking/place.ts';
import { buyFromUs } from '../mall/buy.ts';
import { fillGoods } from '../mall/shelves.ts';
import type { Measure } from '../measure.ts';
import { jobsPerSecond } from '../stand/jobs.ts';
import { ratioInTurns } from '../stand/rounds.ts';
import { root } from '../stand/stand.ts';
import { buyFromVendure } from '../vendure/buy.ts';
import { installVendure } from '../vendure/install.ts';

const WORKERS = 8;
const ROUNDS = 3;
/** A round of each takes about as long. */
const OURS_A_ROUND = 400;
const THEIRS_A_ROUND = 40;

/**
 * One product in the cart, an address, the order placed and paid by a test method, per second: against Vendure on the same
 * PostgreSQL, both over HTTP by the same client.
 */
export const measure: Measure = {
  name: 'mall-vs-vendure',
  goal: 10,
  better: 'more',
  async run(stand) {
    const { portal, pool, server } = await bookingPlace(stand);
    await fillGoods(pool);
    const home = installVendure(stand.note);
    await query(server.url, 'CREATE DATABASE vendure');
    const here = join(root, 'bench/vendure');
    const args = [home, databaseUrl(server.url, 'vendure'), join(here, 'product.csv')];
    const vendure = await stand.server(join(here, 'server.cjs'), args);
    let sold = 0;
    const ours = async (count = OURS_A_ROUND): Promise<number> => {
      const people = await makePeople(pool, count);
      return jobsPerSecond(portal.port, { workers: WORKERS, count }, async (send, no) => {
        const person = people[no];
        if (person) await buyFromUs(send, portal.url, person);
      });
    };
    const theirs = (count = THEIRS_A_ROUND): Promise<number> =>
      jobsPerSecond(vendure.port, { workers: WORKERS, count }, (send) => buyFromVendure(send, (sold += 1)));
    await ours(OURS_A_ROUND / 2); // both learn their hot paths
    await theirs(THEIRS_A_ROUND / 2);
    const { ratio, ours: portals, limit } = await ratioInTurns(ROUNDS, ours, theirs);
    stand.note(`${portals.toFixed(1)} orders/s placed and paid here against ${limit.toFixed(1)} by Vendure`);
    return ratio;
  },
};
