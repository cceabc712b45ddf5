export { peopleCalls } from './calls.ts';
export { phoneOf } from './present.ts';
export { lockAccount, personRow, type PersonRow } from './queries.ts';
export { ownsAddress } from './save-address.ts';
