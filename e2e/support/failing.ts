import { expect, type Page } from '@playwright/test';

/** Answers the next call of this name with an unforeseen failure. */
export async function failOnce(page: Page, call: string): Promise<void> {
  let left = 1;
  await page.route('**/PostAppCall', (route) =>
    route.request().postData()?.includes(`requestCode=${call}`) && left-- > 0
      ? route.fulfill({ status: 500, body: 'no envelope' })
      : route.fallback(),
  );
}

/** The failure was told, and its reader is back at the form. */
export async function dismiss(page: Page, t: (zh: string, en: string) => string): Promise<void> {
  const failure = page
    .getByRole('dialog', { name: t('操作未完成', 'This could not be done') })
    .or(page.getByRole('alertdialog'));
  await expect(failure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failure).toBeHidden();
}
