import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { expect, test } from './support/test.ts';

test('an operator looks at the portal as a class of a company sees it on a day, and can only look', async ({
  page,
  context,
  language,
  t,
}) => {
  await signInToConsole(page, language, 'content', 'ops/preview?company=504');
  await page.getByLabel(t('员工级别', 'Employee class')).selectOption('6');
  await page.getByLabel(t('日期', 'Day'), { exact: true }).fill('2023-01-08');
  await axe(page);
  await noSideScroll(page);
  const [portal] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: t('打开预览', 'Open the preview') }).click(),
  ]);

  await expect(portal).toHaveURL(/\/v2\/web\/home$/);
  const bar = portal.getByRole('complementary', { name: t('预览', 'Preview') });
  await expect(bar).toContainText(t('员工级别 6', 'class 6'));
  await expect(bar).toContainText(t('2023 年 1 月 8 日', '8 Jan 2023'));
  await expect(portal.getByText(t('体检预约尚未开放', 'Booking is not open yet'))).toBeVisible();
  await axe(portal);
  await noSideScroll(portal);

  for (const path of ['web/usercenter/information', 'web/service/mall', 'web/personal']) {
    await portal.goto(path);
    await expect(portal.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(bar).toBeVisible();
  }
  await portal.goto('web/feedback');
  await portal.getByRole('textbox').first().fill('预览里写的话');
  await portal.getByRole('button', { name: t('提交', 'Send') }).click();
  await expect(portal.getByText(t('这是预览，只能查看', 'This is a preview. You can only look')).first()).toBeVisible();

  await portal.goto('web/home');
  await bar.getByRole('button', { name: t('结束预览', 'End preview') }).click();
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText(t('预览已结束', 'The preview has ended'));
  await axe(portal);
  await portal.goto('web/home');
  await expect(portal, 'nothing of it is left').toHaveURL(/\/login/);

  // the console goes on as it was
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('门户预览', 'Preview'));
});
