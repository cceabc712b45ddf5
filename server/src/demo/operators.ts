import { OPERATOR_ROLES, type OperatorRole } from '#contract/call';

/** Of every operator of the demo world; printed at start. */
export const DEMO_OPERATOR_PASSWORD = 'Demo#2026-ops';

const NAMES: Record<OperatorRole, string> = { support: '周宁', finance: '沈书瑶', content: '郑一鸣', admin: '何静文' };

export interface DemoOperator {
  /** Signs in by the name of the role. */
  role: OperatorRole;
  name: string;
  /** Of the second factor: known to everybody, as the password is. */
  secret: string;
}

export const demoOperators: DemoOperator[] = OPERATOR_ROLES.map((role) => ({
  role,
  name: NAMES[role],
  secret: `DEMO${role.toUpperCase()}`.padEnd(32, 'DEMO'),
}));
