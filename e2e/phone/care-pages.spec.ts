import { careFor, rem } from '../support/care.ts';
import { noSideScroll } from '../support/checks.ts';
import { PAGE_GROUPS, visitPages } from '../support/landed.ts';
import { expect, test } from '../support/test.ts';

for (const group of PAGE_GROUPS)
  test(`every page fits in care mode (${group}), at 320 px and at twice the size`, async ({
    page,
    request,
    language,
    guest,
    isMobile,
  }) => {
    const found: string[] = [];
    const fits = async (name: string, widths: number[]) => {
      await noSideScroll(page, widths).catch((error: unknown) =>
        found.push(`${name}: ${/at \d+: .*/.exec(String(error))?.[0] ?? String(error)}`),
      );
    };
    await visitPages(group, {
      ...{ page, request, language, guest },
      prepare: (account) => careFor(request, account),
      look: async (name) => {
        // the visitor there is signed out, or an account whose setting is left alone
        const isOthers = group === 'signed out' || group === 'HR';
        if (isOthers) await page.evaluate(() => document.documentElement.toggleAttribute('data-care', true));
        expect(await rem(page), name).toBe(20);
        await fits(name, isMobile ? [320, 390] : [768, 1024, 1280]);
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await fits(`${name} at twice the size`, isMobile ? [390] : [1280]);
        if (process.env.SHOTS) {
          await page.evaluate(() => (document.documentElement.style.fontSize = ''));
          await page.screenshot({ path: `${process.env.SHOTS}/${language}-${name.replaceAll(/\W/g, '_')}.png` });
        }
      },
    });
    expect(found).toEqual([]);
  });
