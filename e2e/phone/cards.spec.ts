import type { Page } from '@playwright/test';
import { cardNumberInGroups, cardNumberOf } from '#contract/rules/card';
import { FREE_NUMBERS } from '../../demo/cards.ts';
import { axe, noSideScroll } from '../support/checks.ts';
import { dismiss, failOnce } from '../support/failing.ts';
import { pressAgain } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

// Both languages run against the same portal, so each binds a number of its own.

const PAGE = 'web/usercenter/cardList';
const NUMBERS = { zh: FREE_NUMBERS.first, en: FREE_NUMBERS.second };
/** The colleague the card is given to: a person of the demo world to whom no other journey gives anything. */
const COLLEAGUE = { name: '马骁', account: 'remote', employeeNo: 'YF20233' };

const cardsOf = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('article');

test('a card is bound, given away, taken back, given again and accepted', async ({
  page,
  t,
  language,
  enter,
  guest,
}) => {
  await enter({ account: guest(), at: PAGE });
  await expect(page.getByRole('heading', { name: t('还没有卡片', 'No cards yet') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);

  await page.getByRole('button', { name: t('绑定新卡', 'Add a card') }).click();
  const sheet = page.getByRole('dialog');
  const number = sheet.getByLabel(t('卡号', 'Card number'));
  const bind = sheet.getByRole('button', { name: t('绑定', 'Add'), exact: true });
  await bind.click();
  await expect(sheet.getByRole('alert')).toContainText(t('请输入卡号', 'Enter the card number'));
  await number.fill('1111 1111 1111 1117');
  await pressAgain(bind);
  await expect(sheet.getByRole('alert')).toContainText(t('绑定失败，请核对卡号', 'Could not add this card'));
  await axe(page);

  // nothing typed is lost when the server fails
  const whole = cardNumberInGroups(cardNumberOf(NUMBERS[language]));
  await number.fill(whole);
  await failOnce(page, 'BindCard');
  await pressAgain(bind);
  await dismiss(page, t);
  await expect(number).toHaveValue(whole);
  await pressAgain(bind);
  await expect(page.getByText(t('卡片绑定成功', 'Card added'))).toBeVisible();
  const cards = cardsOf(page, t('卡片列表', 'Cards'));
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(t('可用', 'Available'));
  await expect(cards.first()).toContainText(`**** **** ${whole.slice(-4)}`);

  const give = async () => {
    await page.getByRole('button', { name: t('赠送：', 'Give: ') }).click();
    await sheet.getByLabel(t('同事姓名', 'Colleague’s name')).fill(COLLEAGUE.name);
    await sheet.getByLabel(t('账号、工号或手机号', 'Account, employee number or phone')).fill(COLLEAGUE.employeeNo);
    await axe(page);
    await pressAgain(sheet.getByRole('button', { name: t('确认赠送', 'Give'), exact: true }));
    await expect(sheet).toBeHidden();
    await expect(cards.first()).toContainText(t('已赠出', 'Given away'));
  };
  await give();
  await expect(cards.first()).toContainText(t('赠予 马**', 'Given to 马**'));
  await axe(page);
  await noSideScroll(page);

  await page.getByRole('button', { name: t('收回：', 'Take back: ') }).click();
  await pressAgain(
    page
      .getByRole('alertdialog')
      .or(sheet)
      .getByRole('button', { name: t('收回', 'Take back') })
      .last(),
  );
  await expect(cards.first()).toContainText(t('可用', 'Available'));
  await give();

  await enter({ account: COLLEAGUE.account, at: PAGE });
  const gifts = page.getByRole('region', { name: t('同事赠送您的卡片', 'Cards from colleagues') });
  await expect(gifts).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  // the other language gives its own card to the same colleague
  await pressAgain(gifts.getByRole('button', { name: t('领取：超声洁牙卡', 'Accept: Family check-up card') }));
  await expect(page.getByText(t('已领取，卡片已放入卡包', 'Accepted. The card is now yours'))).toBeVisible();
  await expect(cards.filter({ hasText: whole.slice(-4) })).toContainText(t('可用', 'Available'));
});

test('the wallet shows every state with why; the filter stands in the address', async ({ page, t, enter }) => {
  await enter({ account: 'emp', at: PAGE });
  const cards = cardsOf(page, t('卡片列表', 'Cards'));
  // another journey's purchase may lie beside them
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(10);
  for (const state of [
    t('可用', 'Available'),
    t('已暂停', 'Suspended'),
    t('已使用', 'Used'),
    t('已冻结', 'Frozen'),
    t('已作废', 'Cancelled'),
    t('已赠出', 'Given away'),
    t('未开始', 'Not started'),
    t('已过期', 'Expired'),
  ])
    await expect(cards.filter({ hasText: state }).first()).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('button', { name: t('已失效', 'Ended') }).click();
  await expect(page).toHaveURL(/filter=ended/);
  await expect(cards).toHaveCount(3);
  await page.reload();
  await expect(cards).toHaveCount(3);
});
