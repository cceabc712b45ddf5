import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measure } from '../measure.ts';
import { HOME_PATH, homeRequest, type HomeRequest } from '../stand/home-request.ts';
import { measureRate } from '../stand/load.ts';
import { inTurns } from '../stand/rounds.ts';
import { root, type Address, type Stand } from '../stand/stand.ts';

const CONNECTIONS_PER_SESSION = 4;
/** As many as one account may have (answers §2). */
const SESSIONS = 5;
const ROUNDS = 7;
const ROUND_MS = 2_000;
const WARM_UP_MS = 3_000;

/** Requests per second of the home page's settings, against a bare Fastify route that sends the same bytes. */
export const measure: Measure = {
  name: 'home-vs-bare',
  goal: 0.7,
  better: 'more',
  async run(stand) {
    const portal = await stand.portal();
    const asked: HomeRequest[] = [];
    for (let count = 0; count < SESSIONS; count += 1) asked.push(await homeRequest(portal));
    const reply = asked[0]?.reply ?? '';
    const bare = await bareRoute(stand, reply);

    const requests = asked.flatMap(({ bytes }) => Array.from({ length: CONNECTIONS_PER_SESSION }, () => bytes));
    const bodyLength = Buffer.byteLength(reply);
    let busiest = 0;
    const rateOf = async ({ port }: Address, ms = ROUND_MS): Promise<number> => {
      const { perSecond, busy } = await measureRate({ port, requests, bodyLength, ms });
      busiest = Math.max(busiest, busy);
      return perSecond;
    };
    for (const server of [portal, bare]) await rateOf(server, WARM_UP_MS);
    const [ours = 0, limit = 1] = await inTurns(
      ROUNDS,
      () => rateOf(portal),
      () => rateOf(bare),
    );
    stand.note(
      `${Math.round(ours)} against ${Math.round(limit)} requests/s of ${bodyLength} bytes; ` +
        `the load generator was at most ${Math.round(busiest * 100)} % busy`,
    );
    return ours / limit;
  },
};

function bareRoute(stand: Stand, reply: string): Promise<Address> {
  const file = join(stand.folder('bare-route'), 'reply.json');
  writeFileSync(file, reply);
  return stand.server(join(root, 'bench/bare/route.mjs'), [HOME_PATH, file]);
}
