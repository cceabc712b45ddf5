import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ByteRange } from '../byte-range.ts';
import { Fault } from '../fault.ts';
import type { CallRequest } from './call-request.ts';
import type { Download } from './handlers.ts';

/** Types that a browser shows or saves and never runs; anything else is bytes. */
const PASSIVE = new Set([
  ...['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'text/csv', 'application/zip'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

/** Text says in which letters it is written; ours is in UTF-8. */
function typeOf(mediaType: string): string {
  if (!PASSIVE.has(mediaType)) return 'application/octet-stream';
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;
}

/** A client that takes nothing for so long is gone. */
const STALLED_MS = 60_000;

/**
 * Answers with a file, as something to save. It resolves when the client has all of it, or has gone. Content that the store
 * cannot give is refused; after the first bytes the connection is broken off, since a short file must not look whole.
 */
export async function sendFile(request: CallRequest, reply: FastifyReply, file: Download): Promise<void> {
  // a file has no versions that a part of it could be held against
  const range = request.headers['if-range'] === undefined ? rangeOf(request.headers.range, file.size) : undefined;
  if (range === 'none') {
    reply.header('content-range', `bytes */${file.size}`);
    throw new Fault('rangeInvalid');
  }
  const pieces = file.read(range)[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) throw new Error('A file without content was to be sent');
  if (reply.sent) return void (await pieces.return?.());
  if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${file.size}`);
  reply.headers({
    'content-type': typeOf(file.mediaType),
    'content-disposition': dispositionOf(file.name),
    'content-length': range ? range.to - range.from + 1 : file.size,
    'accept-ranges': 'bytes',
    'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cache-control': file.unchanging ? 'private, max-age=604800, immutable' : 'private, no-store',
  });
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
  await reply.send(Readable.from(restOf(first.value, pieces, request)));
}

async function* restOf(first: Uint8Array, pieces: AsyncIterator<Uint8Array>, { log }: CallRequest) {
  try {
    yield first;
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value;
  } catch (error) {
    log.error({ err: error }, 'a file broke off');
    throw error;
  } finally {
    await pieces.return?.();
  }
}

/** One range is answered; several, or another unit, are answered with the whole, as RFC 9110 allows. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  if (header === undefined || !/^bytes=/i.test(header) || header.includes(',')) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header) ?? [];
  if (first === '' && last === '') return 'none';
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'none' : { from, to };
}

/** RFC 6266: the name in UTF-8, and for clients that cannot read that, the rest of it in ASCII. */
export function dispositionOf(name: string): string {
  const safe = Buffer.from(name).toString();
  const ascii = safe.replace(/[^A-Za-z0-9._ -]/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
