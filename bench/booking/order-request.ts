import { orderFor, type Seats } from '../../server/test/seats.ts';
import type { CallToPrepare } from '../stand/prepared-call.ts';
import type { Numbered } from './crowd.ts';

/** As the browser sends it: a write has a key. Eight letters, then the person's number. */
export const keyOf = ({ number }: Numbered): string => `booking-${number}`;

export const orderCall = (person: Numbered, seats: Seats): CallToPrepare => ({
  name: 'AddExamOrder',
  payload: orderFor({ userGuid: person.guid }, seats),
  session: person.token,
  headers: { 'Idempotency-Key': keyOf(person) },
});
