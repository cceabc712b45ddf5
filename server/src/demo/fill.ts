import { CONSENT_VERSION } from '#contract/identity';
import { dayInShanghai } from '#contract/rules/day';
import type { InTx, Portal } from '../ctx.ts';
import type { CompanyKey } from '../db/keyring.ts';
import { atDoor, transact, type Tenant } from '../db/transact.ts';
import { hashPassword, normalLogin, PORTAL_CONSENT } from '../modules/identity/index.ts';
import type { DemoCompany, DemoPerson } from './types.ts';
import { DEMO_PASSWORD } from './password.ts';
import { demoWorld } from './world.ts';

type Ctx = InTx<Tenant & { portal: Portal }>;

/** Fills an empty database with the demo world (answers §6); a start that was cut off is carried on. */
export async function fillDemoWorld(portal: Portal, onProgress: (step: string) => void): Promise<void> {
  const world = demoWorld(dayInShanghai(portal.clock()));
  const known = await atDoor(portal.database, (db) => db.selectFrom('company_code').select('code').execute());
  const codes = new Set(known.map(({ code }) => code));
  const isOurs = [...codes].every((code) => world.some((company) => company.code === code));
  const missing = world.filter(({ code }) => !codes.has(code));
  if (!isOurs || missing.length === 0) return;

  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const [done, company] of missing.entries()) {
    onProgress(`Filling the demo world: ${done + 1} of ${missing.length} (${company.code})`);
    await transact({ portal, company: { companyId: company.companyId } }, (ctx) =>
      fillCompany(ctx, company, passwordHash),
    );
  }
}

async function fillCompany(ctx: Ctx, company: DemoCompany, passwordHash: string): Promise<void> {
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
  await fillHome(ctx, company);
  const key = await ctx.portal.keyring.companyKey(ctx);
  for (const person of company.people) await fillPerson(ctx, person, key, passwordHash);
  const relations = company.people.flatMap(({ guid, relationOf, relation }) =>
    relationOf && relation ? [{ company_id, person_guid: relationOf, relative_guid: guid, kind: relation }] : [],
  );
  if (relations.length > 0) await db.insertInto('relation').values(relations).execute();
}

async function fillHome({ db }: Ctx, company: DemoCompany): Promise<void> {
  const { companyId: company_id } = company;
  for (const [group_no, group] of company.menus.entries()) {
    const { type, name, nameEng: name_eng } = group;
    await db.insertInto('menu_group').values({ company_id, group_no, type, name, name_eng }).execute();
    const items = group.items.map((item, place) => ({
      company_id,
      group_no,
      place,
      item_id: item.id,
      icon: item.icon,
      name: item.name,
      name_eng: item.nameEng,
      url: item.url,
      click_method: item.click,
    }));
    if (items.length > 0) await db.insertInto('menu_item').values(items).execute();
  }
  const banners = company.banners.map(({ imageSmall, actionUrl, text, ...banner }, place) => ({
    company_id,
    place,
    ...banner,
    image_small: imageSmall,
    action_url: actionUrl,
    body: text,
  }));
  if (banners.length > 0) await db.insertInto('banner').values(banners).execute();
  const campaigns = company.campaigns.map((campaign, place) => ({
    company_id,
    place,
    target_url: campaign.targetUrl,
    image_url: campaign.imageUrl,
    title: campaign.title,
    title_eng: campaign.titleEng,
    body: campaign.text,
    body_eng: campaign.textEng,
    button: campaign.button,
    button_eng: campaign.buttonEng,
  }));
  if (campaigns.length > 0) await db.insertInto('campaign').values(campaigns).execute();
  const notices = company.notices.map((notice, place) => ({
    company_id,
    notice_id: place + 1,
    tone: notice.tone,
    title: notice.title,
    title_eng: notice.titleEng,
    body: notice.text,
    body_eng: notice.textEng,
    url: notice.url,
    shown_from: notice.from ?? null,
    shown_to: notice.to ?? null,
  }));
  if (notices.length > 0) await db.insertInto('notice').values(notices).execute();
}

async function fillPerson(ctx: Ctx, person: DemoPerson, key: CompanyKey, passwordHash: string): Promise<void> {
  const { companyId: company_id } = ctx.company;
  const sealed = (column: string, text: string) => key.seal({ table: 'person', column, row: person.guid }, text);
  const now = ctx.portal.clock();
  await ctx.db
    .insertInto('person')
    .values({
      company_id,
      person_guid: person.guid,
      name: person.name,
      gender: person.gender,
      birth_date: person.birthDate,
      id_number: sealed('id_number', person.idNumber),
      id_number_index: key.index('id_number', person.idNumber),
      phone: sealed('phone', person.phone),
      phone_index: key.index('phone', person.phone),
      email: sealed('email', person.email),
      city_id: person.cityId,
      city_name: person.cityName,
      employee_no: person.employeeNo ?? null,
      department: person.department ?? null,
      updated_at: now,
    })
    .execute();
  if (person.account) await fillAccount(ctx, person, person.account, key, passwordHash);
}

async function fillAccount(
  ctx: Ctx,
  person: DemoPerson,
  account: NonNullable<DemoPerson['account']>,
  key: CompanyKey,
  passwordHash: string,
): Promise<void> {
  const { companyId: company_id } = ctx.company;
  await ctx.db
    .insertInto('account')
    .values({
      company_id,
      account_id: account.id,
      person_guid: person.guid,
      password_hash: passwordHash,
      role_type: account.roleType,
      role_key: account.roleKey,
      employee_type: account.employeeType,
      employee_class: account.employeeClass,
      vendor_id: account.vendorId,
      single_sign_on: account.sso ?? false,
    })
    .execute();
  const names = [account.login, person.phone, person.email, person.employeeNo].filter((name) => name !== undefined);
  const logins = [...new Set(names.map(normalLogin))];
  await ctx.db
    .insertInto('account_login')
    .values(logins.map((login) => ({ company_id, login_index: key.index('login', login), account_id: account.id })))
    .execute();
  if (account.consented) {
    await ctx.db
      .insertInto('consent')
      .values({
        company_id,
        person_guid: person.guid,
        purpose: PORTAL_CONSENT,
        text_version: CONSENT_VERSION,
        given_at: ctx.portal.clock(),
        channel: 'demo',
        withdrawn_at: null,
      })
      .execute();
  }
}
