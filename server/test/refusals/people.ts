import type { Payload } from '#contract/call';
import type { Registry } from '#contract/registry';
import { idCheckCharacter } from '#contract/rules/id-number';
import { MOST_ADDRESSES, MOST_RELATIVES } from '../../src/modules/people/limits.ts';
import { dataOf } from '../answers.ts';
import { CROWD_COMPANY, type Member } from '../crowd.ts';
import { someone } from '../examined.ts';
import type { TestPortal } from '../portal.ts';
import { makeSeats, orderFor } from '../seats.ts';
import { confirmed, query, refused, type Refusals } from './refusal.ts';

const companyId = CROWD_COMPANY;
/** An area code no place has, so a number without an owner. */
const idNumber = (birth: string, order: string): string => {
  const digits = `990100${birth}${order}`;
  return digits + idCheckCharacter(digits);
};

type Relative = Payload<Registry['SaveRelative']>;
const relative = (who: Member, change: Partial<Relative> = {}): Relative => ({
  ...{
    userGuid: who.guid,
    relation: 'parent',
    name: '王桂兰',
    idType: 'idCard',
    idNumber: idNumber('19580309', '124'),
  },
  ...{ birthDate: '1958-03-09', gender: 'female', maritalStatus: 'married', cityId: 310100 },
  ...change,
});
const relativeOf = async (portal: TestPortal, who: Member, change: Partial<Relative> = {}): Promise<string> =>
  dataOf(await portal.call('SaveRelative', relative(who, change), { session: who.token })).customerGuid;
const completing = async (portal: TestPortal, typed: Omit<Payload<Registry['CompletePersonalInfo']>, 'userGuid'>) => {
  const who = await someone(portal);
  return refused(portal, 'CompletePersonalInfo', { userGuid: who.guid, ...typed }, who.token);
};
const saving = async (portal: TestPortal, typed: { phone?: string; email?: string; cityId?: number }) => {
  const who = await confirmed(portal);
  const change = { customerGuid: who.guid, maritalStatus: 'single', cityId: 330100, ...typed } as const;
  return refused(portal, 'SavePersonalInfo', change, who.token);
};

export const peopleRefusals: Refusals = {
  dataFromCompany: (portal) => completing(portal, { maritalStatus: 'single' }),
  idNumberBad: (portal) => completing(portal, { idType: 'idCard', idNumber: '123' }),
  idNumberOfAnother: (portal) => completing(portal, { idType: 'idCard', idNumber: idNumber('19900101', '112') }),
  emailByCode: (portal) => saving(portal, { email: 'new@portal.example' }),
  phoneByCode: (portal) => saving(portal, { phone: '19900001234' }),
  emailBad: (portal) => saving(portal, { email: 'new@portal' }),
  phoneBad: (portal) => saving(portal, { phone: '12345' }),
  relativesNotHere: async (portal) => {
    const who = await portal.login('plain', 'emp');
    const session = { guid: who.user.CustomerGuid, token: who.token };
    return refused(portal, 'SaveRelative', relative(session), who);
  },
  relativesFull: async (portal) => {
    const who = await someone(portal);
    await query(portal, `INSERT INTO relation SELECT $1, $2, id, 'other' FROM unnest($3::uuid[]) AS made(id)`, [
      ...[companyId, who.guid, await strangers(portal, MOST_RELATIVES)],
    ]);
    return refused(portal, 'SaveRelative', relative(who), who.token, { n: MOST_RELATIVES });
  },
  personNameBad: async (portal) => {
    const who = await someone(portal);
    return refused(portal, 'SaveRelative', relative(who, { name: '!!@@##1234' }), who.token);
  },
  birthDateBad: async (portal) => {
    const who = await someone(portal);
    const born = { idType: 'passport', idNumber: 'E12345678', birthDate: '2999-01-01' } as const;
    return refused(portal, 'SaveRelative', relative(who, born), who.token);
  },
  personTaken: async (portal) => {
    const who = await someone(portal);
    await relativeOf(portal, who);
    return refused(portal, 'SaveRelative', relative(who), who.token);
  },
  phoneIsTheirs: async (portal) => {
    const [who, theirs] = [await confirmed(portal), await someone(portal)];
    await query(portal, `INSERT INTO relation VALUES ($1, $2, $3, 'spouse')`, [companyId, who.guid, theirs.guid]);
    const change = {
      customerGuid: theirs.guid,
      maritalStatus: 'married',
      cityId: 330100,
      phone: '19900001236',
    } as const;
    return refused(portal, 'SavePersonalInfo', change, who.token);
  },
  smsTooMany: async (portal) => {
    const who = await confirmed(portal);
    const customerGuid = await relativeOf(portal, who, { phone: '19900001300' });
    const change = (n: number) =>
      ({ customerGuid, maritalStatus: 'married', cityId: 330100, phone: `1990000130${n}` }) as const;
    for (let n = 1; n <= 5; n += 1) dataOf(await portal.call('SavePersonalInfo', change(n), { session: who.token }));
    return refused(portal, 'SavePersonalInfo', change(6), who.token, { minutes: 60 });
  },
  underAge: async (portal) => {
    const who = await someone(portal);
    await relativeOf(portal, who, { idNumber: idNumber('20150309', '124'), relation: 'child' });
    const people = (language: 'zh-cn' | 'en-us') =>
      portal.call('Relation', { userGuid: who.guid }, { session: who.token, language });
    return { ask: async (language) => dataOf(await people(language)).relations[0]?.reason };
  },
  relativeBooked: async (portal) => {
    const who = await someone(portal);
    const customerGuid = await relativeOf(portal, who);
    const seats = await makeSeats(portal.portal.database.pool, 1);
    const women = (await setFor(portal, who, customerGuid)) ?? 0;
    const order = { ...orderFor({ userGuid: who.guid, customerGuid }, seats), examSetId: women };
    dataOf(await portal.call('AddExamOrder', order, { session: who.token }));
    const wish = { userGuid: who.guid, customerGuid };
    return refused(portal, 'RemoveRelative', wish, who.token, { name: '王桂兰' });
  },
};

