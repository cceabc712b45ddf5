import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { openLogin } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// Pages for all readers, before signing in and after, and how they are kept in the console.

test('the privacy texts are read from the login page: contents, versions, print', async ({ page, language, t }) => {
  await openLogin(page, language);
  const policy = page.getByRole('link', { name: t('《隐私政策》', 'Privacy Policy'), exact: true });
  await expect(policy).toHaveAttribute('href', /\/web\/privacy$/);
  await expect(
    page.getByRole('link', { name: t('《个人信息处理规则》', 'Personal Information Rules'), exact: true }),
  ).toHaveAttribute('href', /\/web\/privacy\/rules$/);
  await page.goto('login/deqin');
  await expect(policy).toHaveAttribute('href', /\/web\/privacy\/deqin$/);

  for (const path of ['web/privacy', 'web/privacy/deqin', 'web/privacy/rules']) {
    await page.goto(path);
    await expect(page.getByText(t('版本 2026-06', 'Version 2026-06'))).toBeVisible();
    await axe(page);
    await noSideScroll(page);
  }
  await page.goto('web/privacy');
  const contents = page.getByRole('navigation', { name: t('目录', 'Contents') });
  const rights = page.getByRole('heading', {
    name: t('九、您的权利以及在哪里行使', '9. Your rights, and where to use them'),
  });
  await contents
    .getByRole('link', { name: t('九、您的权利以及在哪里行使', '9. Your rights, and where to use them') })
    .click();
  await expect(rights).toBeFocused();
  await expect(rights).toBeInViewport();
  await expect(page).toHaveURL(/#s\d+$/);
  await page.reload();
  await expect(rights).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(contents).toBeHidden();
  await expect(page.getByRole('button', { name: t('打印', 'Print') })).toBeHidden();
  await expect(rights).toBeVisible();
});

test('news by category, one article to share, and related ones', async ({ page, language, t }) => {
  await openLogin(page, language);
  await page.goto('web/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('健康资讯', 'Health news'));
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('link', { name: t('体检须知', 'Check-ups'), exact: true }).click();
  await expect(page).toHaveURL(/category=checkup/);
  const title = t('体检前三天怎么准备', 'How to prepare in the three days before');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/web\/news\?id=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(t('来源：', 'Source: '))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('相关资讯', 'Related') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.goto('web/news?id=99999999');
  await expect(page.getByRole('heading', { name: t('找不到这篇资讯', 'This article cannot be found') })).toBeVisible();
});

test('questions are searched, narrowed, and linked to one by one', async ({ page, language, t }) => {
  await openLogin(page, language);
  await page.goto('web/faq');
  const search = page.getByRole('textbox', { name: t('搜索问题', 'Search the questions') });
  await search.fill(t('差价', 'difference'));
  await search.press('Enter');
  const question = page.getByRole('button', { name: t('改期会产生费用吗？', 'Does rescheduling cost anything?') });
  await question.click();
  await expect(page.getByText(t('差价原路退回', 'the difference goes back'))).toBeVisible();
  await expect(page).toHaveURL(/id=\d+/);
  await axe(page);
  await noSideScroll(page);
  await page.reload();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await search.fill('xyzzy');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: t('没有找到相关问题', 'No question was found') })).toBeVisible();
});

test('a handbook to read and download; pictures of the portal and no others', async ({ page, t, signIn }) => {
  // a file knows its reader by the browser's cookie
  await signIn();
  await page.goto('web/handbook');
  await expect(page.getByRole('heading', { name: t('员工健康福利手册', 'Health benefit handbook') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: t('下载 PDF', 'Download PDF') }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);

  const two = '/art/0067c0/center-a.svg,/art/0067c0/center-b.svg,https://evil.example/x.png';
  await page.goto(`imageView?title=${encodeURIComponent(t('机构照片', 'The centre'))}&imgs=${encodeURIComponent(two)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('机构照片', 'The centre'));
  await expect(page.getByText(t('有 1 张图片不是本平台的图片', '1 not of this portal'))).toBeVisible();
  await expect(page.getByRole('img', { name: t('第 1 张，共 2 张', 'Picture 1 of 2') })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: t('第 2 张，共 2 张', 'Picture 2 of 2') })).toBeVisible();
  await page.keyboard.press('+');
  await expect(page.getByRole('img').last()).toHaveAttribute('style', /scale\(1\.5\)/);
  await axe(page);
  await noSideScroll(page);
  await page.goto(`imageView?imgs=${encodeURIComponent('https://evil.example/x.png')}`);
  await expect(page.getByText(t('只能查看本平台的图片', 'Only pictures of this portal'))).toBeVisible();
  await expect(page.locator('img[src*="evil"]')).toHaveCount(0);
});

test('an operator begins a new version from a published one, saves it and sees it in both languages', async ({
  browser,
  language,
  t,
}) => {
  const desk = await browser.newPage();
  await signInToConsole(desk, language, 'content', 'ops/content');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(t('内容管理', 'Content'));
  await axe(desk);
  await noSideScroll(desk);
  await desk.getByRole('link', { name: t('隐私文本', 'Privacy texts'), exact: true }).click();
  await desk
    .getByRole('link', { name: t('个人信息处理规则', 'Rules for personal information') })
    .last()
    .click();
  const pane = desk.getByRole('region', { name: t('内容详情', 'Content details') });
  await expect(pane.getByText(t('已发布的版本不能修改', 'never changed'))).toBeVisible();
  await axe(desk);
  await noSideScroll(desk);
  await pane.getByRole('button', { name: t('以此新建版本', 'New version from this') }).click();
  // both languages' journeys may share a portal
  const version = language === 'zh' ? '2031-01' : '2031-02';
  await pane.getByRole('textbox', { name: t('版本号', 'Version') }).fill(version);
  await pane.getByRole('checkbox').uncheck();
  await pane.getByRole('button', { name: t('保存', 'Save'), exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill(t('年度复核，文字更正', 'Yearly review, wording only'));
  await dialog.getByRole('button', { name: t('保存', 'Save'), exact: true }).click();
  await expect(desk.getByText(t('已保存', 'Saved')).first()).toBeVisible();
  await pane.getByRole('button', { name: t('预览', 'Preview') }).click();
  await expect(pane.getByRole('region', { name: t('英文', 'English') })).toBeVisible();
  await axe(desk);
  await desk.close();
});
