import type { Page } from '@playwright/test';
import { axe, noSideScroll } from './support/checks.ts';
import { pressAgain } from './support/press.ts';
import { atDesk, expect, test } from './support/test.ts';

type T = (zh: string, en: string) => string;

const choose = (page: Page, question: string, choice: string) =>
  page.getByRole('group', { name: question }).getByLabel(choice, { exact: true }).check({ force: true });
const goOn = (page: Page, t: T, zh: string, en: string) =>
  pressAgain(page.getByRole('button', { name: t(`下一部分：${zh}`, `Next: ${en}`) }));

async function answerBasics(page: Page, t: T): Promise<void> {
  await page.getByLabel(t('身高', 'Height')).fill('176');
  await page.getByLabel(t('体重', 'Weight')).fill('70.6');
  await page.getByLabel(t('腰围', 'Waist')).fill('84');
  await page.getByLabel(t('收缩压（高压）', 'Systolic (upper) blood pressure')).fill('126');
  await choose(page, t('医生是否诊断过', 'Has a doctor told you'), t('都没有', 'None of these'));
}

async function answerFamily(page: Page, t: T): Promise<void> {
  await choose(page, t('哪些亲属有糖尿病', 'Who in your family has diabetes'), t('父亲', 'Father'));
  const none = t('据我所知都没有', 'None that I know of');
  await choose(page, t('哪些亲属有高血压', 'Who in your family has high blood'), none);
  await choose(page, t('哪些亲属有冠心病', 'Who in your family has had heart'), none);
  await choose(page, t('哪些亲属有恶性肿瘤', 'Who in your family has had cancer'), none);
}

async function answerLiving(page: Page, t: T): Promise<void> {
  await choose(page, t('身边是否常有人吸烟', 'Do people often smoke'), t('很少或没有', 'Seldom or never'));
  await choose(page, t('您目前吸烟吗', 'Do you smoke'), t('目前吸烟', 'Yes'));
  await page.getByLabel(t('每天大约几支', 'About how many a day')).fill('8');
  await page.getByLabel(t('已吸烟几年', 'For how many years')).fill('10');
  await choose(page, t('平常一周有几天', 'On how many days'), t('2 天', '2 days'));
  await choose(page, t('工作日里', 'What happens often'), t('连续坐 2 小时以上', 'Sitting for over 2 hours on end'));
  await choose(page, t('您多久喝一次酒', 'How often do you drink'), t('不喝', 'Never'));
  await choose(page, t('您多久体检一次', 'How often do you have a check-up'), t('每年', 'Every year'));
}

async function answerDiet(page: Page, t: T): Promise<void> {
  await choose(page, t('每天吃多少蔬菜', 'How many vegetables'), t('一到两捧', 'One or two handfuls'));
  await choose(page, t('多久吃一次新鲜水果', 'How often do you eat fresh fruit'), t('每天', 'Every day'));
  await choose(page, t('口味偏向', 'You like your food'), t('适中', 'Neither'));
  await choose(page, t('多久喝一次含糖饮料', 'How often do you have sweetened'), t('很少', 'Seldom'));
  await choose(page, t('多久吃一次油炸食品', 'How often do you eat fried'), t('很少', 'Seldom'));
  await choose(page, t('多久吃一次全谷物', 'How often do you eat whole grains'), t('每天', 'Every day'));
  await choose(page, t('每天喝多少水', 'How much water'), t('4 到 7 杯', '4 to 7 glasses'));
}

async function answerSleep(page: Page, t: T): Promise<void> {
  await page.getByLabel(t('平常每晚睡几小时', 'How many hours do you usually sleep')).fill('7.5');
  const yes = t('是', 'Yes');
  await choose(page, t('您打鼾声音大吗', 'Do you snore loudly'), yes);
  await choose(page, t('白天是否常感到疲倦', 'Do you often feel tired'), yes);
  await choose(page, t('是否有人看到您睡觉时', 'Has anyone seen you stop'), yes);
  await choose(page, t('过去两周，做事时', 'Over the last two weeks: little'), t('完全没有', 'Not at all'));
  await choose(page, t('过去两周，感到', 'Over the last two weeks: feeling'), t('完全没有', 'Not at all'));
}

