import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { MemberCtx, Portal, Session } from '../ctx.ts';
import { Fault } from '../fault.ts';
import type { Doors } from './doors.ts';
import type { EventStream } from './handlers.ts';

/** A person looks at one calendar, perhaps at two; a browser has six connections for everything. */
const MOST_OF_SESSION = 3;
/** Each costs some kilobytes; the rest ask again every few seconds, as they did before there were streams. */
const MOST = 5_000;
/** Proxies close what says nothing for a minute. */
const HEARTBEAT_MS = 15_000;
/** How long a stream may outlive its session. */
const SESSION_LOOK_MS = 2_000;
/** A listener this far behind is taken for gone; one who is not comes back and gets all of it anew. */
const MOST_BEHIND = 64 * 1024;
/** When a node closes, its watchers do not all come to another in the same second. */
const COME_BACK_MS = [1_000, 5_000] as const;
const TICK_MS = 500;

const TOO_MANY = new Fault('tooMany', { seconds: 10 });
const BUSY = new Fault('systemBusy', { seconds: 10 });

interface Open {
  session: Session;
  write(text: string): void;
  end(): void;
}

export interface Streams {
  /** Answers with the stream, or throws while it can still be refused. */
  open(reply: FastifyReply, ctx: MemberCtx, stream: EventStream<unknown>): void;
  close(): void;
}

export interface Streaming {
  portal: Portal;
  doors: Pick<Doors, 'living'>;
  isDraining: () => boolean;
  onError: (error: unknown) => void;
}

/** Calls that last longer than a request: server-sent events. All of them share one timer. */
export function createStreams({ portal, doors, isDraining, onError }: Streaming): Streams {
  const all = new Set<Open>();
  let [beatAt, lookedAt, isLooking] = [performance.now(), performance.now(), false];

  const endAll = (): void => all.forEach((each) => each.end());
  const timer = setInterval(() => {
    if (all.size === 0) return;
    // guard: streams: a node that closes
    if (isDraining()) return endAll();
    const now = performance.now();
    if (now - beatAt >= HEARTBEAT_MS) {
      beatAt = now;
      for (const each of all) each.write(':\n\n');
    }
    if (now - lookedAt >= SESSION_LOOK_MS && !isLooking) {
      lookedAt = now;
      isLooking = true;
      void endOver()
        .catch(onError)
        .finally(() => (isLooking = false));
    }
  }, TICK_MS).unref();

  /** Ends the streams of sessions that were signed out or have been away too long. */
  async function endOver(): Promise<void> {
    const asked = [...all];
    const living = new Set(await doors.living(portal, [...new Set(asked.map(({ session }) => session))]));
    for (const each of asked) /* guard: streams: the end of the session */ if (!living.has(each.session)) each.end();
  }

  function assertRoom({ tokenHash }: Session): void {
    if (isDraining() || all.size >= MOST) throw BUSY;
    let own = 0;
    for (const { session } of all) if (session.tokenHash.equals(tokenHash)) own += 1;
    // guard: streams: how many a session may have
    if (own >= MOST_OF_SESSION) throw TOO_MANY;
  }

  return {
    open: (reply, ctx, stream) => {
      if (reply.sent || reply.raw.destroyed) return;
      assertRoom(ctx.session);
      const events = new Readable({ read: () => {} });
      const write = (text: string): void => {
        // guard: streams: reader too slow → events.push(text)
        if (events.readableLength + reply.raw.writableLength > MOST_BEHIND) reply.raw.destroy();
        else events.push(text);
      };
      const opened: Open = { session: ctx.session, write, end: () => events.push(null) };
      all.add(opened);
      write(`retry: ${randomInt(...COME_BACK_MS)}\n\n`);
      const stop = stream.open((data) => write(`data: ${JSON.stringify(data)}\n\n`));
      reply.raw.once('close', () => {
        all.delete(opened);
        stop();
      });
      reply.type('text/event-stream; charset=utf-8');
      // a proxy that collects an answer before it passes it on would hold every event back
      reply.header('x-accel-buffering', 'no').send(events);
    },
    close: () => {
      clearInterval(timer);
      endAll();
    },
  };
}
