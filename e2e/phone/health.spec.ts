import type { Page } from '@playwright/test';
import { confirmPerson } from '../support/booking-screens.ts';
import { axe, noSideScroll } from '../support/checks.ts';
import { atDesk, expect, test } from '../support/test.ts';

// The encyclopedia by whatever people remember of a name, and the way to the online doctor.

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('an indicator is found by its abbreviation and read without signing in', async ({ page }) => {
  await page.goto('web/indicator');
  const search = page.getByRole('combobox', { name: /搜索指标|Search indicators/ });
  await search.fill('ALT');
  await expect(page.getByRole('option').first()).toContainText('ALT');
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page).toHaveURL(/code=ALT$/);
  await expect(page.getByRole('article')).toContainText(/9 – 50/);
  await axe(page);
  await noSideScroll(page);
  // a range is for a sex, and says so in words
  await expect(page.getByText(/7 – 40/)).toBeVisible();
  await search.fill('cholestrol');
  await search.press('Enter');
  await expect(page.getByRole('link', { name: /TC$/ })).toBeVisible();
  await search.fill('qqqqwwww');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: /没有找到相关内容|Nothing found/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /尿酸|Uric acid/ })).toBeVisible();
  await axe(page);
});

test('a range is read for an age, one’s own result is marked on it, and what could be added leads into a booking', async ({
  page,
  t,
  enter,
  guest,
}) => {
  await enter({ account: 'emp', at: 'web/indicator?code=CREA' });
  const ranges = page.getByRole('region', { name: t('参考范围', 'Reference range') });
  const older = ranges.getByRole('listitem').filter({ hasText: '57 – 111' });
  await expect(older).not.toHaveClass(/font-semibold/);
  await ranges.getByLabel(t('年龄', 'Age'), { exact: true }).selectOption({ label: t('60–79 岁', '60 to 79') });
  await expect(older).toHaveClass(/font-semibold/);
  await expect(ranges.getByRole('listitem').filter({ hasText: t('20 岁以下', 'Under 20') })).toContainText(
    t('随年龄变化', 'Differs by age'),
  );
  await ranges.getByRole('button', { name: t('标出我的结果', 'Mark my result') }).click();
  await expect(ranges.getByRole('status')).toContainText(/(您的结果：|Your result: )\d+ μmol\/L/);
  await axe(page);
  await noSideScroll(page);

  const extra = t('颈动脉彩色多普勒超声', 'Carotid Doppler ultrasound');
  await enter({ account: guest(), at: 'web/indicator?code=LDL' });
  await page.getByRole('link', { name: t(`加到预约: ${extra}`, `Add to a booking: ${extra}`) }).click();
  await confirmPerson(page, t);
  const wished = page.getByRole('region', { name: t('您想加的项目', 'You asked for this') });
  await expect(wished.getByRole('checkbox', { name: extra })).not.toBeChecked();
  await axe(page);
  await noSideScroll(page);
});

test('gxy finds high blood pressure, and its article leads to the indicator and back', async ({ page, t, enter }) => {
  await enter({ at: 'web/baike' });
  await expect(h1(page)).toHaveText(t('指标百科', 'Encyclopedia'));
  const search = page.getByRole('combobox');
  await search.fill('gxy');
  await expect(page.getByRole('option').first()).toContainText(t('高血压', 'High blood pressure'));
  await page.getByRole('option').first().click();
  await expect(page.getByRole('article', { name: t('高血压', 'High blood pressure') })).toBeVisible();
  await expect(page.getByText(t('不能代替诊断', 'not a diagnosis'))).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('link', { name: t('血压', 'Blood pressure'), exact: true }).click();
  await expect(page).toHaveURL(/indicator\?code=BP$/);
  await expect(page.getByRole('article')).toContainText('mmHg');
  await page.getByRole('link', { name: t('高血压', 'High blood pressure'), exact: true }).click();
  await expect(page.getByRole('article', { name: t('高血压', 'High blood pressure') })).toBeVisible();
});

test('the online doctor is entered after agreeing to leave the portal', async ({ page, t, enter, context }) => {
  await enter({ at: 'web/select_doctor' });
  const begin = page.getByRole('button', { name: t('开始咨询', 'Begin') });
  await begin.click();
  await expect(page.getByText(t('请先勾选同意', 'Please agree first'))).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('checkbox').check();
  await begin.click();
  const link = page.getByRole('link', { name: t('进入问诊页面', 'Open the doctor’s page') });
  const opened = context.waitForEvent('page');
  await link.click();
  const doctor = await opened;
  await expect(doctor.getByText(t('您已离开', 'You have left the portal'))).toBeVisible();
});

test('without the online doctor the page says so before anything is filled in', atDesk, async ({ page, enter }) => {
  await enter({ company: 'plain', at: 'web/select_doctor' });
  await expect(page.getByRole('heading', { name: '贵公司未开通在线问诊' })).toBeVisible();
  await expect(page.getByRole('button', { name: '开始咨询' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await axe(page);
});

test('the index entry is there for its company and for no other', async ({ page, t, enter }) => {
  await enter({ at: 'web/indexEntry' });
  await expect(h1(page)).toHaveText(t('指标入口', 'Indicator entry'));
  await axe(page);
  await enter({ company: 'hilton', at: 'web/indexEntry' });
  await expect(h1(page)).toHaveText(t('页面不存在', 'Page not found'));
});
