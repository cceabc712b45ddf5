import type { Page } from '@playwright/test';
import { axe, noSideScroll } from '../support/checks.ts';
import { signInToConsole } from '../support/console.ts';
import { dismiss, failOnce } from '../support/failing.ts';
import { pressAgain } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

// Feedback from the employee to the operator and back, and the services a person holds. The portal's clock stands on
// Wednesday, 10 June 2026.

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('written, kept through a failure and a reload, answered by an operator, and gone on with', async ({
  page,
  browser,
  language,
  t,
  enter,
  guest,
}) => {
  const said = t('停诊没有提前通知，希望给个说法', 'Closed without notice, please explain');
  await enter({ account: guest(), at: 'web/feedback' });
  await expect(h1(page)).toHaveText(t('意见反馈', 'Feedback'));
  await page.getByRole('link', { name: t('抱怨', 'Complaint'), exact: true }).click();
  await expect(page).toHaveURL(/type=complaint$/);
  await expect(page.getByText(t('6 月 11 日', '11 Jun')).first()).toBeVisible();
  const submit = page.getByRole('button', { name: t('提交反馈', 'Send feedback') });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(t('请填写内容', 'Please write something'));
  await axe(page);
  const content = page.getByRole('textbox', { name: t('抱怨内容', 'Your complaint') });
  await content.fill(said);

  // the server fails: the text stays, also over a reload
  await failOnce(page, 'AddFeedback');
  await pressAgain(submit);
  await dismiss(page, t);
  await expect(content).toHaveValue(said);
  await page.reload();
  await expect(content).toHaveValue(said);

  await page.locator('input[type=file]').setInputFiles({
    name: 'notice.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  });
  await expect(page.getByText(t('已上传', 'Uploaded'), { exact: true })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await submit.click();
  await expect(page.getByRole('heading', { name: t('反馈已提交', 'Feedback sent') })).toBeVisible();
  await expect(page.getByText(language === 'zh' ? /6.月.11.日.*前答复您/ : /answer by 11.Jun/)).toBeVisible();
  const number = (await page.getByText(/FK\d{14,}/).textContent())?.match(/FK\d+/)?.[0] ?? '';
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('link', { name: t('查看我的反馈', 'My feedback') }).click();
  await expect(h1(page)).toHaveText(t('我的反馈', 'My feedback'));
  const cards = page.getByRole('list', { name: t('反馈列表', 'Feedback') }).getByRole('article');
  await expect(cards).toHaveCount(1);
  await axe(page);
  await noSideScroll(page);

  const desk = await browser.newPage();
  await signInToConsole(desk, language, 'support', 'ops/feedback');
  await expect(h1(desk)).toHaveText(t('用户反馈', 'Feedback'));
  await axe(desk);
  await noSideScroll(desk);
  await desk.getByText(number).click();
  const pane = desk.getByRole('region', { name: t('反馈详情', 'Feedback details') });
  await expect(pane).toContainText(said);
  await expect(pane.getByRole('button', { name: /notice.png/ })).toBeVisible();
  await pane.getByRole('button', { name: t('分派给我', 'Assign to me') }).click();
  await expect(pane.getByRole('button', { name: t('分派给我', 'Assign to me') })).toHaveCount(0);
  await pane.getByRole('button', { name: t('机构停诊致歉', 'Centre closed') }).click();
  await axe(desk);
  await noSideScroll(desk);
  await pane.getByRole('button', { name: t('发送答复', 'Send the answer') }).click();
  await expect(desk.getByText(t('答复已发送', 'Answer sent'))).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(cards.first()).toContainText(t('有新答复', 'New answer'));
  await cards.first().getByRole('link').click();
  const talk = page.getByRole('list', { name: t('往来内容', 'Conversation') }).getByRole('listitem');
  await expect(page.getByText(t('该机构临时停诊', 'had to close at short notice'))).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  const more = page.getByRole('textbox', { name: t('补充说明', 'Add to it') });
  const send = page.getByRole('button', { name: t('发送', 'Send'), exact: true });
  await more.fill(t('下周五可以', 'Next Friday suits me'));
  await failOnce(page, 'ReplyFeedback');
  await send.click();
  await dismiss(page, t);
  await expect(more).toHaveValue(t('下周五可以', 'Next Friday suits me'));
  await pressAgain(send);
  await expect(talk.filter({ hasText: t('下周五可以', 'Next Friday suits me') })).toBeVisible();
  await expect(page.getByText(t('待答复', 'Waiting'), { exact: true })).toBeVisible();
});

test('services with a code, customer service and the hotline', async ({ page, t, enter }) => {
  await enter({ account: 'emp', at: 'web/usercenter/service' });
  await expect(h1(page)).toHaveText(t('我的服务', 'My services'));
  const held = page.getByRole('list', { name: t('服务列表', 'Services') }).getByRole('article');
  for (const state of t('可使用,即将到期,未开始,已过期,已停用', 'Active,Ends soon,Not started,Expired,Ended').split(
    ',',
  ))
    await expect(held.filter({ hasText: state }).first()).toBeVisible();
  await page
    .getByRole('button', { name: t('查看兑换码：心理咨询 3 次', 'Show the code: Three counselling sessions') })
    .click();
  await expect(page.getByText('XL-7720-4418')).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  for (const [at, title] of [
    ['web/usercenter/recommend', t('客服中心', 'Customer service')],
    ['mobile/tel', t('电话咨询', 'Call us')],
  ] as const) {
    await page.goto(at);
    await expect(h1(page)).toHaveText(title);
    await expect(page.getByRole('link', { name: /400-012-3456/ }).first()).toHaveAttribute('href', 'tel:4000123456');
    await expect(page.getByRole('link', { name: t('写反馈', 'Write feedback') })).toBeVisible();
    await axe(page);
    await noSideScroll(page);
  }
});

/** A picture of one dot. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
