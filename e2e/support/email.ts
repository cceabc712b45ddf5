import { expect, type Page } from '@playwright/test';

/** The code that was sent to an address, from the sandbox's page; e-mails leave within seconds. */
export async function codeMailedTo(page: Page, email: string): Promise<string> {
  const [, domain = ''] = email.split('@');
  const sent = new RegExp(`${email[0]}\\*{3}@${domain.replaceAll('.', '\\.')}[\\s\\S]*?</li>`);
  let code: string | undefined;
  await expect(async () => {
    const text = await (await page.request.get('/sim/email')).text();
    code = /(?<!\d)\d{6}(?!\d)/.exec(sent.exec(text)?.[0].replace(/<time.*?<\/time>/, '') ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return code ?? '';
}
