import type { Request } from '@playwright/test';
import { begin, nextToPackage } from '../support/booking-screens.ts';
import { axe } from '../support/checks.ts';
import { pressAgain } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const REFUSALS = 2;

const saves = (request: Request): boolean =>
  new URLSearchParams(request.postData() ?? '').get('requestCode') === 'SavePersonalInfo';

test('a portal that is too busy during a booking: a sentence says so, the browser tries again, typed text stays', async ({
  page,
  t,
  enter,
  guest,
}) => {
  await enter({ company: 'oneday', account: guest('oneday') });
  await begin(page, t);
  await expect(page).toHaveURL(/\/web\/personal/);
  const keys: (string | undefined)[] = [];
  await page.route('**/examApi/PostAppCall', async (route) => {
    if (!saves(route.request())) return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > REFUSALS) return route.continue();
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '' });
  });

  const marital = page.getByRole('combobox', { name: t('婚姻状况', 'Marital status') });
  const typed = (await marital.inputValue()) === 'single' ? 'married' : 'single';
  await marital.selectOption(typed);
  await page.getByRole('checkbox').check();
  await pressAgain(nextToPackage(page, t));
  const sentence = t(
    '当前访问人数较多，正在为您自动重试，请稍候',
    'Many people are here right now. Trying again for you, please wait',
  );
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(marital).toHaveValue(typed);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await axe(page);

  await expect(page).toHaveURL(/\/web\/examset/);
  // the same try each time: whatever a refused one may have done is done once
  expect(keys).toHaveLength(REFUSALS + 1);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
  await page.goBack();
  await expect(marital).toHaveValue(typed);
});
