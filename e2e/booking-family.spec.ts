import { axe, noSideScroll } from './support/checks.ts';
import { call, callerOf } from './support/booking.ts';
import {
  agree,
  begin,
  chooseDayAndSlot,
  chooseFirstCenter,
  confirmPerson,
  extra,
  mainButton,
  openGroup,
  submitButton,
  toConfirm,
} from './support/booking-screens.ts';
import { pressAgain } from './support/press.ts';
import { answerSurvey } from './support/survey.ts';
import { expect, test } from './support/test.ts';

test('a relative is added by ID card and booked for', async ({ page, request, t, language, signIn, guest }) => {
  const account = guest('survey');
  await answerSurvey(request, account);
  await signIn({ company: 'survey', account });
  await begin(page, t, 'family');
  await expect(page).toHaveURL(/\/web\/relative/);
  await expect(page.getByRole('heading', { name: t('还没有家属', 'No family members yet') })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: t('添加家属', 'Add'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  const name = language === 'zh' ? '李桂兰' : 'Li Guilan';
  await sheet.getByRole('combobox', { name: t('关系', 'Relation') }).selectOption('parent');
  await sheet.getByRole('textbox', { name: t('姓名', 'Name') }).fill(name);
  const number = sheet.getByRole('textbox', { name: t('证件号码', 'ID number') });
  await number.fill('110105194912310021');
  await sheet.getByRole('combobox', { name: t('婚姻状况', 'Marital status') }).selectOption('married');
  await sheet.getByRole('button', { name: t('保存家属', 'Save family member') }).click();
  await expect(sheet.getByRole('alert')).toContainText(t('证件号码格式不正确', 'The ID number format is not correct'));
  await number.fill('11010519491231002x');
  await expect(sheet.getByText(t('1949 年 12 月 31 日', '31 Dec 1949'))).toBeVisible();
  await expect(sheet.getByText(t('女', 'Female'), { exact: true })).toBeVisible();
  await axe(page);
  await pressAgain(sheet.getByRole('button', { name: t('保存家属', 'Save family member') }));
  await expect(sheet).toBeHidden();

  await expect(page.getByRole('radio', { name })).toBeChecked();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('button', { name: t(`为${name}预约`, `Book for ${name}`) }).click();
  await expect(page).toHaveURL(/\/web\/personal/);
  await expect(page.getByText(t('母亲', 'Mother')).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: t('家属', 'A family member') })).toBeChecked();
  await page.getByRole('textbox', { name: t('手机号码', 'Mobile phone') }).fill('139-0000-5678');
  // a parent needs no e-mail address: the booking may be free, and invoices go to the employee
  await confirmPerson(page, t);
  await expect(page.getByRole('main')).toContainText(name);
});

test('booked for a parent with two add-ons of which one is refused', async ({ page, request, t, enter, guest }) => {
  const account = guest();
  const { session, guid: userGuid } = await callerOf(request, 'demo', account);
  const mother = {
    ...{ userGuid, relation: 'parent', name: '韩玉珍', idType: 'passport', idNumber: `E${account}` },
    ...{ birthDate: '1962-03-09', gender: 'female', maritalStatus: 'married', cityId: 310100 },
    ...{ phone: '19900005678', email: 'mother@family.example' },
  };
  await call(request, 'SaveRelative', mother, session);
  await enter({ account });
  await begin(page, t, 'family');
  await page.getByRole('radio', { name: '韩玉珍' }).check();
  await page.getByRole('button', { name: t('为韩玉珍预约', 'Book for 韩玉珍') }).click();
  await confirmPerson(page, t);
  await expect(page.getByRole('main')).toContainText('韩玉珍');

  await page.getByRole('radio', { disabled: false }).first().check();
  const [ct, xray] = [t('胸部低剂量螺旋 CT', 'Low-dose chest CT'), t('胸部正侧位 DR', 'Chest X-ray')];
  await openGroup(page, t('影像检查', 'Imaging'));
  await page.getByRole('checkbox', { name: ct }).check();
  // the second is refused with its reason and a way out; the first stays chosen
  await expect(page.getByRole('checkbox', { name: xray })).toBeDisabled();
  await expect(extra(page, xray)).toContainText(t(`与已选「${ct}」为同类`, `Cannot be combined with "${ct}"`));
  await expect(extra(page, xray).getByRole('button', { name: t('改选此项', 'Choose this instead') })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: ct })).toBeChecked();
  await axe(page);
  await noSideScroll(page);
  await mainButton(page, t('选择机构', 'Next: centre')).first().click();
  await chooseFirstCenter(page, t);
  await chooseDayAndSlot(page);
  await toConfirm(page, t);
  await expect(page.getByText(ct).first()).toBeVisible();
  // each person's own: it is not asked on behalf of another
  await expect(page.getByRole('switch', { name: t('授权', 'use my report') })).toHaveCount(0);
  await agree(page, t);
  await submitButton(page, t).click();
  await expect(page).toHaveURL(/\/web\/pay\/\d+$/);
  await expect(page.getByRole('main')).toContainText('韩玉珍');
});
