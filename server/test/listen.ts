import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { SeatDay } from '#contract/calls/seats';
import type { SignedIn, TestPortal } from './portal.ts';

/** A listener to a stream. */
export interface Listener {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The body of a refusal. */
  body: () => string;
  /** The next event that has not been looked at; nothing where none comes within some seconds. */
  next(): Promise<SeatDay[] | undefined>;
  /** Whether the portal ends it within some seconds. */
  ends(): Promise<boolean>;
  leave(): void;
}

const PATIENCE_MS = 8_000;

/** Opens the stream of a month's seats as a browser does, by its cookie, or as a program does, by its token. */
export function listenToSeats(
  { url }: Pick<TestPortal, 'url'>,
  { token, cookie }: Pick<SignedIn, 'token' | 'cookie'>,
  { centerId, month }: { centerId: number | string; month: string },
): Promise<Listener> {
  const target = new URL(`/examApi/SeatEvents?${new URLSearchParams({ centerId: String(centerId), month })}`, url);
  const headers = cookie ? { cookie } : { 'x-session': token };
  return new Promise((resolve, reject) => {
    const asked = request(target, { headers, agent: false }, (response) => {
      let text = '';
      const events: SeatDay[][] = [];
      let wake = (): void => {};
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
        const lines = text.split('\n\n');
        if (response.headers['content-type']?.startsWith('text/event-stream')) text = lines.pop() ?? '';
        for (const line of lines) if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)) as SeatDay[]);
        wake();
      });
      const ended = new Promise<true>((done) => response.once('close', () => done(true)));
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: () => text,
        next: async () => {
          const late = AbortSignal.timeout(PATIENCE_MS);
          while (events.length === 0 && !late.aborted)
            await new Promise<void>((go) => {
              wake = go;
              late.addEventListener('abort', () => go(), { once: true });
            });
          return events.shift();
        },
        ends: () => Promise.race([ended, wait(PATIENCE_MS, false)]),
        leave: () => asked.destroy(),
      });
    });
    asked.once('error', reject);
    asked.end();
  });
}
