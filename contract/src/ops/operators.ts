import * as z from 'zod/mini';
import { OPERATOR_ROLES } from '../values/operator-roles.ts';
import { Id } from '../ids.ts';
import { opsRead, opsWrite } from './call.ts';
import { opsId, Why } from './fields.ts';
import { OperatorPassword, OperatorRoleName } from './sign-in.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(50));
/** Typed at every sign-in, so only what every keyboard has; capitals mean the same. */
const LoginName = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._@-]{2,63}$/));
const OperatorId = opsId(Id);

export const OperatorRow = z.object({
  operatorId: z.int(),
  loginName: z.string(),
  name: z.string(),
  role: OperatorRoleName,
  disabled: z.boolean(),
  mustChange: z.boolean(),
  /** Whether the second factor is set up. */
  enrolled: z.boolean(),
  recoveryLeft: z.int(),
  createdAt: z.string(),
  /** Null: never signed in, or longer than a day ago. */
  lastSeenAt: z.nullable(z.string()),
});
export type OperatorRow = z.output<typeof OperatorRow>;

/** Who may work in the console; all but the first three calls are the administrators'. */
export const operators = {
  OpsMe: opsRead(OPERATOR_ROLES, {
    in: z.object({}),
    out: z.object({
      operatorId: z.int(),
      loginName: z.string(),
      name: z.string(),
      role: OperatorRoleName,
      recoveryLeft: z.int(),
    }),
  }),
  OpsSignOut: opsWrite(OPERATOR_ROLES, { in: z.object({}), out: z.object({}) }),
  /** Ends the operator's other sessions. */
  OpsChangePassword: opsWrite(OPERATOR_ROLES, {
    in: z.object({ oldPassword: OperatorPassword, newPassword: OperatorPassword }),
    out: z.object({}),
  }),
  OperatorList: opsRead(['admin'], { in: z.object({}), out: z.object({ operators: z.array(OperatorRow) }) }),
  OperatorAdd: opsWrite(['admin'], {
    in: z.object({ loginName: LoginName, name: Name, role: OperatorRoleName }),
    /** The initial password is shown this once. */
    out: z.object({ operatorId: z.int(), initialPassword: z.string() }),
  }),
  /** Absent fields stay as they are; a change of role or a disabling ends the operator's sessions. */
  OperatorChange: opsWrite(['admin'], {
    in: z.object({
      operatorId: OperatorId,
      name: z.optional(Name),
      role: z.optional(OperatorRoleName),
      disabled: z.optional(z.boolean()),
    }),
    out: z.object({}),
  }),
  /** A lost telephone: the next sign-in sets up a new second factor. */
  OperatorResetSecondFactor: opsWrite(['admin'], {
    in: z.object({ operatorId: OperatorId, reason: Why }),
    out: z.object({}),
  }),
  /** A forgotten password: the new initial one is shown this once. */
  OperatorResetPassword: opsWrite(['admin'], {
    in: z.object({ operatorId: OperatorId, reason: Why }),
    out: z.object({ initialPassword: z.string() }),
  }),
};
