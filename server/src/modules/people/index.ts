import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { peopleCalls } from './calls.ts';
import { ownAddresses, ownPerson } from './personal-data.ts';
import { sealAllPhoneTails, sealPhoneTails } from './phone-tails.ts';
import { sealOldRows } from './seal-old-rows.ts';
import { ownsAddress } from './addresses/save-address.ts';

export { addressForOrder, isOnList, isTyped, ownAddress } from './addresses/order-address.ts';
export { relatives, type Relative } from './relatives/relatives.ts';
export { keepRelative } from './relatives/remove-relative.ts';
export { nameIndexesIn, nameSearchIndexes, numberIndexes, phoneIndexes, type NumberIndexes } from './find-people.ts';
export { maskedPeople } from './masked-people.ts';
export { FEWEST_CHARACTERS, normalName } from './name-indexes.ts';
export { phoneOf } from './present.ts';
export { onlyHisOrHers, relativesWithoutAccount } from './personal-data.ts';
export { maritalStatusOf, personalColumns, personName, unsealed } from './sealed-columns.ts';
export { hasAccount, lockAccount, lockPerson, personRow, type PersonRow } from './queries.ts';
export { phoneToReplace, type TellReplaced } from './replaced-phone.ts';
export { savePersonalInfo, saveRelative } from './save-person.ts';
export { setEmail } from './set-email.ts';
export { setIdNumber } from './set-id-number.ts';
export { revealed, type RevealedColumn } from './reveal.ts';
export { phoneColumns, setPhone } from './set-phone.ts';
export { recognise, type Recognised } from './search-text.ts';
export { parcelAddress, type WholeAddress } from './addresses/whole-address.ts';

export const people = defineModule({
  sealed: [
    sealedTable({
      table: 'person',
      key: ['person_guid'],
      sealed: ['name', 'birth_date', 'marital_status', 'id_number', 'phone', 'email', 'company_phone', 'company_email'],
      indexes: ['name_indexes', 'id_number_index', 'phone_index', 'phone_tail_index'],
    }),
    sealedTable({ table: 'address', key: ['address_id'], sealed: ['recipient', 'phone', 'detail'] }),
  ],

  calls: peopleCalls,
  personal: [ownPerson, ownAddresses],
  // guard: names of before are sealed at start
  start: async (portal) => {
    await sealOldRows(portal);
    await sealAllPhoneTails(portal);
  },
  sweeps: [{ inCompany: sealPhoneTails }],
  owns: { address: (ctx, id) => ownsAddress(ctx, Number(id)) },
});
