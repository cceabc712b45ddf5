import type { operators as accounts } from '#contract/ops/operators';
import type { opsSignIn } from '#contract/ops/sign-in';
import type { Handlers } from '../../http/handlers.ts';
import { Fault } from '../../fault.ts';
import { addOperator } from './accounts/add-operator.ts';
import { changeOperator } from './accounts/change-operator.ts';
import { changeOwnPassword } from './sign-in/change-password.ts';
import { offerSecret } from './sign-in/enrol.ts';
import { enterCode } from './sign-in/enter-code.ts';
import { inPlatform } from './in-platform.ts';
import { presentOperator } from './present.ts';
import { allOperators, operatorById } from './queries.ts';
import { recoveryCodesLeft } from './sign-in/recovery.ts';
import { resetPassword, resetSecondFactor } from './accounts/reset-operator.ts';
import { checkOperator } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';

export const operatorCalls: Handlers<typeof opsSignIn & typeof accounts> = {
  OpsSignIn: checkOperator,
  OpsEnrol: (ctx, { ticket }) => offerSecret(ctx, ticket),
  OpsEnterCode: enterCode,
  OpsMe: (ctx) =>
    inPlatform(ctx, async (ctx) => {
      const { operatorId, name, role } = ctx.operator;
      const row = await operatorById(ctx, operatorId);
      if (!row) throw new Fault('sessionExpired');
      return {
        operatorId,
        loginName: row.login_name,
        name,
        role,
        recoveryLeft: await recoveryCodesLeft(ctx, operatorId),
      };
    }),
  OpsSignOut: (ctx) => signOut(ctx),
  OpsChangePassword: (ctx, { oldPassword, newPassword }) => changeOwnPassword(ctx, oldPassword, newPassword),
  OperatorList: async (ctx) => ({ operators: (await inPlatform(ctx, allOperators)).map(presentOperator) }),
  OperatorAdd: addOperator,
  OperatorChange: (ctx, { operatorId, ...changes }) => changeOperator(ctx, operatorId, changes),
  OperatorResetSecondFactor: (ctx, { operatorId, reason }) => resetSecondFactor(ctx, operatorId, reason),
  OperatorResetPassword: (ctx, { operatorId, reason }) => resetPassword(ctx, operatorId, reason),
};
