import type { Page } from '@playwright/test';
import { axe, noSideScroll } from '../support/checks.ts';
import { pressAgain } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

type Translate = (zh: string, en: string) => string;

const choose = (page: Page, question: string, choice: string) =>
  page.getByRole('group', { name: question }).getByText(choice, { exact: true }).click();
const next = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('下一部分', 'Next') }).filter({ visible: true });
const saved = (page: Page, t: Translate) => page.getByText(t('已保存', 'Saved')).filter({ visible: true });

async function fillBasics(page: Page, t: Translate): Promise<void> {
  await page.getByRole('textbox', { name: t('您的身高', 'Your height') }).fill('172');
  await page.getByRole('textbox', { name: t('您的体重', 'Your weight') }).fill('68.5');
  await choose(page, t('健康状况如何', 'how is your health'), t('很好', 'Very good'));
  await choose(page, t('医生曾告诉您', 'Has a doctor told you'), t('都没有', 'None of these'));
}

test('the survey comes first: dialog, filling in, leaving and coming back, handing in, and on with it', async ({
  page,
  t,
  enter,
  guest,
}) => {
  await enter({ company: 'survey', account: guest('survey') });
  await expect(page.getByRole('heading', { name: t('年度健康问卷', 'Annual health survey') })).toBeVisible();

  await test.step('data about oneself is open before', async () => {
    await page.goto('web/usercenter/privacy');
    await expect(page.getByRole('heading', { name: t('消息设置', 'Messages') })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await page.goto('web/examrecord');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('请先完成年度健康问卷（约 5 分钟）', 'Survey first'));
  await axe(page);
  await dialog.getByRole('button', { name: t('去填写', 'Go to the survey') }).click();
  await expect(page).toHaveURL(/\/web\/questionnaire\?back=/);

  await test.step('a survey that cannot be loaded says so, can be tried again, and is no dead end', async () => {
    const broken = '**/Questionnaire/PostAppCall';
    await page.route(broken, (route) => route.abort());
    await page.reload();
    const failed = page.getByRole('alert');
    await expect(failed.getByRole('link', { name: t('返回首页', 'Back to home') })).toBeVisible();
    await expect(failed.getByRole('link', { name: t('联系客服', 'Customer service') })).toBeVisible();
    await axe(page);
    await noSideScroll(page);
    await page.unroute(broken);
    await failed.getByRole('button', { name: t('重新加载', 'Reload') }).click();
  });

  await test.step('a missing answer is said beside its question, which takes the focus', async () => {
    await next(page, t).click();
    const height = page.getByRole('textbox', { name: t('您的身高', 'Your height') });
    await expect(height).toBeFocused();
    await expect(height).toHaveAccessibleDescription(/120/);
    await axe(page);
    await noSideScroll(page);
  });

  await test.step('answers are saved as one goes, and there when one comes back', async () => {
    await fillBasics(page, t);
    await expect(saved(page, t)).toContainText(t('可换一台设备继续', 'continue on another device'));
    await pressAgain(next(page, t));
    await choose(page, t('父母或兄弟姐妹', 'Has a parent'), t('糖尿病', 'Diabetes'));
    await expect(page.getByText(t('5 / 13 题', '5 of 13')).filter({ visible: true })).toBeVisible();
    await page
      .getByRole('button', { name: t('退出', 'eave') })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/web\/home/);
    await page.goto('web/questionnaire?back=%2Fweb%2Fexamrecord');
    await expect(page.getByRole('heading', { level: 2, name: t('生活方式', 'Way of life') })).toBeVisible();
  });

  await test.step('an answer brings its own questions', async () => {
    await choose(page, t('您目前吸烟吗', 'Do you smoke'), t('目前吸烟', 'Yes'));
    await expect(page.getByText(t('因为您选择了「目前吸烟」', 'You chose “Yes”'))).toBeVisible();
    await page.getByRole('textbox', { name: t('每天大约几支', 'About how many a day') }).fill('8');
    await page.getByRole('textbox', { name: t('已吸烟几年', 'For how many years') }).fill('5');
    await choose(page, t('您多久饮一次酒', 'How often do you drink'), t('几乎没有', 'Hardly ever'));
    await choose(page, t('平常一周有几天', 'On how many days'), t('2 天', '2'));
    await choose(page, t('哪些情况常有', 'Which of these'), t('都没有', 'None of these'));
    await axe(page);
    await noSideScroll(page);
    await pressAgain(next(page, t));
  });

  await choose(page, t('您睡得好吗', 'How well have you slept'), t('时好时坏', 'Mixed'));
  await choose(page, t('打鼾', 'snore'), t('没有', 'No'));
  await choose(page, t('紧张或心情低落', 'tense or low'), t('几乎没有', 'Hardly ever'));
  await pressAgain(page.getByRole('button', { name: t('提交问卷', 'Submit') }).filter({ visible: true }));
  await expect(page.getByRole('heading', { name: t('问卷已提交', 'Your answers have been submitted') })).toBeFocused();
  await axe(page);

  await page.getByRole('link', { name: t('继续之前的操作', 'Continue where you were') }).click();
  await expect(page).toHaveURL(/\/web\/examrecord/);
  await expect(page.getByRole('main')).toContainText(t('还没有预约', 'No bookings'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
