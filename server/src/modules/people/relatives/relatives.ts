import type { RelationKind } from '#contract/calls/booking';
import type { Person } from '#contract/calls/people';
import { ageOn, dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { relativeRows } from '../queries.ts';
import { unsealed } from '../sealed-columns.ts';

/** One of the signed-in person's relatives, as far as rules look at them. */
export interface Relative {
  guid: string;
  name: string;
  relation: RelationKind;
  gender: Person['gender'];
  age: number;
}

export async function relatives(ctx: InTx<EmployeeCtx>): Promise<Relative[]> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const today = dayInShanghai(ctx.now());
  return (await relativeRows(ctx)).map((row) => ({
    guid: row.person_guid,
    name: unsealed(key, row, 'name'),
    relation: row.kind,
    gender: row.gender,
    age: ageOn(unsealed(key, row, 'birth_date'), today),
  }));
}
