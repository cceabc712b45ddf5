import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Seats } from '../../server/test/seats.ts';
import { openLoop } from '../stand/open-loop.ts';
import { requestBytes } from '../stand/prepared-call.ts';
import { percentile, sendAll, type Answered } from '../stand/queue.ts';
import type { Stand } from '../stand/stand.ts';
import { makePeople, type Numbered } from './crowd.ts';
import { orderCall } from './order-request.ts';
import { bookingPlace } from './place.ts';
import { wideSegments } from './segments.ts';

export interface Overload {
  /**
   * Good answers within two seconds at five times the capacity, against the capacity: the higher one of before and after,
   * for a portal just started has not learnt its hot paths.
   */
  goodput: number;
  /** Memory at its highest, against that of ordinary work. */
  memory: number;
  /** Seconds until answers came as fast as before. */
  recovery: number;
}

const TIMES = 5;
/** Long enough that queues and memory have filled. */
const OVERLOAD_MS = 60_000;
const FOR_CAPACITY = 3_000;
const FOR_OVERLOAD = 20_000;
/** Enough to keep it fully busy; with more a slow machine begins to refuse, and that is not its capacity. */
const CONNECTIONS = 40;
/** As many as run at a time, so that none waits while the portal learns its hot paths. */
const WARM_CONNECTIONS = 16;
const GOOD = '"success":true';
const taken = new WeakMap<Stand, Promise<Overload>>();

/** Orders and reads of the database in equal parts; taken once, for three figures. */
export function overload(stand: Stand): Promise<Overload> {
  const known = taken.get(stand) ?? run(stand);
  taken.set(stand, known);
  return known;
}

async function run(stand: Stand): Promise<Overload> {
  const place = await bookingPlace(stand);
  const { port, pid } = place.portal;
  const segments = await wideSegments(place.pool, 100);
  const order = (person: Numbered, at: number): Buffer =>
    requestBytes(place.portal, orderCall(person, segments[at % segments.length] as Seats));
  const read = ({ guid, token }: Numbered): Buffer =>
    requestBytes(place.portal, { name: 'GetBookingDraft', payload: { userGuid: guid }, session: token });

  const takeCapacity = async (): Promise<Answered & { people: Numbered[] }> => {
    const people = await makePeople(place.pool, FOR_CAPACITY);
    const requests = people.flatMap((person, at) => [order(person, at), read(person)]);
    const first = requests.splice(0, FOR_CAPACITY / 2);
    await sendAll({ port, connections: WARM_CONNECTIONS, expect: GOOD, requests: first });
    return { people, ...(await sendAll({ port, connections: CONNECTIONS, expect: GOOD, requests })) };
  };

  const before = await takeCapacity();
  const normal = memoryOf(pid);

  const orders = (await makePeople(place.pool, FOR_OVERLOAD)).map(order);
  const reads = before.people.map(read);
  let turn = 0;
  let most = normal;
  const watching = setInterval(() => (most = Math.max(most, memoryOf(pid))), 250);
  const {
    goodPerSecond,
    refused,
    sent,
    ms: took,
  } = await openLoop({
    ...{ port, perSecond: before.perSecond * TIMES, ms: OVERLOAD_MS, expect: GOOD },
    next: () => {
      turn += 1;
      return (turn % 2 ? orders.shift() : undefined) ?? (reads[turn % reads.length] as Buffer);
    },
    onRefused: (request) => void (request.includes('AddExamOrder') && orders.push(request)),
  });
  const recovery = await untilQuick(port, reads[0] as Buffer, 2 * percentile(before.ms, 0.99) + 20);
  clearInterval(watching);
  const after = await takeCapacity();
  const capacity = Math.max(before.perSecond, after.perSecond);
  stand.note(
    `capacity ${Math.round(before.perSecond)}/s before, ${Math.round(after.perSecond)}/s after; ` +
      `at ${TIMES}× ${Math.round(goodPerSecond)}/s good within 2 s, p99 ${Math.round(percentile(took, 0.99))} ms, ` +
      `${refused} of ${sent} refused; memory ${mega(normal)} → ${mega(most)} MB; as quick as before after ${recovery.toFixed(1)} s`,
  );
  return { goodput: goodPerSecond / capacity, memory: most / normal, recovery };
}

const QUICK_IN_A_ROW = 5;

async function untilQuick(port: number, request: Buffer, withinMs: number): Promise<number> {
  const from = performance.now();
  for (let quick = 0; quick < QUICK_IN_A_ROW;) {
    const { ms } = await sendAll({ port, connections: 1, expect: GOOD, requests: [request] }).catch(() => ({ ms: [] }));
    quick = (ms[0] ?? Infinity) <= withinMs ? quick + 1 : 0;
    await wait(50);
  }
  return (performance.now() - from) / 1_000;
}

/** Bytes of the process that are in memory. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1_024;
}

const mega = (bytes: number): number => Math.round(bytes / 1_024 ** 2);
