import { defineModule } from '../../module.ts';
import { ledgerJobs } from './jobs.ts';

export { balanceOf } from './balance.ts';
export { brokenInvariants } from './invariants.ts';
export { watchState } from './watch.ts';
export { move, promise, resolve, type Account, type Transfer } from './transfer.ts';

export const ledger = defineModule({ jobs: ledgerJobs });
