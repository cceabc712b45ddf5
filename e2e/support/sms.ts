import { expect, type Page } from '@playwright/test';

/** The code that was sent to a phone, from the sandbox's page; messages leave within seconds. */
export async function codeSentTo(page: Page, phone: string): Promise<string> {
  const sent = new RegExp(`${phone.slice(0, 3)}\\*{4}${phone.slice(-4)}[\\s\\S]*?</li>`);
  let code: string | undefined;
  await expect(async () => {
    const text = await (await page.request.get('/sim/sms')).text();
    code = /(?<!\d)\d{6}(?!\d)/.exec(sent.exec(text)?.[0].replace(/<time.*?<\/time>/, '') ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return code ?? '';
}
