// Run by world.ts before the built server starts: the demo world, and in every company guests for the journeys.
import { randomUUID } from 'node:crypto';
import { dayInShanghai } from '#contract/rules/day';
import { transact } from '../../server/src/db/transact.ts';
import { demo } from '../../demo/index.ts';
import { fillPerson } from '../../demo/fill-people.ts';
import { DEMO_OPERATOR_PASSWORD, demoOperators } from '../../demo/operators.ts';
import { DEMO_PASSWORD } from '../../demo/password.ts';
import { staffOf } from '../../demo/people.ts';
import type { DemoPerson, DemoTenant } from '../../demo/types.ts';
import { demoWorld } from '../../demo/world.ts';
import { readEnv } from '../../server/src/env.ts';
import { makeBoughtCard } from '../../server/src/modules/cards/index.ts';
import { hashPassword } from '../../server/src/modules/identity/index.ts';
import { inPlatform, insertOperator, setSecondFactor } from '../../server/src/modules/operators/index.ts';
import { openPortal } from '../../server/src/portal.ts';
import { grantPoints } from '../../server/src/modules/points/index.ts';
import { makeExamined, makeReport } from '../../server/test/reports.ts';
import {
  CLAIMANT,
  ELDERS,
  FIRST_NUMBER,
  GUESTS,
  guestLogin,
  guestsOf,
  NEWCOMERS,
  operatorLogin,
  OPERATORS,
  OPERATORS_SECRET,
  PATIENT,
  READERS,
  RECEIVER,
  RECEIVERS_CARD,
  SHOPPERS,
  SHOPPERS_POINTS,
} from './guests.ts';

const GIVEN_NAMES = [...'晨曦明远安宁嘉禾乐知书言若水思源清和'];

/** The company whose people the journeys about reports use. */
const WITH_REPORTS = 'demo';
const people: DemoPerson[] = [];

const running = await openPortal(readEnv(process.env), { world: demo });
const passwordHash = await hashPassword(DEMO_PASSWORD);
for (const company of demoWorld(dayInShanghai(running.portal.clock()))) {
  const model = company.people.find(({ account }) => account?.login === 'emp');
  if (!model) continue;
  await transact({ portal: running.portal, company: { companyId: company.companyId } }, async (ctx) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    for (let number = 1; number <= guestsOf(company.code); number++)
      await fillPerson(ctx, guest(company, model, number, guestLogin(number)), key, passwordHash);
    for (const [at, login] of Object.values(ELDERS).entries()) {
      const elder = guest(company, { ...model, birthDate: '1961-02-03' }, GUESTS + 1 + at, login);
      await fillPerson(ctx, elder, key, passwordHash);
    }
    for (const [at, login] of Object.values(NEWCOMERS).entries()) {
      const newcomer = guest(company, { ...model, marital: '' }, GUESTS + 3 + at, login);
      const missing = ['idNumber', 'email', 'employeeNo', 'department'] as const;
      await fillPerson(ctx, { ...newcomer, missing }, key, passwordHash);
    }
    if (company.code === CLAIMANT.company && model.account) {
      const claimsOnly = { ...model, account: { ...model.account, employeeType: 0 as const } };
      const claimant = guest(company, claimsOnly, GUESTS + 30, CLAIMANT.login);
      await fillPerson(ctx, { ...claimant, name: CLAIMANT.name }, key, passwordHash);
    }
    if (company.code === WITH_REPORTS)
      for (const person of readers(company, model)) await fillPerson(ctx, person, key, passwordHash);
    const shoppers = [...Object.values(SHOPPERS).flatMap((logins) => Object.values(logins)), RECEIVER];
    for (const [at, login] of shoppers.entries()) {
      const shopper = guest(company, model, GUESTS + 5 + at, login);
      await fillPerson(ctx, shopper, key, passwordHash);
      const today = dayInShanghai(ctx.portal.clock());
      await grantPoints(ctx, {
        ...{ personGuid: shopper.guid, points: SHOPPERS_POINTS, source: 'programme', grantedBy: '年度计划' },
        ...{ reason: { zh: '年度积分', en: 'Points of the year' }, reference: `journeys/${login}` },
        ...{ at: ctx.portal.clock(), validFrom: today, expiresOn: `${today.slice(0, 4)}-12-31` },
      });
      if (login !== RECEIVER) continue;
      await makeBoughtCard(ctx, {
        ...{
          ownerGuid: shopper.guid,
          source: `journeys/${login}`,
          name: RECEIVERS_CARD.name,
          purpose: 'mall',
          uses: 1,
        },
        ...{ valueFen: RECEIVERS_CARD.fen, validFrom: today, validTo: `${today.slice(0, 4)}-12-31` },
      });
    }
  });
  if (company.code === WITH_REPORTS) await fillReaders(company.companyId);
}
await fillDesks();
await running.stop();

