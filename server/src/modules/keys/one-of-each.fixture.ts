import { expect } from 'vitest';
import { PHONE_CODE, setAccountScene } from '../../../test/account-scenes.ts';
import { dataOf } from '../../../test/answers.ts';
import { CROWD_COMPANY, type Member } from '../../../test/crowd.ts';
import { bookOrder, failedMessage } from '../../../test/ops-stage.ts';
import { makeProduct } from '../../../test/mall.ts';
import { heldByOne, startPaying } from '../../../test/paying.ts';
import type { TestPortal } from '../../../test/portal.ts';
import { makeUpload } from '../../../test/uploads.ts';
import type { InCompany } from '../../ctx.ts';
import { collect } from '../../db/seal-chunks.ts';
import { transact } from '../../db/transact.ts';
import { proposalContext } from '../approvals/queries.ts';
import { wordsSealContext } from '../evaluation/index.ts';
import { bind, boundAccount } from '../messaging-app/index.ts';
import { loadSecret, saveSecret } from '../partner/secret.ts';
import { storeFlow } from '../single-sign-on/flow.ts';
import { addLinkKey, linkSecret } from '../single-sign-on/link-keys.ts';
import { readProvider, secretContext } from '../single-sign-on/provider-settings.ts';
import { partsOf, storePart } from '../tasks/parts.ts';

const SAID = '环境很好';
const PART = '订单号';
const SECRET = 'a secret of the company’s';
const APP_USER = { appId: 'wx-one-of-each', openId: 'o-one-of-each' };

/** The values a company is entered and left by. */
async function sealWaysIn(ctx: InCompany): Promise<void> {
  await sealProposal(ctx);
  await addLinkKey(ctx, 'test', { keyId: SECRET, secret: SECRET });
  await saveSecret(ctx, SECRET);
  await storeFlow(ctx, SECRET, { nonce: '', verifier: '', back: '', redirect: '' }, undefined);
  const key = await ctx.portal.keyring.companyKey(ctx);
  const client_secret = key.seal(secretContext(CROWD_COMPANY), SECRET);
  const settings = { is_on: true, issuer: '', client_id: '', claims: '{}', makes_accounts: false };
  const own = { company_id: CROWD_COMPANY, client_secret, updated_at: ctx.portal.clock() };
  await ctx.db
    .insertInto('sso_provider')
    .values({ ...own, ...settings })
    .execute();
}

/** The company's record of a person whose phone and e-mail are their own. */
async function sealCompanys(ctx: InCompany, guid: string): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const sealed = (column: string) => key.seal({ table: 'person', column, row: guid }, SECRET);
  await ctx.db
    .updateTable('person')
    .set({ company_phone: sealed('company_phone'), company_email: sealed('company_email') })
    .where('company_id', '=', CROWD_COMPANY)
    .where('person_guid', '=', guid)
    .execute();
}

/** A roster that was taken in long ago: its file is gone, its name is not. */
async function sealRoster(ctx: InCompany): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const roster_id = '7e57ca5e-0000-4000-8000-000000000003';
  const at = ctx.portal.clock();
  await ctx.db
    .insertInto('hr_roster')
    .values({
      ...{ company_id: CROWD_COMPANY, roster_id, file_id: roster_id, check_task: roster_id, run_task: null, rows: 1 },
      file_name: key.seal({ table: 'hr_roster', column: 'file_name', row: roster_id }, SECRET),
      ...{ created_by: '', created_at: at, checked_at: at, run_at: null, ended_at: at, existing: null },
      unnamed_people: null,
    })
    .execute();
}

/** Of the first order of the malls there is: its money does not matter here. */
async function sealMallInvoice(ctx: InCompany): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const { order_id } = await ctx.db
    .selectFrom('mall_order')
    .select('order_id')
    .where('company_id', '=', CROWD_COMPANY)
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const sealed = (column: string) => key.seal({ table: 'mall_invoice', column, row: String(order_id) }, '{}');
  await ctx.db
    .insertInto('mall_invoice')
    .values({
      ...{ company_id: CROWD_COMPANY, order_id, invoice_type: 1, category: 1, refused: true, asked_on: '2026-06-10' },
      ...{ title: sealed('title'), details: sealed('details'), amount_fen: null, number: null, issued_on: null },
      ...{ sent_on: null, carrier: null, carrier_eng: null, tracking_no: null },
    })
    .execute();
}

const APPROVAL = '7e57ca5e-0000-4000-8000-000000000002';

/** A request of one operator that no second one has decided yet. */
async function sealProposal(ctx: InCompany): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const now = ctx.portal.clock();
  const asked = { asked_by: 1, asked_name: '', asked_at: now, ends_at: now, reason: SAID };
  await ctx.db
    .insertInto('approval')
    .values({
      ...{ company_id: CROWD_COMPANY, approval_id: APPROVAL, kind: 'test', subject: '', person_guid: null },
      ...{ proposal: key.seal(proposalContext(APPROVAL), SECRET), ...asked, decided_by: null, decided_at: null },
    })
    .execute();
}

async function readProposal(ctx: InCompany): Promise<string> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const { proposal } = await ctx.db
    .selectFrom('approval')
    .select('proposal')
    .where('company_id', '=', CROWD_COMPANY)
    .where('approval_id', '=', APPROVAL)
    .executeTakeFirstOrThrow();
  return proposal ? key.unseal(proposalContext(APPROVAL), proposal) : '';
}

