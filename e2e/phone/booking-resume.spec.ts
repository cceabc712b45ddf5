import type { Page } from '@playwright/test';
import { callerOf, call } from '../support/booking.ts';
import { axe } from '../support/checks.ts';
import { begin, chooseDayAndSlot, confirmPerson, toConfirm, type T } from '../support/booking-screens.ts';
import { enter as enterOn } from '../support/enter.ts';
import { expect, test } from '../support/test.ts';

test('a half-done booking goes on in another browser', async ({
  page,
  t,
  language,
  enter,
  browser,
  baseURL,
  guest,
  extraHTTPHeaders,
}) => {
  const account = guest('hilton');
  await enter({ company: 'hilton', account });
  await begin(page, t);
  await confirmPerson(page, t);
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('SaveBookingDraft') ?? false,
  );
  const choice = page.getByRole('radio', { disabled: false }).nth(1);
  await choice.check();
  const name = (await choice.getAttribute('value')) ?? '';
  await saved;

  const elsewhere = await browser.newContext({ baseURL, extraHTTPHeaders });
  const second = await elsewhere.newPage();
  await enterOn(second, language, { company: 'hilton', account });
  await begin(second, t);
  await expect(
    second.getByRole('heading', { name: t('继续上次的预约', 'Continue your last booking'), level: 1 }),
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

/** From the home page again, this time without the begun booking. */
async function begin2(page: Page, t: T): Promise<void> {
  await page.goto('web/home');
  await begin(page, t);
  await page.getByRole('button', { name: t('重新开始', 'Start again') }).click();
}

test('same as last year: one press brings package, centre, report and invoice', async ({
  page,
  request,
  t,
  language,
  enter,
}) => {
  // two who have been examined a year ago, one for each language: their drafts outlive a journey
  const company = language === 'zh' ? 'demo' : 'hilton';
  const { session, guid: userGuid } = await callerOf(request, company, 'emp');
  await call(request, 'SaveBookingDraft', { userGuid, draft: {} }, session);
  await enter({ company, account: 'emp' });
  await begin(page, t);
  await confirmPerson(page, t);
  const offer = page.getByRole('main').filter({ hasText: t('和上次一样', 'Same as last time') });
  await expect(offer).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: t('一键沿用', 'Use the same') }).click();
  // at last year's centre, so that only the day is left to choose
  await expect(page).toHaveURL(/\/web\/examselect\?center=\d+/);
  await chooseDayAndSlot(page);
  await toConfirm(page, t);
  await expect(page.getByRole('radio', { name: t('电子报告', 'E-report'), exact: true })).toBeChecked();
  await expect(page.getByRole('switch', { name: t('开具发票', 'Invoice') })).toBeChecked();
  await expect(page.getByLabel(t('接收邮箱', 'Recipient email'))).toHaveValue(`emp@${company}.example`);
  await expect(page.getByRole('checkbox'), 'agreeing is never taken over').not.toBeChecked();
});
