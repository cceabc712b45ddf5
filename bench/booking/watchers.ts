import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { SeatDay } from '#contract/calls/seats';
import { processorSeconds } from '../stand/processor.ts';
import { percentile } from '../stand/queue.ts';
import type { Stand } from '../stand/stand.ts';
import { makePeople } from './crowd.ts';
import { bookingPlace } from './place.ts';

export interface Watchers {
  /** Seconds from a seat's going until the slowest of a hundred watchers has heard of it. */
  seen: number;
  /** Of one core, for a thousand watchers while seats go all the time, in per cent. */
  processor: number;
  /** Megabytes of a thousand watchers. */
  memory: number;
}

const COUNT = 1_000;
const MONTH = '2026-07';
const CENTERS = 20;
const QUIET_MS = 10_000;
const GOING = 100;
const EVERY_MS = 200;
const taken = new WeakMap<Stand, Promise<Watchers>>();

/** A thousand people look at twenty centres while five seats go a second; taken once, for three figures. */
export function watchers(stand: Stand): Promise<Watchers> {
  const known = taken.get(stand) ?? run(stand);
  taken.set(stand, known);
  return known;
}

type Heard = (days: SeatDay[]) => void;

async function run(stand: Stand): Promise<Watchers> {
  const { portal, pool } = await bookingPlace(stand);
  const centers = await centersOf(pool);
  const people = await makePeople(pool, COUNT);
  const heard = new Map<number, Set<Heard>>(centers.map((id) => [id, new Set()]));
  // as much is loaded and compiled as will be
  const close = [await listen(portal.port, people[0]?.token ?? '', centers[0] ?? 0, () => {})];
  await wait(2_000);
  const before = bytesOf(portal.pid);
  for (const [at, { token }] of people.slice(1).entries()) {
    const center = centers[at % CENTERS] ?? 0;
    close.push(await listen(portal.port, token, center, (days) => heard.get(center)?.forEach((tell) => tell(days))));
  }
  await wait(2_000);
  const memory = (bytesOf(portal.pid) - before) / 1_024 ** 2;
  const quiet = await processorOf(portal.pid, () => wait(QUIET_MS));
  const seconds: number[] = [];
  const busy = await processorOf(portal.pid, async () => {
    const going: Promise<void>[] = [];
    for (let at = 0; at < GOING; at += 1) {
      going.push(timed(pool, centers[at % CENTERS] ?? 0, heard).then((each) => void seconds.push(each)));
      await wait(EVERY_MS);
    }
    await Promise.all(going);
  });
  close.forEach((end) => end());
  seconds.sort((a, b) => a - b);
  const seen = percentile(seconds, 1);
  stand.note(
    `${COUNT} watchers of ${CENTERS} centres, ${1_000 / EVERY_MS} seats a second: seen after ${percentile(seconds, 0.5).toFixed(2)} s ` +
      `(median) and ${seen.toFixed(2)} s (last); ${quiet.toFixed(1)} % of a core while nothing happens, ${busy.toFixed(1)} % ` +
      `while seats go; ${memory.toFixed(0)} MB`,
  );
  return { seen, processor: busy, memory };
}

async function centersOf(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    'SELECT DISTINCT center_id AS id FROM segment WHERE day >= $1 AND booked < capacity ORDER BY 1 LIMIT $2',
    [`${MONTH}-01`, CENTERS],
  );
  return rows.map(({ id }) => id);
}

/** A seat goes as another node would sell it; until each of those who look at the centre has heard the new number. */
async function timed(pool: pg.Pool, centerId: number, heard: Map<number, Set<Heard>>): Promise<number> {
  const { rows } = await pool.query<{ id: string; left: number }>(
    `UPDATE segment SET booked = booked + 1 WHERE segment_id = (
       SELECT segment_id FROM segment WHERE center_id = $1 AND day BETWEEN $2::date AND $2::date + 27 AND booked < capacity
       ORDER BY random() LIMIT 1)
     RETURNING segment_id AS id, capacity - booked AS left`,
    [centerId, `${MONTH}-01`],
  );
  const from = performance.now();
  const [segment] = rows;
  const tells = heard.get(centerId);
  let waiting = COUNT / CENTERS - 1;
  await new Promise<void>((resolve) => {
    const tell: Heard = (days) => {
      const isIt = days.some((day) =>
        day.segments.some(({ id, left }) => id === Number(segment?.id) && left <= (segment?.left ?? 0)),
      );
      if (!isIt) return;
      waiting -= 1;
      if (waiting > 0) return;
      tells?.delete(tell);
      resolve();
    };
    tells?.add(tell);
  });
  return (performance.now() - from) / 1_000;
}

function listen(port: number, token: string, centerId: number, onEvent: Heard): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const path = `/examApi/SeatEvents?centerId=${centerId}&month=${MONTH}`;
    const asked = request({ port, path, headers: { 'x-session': token }, agent: false }, (response) => {
      if (response.headers['content-type'] !== 'text/event-stream; charset=utf-8')
        return reject(new Error(`A watcher was refused with ${response.statusCode}`));
      let text = '';
      let isFirst = true;
      response.setEncoding('utf8').on('data', (piece: string) => {
        const events = (text + piece).split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          if (!event.startsWith('data: ')) continue;
          // how it is at first is no news
          if (!isFirst) onEvent(JSON.parse(event.slice(6)) as SeatDay[]);
          isFirst = false;
        }
      });
      response.once('error', () => {});
      return resolve(() => asked.destroy());
    });
    asked.once('error', reject);
    asked.end();
  });
}

function bytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1_024;
}

/** Per cent of one core while something happens. */
async function processorOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const [used, from] = [processorSeconds(pid), performance.now()];
  await work();
  return ((processorSeconds(pid) - used) / ((performance.now() - from) / 1_000)) * 100;
}
