import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { peopleCalls } from './calls.ts';
import { ownsAddress } from './save-address.ts';

export { ownAddress } from './own-address.ts';
export { phoneIndexes } from './find-people.ts';
export { phoneOf, unsealed } from './present.ts';
export { lockAccount, personRow, type PersonRow } from './queries.ts';
export { setPhone } from './set-phone.ts';
export { recognise, type Recognised } from './search-text.ts';

export const people = defineModule({
  sealed: [
    sealedTable({
      table: 'person',
      key: ['person_guid'],
      sealed: ['id_number', 'phone', 'email'],
      indexes: ['id_number_index', 'phone_index'],
    }),
    sealedTable({ table: 'address', key: ['address_id'], sealed: ['phone', 'detail'] }),
  ],

  calls: peopleCalls,
  owns: { address: (ctx, id) => ownsAddress(ctx, Number(id)) },
});
