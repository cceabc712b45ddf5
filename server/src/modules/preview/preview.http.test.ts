import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadName } from '#contract/registry';
import { dataOf, faultOf, inCompany, textOf } from '../../../test/answers.ts';
import { MINUTE } from '../../../test/clock.ts';
import { sendFile } from '../../../test/files.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { look, previewBegun, previewWish } from '../../../test/preview.ts';
import { allCalls, sampleOf } from '../../../test/registry-samples.ts';
import { companyWithDraft } from '../../../test/setup.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

const homeOf = async (session: SignedIn) =>
  dataOf(
    await portal.call(
      'GetCompanyColorsAndIndexMenus',
      { companyId: session.user.CompanyId, langCode: 'zh-cn' },
      { session },
    ),
  );
const itemsOf = async (session: SignedIn) =>
  (await homeOf(session)).Menus.flatMap(({ List }) => List.map(({ Id }) => Id));
const startOf = async (session: SignedIn) =>
  dataOf(await portal.call('CanBookingOrdering', { companyId: session.user.CompanyId }, { session }));
const infoOf = async (session: Pick<SignedIn, 'token' | 'cookie' | 'user'>) =>
  portal.call('GetCompanyInfoById', { CompanyId: session.user.CompanyId }, { session });
const enter = (ticket: string) => portal.call('EnterPreview', { ticket }, { headers: { origin: portal.url } });

