import { randomUUID } from 'node:crypto';
import type { Input } from '#contract/call';
import type { people } from '#contract/calls/people';
import { dayInShanghai } from '#contract/rules/day';
import { parseIdNumber } from '#contract/rules/id-number';
import { isBirthDate, isDocumentNumber, plainDocument } from '#contract/rules/person-data';
import type { InTx, EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { Fault } from '../../fault.ts';
import { assertPasswordConfirmed } from '../identity/index.ts';
import { formerRelative } from './relatives/former-relative.ts';
import { MOST_RELATIVES } from './limits.ts';
import { phoneOf } from './present.ts';
import { cityRow, hasAccount, lockAccount, personRow, relativeGuids, type PersonRow } from './queries.ts';
import { maritalStatusColumn, personalColumns, personSealContext, unsealed } from './sealed-columns.ts';
import type { TellReplaced } from './replaced-phone.ts';
import { phoneColumns } from './set-phone.ts';

type PersonalChange = Input<typeof people.SavePersonalInfo>;
type RelativeForm = Input<typeof people.SaveRelative>;

/** The fields one may change about oneself or a relative: the rest comes from HR. */
export const savePersonalInfo = (
  ctx: EmployeeCtx,
  change: PersonalChange,
  tell: TellReplaced,
): Promise<Committed<Record<string, never>>> =>
  commitOnce(ctx, async (ctx) => {
    await ctx.db
      .updateTable('person')
      .set({
        marital_status: await sealedStatus(ctx, change),
        ...(await cityColumns(ctx, change.cityId)),
        ...(await contactColumns(ctx, await personRow(ctx, change.customerGuid), change, tell)),
        updated_at: ctx.now(),
      })
      .where('company_id', '=', ctx.company.companyId)
      .where('person_guid', '=', change.customerGuid)
      .execute();
    return {};
  });

/** Adds a relative, or changes one. The server derives birth date and sex from an ID card's number. */
export async function saveRelative(
  ctx: EmployeeCtx,
  form: RelativeForm,
  tell: TellReplaced,
): Promise<Committed<{ customerGuid: string }>> {
  const { account } = ctx.company.config;
  if (!account.relatives || (!form.customerGuid && !account.addRelatives)) throw new Fault('relativesNotHere');
  // about oneself it is HR who decides
  if (form.customerGuid === ctx.session.personGuid) throw new Fault('notYours');
  return commitOnce(ctx, async (ctx) => {
    const { companyId: company_id } = ctx.company;
    // under the account's lock: the same number sent twice at once is one relative, and many at once cannot pass the limit
    // guard: most relatives
    await lockAccount(ctx);
    const family = await relativeGuids(ctx);
    if (!form.customerGuid && family.length >= MOST_RELATIVES) throw new Fault('relativesFull', { n: MOST_RELATIVES });
    const known = form.customerGuid === undefined ? undefined : await personRow(ctx, form.customerGuid);
    const key = await ctx.portal.keyring.companyKey(ctx);
    const identity = identityOf(ctx, form, known && { ...known, birthDate: unsealed(key, known, 'birth_date') });
    const former = known ? undefined : await formerRelative(ctx, form.idNumber);
    const guid = known?.person_guid ?? former ?? randomUUID();
    const there = former === undefined ? known : await personRow(ctx, former);
    const relation = { company_id, person_guid: ctx.session.personGuid, relative_guid: guid };
    const columns = {
      ...personalColumns(key, guid, { ...form, name: form.name.trim(), birthDate: identity.birthDate }),
      gender: identity.gender,
      id_type: form.idType,
      ...(await cityColumns(ctx, form.cityId)),
      ...(await contactColumns(ctx, there ?? { person_guid: guid, phone: null, email: null }, form, tell)),
      ...(form.idNumber.trim() ? await idNumberColumns(ctx, guid, form.idNumber, family) : {}),
      updated_at: ctx.now(),
    };
    if (known || former) {
      await ctx.db
        .updateTable('person')
        .set(columns)
        .where('company_id', '=', company_id)
        .where('person_guid', '=', guid)
        .execute();
    } else {
      await ctx.db
        .insertInto('person')
        .values({ company_id, person_guid: guid, ...columns })
        .execute();
    }
    const { relation: kind } = form;
    await ctx.db
      .deleteFrom('former_relation')
      .where((where) => where.and(relation))
      .execute();
    await ctx.db
      .insertInto('relation')
      .values({ ...relation, kind })
      .onConflict((conflict) => conflict.columns(['company_id', 'person_guid', 'relative_guid']).doUpdateSet({ kind }))
      .execute();
    return { customerGuid: guid };
  });
}

type Known = Pick<PersonRow, 'id_type' | 'gender'> & { birthDate: string };

interface Identity {
  gender: 'male' | 'female';
  birthDate: string;
}

/**
 * An ID card tells birth date and sex; of other documents the form's own are taken. A person who keeps the card keeps
 * its dates: otherwise a child would come of age by an edit.
 */
function identityOf(ctx: EmployeeCtx, form: RelativeForm, known: Known | undefined): Identity {
  const kept = !form.idNumber.trim();
  if (kept && (!known || known.id_type !== form.idType)) throw new Fault('idNumberBad');
  const today = dayInShanghai(ctx.now());
  // guard: the number of a relative’s document
  if (!kept && !isDocumentNumber(form.idType, form.idNumber, today)) throw new Fault('idNumberBad');
  if (form.idType !== 'idCard') {
    if (/* guard: a relative’s birth date → today === "" */ !isBirthDate(form.birthDate, today))
      throw new Fault('birthDateBad');
    return form;
  }
  if (kept && known) return /* guard: age on the ID card → form */ { gender: known.gender, birthDate: known.birthDate };
  const parsed = parseIdNumber(plainDocument(form.idNumber));
  if (!parsed.ok) throw new Fault('idNumberBad');
  return { gender: parsed.sex, birthDate: parsed.birthDate };
}

export async function cityColumns(ctx: InTx<EmployeeCtx>, cityId: number) {
  const city = await cityRow(ctx, cityId);
  if (!city) throw new Fault('badInput', { field: 'cityId' });
  return { city_id: cityId, city_name: city.name };
}

type KnownContact = Pick<PersonRow, 'person_guid' | 'phone' | 'email'>;

async function contactColumns(
  ctx: InTx<EmployeeCtx>,
  known: KnownContact,
  { phone, email }: { phone: string; email: string },
  tell: TellReplaced,
) {
  const key = await ctx.portal.keyring.companyKey(ctx);
  return {
    ...(phone && phone !== phoneOf(key, known) && (await relativesPhone(ctx, key, known, { phone, tell }))),
    ...(email && email !== unsealed(key, known, 'email') && (await anotherEmail(ctx, key, known, email))),
  };
}

/** One's own is changed by a code (modules/contact); a relative's first one is no change. */
async function anotherEmail(
  ctx: InTx<EmployeeCtx>,
  key: CompanyKey,
  { person_guid, email: before }: KnownContact,
  email: string,
) {
  // guard: one’s own e-mail by code
  if (person_guid === ctx.session.personGuid) throw new Fault('emailByCode');
  // guard: password again before a relative’s e-mail
  if (before !== null) await assertPasswordConfirmed(ctx);
  return { email: key.seal(personSealContext(person_guid, 'email'), email), email_confirmed: false };
}

/**
 * One's own is changed by a code (modules/contact); a relative's is kept for the centre, and the owner of the old one
 * is told.
 */
async function relativesPhone(
  ctx: InTx<EmployeeCtx>,
  key: CompanyKey,
  known: KnownContact,
  { phone, tell }: { phone: string; tell: TellReplaced },
) {
  const { person_guid: guid } = known;
  // guard: one’s own phone by code
  if (guid === ctx.session.personGuid) throw new Fault('phoneByCode');
  // guard: account holders keep their phone
  if (await hasAccount(ctx, guid)) throw new Fault('phoneIsTheirs');
  const old = phoneOf(key, known);
  if (old) await assertPasswordConfirmed(ctx);
  if (old) await tell(ctx, { guid, old, phone });
  return { ...phoneColumns(key, guid, phone, ctx.now()), phone_unconfirmed: true };
}

/** The same number twice among one's people is a slip, not a second relative. */
async function idNumberColumns(ctx: InTx<EmployeeCtx>, guid: string, idNumber: string, family: string[]) {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const number = plainDocument(idNumber);
  const taken = await ctx.db
    .selectFrom('person')
    .select('person_guid')
    .where('company_id', '=', ctx.company.companyId)
    .where('id_number_index', 'in', key.indexes('id_number', number))
    .where('person_guid', 'in', [ctx.session.personGuid, ...family])
    .where('person_guid', '!=', guid)
    .executeTakeFirst();
  if (taken) throw new Fault('personTaken');
  return {
    id_number: key.seal(personSealContext(guid, 'id_number'), number),
    id_number_index: key.index('id_number', number),
  };
}

async function sealedStatus(ctx: InTx<EmployeeCtx>, { customerGuid, maritalStatus }: PersonalChange): Promise<Buffer> {
  return maritalStatusColumn(await ctx.portal.keyring.companyKey(ctx), customerGuid, maritalStatus);
}
