import type { OperatorRow } from '#contract/ops/operators';
import type { allOperators } from './queries.ts';

type Listed = Awaited<ReturnType<typeof allOperators>>[number];

export const presentOperator = (row: Listed): OperatorRow => ({
  operatorId: row.operator_id,
  loginName: row.login_name,
  name: row.name,
  role: row.role,
  disabled: row.disabled,
  mustChange: row.must_change,
  enrolled: row.enrolled,
  recoveryLeft: row.recovery_left,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});
