import { axe, noSideScroll } from '../support/checks.ts';
import { atDesk, expect, onPhone, test } from '../support/test.ts';

const LABELS = {
  information: ['个人资料', 'Personal data'],
  relatives: ['家属资料', 'Relatives'],
  addresses: ['常用地址', 'Addresses'],
  points: ['我的积分', 'My points'],
  reimbursement: ['报销申请', 'Reimbursement'],
  cards: ['我的卡包', 'My cards'],
  invoices: ['我的发票', 'My invoices'],
  services: ['我的服务', 'My services'],
  feedback: ['我的反馈', 'My feedback'],
  customerService: ['客服中心', 'Customer service'],
  indicators: ['指标解读', 'Indicator guide'],
  changePassword: ['修改密码', 'Change password'],
  indexEntry: ['指标入口', 'Indicator entry'],
  devices: ['登录设备', 'Signed-in devices'],
  privacy: ['隐私与数据', 'Privacy and data'],
} as const;
type Key = keyof typeof LABELS;
const ALL = Object.keys(LABELS) as Key[];
const without = (...keys: Key[]): Key[] => ALL.filter((key) => !keys.includes(key));

/** The menu (docs/product §3.4), for six companies of the demo world. */
const MENUS: Record<string, Key[]> = {
  demo: ALL,
  dental: without('points', 'reimbursement', 'services', 'indicators', 'indexEntry'),
  pocket: without('cards', 'indexEntry'),
  mercer: without('cards', 'services', 'feedback', 'customerService', 'indicators', 'changePassword', 'indexEntry'),
  deqin2: without('relatives', 'cards', 'services', 'indexEntry'),
  plain: without('relatives', 'cards', 'services', 'feedback', 'customerService', 'indicators', 'indexEntry'),
};

for (const [company, keys] of Object.entries(MENUS)) {
  // one of them speaks Chinese only
  test(
    `the account centre of ${company} has the entries its settings say`,
    company === 'plain' ? atDesk : {},
    async ({ page, enter, t, language }) => {
      const wide = language === 'zh';
      await enter({ company, at: wide ? 'web/usercenter/invoiceList' : 'mobile/admin' });
      const entries = page.getByRole('navigation', { name: t('个人中心菜单', 'Account menu') }).getByRole('link');
      await expect(entries).toHaveText(keys.map((key) => new RegExp(`^${t(LABELS[key][0], LABELS[key][1])}`)));
    },
  );
}

// a wide screen has the menu beside each page
test('the hub says how things stand, and leads there and back', onPhone, async ({ page, enter, t }) => {
  await enter({ company: 'demo', account: 'parent', at: 'mobile/admin' });
  await axe(page);
  await noSideScroll(page);
  await page
    .getByRole('link', { name: t('家属', 'Relatives') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('家属资料', 'Relatives'));
  await page.goBack();
  await expect(page).toHaveURL(/\/mobile\/admin/);
});

test('a part the company does not have is not reached by its address', async ({ page, enter, t }) => {
  await enter({ company: 'dental', at: 'web/usercenter/myPoints' });
  await expect(
    page.getByRole('heading', { name: t('贵公司未开通此项服务', 'Your company does not offer this') }),
  ).toBeVisible();
  await axe(page);
});
