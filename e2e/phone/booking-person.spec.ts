import { axe, noSideScroll } from '../support/checks.ts';
import { bookFirstSeat } from '../support/call.ts';
import { begin, nextToPackage } from '../support/booking-screens.ts';
import { pressAgain } from '../support/press.ts';
import { DEMO_PASSWORD } from '../support/sign-in.ts';
import { codeSentTo } from '../support/sms.ts';
import { answerSurvey } from '../support/survey.ts';
import { expect, test } from '../support/test.ts';

test('step 1: read-only rows with a look at the number, errors by field, then on', async ({
  page,
  language,
  t,
  enter,
  guest,
}) => {
  await enter({ company: 'oneday', account: guest('oneday') });
  await begin(page, t);
  await expect(page).toHaveURL(/\/web\/personal/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('确认体检人信息', 'Confirm your details'));

  await expect(page.getByText(/^\d{3}\*{11}\w{4}$/)).toBeVisible();
  await page.getByRole('button', { name: t('显示完整号码', 'Show the whole number') }).click();
  const again = page.getByRole('dialog', { name: t('请再次输入密码', 'Enter your password again') });
  await again.getByRole('button', { name: t('确认', 'Confirm') }).click();
  await expect(again.getByText(t('请输入登录密码', 'Please enter your password'))).toBeVisible();
  await again.getByLabel(t('登录密码', 'Password'), { exact: true }).fill('Wrong#2026');
  await pressAgain(again.getByRole('button', { name: t('确认', 'Confirm') }));
  await expect(again.getByText(t('密码不正确，请重新输入', 'The password is not correct'))).toBeVisible();
  await axe(page);
  await again.getByLabel(t('登录密码', 'Password'), { exact: true }).fill(DEMO_PASSWORD);
  await pressAgain(again.getByRole('button', { name: t('确认', 'Confirm') }));
  await expect(again).toHaveCount(0);
  await expect(page.getByText(/^\d{17}[\dX]$/)).toBeVisible();
  await page.getByRole('button', { name: t('隐藏号码', 'Hide the number') }).click();
  await expect(page.getByText(/^\d{17}[\dX]$/)).toHaveCount(0);

  // a masked number is read; another one is asked for, and may be left again
  await expect(page.getByText(/^1\d{2}\*{4}\d{4}$/)).toBeVisible();
  await page.getByRole('button', { name: t('更换号码', 'Change number') }).click();
  await expect(page.getByRole('textbox', { name: t('手机号码', 'Mobile phone') })).toBeFocused();
  await page.getByRole('button', { name: t('不更换', 'Keep the old one') }).click();
  await page.getByRole('button', { name: t('更换号码', 'Change number') }).click();
  await page.getByRole('textbox', { name: t('手机号码', 'Mobile phone') }).fill('12345');
  await nextToPackage(page, t).click();
  const summary = page.getByRole('alert').filter({ hasText: t('有 2 处需要修改', 'There are 2 problems') });
  await expect(summary).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${t('错误：', 'Error: ')}`));
  await summary.getByRole('link', { name: t('手机号码格式不正确', 'Phone number format is wrong') }).click();
  await expect(page.getByRole('textbox', { name: t('手机号码', 'Mobile phone') })).toBeFocused();
  await axe(page);
  await noSideScroll(page);

  // used by no other journey of this run, since a phone gets one code a minute
  const phone = language === 'en' ? '13900001234' : '13900005234';
  await page.getByRole('textbox', { name: t('手机号码', 'Mobile phone') }).fill(phone);
  await page.getByRole('checkbox').check();
  await pressAgain(nextToPackage(page, t));
  const dialog = page.getByRole('dialog', { name: t('验证新手机号', 'Confirm your new number') });
  await dialog.getByRole('button', { name: t('取消', 'Cancel') }).click();
  await expect(page.getByRole('textbox', { name: t('手机号码', 'Mobile phone') })).toHaveValue(phone);
  await pressAgain(nextToPackage(page, t));
  await dialog.getByRole('button', { name: t('发送验证码', 'Send the code') }).click();
  const code = dialog.getByLabel(t('短信验证码', 'Code from the message'));
  await expect(code).toBeFocused();
  await axe(page);
  await noSideScroll(page);
  await code.fill(await codeSentTo(page, phone));
  await pressAgain(dialog.getByRole('button', { name: t('确认', 'Confirm') }));
  await expect(page).toHaveURL(/\/web\/examset/);
  // going back while the old page still stands would only show the typed fields
  await expect(page.getByRole('textbox', { name: t('手机号码', 'Mobile phone') })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(/^139\*{4}\d234$/)).toBeVisible();
});

test('a person with two plans chooses one first', async ({ page, t, enter, guest }) => {
  await enter({ company: 'deqin5', account: guest('deqin5') });
  await begin(page, t);
  await expect(page).toHaveURL(/\/web\/plan\/self/);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByRole('button', { name: t('选择此计划', 'Use this plan') }).click();
  await expect(page.locator('#plan-first-error')).toHaveText(t('请选择体检计划', 'Choose a plan'));
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('radio', { name: t('自费深度体检', 'self-paid deep check-up') }).check();
  await pressAgain(page.getByRole('button', { name: t('选择此计划', 'Use this plan') }));
  await expect(page).toHaveURL(/\/web\/personal/);
  await page.goBack();
  await expect(page).toHaveURL(/\/web\/plan\/self/);
});

test('a plan that is not open yet says when, with a way home', async ({ page, t, enter }) => {
  await enter({ company: 'pocket', at: 'web/personal' });
  await expect(page).toHaveURL(/\/web\/plan\/self/);
  await expect(page.getByRole('heading', { level: 2 })).toContainText(t('开放预约', 'The exam opens on'));
  await axe(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('返回首页', 'Back to home') })
    .click();
  await expect(page).toHaveURL(/\/web\/home/);
});

test('people under 18 are not booked, and the reason stands beside the name', async ({ page, t, enter }) => {
  await enter({ account: 'teen' });
  await begin(page, t, 'family');
  await expect(page.getByRole('radio', { name: '林沐阳' })).toBeDisabled();
  await expect(
    page.getByText(t('未满 18 周岁暂不支持预约', 'Booking is not available for people under 18')),
  ).toBeVisible();
  await page.getByRole('button', { name: t('为家属预约', 'Book for this person') }).click();
  await expect(page.locator('#relative-choice-error')).toHaveText(t('请选择一位家属', 'Choose a family member'));
  await axe(page);
});

test('a person who has booked is led to the booking', async ({ page, t, enter, guest }) => {
  await enter({ company: 'deqin', account: guest('deqin') });
  await bookFirstSeat(page);
  await begin(page, t);
  const dialog = page.getByRole('dialog', { name: t('您已有预约', 'You already have a booking') });
  await expect(dialog).toContainText(t('您已有有效预约', 'You already have a booking'));
  await axe(page);
  await dialog.getByRole('button', { name: t('查看预约记录', 'View bookings') }).click();
  await expect(page).not.toHaveURL(/\/web\/(plan|personal)/);
});

test('steps that lack their data lead to the first that does', async ({ page, request, enter, guest }) => {
  const account = guest('survey');
  await answerSurvey(request, account);
  await enter({ company: 'survey', account });
  for (const path of ['web/examconfirm', 'web/examselect', 'web/examset?city_id=310100', 'web/personal']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/web\/personal$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
});
