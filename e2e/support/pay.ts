import type { Page, Response } from '@playwright/test';
import { noSideScroll, WIDTHS } from './checks.ts';

const isCode = (response: Response): boolean =>
  /(Qr|Pro)WeixinPay/i.test(response.url() + (response.request().postData() ?? ''));

/**
 * For a payment page on a phone: made wide it shows a code and begins a payment for it, which closes the one begun before.
 * That must be over before the next press.
 */
export async function noSideScrollWithCode(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse(isCode), noSideScroll(page, WIDTHS)]);
}
