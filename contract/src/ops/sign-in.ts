import * as z from 'zod/mini';
import { OPERATOR_ROLES } from '../values/operator-roles.ts';
import { OPERATOR_PASSWORD_MAX } from '../rules/operator-password.ts';
import { Work } from '../schemas/work.ts';
import { opsEnter } from './call.ts';

const Typed = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
/** The ticket for the steps after the password; good for five minutes in the browser it was given to. */
const Ticket = Typed(64);

export const OperatorRoleName = z.enum(OPERATOR_ROLES);
export const OperatorPassword = Typed(OPERATOR_PASSWORD_MAX);

/** Signing in to the console: the password, the second factor (set up the first time), then a session. */
export const opsSignIn = {
  OpsSignIn: opsEnter({
    in: z.object({
      loginName: Typed(100),
      password: OperatorPassword,
      work: z.optional(Work),
    }),
    out: z.object({
      /** `enrol`: there is no second factor yet, and the next call is OpsEnrol. */
      step: z.enum(['code', 'enrol']),
      ticket: z.string(),
      /** The password is an initial one: OpsEnterCode wants a new one beside the code. */
      mustChange: z.boolean(),
    }),
  }),
  /** The secret of a new second factor, the same one as often as it is asked for with this ticket. */
  OpsEnrol: opsEnter({
    in: z.object({ ticket: Ticket }),
    out: z.object({
      secret: z.string(),
      /** `otpauth://…`, to be drawn as a QR code. */
      uri: z.string(),
    }),
  }),
  /** The code an authenticator shows, or a recovery code instead of it. */
  OpsEnterCode: opsEnter({
    in: z
      .object({
        ticket: Ticket,
        code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
        recoveryCode: z.optional(Typed(20)),
        newPassword: z.optional(OperatorPassword),
      })
      .check(z.refine(({ code, recoveryCode }) => (code === undefined) !== (recoveryCode === undefined))),
    out: z.object({
      session: z.string(),
      name: z.string(),
      role: OperatorRoleName,
      /** Shown once, after setting up the second factor; empty otherwise. */
      recoveryCodes: z.array(z.string()),
      recoveryLeft: z.int(),
    }),
  }),
};
