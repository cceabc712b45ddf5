import type { FastifyInstance } from 'fastify';
import type { Portal } from '../ctx.ts';
import { isMigrated } from '../db/migrate.ts';

/** /livez: the process answers. /readyz: it can do work: database reachable, migrated, not about to stop. */
export function registerHealth(app: FastifyInstance, portal: Portal, isDraining: () => boolean): void {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      if (await isMigrated(portal.database.pool)) return { status: 'ok' };
      return await reply.code(503).send({ status: 'not migrated' });
    } catch (error) {
      request.log.warn({ reqId: request.id, err: error }, 'database not reachable');
      return reply.code(503).send({ status: 'database not reachable' });
    }
  });
}
