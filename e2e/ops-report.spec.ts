import { modelReport } from '../server/src/ports/exam-reports/model.ts';
import { call, identityOf } from './support/call.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { PATIENT } from './support/guests.ts';
import { atDesk, expect, test } from './support/test.ts';

// A report on its way: from the operator's desk by a message to the examined person, and who has looked at it.

// one language is enough: a report is published once
test(
  'an operator publishes a report; the person is told, reads it, and sees who has looked',
  atDesk,
  async ({ browser, page, enter }) => {
    await enter({ account: PATIENT, at: 'web/examrecord' });
    const { userGuid } = await identityOf(page);
    const { examOrders } = await call<{ examOrders: { orderNo: string; orderId: number }[] }>(page, 'GetExamOrders', {
      userGuid,
    });
    const orderNo = examOrders[0]?.orderNo ?? '';
    const document = modelReport({ guid: userGuid, gender: 'male' }, '2026-06-08', 0, { values: { UA: [455] } });

    const desk = await browser.newPage();
    await signInToConsole(desk, 'zh', 'admin', 'ops/reports/publish');
    await desk.getByLabel('企业', { exact: true }).selectOption({ label: '云帆科技' });
    await desk.getByLabel('报告文件（JSON）').setInputFiles({
      ...{ name: 'report.json', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify({ orderNo, document })),
    });
    await desk.getByRole('button', { name: '预览' }).click();
    await expect(desk.getByRole('table', { name: '肾功能' })).toContainText('455');
    await axe(desk);
    await noSideScroll(desk);
    await desk.getByRole('button', { name: '发布', exact: true }).click();
    await expect(desk.getByRole('region', { name: '报告详情' })).toContainText('第 1 版');
    await axe(desk);

    await expect(async () => {
      const sent = await (await page.request.get('/sim/sms')).text();
      expect(sent).toContain(`您的体检报告已可查看，请登录体检门户。订单${orderNo}`);
    }).toPass({ timeout: 30_000 });

    await page.goto('web/examreport');
    const attention = page.getByRole('list', { name: '需要关注的指标' });
    await expect(attention.getByRole('listitem')).toContainText(['尿酸']);

    await page.goto('web/usercenter/privacy');
    await expect(page.getByText('发布了体检报告')).toBeVisible();
    await expect(page.getByText('预览了体检报告')).toBeVisible();

    // one's own look is in the log, too
    await desk.goto('ops/audit');
    await expect(
      desk.getByRole('row').filter({ hasText: '查看体检报告' }).filter({ hasText: '员工' }).first(),
    ).toBeVisible();
    await desk.close();
  },
);
