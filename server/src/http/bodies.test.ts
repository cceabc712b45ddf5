import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { discardRest } from './bodies.ts';

let server: Server | undefined;
afterEach(() => server?.close());

it('a sender of a refused body who does not finish is cut off after a while', async () => {
  server = createServer((request, response) => {
    response.end('no');
    discardRest(request, 20);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise((resolve) =>
    socket
      .on('close', resolve)
      .on('error', () => {})
      .resume(),
  );
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n12345');
  await closed;
  expect(socket.destroyed).toBe(true);
});
