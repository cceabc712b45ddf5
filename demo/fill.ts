import { dayInShanghai } from '#contract/rules/day';
import type { Portal } from '../server/src/ctx.ts';
import { atDoor, PLATFORM_ID, transact } from '../server/src/db/transact.ts';
import { addMissingItems } from '../server/src/modules/catalogue/index.ts';
import { hashPassword } from '../server/src/modules/identity/index.ts';
import { saveSecret } from '../server/src/modules/partner/index.ts';
import { plusDays } from './days.ts';
import { fillBooking } from './fill-booking.ts';
import { fillCards } from './fill-cards.ts';
import { fillClaims } from './fill-claims.ts';
import { fillFeedback, fillHeld } from './fill-feedback.ts';
import { fillHistory } from './fill-history.ts';
import { fillContent } from './fill-content.ts';
import { fillHealth } from './fill-health.ts';
import { fillHome } from './fill-home.ts';
import { fillCatalogue, fillGifts, fillOffers } from './fill-mall-products.ts';
import { demoOperatorIds, fillOperators, type OperatorIds } from './fill-operators.ts';
import { fillBillDifference, fillTrouble } from './fill-troubles.ts';
import { fillPerson, type FillCtx } from './fill-people.ts';
import { fillAnswers, fillQuestionnaires } from './fill-questionnaires.ts';
import { fillPersonalData } from './fill-personal-data.ts';
import { fillReports } from './fill-reports.ts';
import { fillRiskQuestions, fillRiskSheets } from './fill-risk.ts';
import { fillLinkKey } from './fill-link-key.ts';
import { fillStaff, STAFF_OF } from './fill-staff.ts';
import { fillSupply } from './fill-supply.ts';
import { fillVersions } from './fill-versions.ts';
import { fillVisitors, VISITORS_OF } from './fill-visitors.ts';
import { DEMO_PASSWORD } from './password.ts';
import type { DemoTenant } from './types.ts';
import { demoWorld } from './world.ts';

/**
 * Fills an empty database with the demo world; a start that was cut off is carried on. Answers with the filled parts.
 */
export async function fillDemoWorld(portal: Portal, onProgress: (step: string) => void): Promise<number[]> {
  const today = dayInShanghai(portal.clock());
  const world = demoWorld(today);
  const known = await atDoor(portal.database, (db) => db.selectFrom('company_code').select('code').execute());
  const codes = new Set(known.map(({ code }) => code));
  const isOurs = [...codes].every((code) => world.some((company) => company.code === code));
  if (isOurs) await fillOperators(portal);
  if (isOurs) await fillHealth(portal);
  if (isOurs) await transact({ portal, company: { companyId: PLATFORM_ID } }, addMissingItems);
  const missing = world.filter(({ code }) => !codes.has(code));
  if (!isOurs || missing.length === 0) return [];

  await fillSupply(portal, today, onProgress);
  await fillCatalogue(portal);
  await fillContent(portal, today);
  await fillQuestionnaires(portal, today);
  await fillRiskQuestions(portal, today);
  await fillBillDifference(portal, plusDays(today, -12));
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const operators = await demoOperatorIds(portal);
  for (const [done, company] of missing.entries()) {
    onProgress(`Filling the demo world: ${done + 1} of ${missing.length} (${company.code})`);
    await transact({ portal, company: { companyId: company.companyId } }, (ctx) =>
      fillCompany(ctx, company, { passwordHash, operators }),
    );
  }
  return missing.map(({ companyId }) => companyId);
}

interface Known {
  passwordHash: string;
  /** Who has answered and looked. */
  operators: OperatorIds;
}

async function fillCompany(ctx: FillCtx, company: DemoTenant, { passwordHash, operators }: Known): Promise<void> {
  const { db } = ctx;
  const { companyId: company_id, code } = company;
  const claimed = await db
    .insertInto('company_code')
    .values({ code, company_id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) return; // another node is filling it
  await db
    .insertInto('company')
    .values({
      company_id,
      code,
      name: company.name,
      name_eng: company.nameEng,
      hotline: company.hotline,
      logo: company.logo,
      colors: JSON.stringify(company.colors),
      config: JSON.stringify(company.config),
    })
    .execute();
  await fillVersions(ctx, company, dayInShanghai(ctx.portal.clock()));
  await fillHome(ctx, company);
  if (company.config.partner) await saveSecret(ctx, `demo-partner-${code}`);
  const key = await ctx.portal.keyring.companyKey(ctx);
  // a millisecond apart: relatives are listed in the order they were named
  const before = ctx.portal.clock().getTime() - company.people.length;
  for (const [place, person] of company.people.entries())
    await fillPerson(ctx, { ...person, namedAt: new Date(before + place) }, key, passwordHash);
  const relations = company.people.flatMap(({ guid, relationOf, relation }) =>
    relationOf && relation ? [{ company_id, person_guid: relationOf, relative_guid: guid, kind: relation }] : [],
  );
  if (relations.length > 0) await db.insertInto('relation').values(relations).execute();
  await fillBooking(ctx, company, key);
  await fillCards(ctx, company.cards, key);
  await fillOffers(ctx, company.offers);
  await fillGifts(ctx, company.gifts);
  await fillClaims(ctx, company, key);
  await fillHistory(ctx, company);
  await fillRiskSheets(ctx, company, key);
  await fillAnswers(ctx, company, key, dayInShanghai(ctx.portal.clock()));
  const visitors = code === VISITORS_OF ? await fillVisitors(ctx, company, key) : [];
  const staff = code === STAFF_OF ? await fillStaff(ctx, company, key, passwordHash) : [];
  await fillFeedback(ctx, company, key, operators.get('support'));
  await fillHeld(ctx, company.held);
  await fillPersonalData(ctx, company, operators);
  await fillLinkKey(ctx, code);
  for (const one of company.troubles) await fillTrouble(ctx, one, company.plans, key);
  await fillReports(ctx, [...company.people, ...visitors, ...staff], key);
}
