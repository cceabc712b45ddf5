import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { operatorCalls } from './calls.ts';
import { operatorDoor } from './door.ts';
import { operatorSweep } from './sign-in/session.ts';

export { insertOperator } from './accounts/add-operator.ts';
export { addByCommand, listByCommand, resetByCommand } from './accounts/by-command.ts';
export { assertDecides } from './decides-from.ts';
export { asPlatform, inPlatform } from './in-platform.ts';
export { endEveryOperatorSession } from './sign-in/session.ts';
export { initialPassword } from './sign-in/passwords.ts';
export { setSecondFactor } from './sign-in/prove-factor.ts';
export { renewRecoveryCodes } from './sign-in/recovery.ts';
export { codeAt, STEP_MS } from './sign-in/second-factor.ts';

export const operators = defineModule({
  sealed: [
    sealedTable({ table: 'operator', key: ['operator_id'], sealed: ['totp_secret'], isPlatform: true }),
    sealedTable({ table: 'operator_ticket', key: ['ticket_hash'], sealed: ['new_secret'], isPlatform: true }),
    sealedTable({ table: 'operator_recovery', key: ['operator_id'], indexes: ['code_hash'], isPlatform: true }),
  ],

  calls: operatorCalls,
  doors: { operator: operatorDoor },
  sweeps: [operatorSweep],
});
