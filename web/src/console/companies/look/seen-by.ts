import type { CompanyConfig } from '#contract/company-config';
import type { Bilingual } from '#contract/language';
import type { OpsPlanRow } from '#contract/ops/plans';
import { campaignStage, openingOn, type Opening } from '#contract/rules/window';
import type { OpsReply } from '../../api/send.ts';

export interface SeenFrom {
  config: CompanyConfig;
  home: Pick<OpsReply<'OpsHome'>, 'menus'>;
  plans: readonly Pick<OpsPlanRow, 'planId' | 'name' | 'state' | 'windows'>[];
}

/** An imagined person: of a class, on a day. */
export interface Viewer {
  day: string;
  employeeClass: number;
}

/** One thing a person meets or does not, and the setting that decides it. */
export interface SeenLine {
  key: string;
  name: Bilingual;
  isShown: boolean;
  why: Bilingual;
}

/** Such a person's possible actions on that day by these settings, each with its reason. */
export const seenBy = (from: SeenFrom, viewer: Viewer): SeenLine[] => [
  ...from.plans.filter(({ state }) => state !== 'closed').map((plan) => planLine(plan, from.config, viewer)),
  ...campaignLines(from.config, viewer),
  ...partLines(from.config),
  ...hiddenEntries(from, viewer),
];

function planLine(plan: SeenFrom['plans'][number], { bookingWindows }: CompanyConfig, viewer: Viewer): SeenLine {
  const opening = openingOn(viewer.day, viewer.employeeClass, bookingWindows, plan.windows);
  return { key: `plan ${plan.planId}`, name: plan.name, isShown: opening.open, why: openingWords(opening) };
}

function openingWords({ days, ...opening }: Opening): Bilingual {
  if (opening.open) {
    if (!days) return { zh: '没有设置预约期，随时可约', en: 'No booking window is set: always open' };
    return days.to
      ? { zh: `预约期 ${days.from} 至 ${days.to}`, en: `Booking from ${days.from} to ${days.to}` }
      : { zh: `${days.from} 起可约`, en: `Can be booked from ${days.from}` };
  }
  if (opening.opensOn) return { zh: `${opening.opensOn} 起可约`, en: `Opens on ${opening.opensOn}` };
  if (opening.endedOn) return { zh: `已于 ${opening.endedOn} 结束`, en: `Ended on ${opening.endedOn}` };
  return { zh: '该类别没有预约期', en: 'This class has no booking window' };
}

function campaignLines({ login: { campaign } }: CompanyConfig, { day }: Viewer): SeenLine[] {
  if (!campaign) return [];
  const { openFrom, openTo } = campaign;
  return [
    {
      key: 'campaign',
      name: { zh: '口袋医生报名', en: 'Pocket doctor sign-up' },
      isShown: campaignStage(day, campaign) === 'open',
      why: { zh: `报名 ${openFrom} 至 ${openTo}`, en: `Sign-up from ${openFrom} to ${openTo}` },
    },
  ];
}

const PARTS = {
  relatives: { zh: '家属预约', en: 'Booking for family' },
  reimbursement: { zh: '报销申请', en: 'Reimbursement' },
  points: { zh: '积分', en: 'Points' },
  cards: { zh: '卡券', en: 'Cards' },
  services: { zh: '我的服务', en: 'Services' },
} satisfies Partial<Record<keyof CompanyConfig['account'], Bilingual>>;
const OPEN = { zh: '企业已开通', en: 'Switched on' };
const CLOSED = { zh: '企业未开通', en: 'Switched off' };

const partLines = ({ account, mall }: CompanyConfig): SeenLine[] => [
  ...(Object.keys(PARTS) as (keyof typeof PARTS)[]).map((key) => ({
    ...{ key, name: PARTS[key], isShown: account[key], why: account[key] ? OPEN : CLOSED },
  })),
  {
    key: 'prices',
    name: { zh: '所有金额', en: 'All prices' },
    isShown: mall.prices,
    why: mall.prices ? { zh: '显示价格：开', en: 'Show prices: on' } : { zh: '显示价格：关', en: 'Show prices: off' },
  },
];

/** Entries that a class does not see, unless it belongs to the vendor that a rule names. */
const hiddenEntries = ({ config, home }: SeenFrom, { employeeClass }: Viewer): SeenLine[] =>
  config.menuRules
    .filter(({ forClasses }) => forClasses.includes(employeeClass))
    .flatMap(({ hideItem, unlessVendor }) => {
      const entry = home.menus.flatMap(({ items }) => items).find(({ itemId }) => itemId === hideItem);
      const but = unlessVendor === undefined ? { zh: '', en: '' } : vendorWords(unlessVendor);
      return entry
        ? [
            {
              ...{ key: `menu ${hideItem}`, name: entry.name, isShown: false },
              why: {
                zh: `菜单规则：${employeeClass} 类员工看不到${but.zh}`,
                en: `Menu rule: hidden from class ${employeeClass}${but.en}`,
              },
            },
          ]
        : [];
    });

const vendorWords = (vendor: number): Bilingual => ({
  zh: `（供应商 ${vendor} 除外）`,
  en: `, but for vendor ${vendor}`,
});
