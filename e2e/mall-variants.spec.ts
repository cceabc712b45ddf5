import type { Page } from '@playwright/test';
import { axe, noSideScroll } from './support/checks.ts';
import { atDesk, expect, test } from './support/test.ts';

// Differences between companies are their data: the dental company, the pair with two malls in one, the pocket doctor's
// window, copy and age, and the company that shows no prices.

type T = (zh: string, en: string) => string;
const tabs = (page: Page, t: T) => page.getByRole('navigation', { name: t('商城', 'Mall') }).getByRole('link');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
const FREE = 601;
const UPGRADE = 602;

test('the dental company: cards are chosen, and their record is read', async ({ page, t, language, enter, guest }) => {
  // one language has a card, the other has none
  const account = language === 'zh' ? 'emp' : guest('dental');
  await enter({ company: 'dental', account, at: 'web/mall' });
  await expect(tabs(page, t)).toHaveText([
    t('选择洁牙卡服务', 'Choose a dental service'),
    t('使用记录', 'Uses so far'),
  ]);
  await expect(page.getByText(t('可用洁牙卡', 'No dental cleaning card')).first()).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('link', { name: t('超声洁牙（到店）', 'Ultrasonic cleaning at the clinic') }).click();
  await expect(page.getByText(t('次洁牙卡可抵扣', 'No dental cleaning card')).first()).toBeVisible();
  await press(page, t('立即购买', 'Buy now')).click();
  const payWith = page.getByRole('region', { name: t('用什么付', 'What to pay with') });
  await expect(payWith).toContainText(t('年度洁牙卡', 'WeChat Pay'));
  await axe(page);
  await noSideScroll(page);
  if (language === 'en') return;
  await press(page, '提交订单').click();
  const record = page.getByRole('list', { name: '购买记录' }).getByRole('article').first();
  await expect(record).toContainText('已兑换');
  await axe(page);
});

test('the pair: a dental mall, a gene mall and the purchases', async ({ page, t, enter, guest }) => {
  await enter({ company: 'deqin5', account: guest('deqin5'), at: 'web/mall' });
  const names = [t('口腔商城', 'Dental mall'), t('基因商城', 'Gene mall'), t('购买记录', 'Purchases')];
  await expect(tabs(page, t)).toHaveText(names);
  await expect(page.getByRole('group', { name: t('商品分类', 'Categories') })).toHaveCount(0);
  const shown = page.getByRole('list', { name: t('商品列表', 'Products') }).getByRole('article');
  await expect(shown).toHaveCount(5);
  await tabs(page, t).nth(1).click();
  await expect(page).toHaveURL(/category=gene/);
  await expect(shown).toHaveCount(6);
  await axe(page);
  await noSideScroll(page);
  await tabs(page, t).nth(2).click();
  await expect(page).toHaveURL(/\/web\/mall\/record/);
  await expect(page.getByRole('combobox', { name: t('年份', 'Year') })).toBeVisible();
  await axe(page);
});

test('the window is closed: its days and why', async ({ page, t, enter, guest }) => {
  await enter({ company: 'deqin4', account: guest('deqin4'), at: `web/service/mall/product_detail_deqin/${UPGRADE}` });
  await expect(page.getByRole('region', { name: t('购买资格', 'Who can buy it') })).toBeVisible();
  await expect(page.locator('#why-not')).toContainText(
    /(结束销售|尚未开售|Sales ended|Not on sale yet).*\d{4}|\d{4}.*(结束销售|尚未开售)/,
  );
  await expect(press(page, t('立即购买', 'Buy now'))).toHaveAttribute('aria-disabled', 'true');
  await axe(page);
  await noSideScroll(page);
});

test('one copy: free for the employee, and then refused with why', async ({ page, t, enter, guest }) => {
  await enter({ company: 'pocket', account: guest('pocket'), at: 'web/service/mall' });
  await page
    .getByRole('link', { name: t('口袋医生', 'Pocket doctor') })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`product_detail/${FREE}`));
  await press(page, t('免费领取', 'Get it free')).click();
  await expect(page.getByRole('region', { name: t('合计', 'Total') })).toContainText(t('无需付款', 'Nothing to pay'));
  await axe(page);
  await press(page, t('提交订单', 'Submit the order')).click();
  await expect(page).toHaveURL(/\/web\/service\/mall\/record\?placed=/);
  await page.goto(`web/service/mall/product_detail/${FREE}`);
  await expect(page.locator('#why-not')).toContainText(t('每人限购 1 件', 'Limited to 1 per person'));
  await expect(press(page, t('免费领取', 'Get it free'))).toHaveAttribute('aria-disabled', 'true');
  await axe(page);
});

test('too old on the day, and for whom it can be bought', async ({ page, t, enter }) => {
  await enter({ company: 'pocket', account: 'emp', at: `web/service/mall/product_detail_deqin/${UPGRADE}` });
  const block = page.getByRole('region', { name: t('购买资格', 'Who can buy it') });
  await expect(block).toContainText(t('¥128.00 / 位，限 1 份', '¥128.00 per person, 1 only'));
  await expect(block).toContainText(t('不超过 75 周岁', 'Up to 75'));
  await expect(block, 'the days of the company’s campaign').toContainText(t('服务期', 'Service'));
  const old = block.getByRole('radio', { name: '梅兰珍' });
  await expect(old).toBeDisabled();
  await expect(block).toContainText(t('购买当日须不超过 75 周岁', 'For people up to 75'));
  await press(page, t('立即购买', 'Buy now')).click();
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText(
    t('请选择为谁购买', 'Choose who it is for'),
  );
  await axe(page);
  await noSideScroll(page);
  await block.getByRole('radio', { name: '樊志宏' }).check();
  await press(page, t('立即购买', 'Buy now')).click();
  await expect(page).toHaveURL(/product_confirm\/602\?for=/);
  await expect(page.getByRole('list', { name: t('商品', 'Items') })).toContainText('樊志宏');
  await axe(page);
});

// it has one language
test('a company without prices: none is shown, the amount to pay is', atDesk, async ({ page, enter }) => {
  await enter({ company: 'plain', account: 'emp', at: 'web/mall' });
  await expect(page.getByRole('list', { name: '商品列表' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('¥');
  await expect(page.getByLabel('排序'), 'no order by prices either').toHaveCount(0);
  await page.getByRole('list', { name: '商品列表' }).getByRole('link').first().click();
  await expect(page.getByText('价格在确认订单时显示')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('¥');
  await axe(page);
});
