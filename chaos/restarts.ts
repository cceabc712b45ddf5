import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { registry } from '#contract/registry';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import type { Member } from '../server/test/crowd.ts';
import { encodeCall } from '../server/test/wire.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { makeWishes } from './wishes.ts';
import { bundledPortal, DURABLE, fill, portalAt } from './world.ts';

const NODES = 3;
const RESTARTS = 20;
const VISITORS = 8;
/** Longer than the balancer needs to notice. */
const DRAIN_SECONDS = '3';
const GIVE_UP_MS = 60_000;

/** Nodes are stopped and started one after the other under load, behind a balancer: callers must not notice. */
export async function rollingRestarts(home: string): Promise<{ line: string; problems: string[] }> {
  const server = await startPostgres({ settings: DURABLE });
  const folder = join(home, 'restarts');
  mkdirSync(folder, { recursive: true });
  await fill({ databaseUrl: server.url, dataDir: folder });
  const members = await peopleOf(server.url);
  const program = await bundledPortal();
  const nodes: Awaited<ReturnType<typeof portalAt>>[] = [];
  for (let at = 0; at < NODES; at += 1) {
    const place = join(folder, String(at));
    mkdirSync(place);
    nodes.push(await portalAt(place, { DATABASE_URL: server.url, DRAIN_SECONDS }, program));
  }
  for (const node of nodes) await node.start();
  const ports = nodes.map(({ url }) => Number(new URL(url).port));
  const balancer = await startBalancer(ports);
  try {
    for (const port of ports) await serving(balancer, port, true);
    const visit = visitors(balancer.url, members);
    const from = performance.now();
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const node = nodes[restart % NODES];
      await node?.stop();
      await node?.start();
      await serving(balancer, ports[restart % NODES] ?? 0, true);
    }
    const { answered, failed } = await visit.stop();
    const seconds = ((performance.now() - from) / 1_000).toFixed(0);
    const line = `${RESTARTS} restarts of ${NODES} nodes in ${seconds} s: ${answered} calls answered, ${balancer.lost.length} lost, ${failed.length} failed`;
    const problems = [...new Set([...balancer.lost, ...failed])];
    if (answered < RESTARTS * 10) problems.push('hardly anybody came');
    return { line, problems };
  } finally {
    balancer.close();
    for (const node of nodes) await node.stop();
    await server.stop();
  }
}

async function serving(balancer: Balancer, port: number, wanted: boolean): Promise<void> {
  for (let waited = 0; waited < GIVE_UP_MS; waited += 50) {
    if (balancer.isServing(port) === wanted) return;
    await wait(50);
  }
  throw new Error(`The node at ${port} did not come back`);
}

async function peopleOf(url: string): Promise<Member[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const wishes = await makeWishes(pool, VISITORS * 4);
  await pool.end();
  return wishes.slice(0, VISITORS).map(({ member }) => member);
}

/** People who look at the booking they have begun, one call after the other. */
function visitors(url: string, members: Member[]) {
  const state = { isOver: false };
  let answered = 0;
  const failed: string[] = [];
  const visitor = async ({ guid, token }: Member): Promise<void> => {
    const payload = { userGuid: guid };
    const body = encodeCall({ name: 'GetBookingDraft', payload, language: 'zh-cn', session: token });
    while (!state.isOver) {
      const text = await fetch(url + registry.GetBookingDraft.path, { method: 'POST', body })
        .then((response) => response.text())
        .catch(String);
      if (text.includes('"success":true')) answered += 1;
      else failed.push(text.slice(0, 160));
      await wait(30);
    }
  };
  const all = Promise.all(members.map(visitor));
  return {
    stop: async () => {
      state.isOver = true;
      await all;
      return { answered, failed };
    },
  };
}
