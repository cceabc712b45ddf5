import { expect, test } from './support/test.ts';
import { enter } from './support/enter.ts';

const SITE = 'https://portal.meilan.example';

test('the way back to the partner signs in there, by a form that may go nowhere else', async ({ page, language }) => {
  const posted: URLSearchParams[] = [];
  await page.route(`${SITE}/**`, (route) => {
    posted.push(new URLSearchParams(route.request().postData() ?? ''));
    return route.fulfill({ contentType: 'text/html', body: '<h1>Meilan</h1>' });
  });
  const isDesk = language === 'zh';
  await enter(page, language, { company: 'mercer', account: 'emp', at: isDesk ? 'web/home' : 'mobile/admin' });
  if (isDesk) await expect(page.getByRole('link', { name: /，个人中心$/ }), 'whose page it is').toBeVisible();
  const document = page.waitForResponse((response) => response.url().endsWith('/v2/web/partner/mercer'));
  await page.getByRole('link', { name: isDesk ? '返回美澜福利平台' : 'Back to Meilan Benefits' }).click();
  expect((await document).headers()['content-security-policy']).toContain(`form-action ${SITE};`);
  await expect(page).toHaveURL(`${SITE}/relogon`);
  const [form] = posted;
  expect(Object.fromEntries(form ?? [])).toMatchObject({
    ...{ target_page: 'home', language: isDesk ? '-7' : '-1', field1: 'meilan-health' },
    ...{ user_id: expect.stringMatching(/^ML/), sign: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
});
