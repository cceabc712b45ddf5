import type { Input } from '#contract/call';
import type { people } from '#contract/calls/people';
import { maskName, maskPhone } from '#contract/rules/mask';
import type { EmployeeCtx } from '../../ctx.ts';
import type { Committed } from '../../db/once.ts';
import { forgetSessions } from '../identity/index.ts';
import { queueRelativePhone } from '../messages/index.ts';
import {
  personRow,
  phoneToReplace,
  savePersonalInfo,
  saveRelative,
  unsealed,
  type TellReplaced,
} from '../people/index.ts';
import { countTold } from './quota.ts';

/** An employee's change about themselves or a relative; the relative's old number is told of the new one. */
export async function saveOwnOrRelatives(
  ctx: EmployeeCtx,
  change: Input<typeof people.SavePersonalInfo>,
): Promise<Committed<Record<string, never>>> {
  await countReplacing(ctx, change);
  return savePersonalInfo(ctx, change, tellReplaced);
}

export async function saveRelatives(
  ctx: EmployeeCtx,
  form: Input<typeof people.SaveRelative>,
): Promise<Committed<{ customerGuid: string }>> {
  await countReplacing(ctx, form);
  const done = await saveRelative(ctx, form, tellReplaced);
  forgetSessions(ctx.portal); // the session knows its relatives
  return done;
}

/** The message is counted as a code is: else two numbers in turn would be sent as many as one likes. */
async function countReplacing(ctx: EmployeeCtx, wish: Parameters<typeof phoneToReplace>[1]): Promise<void> {
  const old = await phoneToReplace(ctx, wish);
  // guard: contact: limit of notices to old numbers
  if (old) await countTold(ctx, old);
}

const tellReplaced: TellReplaced = async (ctx, { guid, old, phone }) => {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const who = maskName(unsealed(key, await personRow(ctx, ctx.session.personGuid), 'name'));
  await queueRelativePhone(ctx, { guid, phone: old, lang: ctx.lang, who, newPhone: maskPhone(phone) });
};
