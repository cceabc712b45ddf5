import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { pressAgain } from './support/press.ts';
import { atDesk, expect, test } from './support/test.ts';

// one language is enough: a number takes one test message a minute
test('an administrator tests the connections, and really sends a message by one', atDesk, async ({ page }) => {
  await signInToConsole(page, 'zh', 'admin', 'ops/connections');
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(rowOf('文件存储')).toContainText('本机文件夹');
  await expect(rowOf('电子发票')).toContainText('无检测');

  await page.getByRole('button', { name: '全部检测' }).click();
  await expect(rowOf('文件存储').getByRole('status')).toContainText('检测正常');
  await expect(rowOf('微信支付').getByRole('status')).toContainText('检测正常');

  await page.getByRole('button', { name: '短信：发送测试' }).click();
  const panel = page.getByRole('region', { name: '短信' });
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  const phone = panel.getByLabel('手机号');
  await phone.fill('138 0013');
  await panel.getByRole('button', { name: '发送', exact: true }).click();
  await expect(panel.getByText('请填写 11 位手机号')).toBeVisible();
  await phone.fill('138 0013 6021');
  await pressAgain(panel.getByRole('button', { name: '发送', exact: true }));
  await expect(panel.getByText('沙箱已记录 138****6021')).toBeVisible();
  await axe(page);
  await noSideScroll(page);

  await pressAgain(panel.getByRole('button', { name: '发送', exact: true }));
  await expect(panel.getByText('检测消息发送过于频繁')).toBeVisible();
  await expect(phone, 'the number stays').toHaveValue('138 0013 6021');
  const kept = await (await page.request.get('/sim/sms')).text();
  expect(kept.split('连接检测，发于').length - 1, 'one message').toBe(1);

  await page.reload();
  await expect(page.getByRole('region', { name: '短信' }), 'the open panel is in the address').toBeVisible();
  await page.goto('ops/audit');
  await expect(
    page.getByRole('row').filter({ hasText: '检测外部连接' }).filter({ hasText: '138****6021' }),
  ).toHaveCount(1);
});
