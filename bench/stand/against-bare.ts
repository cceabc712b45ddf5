import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGenerator } from './generator.ts';
import type { PreparedCall } from './prepared-call.ts';
import { ratioInTurns } from './rounds.ts';
import { root, type Address, type Stand } from './stand.ts';

const CONNECTIONS = 20;
const ROUNDS = 25;
const ROUND_MS = 600;
const WARM_UP_MS = 3_000;

/** Requests per second of a call, against a bare Fastify route that parses the same form and sends the same bytes. */
export async function againstBare(stand: Stand, portal: Address, path: string, asked: PreparedCall[]): Promise<number> {
  const reply = asked[0]?.reply ?? '';
  const bare = await bareRoute(stand, path, reply);
  const requests = asked.map(({ bytes }) => bytes);
  const bodyLength = Buffer.byteLength(reply);
  const generator = startGenerator();
  let busiest = 0;
  const rateOf = async ({ port }: Address, ms = ROUND_MS): Promise<number> => {
    const { perSecond, busy } = await generator.measureRate({
      port,
      requests,
      connections: CONNECTIONS,
      bodyLength,
      ms,
    });
    busiest = Math.max(busiest, busy);
    return perSecond;
  };
  try {
    for (const server of [portal, bare]) await rateOf(server, WARM_UP_MS);
    const { ratio, ours, limit } = await ratioInTurns(
      ROUNDS,
      () => rateOf(portal),
      () => rateOf(bare),
    );
    stand.note(
      `${Math.round(ours)} against ${Math.round(limit)} requests/s of ${bodyLength} bytes; ` +
        `the load generator was at most ${Math.round(busiest * 100)} % busy`,
    );
    return ratio;
  } finally {
    generator.stop();
  }
}

function bareRoute(stand: Stand, path: string, reply: string): Promise<Address> {
  const file = join(stand.folder(`bare-${path.replaceAll('/', '-')}-${reply.length}`), 'reply.json');
  writeFileSync(file, reply);
  return stand.server(join(root, 'bench/bare/route.mjs'), [path, file]);
}
