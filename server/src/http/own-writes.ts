import { LRUCache } from 'lru-cache';
import type { Portal } from '../ctx.ts';

const MOST_PEOPLE = 50_000;
const portals = new WeakMap<Portal, { last: number; marks: LRUCache<string, number> }>();

const writesAt = (portal: Portal) => {
  const known = portals.get(portal) ?? { last: 0, marks: new LRUCache<string, number>({ max: MOST_PEOPLE }) };
  portals.set(portal, known);
  return known;
};

/** The person has written something here: replies cached for them alone are from before it. */
export function markWrite(portal: Portal, personGuid: string): void {
  const writes = writesAt(portal);
  writes.marks.set(personGuid, (writes.last += 1));
}

/** Another number after each write of this person at this node; part of the key of replies cached for them alone. */
export const lastWriteOf = (portal: Portal, personGuid: string): number => writesAt(portal).marks.get(personGuid) ?? 0;
