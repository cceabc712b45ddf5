import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { faultOf } from '../../test/answers.ts';
import { startPortal } from '../../test/portal.ts';

/** A connection on which a request has begun and does not go on. */
const halfSent = (url: string): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
    const head =
      'POST /examApi/PostAppCall HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\nhalf';
    socket.write(head, () => resolve(socket));
  });

// proves: drain before the close
it('a node that is to stop says that it is not ready and goes on serving, so that its balancer can notice', async () => {
  const portal = await startPortal({ env: { DRAIN_SECONDS: '1' } });
  expect((await portal.fetch('/readyz')).status).toBe(200);
  const stopped = portal.stop();
  const answers = await Promise.allSettled([portal.fetch('/readyz'), portal.call('GetCaptcha', {})]);
  await stopped;
  const [ready, captcha] = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined));
  expect(ready?.status).toBe(503);
  expect(captcha && 'decoded' in captcha && faultOf(captcha)).toBe('answered');
});

// proves: half-sent requests are cut
it('who never sends the rest of a request is cut off at the end of the drain, not after it', async () => {
  const portal = await startPortal({ env: { DRAIN_SECONDS: '0' } });
  const half = await halfSent(portal.url);
  // by the time this is answered, earlier bytes have arrived
  await portal.fetch('/livez');
  const stopped = portal.stop();
  // those who wait for an answer would be given ten seconds
  await expect.poll(() => half.closed, { timeout: 5_000 }).toBe(true);
  await stopped;
});
