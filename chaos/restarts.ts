import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registry } from '#contract/registry';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { encodeCall } from '../server/test/wire.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { bundledPortal, DURABLE, fill, portalAt } from './world.ts';

const NODES = 3;
const RESTARTS = 20;
const VISITORS = 8;
/** Longer than the balancer needs to notice. */
const DRAIN_SECONDS = '3';
const GIVE_UP_MS = 60_000;

/** Nodes are stopped and started one after the other under load, behind a balancer: nobody may notice. */
export async function rollingRestarts(home: string): Promise<{ line: string; problems: string[] }> {
  const server = await startPostgres({ settings: DURABLE });
  const folder = join(home, 'restarts');
  mkdirSync(folder, { recursive: true });
  await fill({ databaseUrl: server.url, dataDir: folder });
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
    const visit = visitors(balancer.url);
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

/** People who look up their company, one call after the other. */
function visitors(url: string) {
  const state = { isOver: false };
  let answered = 0;
  const failed: string[] = [];
  const body = encodeCall({ name: 'GetCaptcha', payload: {}, language: 'zh-cn', session: '' });
  const visitor = async (): Promise<void> => {
    while (!state.isOver) {
      const response = await fetch(url + registry.GetCaptcha.path, { method: 'POST', body }).catch((error: unknown) => {
        failed.push(String(error));
        return undefined;
      });
      const text = await response?.text();
      if (response && (response.status !== 200 || !text?.endsWith('}')))
        failed.push(`${response.status} ${text?.slice(0, 80)}`);
      else answered += 1;
      await wait(30);
    }
  };
  const all = Promise.all(Array.from({ length: VISITORS }, visitor));
  return {
    stop: async () => {
      state.isOver = true;
      await all;
      return { answered, failed };
    },
  };
}
