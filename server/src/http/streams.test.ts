import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { MemberCtx, Portal } from '../ctx.ts';
import { createStreams } from './streams.ts';

const endings: (() => void)[] = [];
afterEach(() => endings.splice(0).forEach((end) => end()));

const ctx = { session: { tokenHash: Buffer.alloc(32) } } as MemberCtx;

/** A stream and a listener who takes nothing of it. */
async function streamTo(take: 'all' | 'nothing') {
  const streams = createStreams({
    portal: { clock: () => new Date(0) } as unknown as Portal,
    doors: { living: async (_, sessions) => [...sessions] },
    isDraining: () => false,
    onError: () => {},
  });
  let tell: (data: unknown) => void = () => {};
  let isStopped = false;
  const app = fastify();
  app.get('/', (_request, reply) =>
    streams.open(reply, ctx, {
      open: (given) => {
        tell = given;
        return () => (isStopped = true);
      },
    }),
  );
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve) => get({ port, agent: false }, resolve));
  response.once('error', () => {});
  if (take === 'all') response.resume();
  endings.push(() => {
    response.destroy();
    streams.close();
    void app.close();
  });
  return { tell: (data: unknown) => tell(data), isStopped: () => isStopped };
}

const LARGE = 'x'.repeat(256 * 1024);
const turn = () => new Promise((resolve) => setImmediate(resolve));

// proves: streams: reader too slow
it('a listener who takes nothing is cut off, and nothing is kept for them', async () => {
  const { tell, isStopped } = await streamTo('nothing');
  // the sockets' own buffers take some megabytes
  for (let sent = 0; sent < 200 && !isStopped(); sent += 1) {
    tell(LARGE);
    await turn();
  }
  expect(isStopped()).toBe(true);
});

it('who takes it is sent all of it', async () => {
  const { tell, isStopped } = await streamTo('all');
  for (let sent = 0; sent < 200; sent += 1) {
    tell(`${sent}`);
    await turn();
  }
  expect(isStopped()).toBe(false);
});
