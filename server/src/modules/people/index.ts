import { defineModule } from '../../module.ts';
import { peopleCalls } from './calls.ts';
import { ownsAddress } from './save-address.ts';

export { phoneOf } from './present.ts';
export { lockAccount, personRow, type PersonRow } from './queries.ts';

export const people = defineModule({
  calls: peopleCalls,
  owns: { address: (ctx, id) => ownsAddress(ctx, Number(id)) },
});
