import { sql } from 'kysely';
import type { RelationKind } from '#contract/calls/booking';
import { ageOn, dayInShanghai } from '#contract/rules/day';
import { limitsMissed, MINIMUM_AGE, type LimitedPerson, type PersonLimits } from '#contract/rules/person';
import type { InTx, CompanyCtx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { maritalStatusOf, unsealed, type PersonRow } from '../../people/index.ts';
import type { BookingPlan } from '../supply/plans.ts';
import { relationText, whoText } from './say.ts';

/** The person a booking is for, as far as rules look at them. */
export interface Bookable extends LimitedPerson {
  guid: string;
  relation: RelationKind;
  cityId: number;
}

/** `bookerGuid`: who books for them, which decides what they are to that person. */
export async function loadBookable(ctx: InTx<CompanyCtx>, customerGuid: string, bookerGuid: string): Promise<Bookable> {
  const row = await ruledRow(ctx, customerGuid);
  const relation = customerGuid === bookerGuid ? 'self' : await relationOf(ctx, customerGuid, bookerGuid);
  return bookableOf(ctx, row, relation);
}

type RuledRow = Pick<PersonRow, 'person_guid' | 'gender' | 'birth_date' | 'city_id' | 'marital_status'>;

export async function bookableOf(ctx: InTx<CompanyCtx>, row: RuledRow, relation: RelationKind): Promise<Bookable> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  return {
    guid: row.person_guid,
    relation,
    gender: row.gender,
    maritalStatus: maritalStatusOf(key, row),
    age: ageOn(unsealed(key, row, 'birth_date'), dayInShanghai(ctx.now())),
    cityId: row.city_id,
  };
}

/** No more of the person than rules look at: this is read with every order. */
async function ruledRow({ db, company }: InTx<CompanyCtx>, guid: string) {
  const { rows } = await sql<RuledRow>`
    SELECT person_guid, gender, birth_date, city_id, marital_status FROM person
    WHERE company_id = ${company.companyId} AND person_guid = ${guid}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The person a booking is for is not there');
  return row;
}

async function relationOf({ db, company }: InTx<CompanyCtx>, guid: string, bookerGuid: string): Promise<RelationKind> {
  const row = await db
    .selectFrom('relation')
    .select('kind')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', bookerGuid)
    .where('relative_guid', '=', guid)
    .executeTakeFirst();
  return row?.kind ?? 'other';
}

/** Under 18, or outside the group the plan is for. */
export const personFault = (ctx: CompanyCtx, plan: BookingPlan, person: Bookable): Fault | undefined =>
  ageFault(person.age) ?? planPersonFault(ctx, plan, person.relation);

export const ageFault = (age: number): Fault | undefined =>
  /* guard: minimum age → undefined */ age < MINIMUM_AGE ? new Fault('underAge') : undefined;

export const planPersonFault = ({ lang }: CompanyCtx, plan: BookingPlan, relation: RelationKind): Fault | undefined =>
  plan.forWhom.includes(relation)
    ? undefined
    : new Fault('planNotForPerson', { relation: relationText(relation, lang) });

export function limitFault(
  { lang }: CompanyCtx,
  limits: PersonLimits,
  person: Bookable,
  refuse: (who: string) => Fault,
): Fault | undefined {
  return limitsMissed(limits, person).length > 0 ? refuse(whoText(limits, lang)) : undefined;
}
