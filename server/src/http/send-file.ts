import type { ByteRange } from '../byte-range.ts';
import { Fault } from '../fault.ts';
import type { Exchange } from './exchange.ts';
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

export interface FileAnswer {
  status: 200 | 206;
  headers: string[];
  read(): AsyncIterable<Uint8Array>;
}

/** How a file is answered: as something to save, in a box of its own, for nobody else to keep. */
export function fileAnswer({ request, headers: refused }: Exchange, file: Download): FileAnswer {
  // we give out no version of a file by which a part could be held against another
  const range = request.headers['if-range'] === undefined ? rangeOf(request.headers.range, file.size) : undefined;
  if (range === 'none') {
    refused.push('content-range', `bytes */${file.size}`);
    throw new Fault('rangeInvalid');
  }
  const length = range ? range.to - range.from + 1 : file.size;
  const headers = [
    ...['content-type', typeOf(file.mediaType)],
    ...['content-disposition', dispositionOf(file.name)],
    ...['content-length', String(length)],
    ...['accept-ranges', 'bytes'],
    ...['content-security-policy', "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
    ...['cache-control', file.unchanging ? 'private, max-age=604800, immutable' : 'private, no-store'],
    ...(range ? ['content-range', `bytes ${range.from}-${range.to}/${file.size}`] : []),
  ];
  return { status: range ? 206 : 200, headers, read: () => file.read(range) };
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

/** RFC 6266: the name in UTF-8, and for those who cannot read that, what is left of it in ASCII. */
export function dispositionOf(name: string): string {
  const safe = Buffer.from(name).toString();
  const ascii = safe.replace(/[^A-Za-z0-9._ -]/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Sends the bytes as the client takes them. What fails half-way ends the connection: a short file must not look whole. */
export async function sendBytes({ response }: Exchange, pieces: AsyncIterator<Uint8Array>, first: Uint8Array) {
  response.setTimeout(STALLED_MS, () => response.destroy());
  try {
    for (let piece: Uint8Array | undefined = first; piece; piece = await nextOf(pieces)) {
      if (response.destroyed) break;
      if (!response.write(piece)) await drained(response);
    }
    response.end();
  } catch (error) {
    response.destroy();
    throw error;
  } finally {
    await pieces.return?.();
  }
}

export const nextOf = async (pieces: AsyncIterator<Uint8Array>): Promise<Uint8Array | undefined> => {
  const { done, value } = await pieces.next();
  return done ? undefined : value;
};

const drained = (response: Exchange['response']): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      response.off('drain', go).off('close', go);
      resolve();
    };
    response.on('drain', go).on('close', go);
  });
