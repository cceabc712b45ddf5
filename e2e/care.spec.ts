import { call } from './support/booking.ts';
import { careFor, rem } from './support/care.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { ELDERS } from './support/guests.ts';
import { pressAgain } from './support/press.ts';
import { DEMO_PASSWORD } from './support/sign-in.ts';
import { smallTargets } from './support/targets.ts';
import { atBoth, expect, test } from './support/test.ts';
import { CONSENT_VERSION } from '#contract/calls/identity';

// on a phone as well: there the words of the call card have the least room
test(
  'at sixty care mode is offered once; it is larger, has three things to do and a number to call',
  atBoth,
  async ({ page, t, language, enter, request }) => {
    const account = ELDERS[language];
    await enter({ account });
    const offer = page.getByRole('region', { name: t('字太小，看着吃力？', 'Text too small to read comfortably?') });
    await expect(offer).toBeVisible();
    await axe(page);
    await offer.getByRole('button', { name: t('打开长辈模式', 'Turn on care mode') }).click();
    await expect(offer).toHaveCount(0);
    expect(await rem(page)).toBe(20);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'zh' ? /^程.，您好$/ : /^Hello, 程.$/,
    );
    const main = page.getByRole('main');
    for (const name of [t('预约体检', 'Book a check-up'), t('我的预约', 'My bookings'), t('看报告', 'My reports')])
      await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
    const card = main.getByRole('link', { name: t('请人帮您办', 'we will help you') });
    await expect(card).toHaveAttribute('href', /^tel:/);
    const words = await card.locator('[data-say]').boundingBox();
    expect(words?.width, 'no column of single characters').toBeGreaterThan(140);
    await expect(main.getByText(t('健康资讯', 'Health news')), 'the rest is behind one press').toBeHidden();
    await main.getByText(t('更多服务', 'More services')).click();
    await expect(main.getByText(t('健康资讯', 'Health news'))).toBeVisible();
    await axe(page);
    await noSideScroll(page);
    expect(await smallTargets(page)).toEqual([]);

    await page.reload();
    expect(await rem(page)).toBe(20);
    const typed = { appType: 1, user: account, password: DEMO_PASSWORD, companyCode: 'demo', consent: CONSENT_VERSION };
    const elsewhere = () => call<{ careMode: string }>(request, 'Login', typed);
    await expect.poll(async () => (await elsewhere()).careMode, 'on another device').toBe('on');
    await page.getByRole('button', { name: t('退出长辈模式', 'Exit care mode') }).click();
    expect(await rem(page)).toBe(16);
    await expect(offer, 'it is not offered again').toHaveCount(0);
    await expect.poll(async () => (await elsewhere()).careMode).toBe('off');
  },
);

test('anybody switches it: on the login page, and later where one’s own things are', async ({
  page,
  t,
  language,
  signIn,
  guest,
}) => {
  await page.goto('login');
  if (language === 'en') await page.getByRole('button', { name: 'English' }).first().click();
  const entry = page.getByRole('button', { name: t('长辈模式', 'Care mode') }).filter({ visible: true });
  await entry.click();
  expect(await rem(page)).toBe(20);
  await axe(page);
  await noSideScroll(page);
  expect(await smallTargets(page)).toEqual([]);
  await signIn({ account: guest() });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('您好', 'Hello'));

  const out = t('退出长辈模式', 'Exit care mode');
  if (language === 'en') {
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: out }).click();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
  } else {
    await page.getByRole('button', { name: /账户菜单/ }).click();
    await page.getByRole('menuitem', { name: out }).click();
  }
  await expect(page.getByText(t('本人预约', 'Book for myself'), { exact: true })).toBeVisible();
  expect(await rem(page)).toBe(16);
});

/** Runs in the page before its scripts: a voice that notes what it is given and says it until it is told to stop. */
function silentVoice(): void {
  const said: string[] = [];
  const speaking: { end?: () => void } = {};
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      speak(utterance: SpeechSynthesisUtterance) {
        said.push(`${utterance.lang} ${utterance.text}`);
        speaking.end = () => utterance.dispatchEvent(new Event('end'));
      },
      cancel: () => said.push('stopped'),
    },
  });
  Object.assign(window, { said, endSentence: () => speaking.end?.() });
}
type Voice = { said: string[]; endSentence: () => void };

test('the essentials are read aloud, one sentence after the other, until it is stopped', async ({
  page,
  t,
  enter,
  request,
  guest,
}) => {
  await page.addInitScript(silentVoice);
  const account = guest();
  await careFor(request, account);
  await enter({ account });
  const said = () => page.evaluate(() => (window as unknown as Voice).said);
  await expect(page.getByText(t('预约体检', 'Book a check-up'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('念给我听', 'Read aloud') }).click();
  await expect(page.getByText(t('正在念：', 'Reading: '))).toContainText(t('您好', 'Hello'));
  await page.evaluate(() => (window as unknown as Voice).endSentence());
  await expect(page.getByText(t('正在念：', 'Reading: '))).toContainText(t('今天是', 'Today is'));
  expect((await said()).at(-1)).toContain(t('zh-CN 今天是', 'en-GB Today is'));
  await page.getByRole('button', { name: t('停', 'Stop'), exact: true }).click();
  expect((await said()).at(-1)).toBe('stopped');
  await pressAgain(page.getByRole('button', { name: t('念给我听', 'Read aloud') }));
  await page.getByText(t('我的预约', 'My bookings'), { exact: true }).first().click();
  await expect(page).toHaveURL(/examrecord/);
  await expect.poll(async () => (await said()).at(-1), 'another page').toBe('stopped');
});

test('without a voice in the browser there is no button for it', async ({ page, t, enter, request, guest }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
  });
  const account = guest();
  await careFor(request, account);
  await enter({ account });
  await expect(page.getByText(t('预约体检', 'Book a check-up'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('念给我听', 'Read aloud') })).toHaveCount(0);
});
