import type { Keyring } from '../db/keyring.ts';
import { openConnectionUses, type ConnectionUses } from './connection-uses.ts';
import { openCounters, type Counters } from './counters.ts';
import { openMarks, type Marks } from './marks.ts';
import { openSecurityEvents, type SecurityEvents } from './security-events.ts';

/** How a person on duty sees the running portal: numbers, events, and marks instead of names. */
export interface Watch {
  counters: Counters;
  connections: ConnectionUses;
  events: SecurityEvents;
  marks: Marks;
}

export const openWatch = (keyring: Pick<Keyring, 'anonymousIndex'>): Watch => ({
  counters: openCounters(),
  connections: openConnectionUses(),
  events: openSecurityEvents(),
  marks: openMarks(keyring),
});
