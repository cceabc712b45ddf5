import type { Page } from '@playwright/test';
import { beginBooking, callerOf } from '../support/booking.ts';
import { mainButton } from '../support/booking-screens.ts';
import { bookFirstSeat } from '../support/call.ts';
import { noSideScroll } from '../support/checks.ts';
import { expect, onPhone, test } from '../support/test.ts';

/** Runs in the page: words of the menu that are parted over two lines. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const word of node.textContent?.matchAll(/[A-Za-z]+/g) ?? []) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word[0]);
    }
  }
  return broken;
}

/** As a person has it who reads at twice the size. */
const twice = (page: Page, on: boolean) =>
  page.evaluate((size) => (document.documentElement.style.fontSize = size), on ? '200%' : '');

// it is about phones
test(
  'on a phone: whole words, buttons for a thumb, twice the size, and on its side',
  onPhone,
  async ({ page, request, t, enter, guest }) => {
    const account = guest();
    await enter({ account });
    await expect(page.getByText('Book for myself', { exact: true })).toBeVisible();
    expect(await page.evaluate(brokenWords), 'words cut in the middle').toEqual([]);
    await twice(page, true);
    await noSideScroll(page, [390]);
    await twice(page, false);

    await beginBooking(request, await callerOf(request, 'demo', account));
    await page.goto('web/examset?city_id=310100');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(mainButton(page, 'Next: centre').last()).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await twice(page, true);
    await noSideScroll(page, [390]);
    const title = page.getByRole('banner').filter({ visible: true }).locator('span[aria-hidden]').first();
    expect(await title.evaluate((bar) => bar.scrollWidth <= bar.clientWidth), 'the whole title').toBe(true);
    await twice(page, false);

    await bookFirstSeat(page);
    await page.goto('web/examrecord');
    await expect(page.getByRole('article').first()).toBeVisible();
    const heights = await page
      .getByRole('article')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights), t('按钮高度', 'heights of buttons')).toBeGreaterThanOrEqual(44);
  },
);
