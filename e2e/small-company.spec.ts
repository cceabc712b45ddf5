import type { Locator } from '@playwright/test';
import { axe, noSideScroll } from './support/checks.ts';
import { switchLanguage } from './support/sign-in.ts';
import { atDesk, expect, test } from './support/test.ts';

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return box;
};

// the company speaks Chinese only
test('a company with a few entries has one row of them, in Chinese only', atDesk, async ({ page, enter }) => {
  await enter({ company: 'plain' });
  await expect(page.getByRole('heading', { name: '我的服务' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '健康管理' })).toHaveCount(0);
  const tiles = page.getByRole('region', { name: '我的服务' }).getByRole('listitem');
  await expect(tiles).toHaveCount(6);
  const tops = await tiles.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size, 'one row').toBe(1);
});

test('rows that are not full stand in the middle, and one campaign takes no more than half the width', async ({
  page,
  t,
  enter,
}) => {
  await enter({ company: 'mercer' });
  const group = page.getByRole('region', { name: t('体检服务', 'Check-up services') });
  await expect(group).toBeVisible();
  const [list, first, last] = await Promise.all([
    boxOf(group.getByRole('list')),
    boxOf(group.getByRole('listitem').first()),
    boxOf(group.getByRole('listitem').nth(t('zh', 'en') === 'zh' ? 3 : 2)),
  ]);
  const [left, right] = [first.x - list.x, list.x + list.width - last.x - last.width];
  expect(Math.abs(left - right), 'as much room on both sides').toBeLessThan(2);

  const campaigns = page.getByRole('region', { name: t('精选活动', 'Featured') });
  const card = await boxOf(campaigns.getByRole('link'));
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  const room = (await boxOf(campaigns)).width;
  expect(card.width).toBeLessThanOrEqual(isWide ? room / 2 : room);
  await axe(page);
  await noSideScroll(page);
});

test('a partner’s login has its own headline and picture; single sign-on says where to enter and leads there', async ({
  page,
  t,
  language,
}) => {
  await page.goto('login/mercer');
  await switchLanguage(page, language);
  await expect(page.getByText(t('一把伞，护您和家人', 'One umbrella for you and yours'))).toBeVisible();
  await expect(page.locator('img[src$="login-umbrella.svg"]')).toBeVisible();
  await axe(page);
  await noSideScroll(page);

  await page.goto('login/sso');
  await expect(page.getByLabel(t('密码', 'Password'), { exact: true })).toHaveCount(0);
  const way = page.getByRole('link', { name: t('前往星屿员工门户', 'Go to the Xingyu staff portal') });
  await expect(way).toHaveAttribute('href', 'https://portal.xingyu.example/health');
  await expect(page.getByRole('link', { name: t('切换企业', 'Change') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);

  await page.goto('login');
  const code = page.getByRole('textbox', { name: t('企业代码', 'Company code') });
  await code.fill('sso');
  await code.blur();
  await expect(way, 'a typed code leads there as well').toBeVisible();
});
