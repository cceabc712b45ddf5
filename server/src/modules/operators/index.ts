import { defineModule } from '../../module.ts';
import { operatorCalls } from './calls.ts';
import { operatorDoor } from './door.ts';
import { operatorSweep } from './session.ts';

export { insertOperator } from './add-operator.ts';
export { addByCommand, listByCommand, resetByCommand } from './by-command.ts';
export { inHouse } from './house.ts';
export { endEveryOperatorSession } from './session.ts';
export { initialPassword } from './passwords.ts';
export { setSecondFactor } from './prove-factor.ts';
export { renewRecoveryCodes } from './recovery.ts';
export { codeAt, STEP_MS } from './second-factor.ts';

export const operators = defineModule({
  calls: operatorCalls,
  doors: { operator: operatorDoor },
  sweeps: [operatorSweep],
});
