import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Portal } from '../ctx.ts';
import { expositionOf } from '../watch/exposition.ts';
import { readFigures, type Figure } from '../watch/figures.ts';
import { timePool } from '../watch/pool-wait.ts';

const POOL_STEPS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2, 5];

/** The figures for a person on duty, in Prometheus' format, for bearers of the token. */
export function registerMetrics(
  app: FastifyInstance,
  portal: Portal,
  figures: readonly Figure[],
  machine?: Clock,
): void {
  const { metricsToken } = portal.env;
  if (metricsToken === undefined) return;
  const { registry, setFigures } = openRegistry(portal, figures, machine);
  app.get('/metrics', async (request, reply) => {
    // guard: token of the metrics
    if (!isToken(metricsToken, request.headers.authorization)) {
      request.fault = 'notAllowed';
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('METRICS_TOKEN is needed\n');
    }
    await setFigures();
    const text = `${await registry.metrics()}${expositionOf(portal.watch.counters)}\n`;
    return reply.type(registry.contentType).send(text);
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isToken = (token: string, header = ''): boolean => timingSafeEqual(digest(header), digest(`Bearer ${token}`));

function openRegistry(portal: Portal, figures: readonly Figure[], machine: Clock | undefined) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });

  const { pool } = portal.database;
  const waited = new Histogram({
    ...{ name: 'portal_pool_wait_seconds', help: 'Waiting for a connection', buckets: POOL_STEPS, registers },
  });
  timePool(pool, (seconds) => waited.observe(seconds));
  const waiting = gauge('portal_pool_waiting', 'How many wait for a connection now');
  const connections = gauge('portal_pool_connections', 'Connections to the database');
  const reachable = gauge('portal_database_reachable', '1 when the database answered within 3 s');
  const clock = gauge('portal_database_clock_seconds', 'How far the database’s clock is ahead of this node’s');
  const dropped = gauge(
    'portal_security_events_dropped',
    'Security events that were too many to be kept for the audit',
  );
  const stored = new Map(figures.map(({ name, help }) => [name, gauge(name, help)]));

  async function setFigures(): Promise<void> {
    const { values, clockSeconds } = await readFigures(portal, figures, machine);
    reachable.set(clockSeconds === undefined ? 0 : 1);
    // an unknown figure is not told as it was
    for (const [name, gauge] of stored) gauge.set(values.get(name) ?? Number.NaN);
    clock.set(clockSeconds ?? Number.NaN);
    waiting.set(pool.waitingCount);
    connections.set(pool.totalCount);
    dropped.set(portal.watch.events.dropped());
  }
  return { registry, setFigures };
}
