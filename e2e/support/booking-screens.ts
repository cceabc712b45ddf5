import { expect, type Page } from '@playwright/test';
import { pressAgain } from './press.ts';
import { FIRST_CHANGEABLE } from './portal.ts';

// The screens of a booking as a person finds their way around them: by role and by name.

export type T = (zh: string, en: string) => string;

export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
export const chosenSlot = (page: Page) => page.getByRole('radio', { checked: true });
/** The main button stands beside the page, or in the bar of a phone. */
export const mainButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true });
export const submitButton = (page: Page, t: T) => mainButton(page, t('提交订单', 'Submit order'));

/** From the home page, as its menu says it. */
export const begin = (page: Page, t: T, who: 'self' | 'family' = 'self') =>
  page
    .getByRole('main')
    .getByRole('button', {
      name: who === 'self' ? t('本人预约', 'Book for myself') : t('家属预约', 'Book for family'),
      exact: true,
    })
    .click();

export const nextToPackage = (page: Page, t: T) =>
  page.getByRole('button', { name: t('下一步：选择套餐', 'Next: package') });

export async function confirmPerson(page: Page, t: T): Promise<void> {
  await expect(page).toHaveURL(/\/web\/personal/);
  await page.getByRole('checkbox').check();
  await pressAgain(nextToPackage(page, t));
  await expect(page).toHaveURL(/\/web\/examset\?city_id=\d+/);
  await expect(h1(page)).toHaveText(t('选择体检套餐', 'Choose a package'));
}

/** The row of an add-on, found by its name. */
export const extra = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: false }) });

/** The add-ons lie in groups, folded at first. */
export const openGroup = (page: Page, name: string) => page.getByRole('button', { name, expanded: false }).click();

export async function chooseFirstCenter(page: Page, t: T): Promise<void> {
  // of the list: the page before has buttons of that name too, and stays until this one is there
  await page
    .getByRole('list', { name: t('机构列表', 'Centres') })
    .getByRole('button', { name: t('选择', 'Choose ') })
    .first()
    .click();
  await expect(page).toHaveURL(/center=\d+/);
}

export async function chooseDayAndSlot(page: Page, from = FIRST_CHANGEABLE): Promise<void> {
  const free = page.locator('[role="grid"] button[data-day]:not([aria-disabled])');
  await expect(free.first()).toBeVisible();
  const days = await free.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-day') ?? ''));
  await page.locator(`[role="grid"] button[data-day="${days.find((day) => day >= from)}"]`).click();
  await page.locator('input[name="segment"]:enabled').first().click();
  await expect(chosenSlot(page)).toHaveCount(1);
}

export async function toConfirm(page: Page, t: T): Promise<void> {
  await pressAgain(mainButton(page, t('确认订单', 'confirm')).last());
  await expect(page).toHaveURL(/\/web\/examconfirm/);
  await expect(page.getByRole('heading', { name: t('预约信息', 'Your booking') })).toBeVisible();
}

/** The choices every order needs on the last page: an e-report and the consent. */
export async function agree(page: Page, t: T): Promise<void> {
  await page.getByRole('radio', { name: t('电子报告', 'E-report'), exact: true }).check();
  await page.getByRole('checkbox').check();
}