test('from the home page through the questions, left and gone on with, to what can be changed and what cannot', async ({
  page,
  t,
  enter,
  guest,
}) => {
  await enter({ account: guest() });
  await page.getByRole('link', { name: t('风险评估', 'Health risk assessment') }).click();
  await page.getByRole('link', { name: t('开始评估', 'Start') }).click();
  await answerBasics(page, t);
  await goOn(page, t, '家族史', 'Your family');
  await answerFamily(page, t);
  await goOn(page, t, '生活方式', 'How you live');
  await answerLiving(page, t);
  await axe(page);
  await noSideScroll(page);
  // a phone has it in the bar
  await page.getByRole('button', { name: t('保存并退出', 'Leave'), exact: true }).click();

  await page.getByRole('link', { name: t('接着填写', 'Continue') }).click();
  await answerDiet(page, t);
  await goOn(page, t, '睡眠与情绪', 'Sleep and mood');
  await answerSleep(page, t);
  await pressAgain(page.getByRole('button', { name: t('提交问卷', 'Submit') }));

  const card = page.getByRole('region', { name: t('2 型糖尿病', 'Type 2 diabetes') });
  await expect(card).toContainText(t('21 分，满分 51', '21 points of 51'));
  await expect(card).toContainText(t('未达筛查线', 'Below the line'));
  // the colours of the scale, in words
  await expect(card.getByRole('img')).toHaveAccessibleName(
    t('21 分，满分 51，未达筛查线；分界 25', '21 points of 51: Below the line. Lines at 25'),
  );
  await expect(page.getByRole('region', { name: t('睡眠呼吸暂停', 'Sleep apnoea') })).toContainText(
    t('未填颈围，补充后最多 5 分', 'Neck is not given; with it the score is 5 at most'),
  );
  const changeable = page.getByRole('region', { name: t('可以改变的', 'What you can change') });
  await expect(changeable).toContainText(t('腰围 84 cm', 'Waist 84 cm'));
  await expect(changeable).toContainText(t('降到 120 mmHg 以下可少 2 分', 'Below 120 mmHg: 2 points less'));
  await expect(changeable).toContainText(t('每天吸烟 8 支，已 10 年', '8 cigarettes a day for 10 years'));
  const fixed = page.getByRole('region', { name: t('不能改变的', 'What you cannot change') });
  await expect(fixed.getByRole('listitem').first()).toContainText(t('糖尿病 6 分', 'diabetes 6 points'));
  await expect(fixed).toContainText('Diabetes Care 2013;36:3944');
  await expect(page.getByText(t('睡眠呼吸监测', 'a sleep study'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('查看加项', 'See add-ons') })).toHaveAttribute(
    'href',
    /web\/plan\/self$/,
  );
  await axe(page);
  await noSideScroll(page);
});

// one screen is enough: the rows are the same
test(
  'a relative is assessed once they agreed; without that the request goes to their phone',
  atDesk,
  async ({ page, t, enter }) => {
    await enter({ account: 'parent', at: 'web/risk' });
    const rows = page.getByRole('list', { name: t('为谁评估', 'Who is it about') }).getByRole('listitem');
    const agreed = rows
      .filter({ has: page.getByRole('link', { name: t('开始评估', 'Start') }) })
      .filter({ hasText: /父亲|母亲|Father|Mother/ });
    await expect(agreed).toHaveCount(1);
    await expect(
      rows.filter({ has: page.getByRole('button', { name: t('请家属同意', 'Ask for consent') }) }).first(),
    ).toBeVisible();
    await agreed.getByRole('link', { name: t('开始评估', 'Start') }).click();
    await expect(page.getByLabel(t('身高', 'Height'))).toBeVisible();
    await page.getByRole('link', { name: t('换一位家属填写', 'Change person') }).click();
    await expect(rows.first()).toContainText(t('本人', 'myself'));
    await axe(page);
  },
);
