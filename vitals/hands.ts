import type { Browser, Page } from '@playwright/test';
import type { Visitor } from './visitor.ts';

export interface Effort {
  what: string;
  count: number;
  most?: number;
}

/** More than this is no journey but a search. */
const LOST_AFTER = 200;

/** How often one presses Tab until the focus is on such a thing, then presses the key, if there is one. */
async function tabTo(page: Page, selector: string, words: string, key?: 'Enter' | 'Space'): Promise<number> {
  for (let stops = 1; stops <= LOST_AFTER; stops += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      ([selector = '', words = '']) => {
        const element = document.activeElement;
        const text = `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`;
        return Boolean(element?.matches(selector)) && text.includes(words);
      },
      [selector, words],
    );
    if (!isThere) continue;
    if (key) await page.keyboard.press(key);
    return stops;
  }
  throw new Error(`the Tab key does not reach ${selector} ${words}`);
}

const arriveAt = async (page: Page, path: RegExp, shows: string): Promise<void> => {
  await page.waitForURL(path);
  await page.locator(shows).filter({ visible: true }).first().waitFor();
};
const FREE_DAY = '[role=grid] button[data-day]:not([aria-disabled])';

/** From the home page to the button that places the order, with the keyboard alone, the first choice everywhere. */
async function byKeyboard(page: Page): Promise<Effort[]> {
  let stops = await tabTo(page, 'main button', '本人预约', 'Enter');
  await arriveAt(page, /personal/, 'input[type=checkbox]');
  stops += await tabTo(page, 'input[type=checkbox]', '', 'Space');
  stops += await tabTo(page, 'button', '下一步', 'Enter');
  await arriveAt(page, /examset/, 'main input[type=radio]');
  stops += await tabTo(page, 'main input[type=radio]', '', 'Space');
  const toNext = await tabTo(page, 'button', '下一步', 'Enter');
  await arriveAt(page, /examselect/, 'article button');
  stops += toNext + (await tabTo(page, 'article button', '选择', 'Enter'));
  await arriveAt(page, /center=\d/, FREE_DAY);
  stops += await tabTo(page, '[role=grid] *', '', 'Enter');
  await page.locator('input[name=segment]:enabled').first().waitFor();
  stops += await tabTo(page, 'input[name=segment]', '', 'Space');
  stops += await tabTo(page, 'button', '下一步', 'Enter');
  await arriveAt(page, /examconfirm/, 'input[type=checkbox]');
  const report = page.getByRole('radio', { name: '电子报告', exact: true });
  if (!(await report.isChecked())) stops += await tabTo(page, 'main input[type=radio]', '', 'Space');
  stops += await tabTo(page, 'input[type=checkbox]', '', 'Space');
  stops += await tabTo(page, 'button', '提交订单');
  return [
    { what: 'tab stops from a package to "next"', count: toNext },
    { what: 'tab stops from home to the order', count: stops },
  ];
}

/** The same package and centre as last year, by thumb: from the press that takes them over to the placed order. */
async function sameAsLastYear(page: Page): Promise<Effort[]> {
  let taps = 0;
  const tap = async (locator: ReturnType<Page['locator']>) => {
    await locator.filter({ visible: true }).first().tap();
    taps += 1;
  };
  await tap(page.getByRole('main').getByRole('button', { name: '本人预约', exact: true }));
  await page.waitForURL(/personal/);
  if (!(await page.getByRole('checkbox').first().isChecked())) await tap(page.getByRole('checkbox'));
  await tap(page.getByRole('button', { name: '下一步：选择套餐' }));
  const before = taps;
  await tap(page.getByRole('button', { name: '一键沿用' }));
  await page.locator(FREE_DAY).first().waitFor();
  await tap(page.locator(FREE_DAY));
  const isTimeChosen = () => page.locator('input[name=segment]:checked').count();
  await page.locator('input[name=segment]').first().waitFor({ state: 'attached' });
  if ((await isTimeChosen()) === 0) await tap(page.locator('label:has(input[name=segment]:enabled)'));
  await tap(page.getByRole('button', { name: '确认订单' }));
  await page.waitForURL(/examconfirm/);
  const report = page.getByRole('radio', { name: '电子报告', exact: true });
  await report.waitFor({ state: 'attached' });
  if (!(await report.isChecked())) await tap(page.getByText('电子报告', { exact: true }));
  const agreed = page.getByRole('checkbox').first();
  if (!(await agreed.isChecked())) await tap(agreed);
  await tap(page.getByRole('button', { name: '提交订单' }));
  await page.waitForURL(/examdone|pay\//);
  return [
    { what: 'taps from home to the same as last year', count: taps },
    { what: 'taps from "same as last year" to a placed order', count: taps - before, most: 5 },
  ];
}

export async function handsOf(browser: Browser, url: string, visitor: Visitor): Promise<Effort[]> {
  const efforts: Effort[] = [];
  const walks = [
    { walk: byKeyboard, size: { viewport: { width: 1280, height: 900 } } },
    {
      walk: sameAsLastYear,
      size: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ];
  for (const { walk, size } of walks) {
    const context = await browser.newContext({ ...size, locale: 'zh-CN', storageState: visitor.storageState });
    const page = await context.newPage();
    try {
      await visitor.startAnew();
      await page.goto(`${url}/v2/web/home`);
      await page.locator('main ul li').first().waitFor();
      efforts.push(...(await walk(page)));
    } finally {
      await context.close();
    }
  }
  return efforts;
}
