import { join } from 'node:path';
import { makePeople } from '../booking/crowd.ts';
import { databaseUrl, query } from '../booking/database-url.ts';
import { bookingPlace } from '../booking/place.ts';
import { buyByMoney, buyByPoints, type Buy } from '../mall/buy.ts';
import { givePoints } from '../mall/points.ts';
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
 * One product in the cart, an address, the order placed and paid, per second: against Vendure on the same PostgreSQL, both over HTTP
 * by the same client. Vendure's test method settles inside the request, as points do here; money at the simulator, which comes by signed
 * notice and is more work than the other side has, is noted beside it.
 */
export const measure: Measure = {
  name: 'mall-vs-vendure',
  better: 'more',
  async run(stand) {
    const place = await bookingPlace(stand);
    const { portal, pool, server } = place;
    await fillGoods(pool);
    const home = installVendure(stand.note);
    await query(server.url, 'CREATE DATABASE vendure');
    const here = join(root, 'bench/vendure');
    const args = [home, databaseUrl(server.url, 'vendure'), join(here, 'product.csv')];
    const vendure = await stand.server(join(here, 'server.cjs'), args);
    let sold = 0;
    const ours = async (buy: Buy, count = OURS_A_ROUND): Promise<number> => {
      const people = await makePeople(pool, count);
      if (buy === buyByPoints) await givePoints(place, people);
      return jobsPerSecond(portal.port, { workers: WORKERS, count }, async (send, no) => {
        const person = people[no];
        if (person) await buy(send, portal.url, person);
      });
    };
    const theirs = (count = THEIRS_A_ROUND): Promise<number> =>
      jobsPerSecond(vendure.port, { workers: WORKERS, count }, (send) => buyFromVendure(send, (sold += 1)));
    // all learn their hot paths
    await ours(buyByPoints, OURS_A_ROUND / 2);
    await ours(buyByMoney, OURS_A_ROUND / 2);
    await theirs(THEIRS_A_ROUND / 2);
    const byPoints = await ratioInTurns(ROUNDS, () => ours(buyByPoints), theirs);
    const byMoney = await ratioInTurns(ROUNDS, () => ours(buyByMoney), theirs);
    for (const [how, { ratio, ours, limit }] of Object.entries({ 'by points': byPoints, 'in money': byMoney }))
      stand.note(`${ours.toFixed(1)} orders/s paid ${how} against ${limit.toFixed(1)} by Vendure: ${ratio.toFixed(2)}`);
    return byPoints.ratio;
  },
};
