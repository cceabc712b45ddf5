import { sql } from 'kysely';
import type { PersonState } from '#contract/ops/people';
import type { InTx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import type { OperatorInCompany } from '../company/index.ts';
import { recordByOperator } from '../audit/index.ts';

export type Here = InTx<OperatorInCompany>;

const accounts = ({ db, company }: Here, personGuid: string) =>
  db
    .selectFrom('account as a')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'a.company_id').onRef('p.person_guid', '=', 'a.person_guid'),
    )
    .where('a.company_id', '=', company.companyId)
    .where('a.person_guid', '=', personGuid)
    .selectAll('a')
    .select('p.employee_no')
    // both rows change with every writer, whichever it is
    .select(sql<string>`p.xmin::text || '.' || a.xmin::text`.as('mark'));

/** The account of an employee, as it is. */
export async function accountOf(ctx: Here, personGuid: string): Promise<PersonAccount> {
  const account = await accounts(ctx, personGuid).executeTakeFirst();
  if (!account) throw new Fault('recordUnknown');
  return account;
}
export type PersonAccount = NonNullable<Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirst']>>>;

/** The same for a change: locked, and still as the operator has seen it. */
export async function accountToChange(ctx: Here, { personGuid, mark }: Seen): Promise<PersonAccount> {
  const account = await accounts(ctx, personGuid).forUpdate().executeTakeFirst();
  if (!account) throw new Fault('recordUnknown');
  // guard: people desk: of two changes at once one wins
  if (account.mark !== mark) throw new Fault('personChanged');
  return account;
}

export interface Seen {
  personGuid: string;
  mark: string;
}

/** Phone and e-mail are the company's until a password is set or the account is entered (modules/hr). */
export const isCompanys = ({ password_hash, first_entered_at }: PersonAccount): boolean =>
  password_hash === '' && first_entered_at === null;

type StateColumns = Pick<PersonAccount, 'disabled' | 'closed_as' | 'first_entered_at'>;

export function stateOf({ disabled, closed_as, first_entered_at }: StateColumns): PersonState {
  if (disabled) return closed_as === 'disabled' ? 'disabled' : 'left';
  return first_entered_at ? 'canEnter' : 'neverEntered';
}

/** A look at a person or a change of one; it stands in the person's own log, too. */
export const recordOnPerson = (ctx: Here, personGuid: string, action: string, reason = ''): Promise<void> =>
  recordByOperator(ctx, { action, subject: { kind: 'person', id: personGuid }, personGuid, reason });
