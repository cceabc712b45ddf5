import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { pressAgain } from './support/press.ts';
import { atDesk, expect, test } from './support/test.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'supply adds a city and a chain, and brings a centre from a draft to employees and to its closing',
  atDesk,
  async ({ page, t, language }) => {
    const mark = randomUUID().slice(0, 6).toUpperCase();
    const [city, chain, center] = [`青山 ${mark}`, `清和 ${mark}`, `清和体检 ${mark}`];
    const dialog = page.getByRole('dialog');
    const fill = (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value);
    const press = (name: string) => pressAgain(page.getByRole('button', { name, exact: true }));
    const inDialog = (name: string) => pressAgain(dialog.getByRole('button', { name, exact: true }));
    const save = t('保存', 'Save');
    await signInToConsole(page, language, 'supply', 'ops/cities');
    await expect(h1(page)).toHaveText(t('城市', 'Cities'));
    await axe(page);
    await noSideScroll(page);

    await press(t('新建城市', 'New city'));
    await fill(t('行政区划代码', 'Division code'), String(randomInt(700_000, 999_999)));
    await fill(t('名称（中文）', 'Name (Chinese)'), city);
    await fill(t('名称（英文）', 'Name (English)'), `Qingshan ${mark}`);
    await inDialog(save);
    await expect(dialog).toContainText(t('请填写经度', 'Enter the longitude'));
    await fill(t('经度', 'Longitude'), '121.5');
    await fill(t('纬度', 'Latitude'), '31.2');
    await axe(page);
    await inDialog(save);
    await expect(dialog).toBeHidden();

    await page.goto('ops/centers');
    await expect(h1(page)).toHaveText(t('体检机构', 'Centres'));
    await axe(page);
    await noSideScroll(page);
    await press(t('连锁', 'Chains'));
    await inDialog(t('新建连锁', 'New chain'));
    await fill(t('名称（中文）', 'Name (Chinese)'), chain);
    await fill(t('名称（英文）', 'Name (English)'), `Qinghe ${mark}`);
    await fill(t('法律主体', 'Legal entity'), '清和健康管理有限公司');
    await inDialog(save);
    await expect(dialog).toContainText(t(chain, `Qinghe ${mark}`));
    await inDialog(t('关闭', 'Close'));

    await page.getByRole('link', { name: t('新建机构', 'New centre') }).click();
    await expect(h1(page)).toContainText(t('新建机构', 'New centre'));
    await press(save);
    await expect(page.getByText(t('有 5 处需要修改', '5 points need mending'))).toBeVisible();
    await fill(t('机构编码', 'Code'), `E-${mark}`);
    await fill(t('名称（中文）', 'Name (Chinese)'), center);
    await fill(t('名称（英文）', 'Name (English)'), `Qinghe Check-up ${mark}`);
    const choose = (name: string, label: string) =>
      page.getByRole('combobox', { name, exact: true }).selectOption({ label });
    await choose(t('城市', 'City'), t(city, `Qingshan ${mark}`));
    await choose(t('所属连锁', 'Chain'), t(chain, `Qinghe ${mark}`));
    await fill(t('经度', 'Longitude'), '121.5');
    await fill(t('纬度', 'Latitude'), '31.2');
    await axe(page);
    await noSideScroll(page);
    await press(save);

    // the draft says what it lacks and leads there
    const pane = page.getByRole('region', { name: t('机构详情', 'Centre'), exact: true });
    await expect(pane).toContainText(t('还差 4 项才能发布', '4 open before it can be published'));
    await axe(page);
    await pane.getByRole('link', { name: t('去填写：没有电话', 'Mend: There is no telephone number') }).click();
    await expect(page.getByRole('textbox', { name: t('电话', 'Phone'), exact: true })).toBeFocused();
    await fill(t('电话', 'Phone'), '021-55501234');
    await fill(t('行政区（中文）', 'District (Chinese)'), '青山区');
    await fill(t('行政区（英文）', 'District (English)'), 'Qingshan');
    await fill(t('地址（中文）', 'Address (Chinese)'), '青山路 1 号');
    await fill(t('地址（英文）', 'Address (English)'), '1 Qingshan Road');
    await fill(t('营业时间（中文）', 'Hours (Chinese)'), '周一至周五 7:30–10:30');
    await page.getByRole('link', { name: t('返回机构', 'Back to the centre') }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(t('有未保存的修改', 'There are unsaved changes'));
    await asked.getByRole('button', { name: t('留在此页', 'Stay here') }).click();
    await press(save);
    await expect(page.getByText(t('请同时填写中文和英文', 'Enter both languages')).first()).toBeVisible();
    await fill(t('营业时间（英文）', 'Hours (English)'), 'Mon–Fri 7:30–10:30');
    await press(save);

    await expect(pane).toContainText(t('还差 1 项才能发布', '1 open before it can be published'));
    await pane.getByRole('link', { name: t('去填写：还没有设置号源', 'Mend: There are no seats yet') }).click();
    await expect(h1(page)).toHaveText(t('每周号源', 'Week'));
    await press(t('周一增加时段', 'Add a time on Monday'));
    await press(t('周一增加时段', 'Add a time on Monday'));
    await press(t('复制到周二至周五', 'Copy to Tuesday–Friday'));
    await expect(page.getByText(t('每周 100 个号', '100 seats a week'))).toBeVisible();
    await axe(page);
    await noSideScroll(page);
    await press(t('预览并保存', 'Preview and save'));
    await expect(dialog).toContainText(t('号数 0 →', '0 →'));
    await dialog.getByRole('textbox', { name: t('原因', 'Reason') }).fill(t('新店开业', 'a new centre'));
    await inDialog(save);
    await expect(dialog).toBeHidden();

    await page.getByRole('link', { name: t('返回机构', 'Back to the centre') }).click();
    await expect(pane).toContainText(t('资料齐全，可以发布', 'Nothing is missing'));
    await press(t('发布', 'Publish'));
    await dialog.getByRole('textbox', { name: t('原因', 'Reason') }).fill(t('新店开业', 'a new centre'));
    await inDialog(t('发布', 'Publish'));
    await expect(pane).toContainText(t('已发布', 'Published'));

    await press(t('停业', 'Close'));
    await dialog.getByRole('textbox', { name: t('原因', 'Reason') }).fill(t('搬迁', 'it moves'));
    await axe(page);
    await inDialog(t('停业', 'Close'));
    await expect(pane).toContainText(t('已停业', 'Closed'));
  },
);
