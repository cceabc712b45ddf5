import type { OperatorCtx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import type { Door } from '../../http/doors.ts';
import { andThen } from '../../maybe-promise.ts';
import { findOperator } from './session.ts';

/** The console's door: a live session of an operator, in the browser that began it. */
export const operatorDoor: Door<OperatorCtx> = (base, { token, key }) =>
  andThen(findOperator(base.portal, token, base.client), (operator) => {
    if (!operator) throw new Fault('sessionExpired');
    return { ctx: { ...base, door: 'operator', operator, idempotency: undefined }, ended: false };
  });
