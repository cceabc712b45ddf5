import type { Input } from '#contract/call';
import type { SeatDay, seats } from '#contract/calls/seats';
import type { EmployeeCtx, Log, Portal } from '../../../ctx.ts';
import { asAuditor } from '../../../db/transact.ts';
import type { EventStream } from '../../../http/handlers.ts';
import { publishedCenter } from './published-centers.ts';
import {
  daysFor,
  keyOf,
  readMarks,
  readSeats,
  type DayMark,
  type DaySeats,
  type SeatBoard,
  type WatchedDay,
} from './seat-board.ts';

/** A seat that goes is seen by others within two seconds: one until it is noticed, and the way there. */
const LOOK_EVERY_MS = 1_000;

type Tell = (days: SeatDay[]) => void;

interface WatchedBoard extends SeatBoard {
  /** By company, since each may have its own share. */
  watchers: Map<number, Set<Tell>>;
}

interface Watch {
  boards: Map<string, WatchedBoard>;
  isLooking: boolean;
  /** How much had been written when it was last looked, where that can be known. */
  changes: number | undefined;
}

const watches = new WeakMap<Portal, Watch>();

function watchOf(portal: Portal): Watch {
  const watch = watches.get(portal) ?? { boards: new Map(), isLooking: false, changes: undefined };
  watches.set(portal, watch);
  return watch;
}

/**
 * A month of a centre: all of it at first, then each day that changes. One question a second for all watchers of the
 * node finds the changed days; nothing here is part of the guarantee, which the order's statement gives.
 */
export async function watchSeats(
  ctx: EmployeeCtx,
  { centerId, month }: Input<typeof seats.SeatEvents>,
): Promise<EventStream<SeatDay[]>> {
  const { portal, log } = ctx;
  await publishedCenter(portal, centerId);
  const { companyId } = ctx.company;
  const watch = watchOf(portal);
  const key = `${centerId}|${month}`;
  const board = watch.boards.get(key) ?? newBoard(centerId, month);
  if (!board.watchers.has(companyId)) await load(portal, board, companyId);
  return {
    open: (tell) => {
      const tellers = board.watchers.get(companyId) ?? new Set();
      board.watchers.set(companyId, tellers.add(tell));
      watch.boards.set(key, board);
      tell(daysFor(board, companyId));
      if (!watch.isLooking) void keepLooking(portal, watch, log);
      return () => void tellers.delete(tell);
    },
  };
}

const newBoard = (centerId: number, month: string): WatchedBoard => ({
  ...{ centerId, month },
  ...{ marks: new Map(), days: new Map(), watchers: new Map() },
});

/** For one more company: what has changed since those who watch already were told, they are told now. */
async function load(portal: Portal, board: WatchedBoard, companyId: number): Promise<void> {
  const { marks, seats } = await asAuditor(portal.database, async (db) => {
    const marks = await readMarks(db, [board]);
    // read after the marks: what changes in between is read once more
    return { marks, seats: await readSeats(db, marks, [...board.watchers.keys(), companyId]) };
  });
  const changed = changedOf(marks, () => board);
  for (const each of marks) put(board, each, seats);
  // guard: streams: changes reach all watchers
  tellAll(board, changed);
}

type BoardOf = (day: WatchedDay) => WatchedBoard | undefined;
const changedOf = (marks: readonly DayMark[], boardOf: BoardOf): DayMark[] =>
  marks.filter((each) => boardOf(each)?.marks.get(each.day) !== each.mark);

function put(board: WatchedBoard | undefined, { day, mark, centerId }: DayMark, seats: DaySeats): void {
  board?.marks.set(day, mark);
  board?.days.set(day, seats.get(keyOf({ centerId, day })) ?? []);
}

/** Runs until the last watcher has gone. */
async function keepLooking(portal: Portal, watch: Watch, log: Log): Promise<void> {
  watch.isLooking = true;
  while (hasWatchers(watch)) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS).unref());
    const changes = portal.database.changes();
    if (changes !== undefined && changes === watch.changes) continue;
    watch.changes = changes;
    await look(portal, watch).catch((error: unknown) => log.warn({ err: error }, 'seats could not be watched'));
  }
  watch.isLooking = false;
}

function hasWatchers({ boards }: Watch): boolean {
  for (const [key, { watchers }] of boards) {
    for (const [companyId, tellers] of watchers) if (tellers.size === 0) watchers.delete(companyId);
    if (watchers.size === 0) boards.delete(key);
  }
  return boards.size > 0;
}

const NOTHING: DaySeats = new Map();

async function look(portal: Portal, { boards }: Watch): Promise<void> {
  const all = [...boards.values()];
  const boardOf: BoardOf = ({ centerId, day }) => boards.get(`${centerId}|${day.slice(0, 7)}`);
  const companies = new Set(all.flatMap(({ watchers }) => [...watchers.keys()]));
  const { changed, seats } = await asAuditor(portal.database, async (db) => {
    const changed = changedOf(await readMarks(db, all), boardOf);
    return { changed, seats: changed.length > 0 ? await readSeats(db, changed, [...companies]) : NOTHING };
  });
  for (const each of changed) put(boardOf(each), each, seats);
  for (const board of new Set(changed.flatMap((each) => boardOf(each) ?? []))) tellAll(board, changed);
}

function tellAll(board: WatchedBoard, changed: readonly WatchedDay[]): void {
  const days = changed
    .filter(({ centerId, day }) => centerId === board.centerId && day.startsWith(board.month))
    .map(({ day }) => day);
  for (const [companyId, tellers] of board.watchers) {
    const told = daysFor(board, companyId, days);
    for (const tell of tellers) tell(told);
  }
}