const readWaysIn = async (ctx: InCompany) => [
  await readProposal(ctx),
  await linkSecret(ctx, SECRET),
  await loadSecret(ctx),
  (await readProvider(ctx)).clientSecret,
];

/** Something in every column a company seals, where the demo world has nothing; and how each of them is read. */
export async function sealOneOfEach(stage: TestPortal, sent: { fileId: string; sender: Member }) {
  const inCompany = <T>(work: (ctx: InCompany) => Promise<T>): Promise<T> =>
    transact({ portal: stage.portal, company: { companyId: CROWD_COMPANY } }, work);
  const emp = await stage.login('demo', 'emp');
  await setAccountScene(stage, emp, 'ConfirmPhone');
  await setAccountScene(stage, emp, 'ConfirmEmail');
  const draft = { userGuid: emp.user.CustomerGuid, draft: { examSetId: 1 } };
  const once = { session: emp, headers: { 'idempotency-key': 'one-of-each-1' } };
  dataOf(await stage.call('SaveBookingDraft', draft, once));
  const ProductItems = [{ ProductId: await makeProduct(stage, { kind: 'service' }) }];
  const bought = { CustomerGuid: emp.user.CustomerGuid, ProductItems, Remarks: SAID };
  dataOf(await stage.call('ProductToBuy', bought, { session: emp }));
  const { guid: personGuid, token: session } = sent.sender;
  const { uploadId } = await makeUpload(stage, { companyId: CROWD_COMPANY, personGuid, stored: sent.fileId });
  dataOf(await stage.call('SaveUploadedReport', { uploadId }, { session }));
  const booked = await bookOrder(stage);
  const messageId = await failedMessage(stage, booked);
  const { member, order } = await heldByOne(stage);
  await startPaying(stage, member, order);
  const taskId = await inCompany(async (ctx) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const { payment_id } = await ctx.db
      .selectFrom('payment')
      .select('payment_id')
      .where('subject_id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    const asked = key.seal({ table: 'payment', column: 'asked', row: String(payment_id) }, '{}');
    await ctx.db.updateTable('payment').set({ asked }).where('payment_id', '=', payment_id).execute();
    const { order_id, center_id } = await ctx.db
      .selectFrom('exam_order')
      .select(['order_id', 'center_id'])
      .where('order_id', '=', booked.orderId)
      .executeTakeFirstOrThrow();
    const said = key.seal(wordsSealContext(order_id), SAID);
    const now = stage.clock.now();
    await bind({ ...ctx, now: stage.clock.now }, emp.user.Id, APP_USER);
    await sealWaysIn(ctx);
    await sealCompanys(ctx, personGuid);
    await sealRoster(ctx);
    await sealMallInvoice(ctx);
    await ctx.db
      .insertInto('evaluation')
      .values({ company_id: CROWD_COMPANY, order_id, center_id, stars: 5, tag_ids: [], said, created_at: now })
      .execute();
    const taskId = '7e57ca5e-0000-4000-8000-000000000001';
    const ended = { state: 'done' as const, due_at: now, created_at: now, ended_at: now };
    const input = key.seal({ table: 'task', column: 'input', row: taskId }, '{}');
    await ctx.db
      .insertInto('task')
      .values({
        ...{
          company_id: CROWD_COMPANY,
          task_id: taskId,
          kind: 'test',
          title: '{}',
          created_by: '',
          created_by_name: '',
        },
        ...{ input, ...ended },
      })
      .execute();
    await storePart(ctx, taskId, 1, PART);
    return taskId;
  });
  return {
    /** At any node, under whichever key. */
    assertRead: async (node: TestPortal): Promise<void> => {
      const again = await node.call('SaveBookingDraft', draft, once);
      expect(again.decoded).toMatchObject({ ok: true });
      const support = await node.operator('support');
      const told = await node.call('OpsMessageText', { companyId: CROWD_COMPANY, messageId }, { session: support });
      expect(dataOf(told).text).toContain('体检');
      const { rows } = dataOf(await node.call('OpsEvaluations', { withWords: true }, { session: support }));
      expect(JSON.stringify(rows)).toContain(SAID);
      const parts = await collect(partsOf(node.portal, { companyId: CROWD_COMPANY, taskId }));
      expect(parts.toString()).toBe(PART);
      const { reports } = dataOf(await node.call('UploadedReports', { customerGuid: personGuid }, { session }));
      expect(reports.map(({ items }) => items.length)).toEqual([1]);
      dataOf(await node.call('MyUpload', { uploadId }, { session }));
      const waysIn = await transact({ portal: node.portal, company: { companyId: CROWD_COMPANY } }, readWaysIn);
      expect(waysIn).toEqual([SECRET, SECRET, SECRET, SECRET]);
      const entered = await transact({ portal: node.portal, company: { companyId: CROWD_COMPANY } }, (ctx) =>
        boundAccount(ctx, APP_USER),
      );
      expect(entered).toBe(emp.user.Id);
      const confirmed = { userGuid: emp.user.CustomerGuid, code: PHONE_CODE };
      dataOf(await node.call('ConfirmPhone', confirmed, { session: emp }));
    },
  };
}
