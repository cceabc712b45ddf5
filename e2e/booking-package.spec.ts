import type { Page } from '@playwright/test';
import { beginBooking, callerOf } from './support/booking.ts';
import { axe, namesAsSeen, noSideScroll, quietPage, thumbSized } from './support/checks.ts';
import { begin, confirmPerson, extra, mainButton, openGroup } from './support/booking-screens.ts';
import { pressAgain } from './support/press.ts';
import { expect, test } from './support/test.ts';

test('step 2: a package, add-ons by their rules, what it costs', async ({ page, t, enter, guest }) => {
  await enter({ company: 'sevenday', account: guest('sevenday') });
  await begin(page, t);
  await confirmPerson(page, t);
  const next = page.getByRole('button', { name: t('选择机构', 'Next: centre') }).and(page.locator(':visible'));

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
  await openGroup(page, t('影像检查', 'Imaging'));
  await page.getByRole('checkbox', { name: ct }).check();
  await expect(page.getByText(t('已选 1/5 项', '1 of 5 selected'))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: xray })).toBeDisabled();
  await expect(extra(page, xray)).toContainText(t(`与已选「${ct}」为同类`, `Cannot be combined with "${ct}"`));
  await extra(page, xray)
    .getByRole('button', { name: t('改选此项', 'Choose this instead') })
    .click();
  await expect(page.getByRole('checkbox', { name: xray })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: ct })).not.toBeChecked();

  await openGroup(page, t('消化系统', 'Digestion'));
  await expect(extra(page, t('无痛胃镜', 'Painless gastroscopy'))).toContainText(t('需先选择', 'first'));
  await page.getByRole('button', { name: t('消化系统', 'Digestion'), expanded: true }).click();
  await expect(page.getByRole('checkbox', { name: t('无痛胃镜', 'Painless gastroscopy') })).toHaveCount(0);
  await axe(page);
  await noSideScroll(page);

  await pressAgain(next.first());
  await expect(page).toHaveURL(/\/web\/examselect/);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: xray })).toBeChecked();
});

test('another city asks for its packages; losses are asked about first', async ({ page, t, enter, guest }) => {
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

const SHANGHAI = 310100;

/** How many presses of Tab lead from the chosen package to the main button, for a person who adds nothing. */
async function stopsToNext(page: Page): Promise<number> {
  await page.getByRole('radio', { checked: true }).focus();
  for (let stops = 1; stops <= 99; stops += 1) {
    await page.keyboard.press('Tab');
    const isNext = await page.evaluate(() => document.activeElement?.id.startsWith('package-next'));
    if (isNext) return stops;
  }
  return Infinity;
}

test('step 2 for this person: fitting packages with why, the others with why not, the choices', async ({
  page,
  request,
  t,
  language,
  enter,
  guest,
}) => {
  const account = guest();
  await beginBooking(request, await callerOf(request, 'demo', account), { cityId: SHANGHAI });
  await enter({ account, at: `web/examset?city_id=${SHANGHAI}` });
  const radios = page.getByRole('radio');
  await expect(radios).toHaveCount(3);
  await expect(page.getByRole('main')).toContainText(
    t('为什么适合：建议年龄 35 岁及以下', 'Why it fits: suits people up to 35'),
  );
  await quietPage(page);
  await thumbSized(page);
  await namesAsSeen(page);
  const stops = await stopsToNext(page);
  test.info().annotations.push({ type: 'tab stops from a package to "next"', description: String(stops) });
  expect(stops, 'stops of the keyboard from a package to "next"').toBeLessThanOrEqual(15);

  // packages for other people: no choice, one line each
  const others = page.getByRole('button', { name: t('不适合您（10）', 'Not for you (10)'), exact: true });
  await expect(page.getByText(t('仅限未婚女性', 'Unmarried women only'))).toHaveCount(0);
  await others.click();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row(t('年度关爱套餐（女已婚）', 'Annual care (married women)'))).toContainText(
    t('仅限女性', 'Women only'),
  );
  await expect(row(t('父母安心套餐（男）', 'Parents care (men)'))).toContainText(
    t('仅限 50 岁及以上', 'People aged 50 and over only'),
  );
  await expect(radios).toHaveCount(3);
  await others.click();

  // groups fold; their choices stay, and can be taken back where the sum stands
  const imaging = t('影像检查', 'Imaging');
  const ct = t('胸部低剂量螺旋 CT', 'Low-dose chest CT');
  await openGroup(page, imaging);
  await page.getByRole('checkbox', { name: ct }).check();
  await page.getByRole('button', { name: imaging, expanded: true }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: ct })).toBeChecked();
  const chips = page.getByRole('list', { name: t('已选加项', 'Chosen add-ons') });
  const chip = chips.getByRole('button', { name: ct });
  await expect(chip).toBeInViewport();
  await axe(page);
  await namesAsSeen(page);
  await thumbSized(page);
  await noSideScroll(page);
  await chip.focus();
  await chip.press('Enter');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(mainButton(page, t('选择机构', 'Next: centre'))).toBeFocused();

  // as many as may be: said once, in no row
  await openGroup(page, t('心脑血管', 'Heart and vessels'));
  await openGroup(page, imaging);
  const boxes = page.getByRole('checkbox', { checked: false, disabled: false });
  for (let chosen = 1; chosen <= 5; chosen += 1) {
    await boxes.first().check();
    await expect(page.getByText(t(`已选 ${chosen}/5 项`, `${chosen} of 5 selected`))).toBeVisible();
  }
  await expect(boxes).toHaveCount(0);
  await expect(page.getByText(t('如需更换请先取消一项', 'Remove one to choose another'))).toHaveCount(1);
  await expect(chips.getByRole('button')).toHaveCount(5);
  if (language === 'zh') {
    await page.getByRole('button', { name: '清空加项' }).click();
    await expect(page.getByText('已选 0/5 项')).toBeVisible();
  }
});

test('"learn more" says more than its row, and what a package has already is not sold twice', async ({
  page,
  t,
  enter,
  guest,
}) => {
  await enter({ account: guest() });
  await begin(page, t);
  await confirmPerson(page, t);
  await page.getByRole('radio').nth(1).check();
  await openGroup(page, t('内分泌', 'Hormones'));
  const bone = page
    .getByRole('listitem')
    .filter({ hasText: t('骨密度', 'Bone density') })
    .last();
  await expect(bone).toContainText(t('已包含', 'Included'));
  await expect(bone.getByRole('checkbox')).toHaveCount(0);
  await page
    .getByRole('button', { name: new RegExp(t('查看说明 ?：甲状腺功能五项', 'Learn more ?: Thyroid function, five')) })
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(t('不可同选甲状腺功能三项', 'Not together withThyroid function, three tests'));
  await expect(sheet).toContainText(t('可搭配', 'Goes with'));
  await expect(sheet.getByRole('heading', { name: t('检查内容', 'What is examined') })).toBeVisible();
  await axe(page);
});
