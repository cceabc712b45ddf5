import type { Input, Reply } from '#contract/call';
import type { opsPeople } from '#contract/ops/people';
import type { OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { enterCompany } from '../company/index.ts';
import { applyContact } from '../contact/index.ts';
import { addLogin, removeLogins } from '../identity/index.ts';
import { maritalStatusOf, personalColumns, personRow, unsealed } from '../people/index.ts';
import { accountToChange, isCompanys, recordOnPerson, type Here, type PersonAccount } from './person-account.ts';

type Call = typeof opsPeople.OpsPersonCorrect;
type Wish = Input<Call>;

/** Corrects what belongs to the company; of a person who never came, how they are reached, too. */
export async function correctPerson(ctx: OperatorCtx, wish: Wish): Promise<Committed<Reply<Call>>> {
  return commitOnce(await enterCompany(ctx, wish.companyId), async (ctx) => {
    const account = await accountToChange(ctx, wish);
    const { phone, email, loginName, idNumber } = wish;
    const contact = { phone, email, loginName, idNumber };
    const isContact = Object.values(contact).some(Boolean);
    // guard: people desk: the owner’s phone takes two
    if (isContact && !isCompanys(account)) throw new Fault('contactTakesTwo');
    if (wish.employeeNo !== account.employee_no) await changeNumber(ctx, account, wish.employeeNo);
    await writePerson(ctx, account, wish);
    await writeAccount(ctx, account, wish);
    if (isContact) await applyContact(ctx, account.person_guid, contact);
    await recordOnPerson(ctx, account.person_guid, 'person.correct', wish.reason);
    return { personGuid: account.person_guid };
  });
}

async function writePerson(ctx: Here, { person_guid: guid }: PersonAccount, wish: Wish): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const row = await personRow(ctx, guid);
  const personal = { birthDate: unsealed(key, row, 'birth_date'), maritalStatus: maritalStatusOf(key, row) };
  await ctx.db
    .updateTable('person')
    .set({
      ...(wish.name && personalColumns(key, guid, { ...personal, name: wish.name })),
      employee_no: wish.employeeNo,
      department: wish.department || null,
      updated_at: ctx.now(),
    })
    .where('company_id', '=', ctx.company.companyId)
    .where('person_guid', '=', guid)
    .execute();
}

const writeAccount = ({ db, company }: Here, { account_id }: PersonAccount, wish: Wish): Promise<unknown> =>
  db
    .updateTable('account')
    .set({ employee_type: wish.employeeType, employee_class: wish.employeeClass, vendor_id: wish.vendorId })
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', account_id)
    .execute();

/** The number is a name the account is typed by; another person of the company keeps theirs. */
async function changeNumber(ctx: Here, account: PersonAccount, employeeNo: string): Promise<void> {
  const taken = await ctx.db
    .selectFrom('person')
    .select('person_guid')
    .where('company_id', '=', ctx.company.companyId)
    .where('employee_no', '=', employeeNo)
    .where('person_guid', '!=', account.person_guid)
    .executeTakeFirst();
  if (taken) throw new Fault('employeeNoTaken');
  if (account.employee_no) await removeLogins(ctx, account.account_id, { only: account.employee_no });
  if (!(await addLogin(ctx, account.account_id, employeeNo))) throw new Fault('employeeNoTaken');
}
