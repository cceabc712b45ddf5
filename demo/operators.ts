import { OPERATOR_ROLES, type OperatorRole } from '#contract/values/operator-roles';

/** Of every operator of the demo world; printed at start. */
export const DEMO_OPERATOR_PASSWORD = 'Demo#2026-ops';

const NAMES: Record<OperatorRole, string> = {
  support: '周宁',
  finance: '沈书瑶',
  content: '郑一鸣',
  supply: '罗思源',
  admin: '何静文',
};
/** The second person where a change takes two. */
const SECOND_NAMES = { support: '陆云舟', finance: '汪雨桐', admin: '贺文清' };

type Second = keyof typeof SECOND_NAMES;
export type DemoOperatorLogin = OperatorRole | `${Second}2`;

export interface DemoOperator {
  login: DemoOperatorLogin;
  role: OperatorRole;
  name: string;
  /** Of the second factor: known to everybody, as the password is. */
  secret: string;
}

const operator = (login: DemoOperatorLogin, role: OperatorRole, name: string): DemoOperator => ({
  ...{ login, role, name },
  secret: `DEMO${login.toUpperCase()}`.padEnd(32, 'DEMO'),
});

export const demoOperators: DemoOperator[] = [
  ...OPERATOR_ROLES.map((role) => operator(role, role, NAMES[role])),
  ...(Object.keys(SECOND_NAMES) as Second[]).map((role) => operator(`${role}2`, role, SECOND_NAMES[role])),
];
