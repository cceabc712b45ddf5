import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Answers under way when a node closes may take so long. */
const FINISH_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** How a node stops: first it says so, then it serves on until its balancer has noticed, then it closes. */
export interface Draining {
  isDraining(): boolean;
  /** From now on every answer closes its connection, and /readyz says so. */
  drain(): void;
  /** Serves on for so long; then it takes no more connections, closes those that rest, and lets answers under way finish. */
  closeAfter(drainMs: number): Promise<void>;
}

export function registerDraining(app: FastifyInstance): Draining {
  let draining = false;
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdle = (): void => {
    for (const socket of sockets) if (!awaitsAnswer(socket)) socket.destroy();
  };
  return {
    isDraining: () => draining,
    drain: () => void (draining = true),
    closeAfter: async (drainMs) => {
      // guard: drain before the close
      if (drainMs > 0) await sleep(drainMs);
      const closed = app.close();
      // a kept-alive connection rests as soon as its answer is out
      const resting = setInterval(closeIdle, LOOK_EVERY_MS);
      const cutting = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
      closeIdle();
      try {
        await closed;
      } finally {
        clearInterval(resting);
        clearTimeout(cutting);
      }
    },
  };
}

/** Node keeps the answer under way with its socket; the request it belongs to must have arrived whole. */
function awaitsAnswer(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return (
    /* guard: half-sent requests are cut → Boolean(socket._httpMessage) */ socket._httpMessage?.req.complete ?? false
  );
}
