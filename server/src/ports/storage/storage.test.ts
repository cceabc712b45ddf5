import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collect } from '../../db/seal-chunks.ts';
import { folderStorage } from './folder.ts';
import { MissingFile, storageKeyOf, type Storage } from './port.ts';
import { s3Storage } from './s3.ts';

const BUCKET = 'portal-files';
let root: string;
let server: Server;
let storages: Record<'folder' | 's3', Storage>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-storage-'));
  const s3 = new S3rver({
    directory: join(root, 's3'),
    silent: true,
    resetOnClose: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3.configureBuckets();
  // its own server would hold the test up by looking for a port itself
  server = createServer(s3.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  storages = {
    folder: folderStorage(join(root, 'folder')),
    s3: s3At(server),
  };
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(root, { recursive: true, force: true });
});

function s3At(at: Server, accessKeyId = 'S3RVER'): Storage {
  const endpoint = `http://127.0.0.1:${(at.address() as AddressInfo).port}`;
  return s3Storage({ endpoint, bucket: BUCKET, region: 'us-east-1', accessKeyId, secretAccessKey: 'S3RVER' });
}

async function* inParts(bytes: Buffer, size = 65_536): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Half of 200,000 bytes, then an error, once `arrived` has come. */
async function* brokenOff(arrived?: Promise<unknown>): AsyncGenerator<Buffer> {
  yield randomBytes(100_000);
  await arrived;
  throw new Error('gone');
}

describe.each(['folder', 's3'] as const)('%s', (name) => {
  it('a stored file is got, whole and in parts, until it is removed', async () => {
    const storage = storages[name];
    const key = storageKeyOf(7, randomUUID());
    const bytes = randomBytes(3_000_001);
    await storage.put(key, inParts(bytes), bytes.length);
    expect((await collect(await storage.get(key))).equals(bytes)).toBe(true);
    const part = await collect(await storage.get(key, { from: 65_535, to: 200_000 }));
    expect(part.equals(bytes.subarray(65_535, 200_001))).toBe(true);
    expect(await storage.list()).toContain(key);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.list()).not.toContain(key);
    await expect(storage.get(key)).rejects.toBeInstanceOf(MissingFile);
  });

  it('a key that is none of ours is not looked for', async () => {
    for (const key of ['../../etc/passwd', '7/aa/../../x', '/7/aa/b', ''])
      await expect(storages[name].get(key)).rejects.toThrow('A storage key');
  });
});

it('folder: what breaks off half-way is not there', async () => {
  const storage = storages.folder;
  const key = storageKeyOf(7, randomUUID());
  await expect(storage.put(key, brokenOff(), 200_000)).rejects.toThrow('gone');
  await expect(storage.get(key)).rejects.toBeInstanceOf(MissingFile);
  await storage.remove(key);
  expect((await storage.list()).filter((listed) => listed.includes(key))).toEqual([]);
});

it('s3: what breaks off half-way is told to be longer than what came, so that the store keeps nothing of it', async () => {
  // a bare server: the one of the other tests keeps what came, which no store that speaks S3 does
  const store = createServer();
  const begun = new Promise<IncomingMessage>((resolve) => {
    store.on('request', (request: IncomingMessage) => request.once('data', () => resolve(request)));
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const put = s3At(store).put(storageKeyOf(7, randomUUID()), brokenOff(begun), 200_000);
  await expect(put).rejects.toThrow(/gone|fetch failed/);
  const request = await begun;
  if (!request.closed) await new Promise((resolve) => request.once('close', resolve));
  expect([request.headers['content-length'], request.complete]).toEqual(['200000', false]);
  await new Promise((resolve) => store.close(resolve));
});

it('folder: what a crash left half written goes with the file', async () => {
  const storage = storages.folder;
  const key = storageKeyOf(7, randomUUID());
  await storage.put(key, inParts(randomBytes(10)), 10);
  await writeFile(join(root, 'folder', `${key}.part`), 'half');
  await storage.remove(key);
  expect((await storage.list()).filter((listed) => listed.includes(key))).toEqual([]);
});

it('s3: a refusal names the request and nothing of the answer', async () => {
  const stranger = s3At(server, 'NOBODY');
  await expect(stranger.get(storageKeyOf(7, randomUUID()))).rejects.toThrow(/^The file store answered 403 to GET$/);
});