/** Operators beside the demo's own, ready to sign in as those are. */
async function fillDesks(): Promise<void> {
  const hash = await hashPassword(DEMO_OPERATOR_PASSWORD);
  await inPlatform(running, async (ctx) => {
    for (const { login, role, name } of demoOperators) {
      if (login !== role) continue;
      for (let number = 1; number <= OPERATORS; number++) {
        const operatorId = await insertOperator(ctx, { loginName: operatorLogin(role, number), name, role }, hash);
        if (operatorId === undefined) throw new Error(`two operators are called ${operatorLogin(role, number)}`);
        await setSecondFactor(ctx, operatorId, { secret: OPERATORS_SECRET, step: 0 });
      }
    }
    await ctx.db.updateTable('operator').set({ must_change: false }).execute();
  });
}

/** Who reads a relative's report, the relative, and who gets one. */
function readers(company: DemoTenant, model: DemoPerson): DemoPerson[] {
  const reader = guest(company, model, GUESTS + 20, READERS.zh);
  const mother = staffOf(company.companyId, company.code).relative(FIRST_NUMBER + GUESTS + 21, reader.guid, 'parent', {
    ...{ guid: randomUUID(), name: '程若兰', gender: 'female', birthDate: '1962-09-18', city: 'shanghai' },
  });
  const patient = guest(company, model, GUESTS + 22, PATIENT);
  people.push(reader, mother, patient, guest(company, model, GUESTS + 23, READERS.en));
  return people;
}

async function fillReaders(companyId: number): Promise<void> {
  const [reader, mother, patient, other] = people;
  if (!reader || !mother || !patient || !other) throw new Error('nobody to read or be read');
  await transact({ portal: running.portal, company: { companyId } }, ({ db }) =>
    db
      .insertInto('relation')
      .values({ company_id: companyId, person_guid: reader.guid, relative_guid: mother.guid, kind: 'parent' })
      .execute(),
  );
  const story = { values: { 'LDL-C': [3.9] } };
  const ofMother = { companyId, personGuid: mother.guid, userGuid: reader.guid, gender: 'female' } as const;
  await makeReport(running, { ...ofMother, story });
  for (const { guid } of [reader, other])
    await makeReport(running, { companyId, personGuid: guid, day: '2025-05-20', story });
  await makeExamined(running, { companyId, personGuid: patient.guid, day: '2026-06-08' });
}

/** Like the company's `emp` in all the rules look at, with a name, a number and a login of their own. */
function guest({ companyId, code }: DemoTenant, model: DemoPerson, number: number, login: string): DemoPerson {
  const { employeeType, employeeClass, vendorId } = model.account ?? {};
  const made = staffOf(companyId, code).employee(FIRST_NUMBER + number, {
    guid: randomUUID(),
    name: `程${GIVEN_NAMES[number % GIVEN_NAMES.length]}`,
    gender: model.gender,
    birthDate: model.birthDate,
    marital: model.marital,
    city: 'shanghai',
    login,
    department: model.department ?? '',
    employeeNo: `G${number}`,
    ...{ employeeType, employeeClass, vendorId },
  });
  return { ...made, cityId: model.cityId, cityName: model.cityName };
}
