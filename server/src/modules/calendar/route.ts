import type { FastifyInstance } from 'fastify';
import type { Portal } from '../../ctx.ts';
import { readFeed } from './feed.ts';

/** Programs ask every few minutes if they are let; what changed is there soon enough. */
const MAX_AGE_SECONDS = 900;

/** `GET /calendar/<token>.ics`: no session, the address itself is the key. It is never logged (see app.ts). */
export function registerCalendarFeed(app: FastifyInstance, portal: Portal): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const { file } = request.params;
    const feed = file.endsWith('.ics') ? await readFeed(portal, file.slice(0, -'.ics'.length)) : undefined;
    if (!feed) return reply.callNotFound();
    reply.headers({ etag: feed.etag, 'cache-control': `private, max-age=${MAX_AGE_SECONDS}` });
    if (request.headers['if-none-match'] === feed.etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(feed.ics);
  });
}
