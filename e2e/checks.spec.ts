import { axe, noSideScroll, WIDTHS } from './support/checks.ts';
import { expect, test } from './support/test.ts';

// A check that finds nothing anywhere proves nothing: here there is something to be found.

const HEAD = '<title>Checks</title><meta name="viewport" content="width=device-width">';
const document = (inside: string) =>
  `<html lang="en"><head>${HEAD}</head><body><main><h1>Checks</h1>${inside}</main></body></html>`;
const TINY = 'style="width:9px;height:9px;padding:0;border:0"';
const FAULTY = `
  <img src="data:,">
  <p style="color:#ccc;background:#fff">pale</p>
  <div style="display:flex"><button ${TINY}>a</button><button ${TINY}>b</button></div>
  <div style="width:500px;height:9px"></div>`;

test('a picture without words, pale words, small targets and a wide box are found', async ({ page }) => {
  await page.setContent(document(''));
  await axe(page);
  await noSideScroll(page, WIDTHS);
  await page.setContent(document(FAULTY));
  const found = await axe(page).then(
    () => 'nothing',
    (error: unknown) => String(error),
  );
  for (const rule of ['image-alt', 'color-contrast', 'target-size']) expect(found).toContain(rule);
  await expect(noSideScroll(page, WIDTHS)).rejects.toThrow(/at 320/);
  await page.setContent(document('<button aria-label="Send the form">Save</button>'));
  await expect(axe(page), 'a name that is not what is seen').rejects.toThrow(/label-content-name-mismatch/);
  await page.setContent(document('<button aria-label="Save the form">Save</button>'));
  await axe(page);
});
