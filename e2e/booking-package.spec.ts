import { axe, noSideScroll } from './support/checks.ts';
import { begin, confirmPerson, extra } from './support/booking-screens.ts';
import { pressAgain } from './support/press.ts';
import { expect, test } from './support/test.ts';

test('step 2: a package, add-ons by their rules, what it costs', async ({ page, t, enter, guest }) => {
  await enter({ company: 'sevenday', account: guest('sevenday') });
  await begin(page, t);
  await confirmPerson(page, t);
  const next = page.getByRole('button', { name: t('选择机构', 'Next: center') }).and(page.locator(':visible'));

  await next.first().click();
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(t('请选择套餐', 'Choose a package'));
  await expect(page.getByRole('radio', { disabled: false }).first()).toBeFocused();

  await page
    .getByRole('button', { name: new RegExp(t('项明细 ?：', ' items ?: ')) })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.getByRole('radio', { disabled: false }).first().check();
  const ct = t('胸部低剂量螺旋 CT', 'Low-dose chest CT');
  const xray = t('胸部正侧位 DR', 'Chest X-ray');
  await page.getByRole('checkbox', { name: ct }).check();
  await expect(page.getByText(t('已选 1 / 最多 5 项', '1 of 5 selected'))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: xray })).toBeDisabled();
  await expect(extra(page, xray)).toContainText(t(`与已选「${ct}」为同类`, `Cannot be combined with "${ct}"`));
  await extra(page, xray)
    .getByRole('button', { name: t('改选此项', 'Choose this instead') })
    .click();
  await expect(page.getByRole('checkbox', { name: xray })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: ct })).not.toBeChecked();

  await expect(extra(page, t('无痛胃镜', 'Painless gastroscopy'))).toContainText(t('需先选择', 'first'));
  await page.getByRole('button', { name: t('影像检查', 'Imaging'), exact: true }).click();
  await expect(page.getByRole('checkbox', { name: t('无痛胃镜', 'Painless gastroscopy') })).toHaveCount(0);
  await axe(page);
  await noSideScroll(page);

  await pressAgain(next.first());
  await expect(page).toHaveURL(/\/web\/examselect/);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: xray })).toBeChecked();
});

test('another city asks for its packages; what is lost is asked about first', async ({ page, t, enter, guest }) => {
  await enter({ company: 'mercer', account: guest('mercer') });
  await begin(page, t);
  await confirmPerson(page, t);
  const before = page.url();
  await page.getByRole('radio', { disabled: false }).first().check();
  await page.getByRole('button', { name: t('更换', 'Change'), exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { checked: false }).first().check();
  await page.getByRole('button', { name: t('切换到', 'Change to ') }).click();
  const question = page.getByRole('dialog', { name: t('更改后需要重新选择', 'Some choices will be cleared') });
  await expect(question).toContainText(t('套餐', 'package'));
  await question.getByRole('button', { name: t('暂不更改', 'Keep as it is') }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  expect(page.url()).toBe(before);

  await pressAgain(page.getByRole('button', { name: t('更换', 'Change'), exact: true }));
  await page.getByRole('dialog').getByRole('radio', { checked: false }).first().check();
  await page.getByRole('button', { name: t('切换到', 'Change to ') }).click();
  await question.getByRole('button', { name: t('确认更改', 'Change') }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('radio', { disabled: false }).first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});
