import type { IncomingMessage } from 'node:http';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../fault.ts';
import { shallowJson } from '../shallow-json.ts';
import type { Fields } from './payload.ts';

export const BODY_LIMIT = 256 * 1024;
export const MOST_FIELDS = 200;

/** Forms and JSON, capped in bytes by the server's `bodyLimit`; JSON is capped in depth before it is parsed. */
export function registerBodies(app: FastifyInstance): void {
  void app.register(formbody);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, body: string) =>
    shallowJson(body, 'body'),
  );
}

/** The fields of a call: of its body, or of the query of a GET. */
export function fieldsOf({ method, query, body }: FastifyRequest): Fields {
  const fields = method === 'GET' ? query : (body ?? {});
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new Fault('badInput', { field: 'body' });
  if (Object.values(fields).flat().length > MOST_FIELDS) throw new Fault('badInput', { field: 'body' });
  return fields as Fields;
}

/** How long the rest of a refused body is taken. */
const REST_WITHIN_MS = 30_000;

/** Takes the rest of a refused body and throws it away: a sender that is cut off while sending may not see the refusal. */
export function discardRest(request: IncomingMessage, withinMs = REST_WITHIN_MS): void {
  if (request.complete || request.destroyed) return;
  const cutting = setTimeout(() => request.destroy(), withinMs).unref();
  request.once('close', () => clearTimeout(cutting)).resume();
}
