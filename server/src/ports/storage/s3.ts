import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { traceHeaders } from '../../trace.ts';
import type { S3Settings } from './settings.ts';
import { assertStorageKey, MissingFile, type Storage } from './port.ts';

const WITHIN_MS = 30_000;

/** Any store that speaks S3: one object per file, addressed below the bucket's path. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const bucketUrl = `${endpoint}/${bucket}`;

  /** Signed here and sent by ourselves, since only then a stream can say how long it is. */
  async function send(url: string, init: RequestInit & { duplex?: 'half' }, body?: AsyncIterable<Uint8Array>) {
    const signed = await client.sign(url, init);
    for (const [name, value] of Object.entries(traceHeaders())) signed.headers.set(name, value);
    const content = body && { body: Readable.toWeb(Readable.from(body)), duplex: 'half' };
    return fetch(signed.url, {
      method: signed.method,
      headers: signed.headers,
      // a store that sends us elsewhere with our files is not the one we were told of
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
      ...(content as RequestInit),
    });
  }
  const urlOf = (key: string): string => {
    assertStorageKey(key);
    return `${bucketUrl}/${key}`;
  };

  return {
    put: async (key, content, size) => {
      const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' };
      await expectOk('PUT', await send(urlOf(key), { method: 'PUT', headers }, content));
    },
    get: async (key, range) => {
      const headers = range ? { range: `bytes=${range.from}-${range.to}` } : undefined;
      const response = await send(urlOf(key), { method: 'GET', ...(headers && { headers }) });
      if (response.status === 404) throw new MissingFile(key);
      // a range that begins behind the file's end: the file was cut
      if (response.status === 416) return Readable.from([]);
      await expectOk('GET', response, false);
      return response.body ? Readable.fromWeb(response.body as NodeStream<Uint8Array>) : Readable.from([]);
    },
    remove: async (key) => {
      const response = await send(urlOf(key), { method: 'DELETE' });
      if (response.status !== 404) await expectOk('DELETE', response);
    },
    list: async () => {
      const keys: string[] = [];
      for (let token: string | undefined = ''; token !== undefined;) {
        const more: string = token && `&continuation-token=${encodeURIComponent(token)}`;
        const response = await send(`${bucketUrl}?list-type=2${more}`, { method: 'GET' });
        const xml = await (await expectOk('LIST', response, false)).text();
        keys.push(...Array.from(xml.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) => key));
        token = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1];
      }
      return keys;
    },
  };
}

/** Only the status is told: a store's answer may quote the request. */
async function expectOk(what: string, response: Response, drain = true): Promise<Response> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The file store answered ${response.status} to ${what}`);
  }
  if (drain) await response.arrayBuffer();
  return response;
}
