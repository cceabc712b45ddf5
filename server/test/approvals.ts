import type { DemoOperatorLogin } from '../../demo/operators.ts';
import { dataOf } from './answers.ts';
import type { TestPortal } from './portal.ts';

interface Asked {
  companyId: number;
  approvalId: string | null;
}

/** The second person approves the request; answers with the handed over secret, if there is one. */
export async function approve(portal: TestPortal, asked: Asked, by: DemoOperatorLogin = 'admin2') {
  const { companyId, approvalId } = asked;
  if (approvalId === null) return null;
  const session = await portal.operator(by);
  const said = { companyId, approvalId, reason: 'confirmed by telephone' };
  return dataOf(await portal.call('OpsApprovalApprove', said, { session })).handedOver;
}
