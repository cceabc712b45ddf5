export { balanceOf } from './balance.ts';
export { brokenInvariants } from './invariants.ts';
export { move, promise, resolve, type Account, type Transfer } from './transfer.ts';
