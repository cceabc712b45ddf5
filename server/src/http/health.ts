import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Portal } from '../ctx.ts';
import { clockDifference } from '../db/clock-difference.ts';
import { databaseState } from '../db/migrate.ts';

/** /livez: the process answers. /readyz: it can do work: database reachable and of a version it knows, not about to stop. */
export function registerHealth(app: FastifyInstance, portal: Portal, isDraining: () => boolean, machine?: Clock): void {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      const state = await databaseState(portal.database);
      if (state !== 'ready') return await reply.code(503).send({ status: state });
      const clockDifferenceMs = await clockDifference(portal.database, machine);
      const differs =
        /* guard: clock of the database → false */ Math.abs(clockDifferenceMs) > portal.database.limits.clockMs;
      if (differs) reply.code(503);
      return { status: differs ? 'the clock differs from the one of the database' : 'ok', clockDifferenceMs };
    } catch (error) {
      request.log.warn({ reqId: request.id, err: error }, 'database not reachable');
      return reply.code(503).send({ status: 'database not reachable' });
    }
  });
}
