import { expect, type APIRequestContext, type Browser } from '@playwright/test';
import { CLAIM_CHECKS } from '#contract/schemas/claim-choices';
import { axe, noSideScroll } from './checks.ts';
import { codeFrom, DEMO_OPERATOR_PASSWORD, signInToConsole } from './console.ts';
import { claimOperator, OPERATORS_SECRET } from './guests.ts';

/** The operators' work on one claim: the bank's name goes back, then the claim is paid. */
export interface ClaimDesk {
  sendBack(reason: string): Promise<void>;
  pay(): Promise<void>;
}
/** Whose claims the demo world's operators pay. */
const COMPANY = '云帆';

/** By their screens, in Chinese: customer service looks at it, finance pays 680 yuan. */
export async function deskByScreens(browser: Browser, claimNo: string): Promise<ClaimDesk> {
  const desk = await (await browser.newContext()).newPage();
  await signInToConsole(desk, 'zh', 'support', `ops/claims?q=${claimNo}`);
  const pane = desk.getByRole('region', { name: '报销申请' });
  const look = () => desk.getByRole('link', { name: new RegExp(claimNo) }).click();
  return {
    sendBack: async (reason) => {
      await look();
      await expect(pane.getByRole('img', { name: 'invoice.png' })).toBeVisible();
      await axe(desk);
      await noSideScroll(desk);
      await pane.getByRole('button', { name: '退回：开户行' }).click();
      await pane.getByLabel('退回「开户行」的原因').fill(reason);
      await pane.getByRole('button', { name: '退回 1 项' }).click();
      await expect(desk.getByText('已退回员工修改')).toBeVisible();
    },
    pay: async () => {
      await desk.goto(`ops/claims?q=${claimNo}`);
      await look();
      await expect(pane.getByText('第 2 次提交')).toBeVisible();
      for (const box of await pane.getByRole('checkbox').all()) await box.check();
      await pane.getByRole('textbox', { name: '核准金额' }).fill('680');
      await pane.getByRole('button', { name: '批准 ¥680.00' }).click();
      await expect(desk.getByText('已批准，等待付款')).toBeVisible();
      await payBatch(browser);
    },
  };
}

async function payBatch(browser: Browser): Promise<void> {
  const office = await (await browser.newContext()).newPage();
  await signInToConsole(office, 'zh', 'finance', 'ops/claims');
  await office.getByRole('button', { name: new RegExp(`^生成银行批次：${COMPANY}`) }).click();
  await expect(office.getByText(/已生成批次，共 \d+ 笔/)).toBeVisible();
  // the newest is the first; another company's may come in between
  const paying = office.getByRole('button', { name: /^标记已付款：批次 \d+$/ });
  const batch = office.getByRole('row').filter({ hasText: COMPANY }).filter({ has: paying }).first();
  const [file] = await Promise.all([
    office.waitForEvent('download'),
    batch.getByRole('button', { name: /^下载文件：批次 \d+$/ }).click({ timeout: 30_000 }),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  await axe(office);
  await noSideScroll(office);
  await batch.getByRole('button', { name: /^标记已付款：/ }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('textbox').fill('回单 20260610');
  await dialog.getByRole('button', { name: '标记已付款' }).click();
  await expect(office.getByText(/笔已标记付款/)).toBeVisible();
}

/** The same by calls, where a journey is about the other side of it. */
export async function deskByCalls(request: APIRequestContext, claimNo: string): Promise<ClaimDesk> {
  let session = '';
  const call = async <T>(requestCode: string, payload: object): Promise<T> => {
    const form = { requestCode, jsonPara: JSON.stringify(payload), language: 'en-us', encryptType: '1', session };
    const answer = (await (await request.post('/opsApi/PostAppCall', { form })).json()) as {
      success: boolean;
      message: { content: string };
      data: T;
    };
    expect(answer.success, `${requestCode}: ${answer.message.content}`).toBe(true);
    return answer.data;
  };
  const typed = { loginName: claimOperator('finance'), password: DEMO_OPERATOR_PASSWORD };
  const { ticket } = await call<{ ticket: string }>('OpsSignIn', typed);
  const code = await codeFrom(request, OPERATORS_SECRET);
  ({ session } = await call<{ session: string }>('OpsEnterCode', { ticket, code }));
  const { rows } = await call<{ rows: { claimId: number; company: { companyId: number } }[] }>('OpsClaims', {
    text: claimNo,
  });
  const [found] = rows;
  const on = { claimId: found?.claimId ?? 0, companyId: found?.company.companyId ?? 0 };
  const revision = async () => (await call<{ revision: number }>('OpsClaim', on)).revision;
  return {
    sendBack: async (reason) => {
      await call('OpsClaimReturn', { ...on, revision: await revision(), fields: [{ field: 'bank', reason }] });
    },
    pay: async () => {
      await call('OpsClaimApprove', { ...on, revision: await revision(), amountFen: 680_00, checked: CLAIM_CHECKS });
      const { batchId } = await call<{ batchId: number }>('OpsClaimBatchMake', { companyId: on.companyId });
      await call('OpsClaimBatchPaid', { companyId: on.companyId, batchId, reason: 'receipt 20260610' });
    },
  };
}
