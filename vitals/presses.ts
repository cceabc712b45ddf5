import type { Browser, Page } from '@playwright/test';
import { openPhone, seenBy } from './phone.ts';
import type { Visitor } from './visitor.ts';

interface Press {
  name: string;
  from: (visitor: Visitor) => string;
  /** What is pressed, and what is there when it has done its work. */
  press: (page: Page) => Promise<void>;
}

const first = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first();

/** Those of findings.md that were slow. */
export const PRESSES: readonly Press[] = [
  {
    name: 'language',
    from: () => 'login',
    press: async (page) => {
      await page.getByRole('button', { name: 'English' }).filter({ visible: true }).first().tap();
      await page.locator('html[lang^=en]').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'centre → calendar',
    from: () => 'web/examselect',
    press: async (page) => {
      await first(page, 'article button').waitFor();
      await page.locator('article').first().getByRole('button', { name: '选择' }).first().tap();
      await first(page, '[role=grid] [data-day]').waitFor();
    },
  },
  {
    name: 'day',
    from: ({ centerId, month }) => `web/examselect?center=${centerId}&month=${month}`,
    press: async (page) => {
      const day = page.locator('[role=grid] button[data-day]:not([aria-disabled])').first();
      await day.waitFor();
      await day.tap();
      await first(page, 'input[name=segment]').waitFor();
    },
  },
  {
    name: 'month',
    from: ({ centerId, month }) => `web/examselect?center=${centerId}&month=${month}`,
    press: async (page) => {
      await first(page, '[role=grid] [data-day]').waitFor();
      await page
        .getByRole('button', { name: /下个月|下一月|下月/ })
        .first()
        .tap();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'package',
    from: () => 'web/examset',
    press: async (page) => {
      await first(page, 'main input[type=radio]').waitFor({ state: 'attached' });
      await page.getByRole('radio').nth(1).tap({ force: true });
      await page.waitForTimeout(300);
    },
  },
];

/** The longest wait from this press to the next picture, in ms. */
export async function timePress(browser: Browser, url: string, press: Press, visitor: Visitor): Promise<number> {
  const phone = await openPhone(browser, visitor.storageState);
  try {
    await phone.page.goto(`${url}/v2/${press.from(visitor)}`, { waitUntil: 'load' });
    await phone.atRest();
    await press.press(phone.page);
    return (await seenBy(phone.page)).slowest;
  } finally {
    await phone.close();
  }
}
