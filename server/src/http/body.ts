import type { IncomingMessage } from 'node:http';
import { Fault } from '../fault.ts';
import { shallowObject } from '../shallow-json.ts';
import { parseForm, type Fields } from './form.ts';

export const BODY_LIMIT = 256 * 1024;

/** How long what is still to come of a refused body is taken. */
const REST_WITHIN_MS = 30_000;

type Taker = (error: unknown, body: Buffer) => void;
const NOTHING = Buffer.alloc(0);

/** The whole body, or the refusal of one too large. How long it may take is watched by deadline.ts. */
export function readBody(request: IncomingMessage, take: Taker): void {
  if (Number(request.headers['content-length']) > BODY_LIMIT) return take(new Fault('tooLarge'), NOTHING);
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= BODY_LIMIT) return void chunks.push(chunk);
    request.removeAllListeners('data').removeAllListeners('end');
    take(new Fault('tooLarge'), NOTHING);
  });
  request.on('end', () => take(undefined, chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
}

/**
 * Takes what is still to come of a body that is refused, and throws it away: whoever is cut off while sending may not see
 * why any more (RFC 9112 §9.6).
 */
export function discardRest(request: IncomingMessage, withinMs = REST_WITHIN_MS): void {
  if (request.complete || request.destroyed) return;
  const cutting = setTimeout(() => request.destroy(), withinMs).unref();
  request.once('close', () => clearTimeout(cutting)).resume();
}

/** answers §1: a call comes as a form or as JSON; one in parts is read by multipart.ts. */
export function fieldsOf(contentType: string | undefined, body: Buffer): Fields {
  if (contentType === undefined && body.length === 0) return {};
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') return parseForm(body.toString());
  if (type === 'application/json') return shallowObject(body.toString(), 'body');
  throw new Fault('badInput', { field: 'body' });
}