/** So many people of the company, of any kind. */
const strangers = async (portal: TestPortal, count: number): Promise<string[]> =>
  (
    await query<{ guid: string }>(portal, 'SELECT person_guid AS guid FROM person WHERE company_id = $1 LIMIT $2', [
      ...[companyId, count],
    ])
  ).map(({ guid }) => guid);

async function setFor(portal: TestPortal, who: Member, customerGuid: string): Promise<number | undefined> {
  const asked = { userGuid: who.guid, customerGuid, serviceCity: 310100 };
  const { examSets } = dataOf(await portal.call('ExamSetBrief', asked, { session: who.token }));
  return examSets.find(({ reason }) => !reason)?.id;
}

const ADDRESS = { recipient: '许静怡', phone: '19900007777', district: '上海市', detail: '衡山路 2 号' };
const addressOf = async (portal: TestPortal, who: Member): Promise<number> =>
  dataOf(await portal.call('SavePostAddress', { userGuid: who.guid, ...ADDRESS }, { session: who.token })).id;

export const addressRefusals: Refusals = {
  addressGone: async (portal) => {
    const who = await someone(portal);
    const id = await addressOf(portal, who);
    // one that an order was placed with is put aside, not removed
    await query(portal, 'UPDATE address SET retired_at = $2, is_default = false WHERE address_id = $1', [
      ...[id, portal.clock.now()],
    ]);
    return refused(portal, 'SavePostAddress', { userGuid: who.guid, id, ...ADDRESS }, who.token);
  },
  addressesFull: async (portal) => {
    const who = await someone(portal);
    await query(
      portal,
      `INSERT INTO address SELECT (jsonb_populate_record(a, jsonb_build_object(
         'address_id', nextval('address_number'), 'is_default', false))).* FROM address a, generate_series(2, $2)
       WHERE address_id = $1`,
      [await addressOf(portal, who), MOST_ADDRESSES],
    );
    const wish = { userGuid: who.guid, ...ADDRESS };
    return refused(portal, 'SavePostAddress', wish, who.token, { n: MOST_ADDRESSES });
  },
  addressNeeded: async (portal) => {
    const who = await someone(portal);
    const order = orderFor({ userGuid: who.guid }, await makeSeats(portal.portal.database.pool, 1));
    const typed = {
      report_type: 'paper',
      deliveryPaperWay: 'separate',
      contact: '许静怡',
      tel: '19900007777',
    } as const;
    return refused(portal, 'AddExamOrder', { ...order, ...typed }, who.token);
  },
};
