import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { pressAgain } from './support/press.ts';
import { atDesk, expect, test } from './support/test.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
/** A green square. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR4nGPg7SrCihgGUgIAfQgxsWTcrTAAAAAASUVORK5CYII=',
  'base64',
);

test(
  'content makes a product, offers it and receives stock; support sees the movement',
  atDesk,
  async ({ page, t, language }) => {
    const mark = randomUUID().slice(0, 6);
    const [zh, en] = [`电子体温计 ${mark}`, `Thermometer ${mark}`];
    await signInToConsole(page, language, 'content', 'ops/products');
    await expect(h1(page)).toHaveText(t('商城商品', 'Mall products'));
    await axe(page);
    await noSideScroll(page);

    await page.getByRole('button', { name: t('管理分类', 'Categories') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('新建分类', 'New category') }).click();
    await dialog.getByRole('textbox', { name: t('分类代码', 'Code') }).fill(`made-${mark}`);
    await dialog.getByRole('textbox', { name: t('名称（中文）', 'Name in Chinese') }).fill(`居家 ${mark}`);
    await dialog.getByRole('textbox', { name: t('名称（英文）', 'Name in English') }).fill(`At home ${mark}`);
    await axe(page);
    await dialog.getByRole('button', { name: t('保存', 'Save'), exact: true }).click();
    await expect(dialog).toContainText(`made-${mark}`);
    await dialog.getByRole('button', { name: t('关闭', 'Close'), exact: true }).click();

    await page.getByRole('link', { name: t('新建商品', 'New product') }).click();
    await expect(h1(page)).toHaveText(t('新建商品', 'New product'));
    const save = page.getByRole('button', { name: t('保存', 'Save'), exact: true });
    await save.click();
    await expect(page.getByText(t('有 4 处需要修改', 'There are 4 problems'))).toBeVisible();
    await axe(page);
    const fill = (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value);
    await page
      .getByRole('combobox', { name: t('分类', 'Category'), exact: true })
      .selectOption({ label: t(`居家 ${mark}`, `At home ${mark}`) });
    await fill(t('名称（中文）', 'Name in Chinese'), zh);
    await fill(t('名称（英文）', 'Name in English'), en);
    await fill(t('简介（中文）', 'In short, in Chinese'), '三秒测温');
    await fill(t('简介（英文）', 'In short, in English'), 'In three seconds');
    await page.getByRole('textbox', { name: t('价格（元）', 'Price (yuan)') }).fill('199');
    await page.getByRole('textbox', { name: t('积分价格', 'Price in points') }).fill('1990');
    const chinese = page.getByRole('region', { name: '中文', exact: true });
    const english = page.getByRole('region', { name: 'English', exact: true });
    await expect(chinese).toContainText('1,990 积分 或 ¥199.00');
    await expect(english).toContainText('1,990 points or ¥199.00');
    await expect(english).toContainText('In three seconds');
    await page
      .getByLabel(t('添加图片', 'Add a picture'))
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(page.getByRole('img', { name: t('图片 1', 'Picture 1') })).toBeVisible();
    await pressAgain(save);
    await expect(page).toHaveURL(/\/ops\/products\/\d+$/);
    const productId = /\d+$/.exec(page.url())?.[0] ?? '';
    await expect(h1(page)).toContainText(t('编辑商品', 'Edit product'));

    // a card says at which clinics it can be used
    await page.getByRole('radio', { name: t('卡券', 'Card'), exact: true }).check({ force: true });
    await fill(t('有效期（月）', 'Lasts (months)'), '12');
    await page.getByRole('radio', { name: t('洁牙', 'Dental cleaning'), exact: true }).check({ force: true });
    await fill(t('可用次数', 'Uses'), '1');
    await page.getByRole('button', { name: t('添加门诊', 'Add a clinic'), exact: true }).click();
    await fill(t('门诊名称（中文）', 'Clinic in Chinese'), '样品口腔门诊');
    await fill(t('门诊电话', 'Phone of the clinic'), '5551');
    await save.click();
    await expect(page.getByText(t('请填写带区号的座机', 'Please enter a landline'))).toBeVisible();
    await axe(page);
    await expect(page.getByRole('textbox', { name: t('门诊名称（中文）', 'Clinic in Chinese') })).toHaveValue(
      '样品口腔门诊',
    );
    await fill(t('门诊名称（英文）', 'Clinic in English'), 'Sample Dental Clinic');
    await fill(t('门诊地址（中文）', 'Clinic address in Chinese'), '静安区样品路 1 号');
    await fill(t('门诊地址（英文）', 'Clinic address in English'), '1 Sample Road, Jing’an');
    await page
      .getByRole('combobox', { name: t('门诊城市', 'City of the clinic') })
      .selectOption({ label: t('上海', 'Shanghai') });
    await fill(t('门诊电话', 'Phone of the clinic'), '021-55519001');
    await expect(chinese).toContainText('使用城市：上海');
    await page.getByRole('button', { name: t('批量添加门诊', 'Add many clinics') }).click();
    const row = (phone: string) => `北京\t样品二店\tSample Two\t样品路 2 号\t2 Sample Road\t${phone}`;
    await dialog.getByRole('textbox').fill(`${row('5551')}\n${row('010-55519003')}`);
    await dialog.getByRole('button', { name: t('添加', 'Add'), exact: true }).click();
    await expect(dialog).toContainText(t('第 1 行', 'Line 1'));
    await axe(page);
    await dialog.getByRole('textbox').fill(`${row('010-55519002')}\n${row('010-55519003')}`);
    await dialog.getByRole('button', { name: t('添加', 'Add'), exact: true }).click();
    await expect(page.getByRole('group', { name: t('门诊 3', 'Clinic 3') })).toBeVisible();
    await expect(chinese).toContainText('使用城市：北京、上海');
    await fill(t('简介（中文）', 'In short, in Chinese'), '两秒测温');
    await page.getByRole('link', { name: t('返回商品列表', 'Back to products') }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(t('有未保存的修改', 'There are unsaved changes'));
    await asked.getByRole('button', { name: t('留在此页', 'Stay here') }).click();
    await save.click();
    await expect(h1(page).locator('..')).toContainText(t('第 2 版', 'Version 2'));
    await noSideScroll(page);

    await page.getByRole('button', { name: t('添加企业', 'Add a company') }).click();
    await dialog
      .getByRole('combobox', { name: t('企业', 'Company') })
      .selectOption({ label: t('云帆科技', 'Yunfan Technology') });
    await dialog.getByRole('textbox', { name: t('原因', 'Reason') }).fill('夏季上新');
    await axe(page);
    await dialog.getByRole('button', { name: t('保存供应', 'Save the offer') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /云帆科技|Yunfan Technology/ })).toBeVisible();

    await page.getByRole('button', { name: t('发布', 'Publish'), exact: true }).click();
    await dialog.getByRole('textbox', { name: t('原因', 'Reason') }).fill('夏季上新');
    await dialog.getByRole('button', { name: t('发布', 'Publish'), exact: true }).click();
    await expect(h1(page)).toContainText(t('已发布', 'Published'));
    await axe(page);

    await page.goto(`ops/stock?q=${productId}`);
    await page.getByRole('button', { name: t('变动库存', 'Change the stock of') }).click();
    await dialog.getByRole('textbox', { name: t('入库数量', 'How many came in') }).fill('20');
    await dialog.getByRole('textbox', { name: t('原因', 'Reason') }).fill('首批到货');
    await axe(page);
    await dialog.getByRole('button', { name: t('确认变动', 'Change stock') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('20', { exact: true })).toBeVisible();
    await noSideScroll(page);

    await page.getByRole('button', { name: t('账户菜单', 'account menu') }).click();
    await page.getByRole('menuitem', { name: t('退出登录', 'Sign out') }).click();
    await expect(h1(page)).toHaveText(t('登录运营台', 'Sign in to the console'));
    await signInToConsole(page, language, 'support', `ops/stock/moves?product=${productId}`);
    await expect(page.getByText('+20')).toBeVisible();
    await expect(page.getByText('首批到货')).toBeVisible();
    await axe(page);
    await noSideScroll(page);
    await page.goto(`ops/products/${productId}`);
    await expect(page.getByText(t('您可以查看此商品', 'You may read this product'))).toBeVisible();
    await expect(save).toBeHidden();
  },
);
