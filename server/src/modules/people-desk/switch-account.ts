import type { Input } from '#contract/call';
import type { opsPeople } from '#contract/ops/people';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { enterCompany } from '../company/index.ts';
import { endSessions, forgetSessions } from '../identity/index.ts';
import { accountToChange, recordOnPerson, type Here, type PersonAccount } from './person-account.ts';

type Calls = typeof opsPeople;
interface Done {
  personGuid: string;
  ended: number;
}

/** Closes an account: no way in is open, and every device is signed out. Bookings stay. */
export async function disablePerson(
  ctx: OperatorCtx,
  { companyId, kind, reason, ...seen }: Input<Calls['OpsPersonDisable']>,
): Promise<Committed<Done>> {
  const done = await commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const account = await accountToChange(ctx, seen);
    if (account.disabled && account.closed_as === 'disabled') throw new Fault('noChange');
    await setAccount(ctx, account, { disabled: true, closed_as: 'disabled' });
    return endAndRecord(ctx, account, 'person.disable', `${kind}: ${reason}`);
  });
  forgetSessions(ctx.portal);
  return done;
}

/** Opens an account again; a noted last day is taken back. */
export async function enablePerson(
  ctx: OperatorCtx,
  { companyId, reason, ...seen }: Input<Calls['OpsPersonEnable']>,
): Promise<Committed<Done>> {
  const done = await commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const account = await accountToChange(ctx, seen);
    if (!account.disabled && account.last_day === null) throw new Fault('noChange');
    await setAccount(ctx, account, { disabled: false, closed_as: null, last_day: null });
    await recordOnPerson(ctx, account.person_guid, 'person.enable', reason);
    return { personGuid: account.person_guid, ended: 0 };
  });
  forgetSessions(ctx.portal);
  return done;
}

/** Notes the last day at the company. The account closes as a roster closes it, once that day is over. */
export async function leavePerson(
  ctx: OperatorCtx,
  { companyId, lastDay, employeeNo, reason, ...seen }: Input<Calls['OpsPersonLeave']>,
): Promise<Committed<Done>> {
  const done = await commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const account = await accountToChange(ctx, seen);
    // guard: people desk: the number is typed again
    if (employeeNo !== (account.employee_no ?? '')) throw new Fault('numberMistyped');
    if (account.disabled) throw new Fault('accountClosed');
    const isOver = lastDay < dayInShanghai(ctx.now());
    await setAccount(ctx, account, { last_day: lastDay, ...(isOver && { disabled: true, closed_as: 'left' }) });
    const said = `${lastDay}: ${reason}`;
    if (isOver) return endAndRecord(ctx, account, 'person.leave', said);
    await recordOnPerson(ctx, account.person_guid, 'person.leave', said);
    return { personGuid: account.person_guid, ended: 0 };
  });
  forgetSessions(ctx.portal);
  return done;
}

async function endAndRecord(ctx: Here, account: PersonAccount, action: string, reason: string): Promise<Done> {
  const ended = /* guard: people desk: a closed account has no sessions → 0 */ await endSessions(
    ctx,
    account.account_id,
  );
  await recordOnPerson(ctx, account.person_guid, action, reason);
  return { personGuid: account.person_guid, ended };
}

type Closing = Partial<Pick<PersonAccount, 'disabled' | 'closed_as' | 'last_day'>>;

const setAccount = ({ db, company }: Here, { account_id }: PersonAccount, to: Closing): Promise<unknown> =>
  db
    .updateTable('account')
    .set(to)
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', account_id)
    .execute();

/** The accounts of people whose last day is over. */
export async function closeLeft({ db, company, portal }: InCompany): Promise<void> {
  const closed = await db
    .updateTable('account')
    .set({ disabled: true, closed_as: 'left' })
    .where('company_id', '=', company.companyId)
    .where('disabled', '=', false)
    .where('last_day', '<', dayInShanghai(portal.clock()))
    .returning('account_id')
    .execute();
  if (closed.length === 0) return;
  await db
    .updateTable('session')
    .set({ ended_at: portal.clock() })
    .where('company_id', '=', company.companyId)
    .where(
      'account_id',
      'in',
      closed.map(({ account_id }) => account_id),
    )
    .where('ended_at', 'is', null)
    .execute();
}