describe('a preview shows the portal', () => {
  it('of a company, to a class, on a day: windows, notices and menus are those of it', async () => {
    const before = await look(portal, { companyId: 504, employeeClass: 6, day: '2023-01-08' });
    expect(before.look).toMatchObject({ employeeClass: 6, day: '2023-01-08', isDraft: false });
    expect(await itemsOf(before)).not.toContain(1144);
    expect(await itemsOf(await look(portal, { companyId: 504, day: '2023-01-08' }))).toContain(1144);
    expect(await startOf(before)).toMatchObject({ CanOrder: false });
    expect((await homeOf(before)).Notices.map(({ title }) => title)).toContain('体检预约尚未开放');
    const within = await look(portal, { companyId: 504, day: '2023-01-09' });
    expect(await startOf(within)).toMatchObject({ CanOrder: true });
  });

  it('by vendor and by type, where the company’s rules ask for it', async () => {
    const own = await look(portal, { companyId: 504, employeeClass: 1, vendorId: 10009 });
    const other = await look(portal, { companyId: 504, employeeClass: 1 });
    expect(await itemsOf(own)).toContain(475);
    expect(await itemsOf(other)).not.toContain(475);
    const claimant = await look(portal, { employeeType: 0 });
    expect(claimant.user).toMatchObject({ employeeTypeid: 0, RoleType: 'EMPLOYEE', RoleKey: '' });
  });

  it('as an imagined person, in the language of the choice, without any past', async () => {
    const count = () =>
      inCompany(portal, 100, async (db) => ({
        people: (await db.selectFrom('person').select('person_guid').execute()).length,
        accounts: (await db.selectFrom('account').select('account_id').execute()).length,
        sessions: (await db.selectFrom('session').select('token_hash').execute()).length,
      }));
    const before = await count();
    const session = await look(portal, { language: 'en-us' });
    expect(session.user).toMatchObject({ Name: 'Preview', MobilePhone: '', CompanyCode: 'demo' });
    expect(session.look).toMatchObject({ language: 'en-us', aheadDays: 0, company: { zh: expect.any(String) } });
    const { userGuid } = { userGuid: session.user.CustomerGuid };
    const own = dataOf(await portal.call('Relation', { userGuid, userself: 1 }, { session }));
    expect(JSON.stringify(own)).toContain('Preview');
    const orders = dataOf(await portal.call('GetExamOrders', { userGuid }, { session }));
    expect(JSON.stringify(orders)).not.toMatch(/orderId":\d/);
    expect(await count()).toEqual(before);
  });

  // proves: preview: replies are not cached
  it('with the draft of its settings, which no other session gets', async () => {
    const { companyId } = await companyWithDraft(portal, { name: '草稿里的名称' });
    const [drafted, live] = [await look(portal, { companyId, draft: true }), await look(portal, { companyId })];
    expect(drafted.look.isDraft).toBe(true);
    for (const [session, name] of [[drafted, '草稿里的名称'] as const, [live, '试验企业'] as const])
      expect(dataOf(await infoOf(session)).Name).toBe(name);
    // answers in a preview are not kept for others: an employee asks for the same a moment later
    const demo = await companyWithDraftOf(100, '只在预览里');
    expect(dataOf(await infoOf(demo)).Name).toBe('只在预览里');
    const emp = await portal.login('demo', 'emp');
    expect(dataOf(await infoOf(emp)).Name).not.toBe('只在预览里');
  });

  it('and not with a draft that could not be published', async () => {
    const { companyId } = await companyWithDraft(portal, { name: '' });
    const session = await portal.operator('admin');
    const refused = await portal.call('OpsPreviewStart', previewWish({ companyId, draft: true }), { session });
    expect(faultOf(refused)).toBe('previewDraftWrong');
    const none = await portal.call('OpsPreviewStart', previewWish({ companyId: 430, draft: true }), { session });
    expect(faultOf(none)).toBe('draftNone');
  });
});

async function companyWithDraftOf(companyId: number, name: string) {
  const session = await portal.operator('admin');
  const { live } = dataOf(await portal.call('OpsCompany', { companyId }, { session }));
  const settings = { ...live, name };
  dataOf(await portal.call('OpsCompanyDraftSave', { companyId, revision: 0, settings }, { session }));
  return look(portal, { companyId, draft: true });
}

describe('a preview is looked at and nothing else', () => {
  // proves: preview: reads only
  it('no call that changes, sends or fetches anything is taken, whatever it brings', async () => {
    const session = await look(portal);
    const others = allCalls.filter(({ kind, access }) => !['read', 'enter'].includes(kind) && access !== 'public');
    expect(others.length).toBeGreaterThan(80);
    for (const { name, kind } of others) {
      const answer =
        kind === 'upload'
          ? await sendFile(portal, session, { call: name as UploadName, bytes: Buffer.from('%PDF-1.7 a') })
          : await portal.send(name, {}, { session });
      expect([name, faultOf(answer)]).toEqual([name, 'previewOnly']);
    }
    expect(textOf(await portal.send('ChangePw', {}, { session, language: 'en-us' }))).toMatch(/only look/);
  });

  it('no call that reads fails on an imagined person', async () => {
    const session = await look(portal);
    const reads = allCalls.filter(({ kind, access }) => kind === 'read' && access === 'employee');
    expect(reads.length).toBeGreaterThan(50);
    for (const { name } of reads) {
      const answer = await portal.send(name, sampled(name, session), { session });
      expect([name, answer.status]).toEqual([name, 200]);
    }
  });

  // proves: preview: the database reads only
  // proves: preview: rolled back
  it('the database itself takes nothing from it', async () => {
    const { portal: inside } = portal;
    const remove = () =>
      transact({ portal: inside, company: { companyId: 100 }, imagined: async () => {} }, ({ db }) =>
        db.deleteFrom('account_login').execute(),
      );
    await expect(remove()).rejects.toMatchObject({ fault: 'previewOnly' });
    const imagined = (db: Parameters<Parameters<typeof inCompany>[2]>[0]) =>
      db.updateTable('company').set({ name: '不该留下' }).where('company_id', '=', 100).execute();
    await transact({ portal: inside, company: { companyId: 100 }, imagined }, async () => {});
    const { name } = await inCompany(portal, 100, (db) =>
      db.selectFrom('company').select('name').where('company_id', '=', 100).executeTakeFirstOrThrow(),
    );
    expect(name).not.toBe('不该留下');
  });

  // proves: preview: it is of one company
  // proves: preview: HR’s area is closed to it
  it('is of one company: another’s is refused, and so is HR’s area', async () => {
    const session = await look(portal);
    expect(faultOf(await portal.call('GetCompanyInfoById', { CompanyId: 430 }, { session }))).toBe('notYours');
    const emp = await portal.login('demo', 'emp');
    const { CustomerGuid: userGuid } = emp.user;
    expect(faultOf(await portal.call('Relation', { userGuid, userself: 1 }, { session }))).toBe('notYours');
    expect(faultOf(await portal.send('HrPeople', {}, { session }))).toBe('previewOnly');
  });
});

/** Reads ask for a person's things; an imagined person has none, so the sample is made of their own ids. */
function sampled(name: (typeof allCalls)[number]['name'], session: SignedIn): Record<string, unknown> {
  try {
    return sampleOf(name, session);
  } catch {
    return { userGuid: session.user.CustomerGuid, customerGuid: session.user.CustomerGuid };
  }
}

describe('a preview is short, once, and one browser’s', () => {
  // proves: preview: a ticket opens once
  it('opens once: of ten who bring the ticket one gets in', async () => {
    const ticket = await previewBegun(portal);
    const tries = await Promise.all(Array.from({ length: 10 }, () => enter(ticket)));
    expect(tries.map(faultOf).toSorted()).toEqual(['answered', ...Array<string>(9).fill('previewOver')]);
  });

  // proves: preview: it runs out
  // proves: preview: a ticket is opened soon
  it('is opened within two minutes and lasts thirty', async () => {
    const [late, ticket] = [await previewBegun(portal), await previewBegun(portal)];
    const session = await look(portal);
    const started = portal.clock.now();
    portal.clock.at(new Date(started.getTime() + 2 * MINUTE + 1));
    expect(faultOf(await enter(late))).toBe('previewOver');
    portal.clock.at(new Date(started.getTime() + 29 * MINUTE));
    expect(faultOf(await infoOf(session))).toBe('answered');
    portal.clock.at(new Date(started.getTime() + 31 * MINUTE));
    expect(faultOf(await infoOf(session))).toBe('previewOver');
    portal.clock.at(started);
    expect(faultOf(await enter(ticket))).toBe('answered');
  });

  // proves: preview: it is one browser’s
  it('goes with its own cookie, which is neither an employee’s nor the console’s', async () => {
    const session = await look(portal);
    expect(session.cookie).toMatch(/^preview=/);
    expect(faultOf(await infoOf({ ...session, cookie: undefined }))).toBe('previewOver');
    const emp = await portal.login('demo', 'emp', { browser: true });
    expect(faultOf(await infoOf({ ...session, cookie: emp.cookie }))).toBe('previewOver');
    // its secret is no session's
    expect(faultOf(await infoOf({ ...session, token: session.token.slice(3) }))).toBe('sessionExpired');
    expect(faultOf(await portal.call('OpsMe', {}, { session }))).toBe('sessionExpired');
    const operator = await portal.operator('admin');
    expect(faultOf(await infoOf({ ...session, token: operator.token }))).toBe('sessionExpired');
  });

  // proves: preview: left is over
  // proves: preview: it ends with the operator’s role
  it('ends when it is left, and with the operator’s account or role', async () => {
    const session = await look(portal);
    dataOf(await portal.call('LeavePreview', { preview: session.token }));
    expect(faultOf(await infoOf(session))).toBe('previewOver');
    const change = (set: { disabled?: boolean; role?: 'content' | 'support' }) =>
      transact({ portal: portal.portal, company: { companyId: PLATFORM_ID } }, ({ db }) =>
        db.updateTable('operator').set(set).where('login_name', '=', 'content').execute(),
      );
    for (const [away, back] of [
      [{ disabled: true }, { disabled: false }],
      [{ role: 'support' }, { role: 'content' }],
    ] as const) {
      const ticket = await previewBegun(portal, {}, 'content');
      const entered = await enter(ticket);
      const [cookie] = entered.headers.getSetCookie();
      const looking = {
        token: dataOf(entered).user.Session,
        cookie: cookie?.split(';')[0],
        user: dataOf(entered).user,
      };
      await change(away);
      await expect.poll(async () => faultOf(await infoOf(looking)), { timeout: 2_000 }).toBe('previewOver');
      await change(back);
    }
  });

  // proves: preview: the draft is the administrators’
  it('is begun by content and administrators, the draft by these alone; each stands in the audit', async () => {
    const { companyId } = await companyWithDraft(portal);
    const as = async (role: 'content' | 'support' | 'finance', draft = false) =>
      faultOf(
        await portal.call('OpsPreviewStart', previewWish({ companyId, draft }), {
          session: await portal.operator(role),
        }),
      );
    expect([await as('support'), await as('finance'), await as('content', true)]).toEqual(Array(3).fill('notAllowed'));
    expect(await as('content')).toBe('answered');
    const rows = await inCompany(portal, companyId, (db) =>
      db.selectFrom('audit').select(['actor_role', 'reason']).where('action', '=', 'company.preview').execute(),
    );
    expect(rows).toEqual([{ actor_role: 'content', reason: '2026-06-10, class 2, type 1, zh-cn' }]);
    const session = await portal.operator('content');
    const choices = dataOf(await portal.call('OpsPreviewChoices', { companyId: 504 }, { session }));
    expect(choices).toMatchObject({ classes: expect.arrayContaining([1, 2, 6]), vendors: [10009], draft: null });
  });
});
