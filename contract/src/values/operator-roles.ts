/** The roles of operators; `admin` keeps the operators themselves. */
export const OPERATOR_ROLES = ['support', 'finance', 'content', 'supply', 'admin'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];
