import type { Page } from '@playwright/test';
import { axe, noSideScroll } from './support/checks.ts';
import { bookFirstSeat } from './support/call.ts';
import { signIn as signInOn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

type T = (zh: string, en: string) => string;
const begin = (page: Page, t: T, who: 'self' | 'family' = 'self') =>
  page
    .getByRole('main')
    .getByRole('button', {
      name: who === 'self' ? t('本人预约', 'Book for myself') : t('家属预约', 'Book for family'),
      exact: true,
    })
    .click();

const nextButton = (page: Page, t: T) => page.getByRole('button', { name: t('下一步：选择套餐', 'Next: package') });

async function confirmPerson(page: Page, t: T): Promise<void> {
  await expect(page).toHaveURL(/\/web\/personal/);
  await page.getByRole('checkbox').check();
  await nextButton(page, t).click();
  await expect(page).toHaveURL(/\/web\/examset\?city_id=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('选择体检套餐', 'Choose a package'));
}

/** The row of an add-on, found by its name. */
const extra = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: false }) });

test('step 1: read-only rows with a look at the number, errors by field, then on', async ({
  page,
  t,
  signIn,
  guest,
}) => {
  await signIn({ company: 'oneday', account: guest('oneday') });
  await begin(page, t);
  await expect(page).toHaveURL(/\/web\/personal/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('确认体检人信息', 'Confirm your details'));

  await expect(page.getByText(/^\d{3}\*{11}\w{4}$/)).toBeVisible();
  await page.getByRole('button', { name: t('显示完整号码', 'Show the whole number') }).click();
  await expect(page.getByText(/^\d{17}[\dX]$/)).toBeVisible();
  await page.getByRole('button', { name: t('隐藏号码', 'Hide the number') }).click();
  await expect(page.getByText(/^\d{17}[\dX]$/)).toHaveCount(0);

  await page.getByRole('textbox', { name: t('手机号码', 'Mobile phone') }).fill('12345');
  await nextButton(page, t).click();
  const summary = page.getByRole('alert').filter({ hasText: t('有 2 处需要修改', '2 things need a change') });
  await expect(summary).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${t('错误：', 'Error: ')}`));
  await summary.getByRole('link', { name: t('手机号码格式不正确', 'Phone number format is wrong') }).click();
  await expect(page.getByRole('textbox', { name: t('手机号码', 'Mobile phone') })).toBeFocused();
  await axe(page);
  await noSideScroll(page);

  await page.getByRole('textbox', { name: t('手机号码', 'Mobile phone') }).fill('139 0000 1234');
  await confirmPerson(page, t);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: t('手机号码', 'Mobile phone') })).toHaveValue('139****1234');
});

test('step 2: a package, add-ons by their rules, what it costs', async ({ page, t, signIn, guest }) => {
  await signIn({ company: 'sevenday', account: guest('sevenday') });
  await begin(page, t);
  await confirmPerson(page, t);
  const next = page.getByRole('button', { name: t('选择机构', 'Next: center') }).and(page.locator(':visible'));

  await next.first().click();
  await expect(page.getByText(t('请选择套餐', 'Please choose package'), { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { disabled: false }).first()).toBeFocused();

  await page
    .getByRole('button', { name: t('：查看项目明细', ': see all items') })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.getByRole('radio', { disabled: false }).first().check();
  const ct = t('胸部低剂量螺旋 CT', 'Low-dose chest CT');
  const xray = t('胸部正侧位 DR', 'Chest X-ray');
  await page.getByRole('checkbox', { name: ct }).check();
  await expect(page.getByText(t('已选 1 / 最多 5 项', '1 of max. 5'))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: xray })).toBeDisabled();
  await expect(extra(page, xray)).toContainText(t(`与已选「${ct}」为同类`, `Cannot be combined with "${ct}"`));
  await extra(page, xray)
    .getByRole('button', { name: t('改选此项', 'Choose this instead') })
    .click();
  await expect(page.getByRole('checkbox', { name: xray })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: ct })).not.toBeChecked();

  await expect(extra(page, t('无痛胃镜', 'Painless gastroscopy'))).toContainText(t('需先选择', 'first'));
  await page.getByRole('button', { name: t('影像检查', 'Imaging'), exact: true }).click();
  await expect(page.getByRole('checkbox', { name: t('无痛胃镜', 'Painless gastroscopy') })).toHaveCount(0);
  await axe(page);
  await noSideScroll(page);

  await next.first().click();
  await expect(page).toHaveURL(/\/web\/examselect/);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: xray })).toBeChecked();
});

test('another city asks for its packages; what is lost is asked about first', async ({ page, t, signIn, guest }) => {
  await signIn({ company: 'mercer', account: guest('mercer') });
  await begin(page, t);
  await confirmPerson(page, t);
  const before = page.url();
  await page.getByRole('radio', { disabled: false }).first().check();
  await page.getByRole('button', { name: t('更换', 'Change'), exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { checked: false }).first().check();
  await page.getByRole('button', { name: t('确定', 'Use this city') }).click();
  const question = page.getByRole('dialog', { name: t('更改后需要重新选择', 'Some choices will be cleared') });
  await expect(question).toContainText(t('套餐', 'package'));
  await question.getByRole('button', { name: t('暂不更改', 'Keep as it is') }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  expect(page.url()).toBe(before);

  await page.getByRole('button', { name: t('更换', 'Change'), exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { checked: false }).first().check();
  await page.getByRole('button', { name: t('确定', 'Use this city') }).click();
  await question.getByRole('button', { name: t('确认更改', 'Change') }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('radio', { disabled: false }).first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('whoever has two plans chooses one first', async ({ page, t, signIn, guest }) => {
  await signIn({ company: 'deqin5', account: guest('deqin5') });
  await begin(page, t);
  await expect(page).toHaveURL(/\/web\/plan\/self/);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByRole('button', { name: t('选择此计划', 'Use this plan') }).click();
  await expect(page.getByText(t('请选择体检计划', 'Please choose a plan'), { exact: true })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('radio', { name: t('自费深度体检', 'self-paid deep check-up') }).check();
  await page.getByRole('button', { name: t('选择此计划', 'Use this plan') }).click();
  await expect(page).toHaveURL(/\/web\/personal/);
  await page.goBack();
  await expect(page).toHaveURL(/\/web\/plan\/self/);
});

test('a plan that is not open yet says when, with a way home', async ({ page, t, signIn }) => {
  await signIn({ company: 'pocket' });
  await page.goto('web/personal');
  await expect(page).toHaveURL(/\/web\/plan\/self/);
  await expect(page.getByRole('heading', { level: 2 })).toContainText(t('开放预约', 'The exam opens on'));
  await axe(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('返回首页', 'Back to home') })
    .click();
  await expect(page).toHaveURL(/\/web\/home/);
});

test('a relative is added by ID card and booked for', async ({ page, t, language, signIn, guest }) => {
  await signIn({ company: 'survey', account: guest('survey') });
  await begin(page, t, 'family');
  await expect(page).toHaveURL(/\/web\/relative/);
  await expect(page.getByRole('heading', { name: t('还没有家属', 'No family members yet') })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: t('添加家属', 'Add'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  const name = language === 'zh' ? '李桂兰' : 'Li Guilan';
  await sheet.getByRole('combobox', { name: t('关系', 'Relation') }).selectOption('parent');
  await sheet.getByRole('textbox', { name: t('姓名', 'Name') }).fill(name);
  const number = sheet.getByRole('textbox', { name: t('证件号码', 'ID number') });
  await number.fill('110105194912310021');
  await sheet.getByRole('combobox', { name: t('婚姻状况', 'Marital status') }).selectOption('married');
  await sheet.getByRole('button', { name: t('保存', 'Save'), exact: true }).click();
  await expect(sheet.getByRole('alert')).toContainText(t('证件号码格式不正确', 'The ID number format is not correct'));
  await number.fill('11010519491231002x');
  await expect(sheet.getByText(t('1949 年 12 月 31 日', '31 Dec 1949'))).toBeVisible();
  await expect(sheet.getByText(t('女', 'Female'), { exact: true })).toBeVisible();
  await axe(page);
  // Presses within a second count once (§9), and a browser types faster than a person.
  await expect(async () => {
    await sheet.getByRole('button', { name: t('保存', 'Save'), exact: true }).click({ timeout: 1_000 });
    await expect(sheet).toBeHidden({ timeout: 1_500 });
  }).toPass();

  await expect(page.getByRole('radio', { name })).toBeChecked();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('button', { name: t('为 TA 预约', 'Book for this person') }).click();
  await expect(page).toHaveURL(/\/web\/personal/);
  await expect(page.getByRole('radio', { name: t('家属', 'A family member') })).toBeChecked();
  await page.getByRole('textbox', { name: t('手机号码', 'Mobile phone') }).fill('13900005678');
  await page.getByRole('textbox', { name: t('电子邮箱', 'Email') }).fill('li@family.example');
  await confirmPerson(page, t);
  await expect(page.getByRole('main')).toContainText(name);
});

test('nobody under 18 is booked, and the reason stands beside the name', async ({ page, t, signIn }) => {
  await signIn({ account: 'teen' });
  await begin(page, t, 'family');
  await expect(page.getByRole('radio', { name: '林沐阳' })).toBeDisabled();
  await expect(
    page.getByText(t('未满 18 周岁暂不支持预约', 'Booking is not available for people under 18')),
  ).toBeVisible();
  await page.getByRole('button', { name: t('为 TA 预约', 'Book for this person') }).click();
  await expect(page.getByText(t('请选择一位家属', 'Please choose a family member'))).toBeVisible();
  await axe(page);
});

test('a half-done booking goes on in another browser', async ({
  page,
  t,
  language,
  signIn,
  browser,
  baseURL,
  guest,
}) => {
  const account = guest('hilton');
  await signIn({ company: 'hilton', account });
  await begin(page, t);
  await confirmPerson(page, t);
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('SaveBookingDraft') ?? false,
  );
  const choice = page.getByRole('radio', { disabled: false }).nth(1);
  await choice.check();
  const name = (await choice.getAttribute('value')) ?? '';
  await saved;

  const elsewhere = await browser.newContext({ baseURL });
  const second = await elsewhere.newPage();
  await signInOn(second, language, { company: 'hilton', account });
  await begin(second, t);
  await expect(
    second.getByRole('heading', { name: t('继续上次的预约？', 'Continue your last booking?') }),
  ).toBeVisible();
  await axe(second);
  await second.getByRole('link', { name: t('继续预约', 'Continue') }).click();
  await expect(second).toHaveURL(/\/web\/examselect/);
  await second.goto('web/examset');
  await expect(second).toHaveURL(/city_id=\d+/);
  await expect(second.locator(`input[type=radio][value="${name}"]`)).toBeChecked();

  await begin2(second, t);
  await expect(second).toHaveURL(/\/web\/personal/);
  await elsewhere.close();
});

/** From the home page again, this time without what was begun. */
async function begin2(page: Page, t: T): Promise<void> {
  await page.goto('web/home');
  await begin(page, t);
  await page.getByRole('button', { name: t('重新开始', 'Start again') }).click();
}

test('whoever has booked is led to the booking', async ({ page, t, signIn, guest }) => {
  await signIn({ company: 'deqin', account: guest('deqin') });
  await bookFirstSeat(page);
  await begin(page, t);
  const dialog = page.getByRole('dialog', { name: t('您已有预约', 'Already reserved') });
  await expect(dialog).toContainText(t('您已有有效预约', 'You have already reserved'));
  await axe(page);
  await dialog.getByRole('button', { name: t('查看预约记录', 'View bookings') }).click();
  await expect(page).not.toHaveURL(/\/web\/(plan|personal)/);
});

test('steps that lack their data lead to the first that does', async ({ page, signIn, guest }) => {
  await signIn({ company: 'survey', account: guest('survey') });
  for (const path of ['web/examconfirm', 'web/examselect', 'web/examset?city_id=310100', 'web/personal']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/web\/personal$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
});
