import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { resealRows } from './reseal-task.ts';

export { retireKeys } from './retire-keys.ts';
export { rotateCompanyKey } from './rotate-company-key.ts';
export { rotateMasterKey } from './rotate-master-key.ts';
export { provideSealed } from './sealed.ts';
export { keyStatus, type KeyStatus } from './status.ts';

export const keys = defineModule({
  // the sealed columns of `db/` itself
  sealed: [
    sealedTable({ table: 'idempotency', key: ['account_id', 'key'], sealed: ['reply'] }),
    sealedTable({ table: 'key_probe', key: ['probe_no'], sealed: ['sealed'], isPlatform: true }),
  ],
  tasks: [resealRows],
});
