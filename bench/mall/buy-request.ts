import type { Numbered } from '../booking/crowd.ts';
import type { CallToPrepare } from '../stand/prepared-call.ts';

/** As the browser sends it: a write has a key. Eight letters, then the person's number. */
export const buyKeyOf = ({ number }: Numbered): string => `buying--${number}`;

export const buyCall = (person: Numbered, productId: number): CallToPrepare => ({
  name: 'ProductToBuy',
  payload: { CustomerGuid: person.guid, ProductItems: [{ ProductId: productId, Count: 1 }] },
  session: person.token,
  headers: { 'Idempotency-Key': buyKeyOf(person) },
});
