import type { OperatorCtx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import type { Door } from '../../http/doors.ts';
import { findOperator, findOperatorByCookie } from './sign-in/session.ts';

/** The console's door: a live session of an operator, in the browser that began it. */
export const operatorDoor: Door<OperatorCtx> = async (base, { token, byCookie, key }) => {
  const { portal, client } = base;
  const operator = await (byCookie ? findOperatorByCookie(portal, client) : findOperator(portal, token, client));
  if (!operator) throw new Fault('sessionExpired');
  Object.assign(base.trail, { actor: 'operator', account: portal.watch.marks.operator(operator.operatorId) });
  const idempotency = key && { ...key, accountId: 0, key: `operator:${operator.operatorId}:${key.key}` };
  return { ctx: { ...base, door: 'operator', operator, idempotency }, ended: false };
};
