import { readFile } from 'node:fs/promises';
import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { pressAgain } from './support/press.ts';
import { atDesk, expect, test } from './support/test.ts';
import { wornReport } from './support/worn-report.ts';

// Operators' work on people's papers: an upload that could not be read well, and the answers to a survey.

/** Tells this journey's upload from all others. */
const EXAM_DAY = '2017-03-14';

test(
  'customer service corrects an upload by its original; the person is told, and confirms it',
  atDesk,
  async ({ browser, page, signIn, guest }) => {
    await signIn({ account: guest() });
    await page.goto('web/upload_report');
    await page.getByLabel('体检日期').fill(EXAM_DAY);
    await page.getByLabel('医院或机构').fill('玉龙县人民医院');
    await page.getByLabel('报告文件').setInputFiles(await wornReport());
    await page.getByRole('button', { name: '上传', exact: true }).click();
    await page.getByRole('button', { name: '请客服协助核对' }).click();
    await expect(page.getByText('已请客服协助')).toBeVisible();

    const desk = await browser.newPage();
    await signInToConsole(desk, 'zh', 'support', 'ops/uploads');
    await desk.getByRole('row').filter({ hasText: EXAM_DAY }).getByRole('link').click();
    const pane = desk.getByRole('region', { name: '协助核对' });
    await expect(pane.getByRole('img', { name: /3B6/ }), 'an unclear row shows its line unasked').toBeVisible();
    const others = pane.getByRole('button', { name: /^对照原件：/ });
    const hidden = await others.count();
    await others.first().click();
    await expect(others).toHaveCount(hidden - 1);
    await pane.getByLabel('尿酸 的结果').fill('388');
    // one that the reader did not find
    await pane.getByRole('button', { name: '添加一项' }).click();
    await pane.getByRole('button', { name: '发回给用户' }).click();
    await expect(pane.getByText('请选择指标'), 'nothing is sent without it').toBeVisible();
    await pane.getByRole('combobox', { name: '添加的第 1 项 的指标' }).pressSequentially('血压');
    await desk.getByRole('option', { name: /^血压/ }).first().click();
    await pane.getByLabel('添加的第 1 项 的结果').fill('128/82');
    await axe(desk);
    await noSideScroll(desk);
    await pressAgain(pane.getByRole('button', { name: '发回给用户' }));
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('textbox').fill('尿酸应为 388');
    await dialog.getByRole('button', { name: '发回给用户' }).click();
    await expect(desk.getByText('已发回，等待用户确认')).toBeVisible();
    await desk.close();

    await expect(async () => {
      const sent = await (await page.request.get('/sim/sms')).text();
      expect(sent).toContain('您上传的报告已协助核对，请登录后在「上传报告」中查看并确认。');
    }).toPass({ timeout: 30_000 });
    await page.reload();
    await expect(page.getByText('尿酸应为 388')).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: '尿酸' }).filter({ hasText: '388' });
    await expect(row).toContainText('客服');
    // an unclear row is opened to be confirmed, so that it is not done in passing
    await page.getByRole('button', { name: '修改 尿酸' }).click();
    await page.getByRole('button', { name: '确认', exact: true }).click();
    await expect(row).toContainText('已确认');
  },
);

test(
  'a survey is written and published; the answers of another leave as a spreadsheet without names',
  atDesk,
  async ({ browser, page }) => {
    await signInToConsole(page, 'zh', 'content', 'ops/questionnaires');
    await page.getByRole('link', { name: '新建问卷' }).click();
    await page.getByLabel('代码').fill(`canteen-${String(Date.now()).slice(-6)}`);
    await page.getByLabel('适用企业').fill('dental');
    const fill = async (label: string, zh: string, en: string): Promise<void> => {
      await page.getByLabel(`${label}（中文）`, { exact: true }).fill(zh);
      await page.getByLabel(`${label}（英文）`, { exact: true }).fill(en);
    };
    await fill('标题', '食堂满意度', 'The canteen');
    await fill('填写前的说明', '约一分钟', 'It takes a minute');
    await fill('部分标题', '午餐', 'Lunch');
    await expect(page.getByText(/发布前还有 \d+ 处需要修改/)).toBeVisible();
    await page.getByRole('button', { name: '添加单选题' }).click();
    await fill('题目', '您满意吗？', 'Are you content?');
    await fill('选项 1', '满意', 'Yes');
    await fill('选项 2', '不满意', 'No');
    await expect(page.getByText('内容完整，可以发布')).toBeVisible();
    await axe(page);
    await noSideScroll(page);
    await page.getByRole('button', { name: '保存草稿' }).click();
    await page.getByRole('button', { name: '发布', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('六月调查');
    await dialog.getByRole('button', { name: '发布', exact: true }).click();
    await expect(page.getByText(/开放中/)).toBeVisible();

    const desk = await browser.newPage();
    await signInToConsole(desk, 'zh', 'admin', 'ops/questionnaires');
    await desk.getByRole('link', { name: /年度健康问卷/ }).click();
    await desk.getByText('答案', { exact: true }).click();
    await expect(desk.getByText(/\d+ 人回答/).first()).toBeVisible();
    await axe(desk);
    await desk.getByRole('button', { name: '导出答案' }).click();
    await desk.getByRole('dialog').getByRole('textbox').fill('年度汇总');
    await desk.getByRole('dialog').getByRole('button', { name: '导出答案' }).click();
    await desk.getByRole('button', { name: '查看任务' }).click();
    const pane = desk.getByRole('region', { name: '任务详情' });
    await expect(pane).toContainText('100%', { timeout: 30_000 });
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      pane.getByRole('button', { name: '下载结果' }).first().click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^问卷答案-annual-\d{4}\.(csv|xlsx)$/);
    if (file.suggestedFilename().endsWith('.csv')) {
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain('编号');
      expect(text).not.toContain('严安');
    }
    await desk.close();
  },
);
