import type { CompanyConfigInput } from '#contract/company-config';
import type { Bilingual } from '#contract/language';
import type { DemoCompany } from '../types.ts';

export const HANDBOOK_PATH = '/web/handbook';

const WHO: Record<0 | 1 | 2 | 3, Bilingual> = {
  0: { zh: '仅报销员工', en: 'employees who claim reimbursement' },
  1: { zh: '正式员工', en: 'employees' },
  2: { zh: '管理人员', en: 'managers' },
  3: { zh: '派驻与外包人员', en: 'seconded staff' },
};

const OWN: Record<0 | 1 | 2 | 3, Bilingual> = {
  0: {
    zh: '## 您的福利：自行体检后报销\n您所在的城市没有合作机构，请自行选择正规医疗机构体检或接种，再在线申请报销。\n\n1. 体检或接种后，保留发票和报告（或接种记录）\n2. 在规定天数内登录「报销申请」，填写费用与收款账户，上传材料\n3. 审核通过后由财务付款到您的账户\n\n发票抬头须为本人或公司，材料支持 JPG、PNG、PDF。',
    en: '## Your benefit: a check-up elsewhere, paid back\nThere is no partner centre in your city. Have a check-up or vaccination at a licensed institution of your choice and claim it online.\n\n1. Keep the invoice and the report (or the vaccination record)\n2. Within the days given, fill in cost and account under Reimbursement and upload the papers\n3. After approval finance pays to your account\n\nThe invoice is made out to you or to the company; JPG, PNG and PDF are taken.',
  },
  1: {
    zh: '## 您的福利：年度体检\n公司为您承担一次年度体检的套餐费用，自选加项与升级由您支付差价。\n\n1. 在预约期内登录，点按「本人预约」\n2. 选择套餐、加项、机构与时间\n3. 如有自付金额，请在名额保留时间内付款',
    en: '## Your benefit: a yearly check-up\nThe company pays for one package a year. Add-ons and upgrades are at your own cost.\n\n1. Sign in during the booking period and press Book for myself\n2. Choose package, add-ons, centre and time\n3. If there is something to pay, pay while the place is held',
  },
  2: {
    zh: '## 您的福利：年度体检与深度项目\n除年度体检外，您可选择含深度项目的套餐，并在部分机构使用贵宾通道。\n\n1. 在预约期内登录，点按「本人预约」\n2. 在套餐列表中查看为您推荐的套餐\n3. 家属可使用家属计划，费用以页面显示为准',
    en: '## Your benefit: a yearly check-up in depth\nBesides the yearly check-up you can choose packages in depth, and use a fast lane at some centres.\n\n1. Sign in during the booking period and press Book for myself\n2. Look at the packages marked for you\n3. Relatives use their own plan; the page shows what it costs',
  },
  3: {
    zh: '## 您的福利：基础体检\n您由合作方派驻，公司为您提供基础体检套餐，服务期以首页通知为准。\n\n1. 使用工号登录，点按「本人预约」\n2. 选择基础套餐、机构与时间\n3. 离开项目后，账号随服务期结束而关闭',
    en: '## Your benefit: a basic check-up\nYou are seconded by a partner; the company offers you a basic package during the term named on the home page.\n\n1. Sign in with your employee number and press Book for myself\n2. Choose the basic package, a centre and a time\n3. When you leave the project your account closes with the term',
  },
};

const shared = (hotline: string): Bilingual => ({
  zh: `## 改期与取消
请在订单写明的最后日期前在线办理；过后请致电客服并提供订单号。取消后自付金额全额原路退回。

## 体检当天
- 带有效身份证件和预约凭证
- 空腹项目请空腹 8–12 小时，用药按医生要求
- 怀孕或备孕请提前告知

## 报告与隐私
电子报告一般在检后 7–10 个工作日出具，只有您本人可以查看。**公司看不到您的检查结果**，除非您单独授权；授权可以随时撤回。

## 需要帮助
- 常见问题：首页「常见问题」
- 客服热线：${hotline}
- 意见反馈：登录后首页或个人中心`,
  en: `## Rescheduling and cancelling
Do it online until the last day named on your order; after that call customer service with your order number. What you paid goes back in full.

## On the day
- Bring a valid ID document and your ticket
- Fast for 8–12 hours where a test needs it; take medication as your doctor says
- If you are or may be pregnant, say so first

## Report and privacy
The electronic report usually takes 7–10 working days and only you can read it. **The company does not see your results** unless you authorise it separately, and you can withdraw that at any time.

## If you need help
- Questions and answers: FAQ on the home page
- Hotline: ${hotline}
- Feedback: on the home page or in your account`,
});

/** A company whose menu has the entry has a handbook for each type of employee. */
export function withHandbooks(company: DemoCompany): DemoCompany {
  const isShown = company.menus.some(({ items }) => items.some(({ url }) => url === HANDBOOK_PATH));
  if (!isShown) return company;
  const rest = shared(company.hotline);
  const handbooks = ([0, 1, 2, 3] as const).map((type) => ({
    employeeTypes: [type],
    title: { zh: `员工健康福利手册（${WHO[type].zh}）`, en: `Health benefit handbook for ${WHO[type].en}` },
    text: { zh: `${OWN[type].zh}\n\n${rest.zh}`, en: `${OWN[type].en}\n\n${rest.en}` },
  })) satisfies CompanyConfigInput['handbooks'];
  return { ...company, config: { ...company.config, handbooks } };
}
