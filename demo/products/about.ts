import type { Bilingual } from '#contract/language';
import type { AboutTab } from '#contract/calls/mall';
import { isKit, isSent } from '#contract/rules/product-kind';
import type { Gives } from './types.ts';

type Pair = readonly [zh: string, en: string];

/** The words of one product; the rest follows from its kind. */
export interface Told {
  contents: Pair[];
  how?: Pair;
  where?: Pair[];
  notes?: Pair[];
}

export const words = ([zh, en]: Pair): Bilingual => ({ zh, en });
const NOTHING: Bilingual = { zh: '', en: '' };
const section = (heading: Pair, text: Pair | undefined, list: Pair[] = []) => ({
  heading: words(heading),
  text: text ? words(text) : NOTHING,
  list: list.map(words),
});

/** Its content, where it can be used unless its clinics say so, facts to know before buying. */
export function aboutOf(gives: Gives, { contents, how, where, notes = [] }: Told, hasClinics: boolean): AboutTab[] {
  const sent = isSent(gives.kind);
  const isGoods = sent && !isKit(gives.kind);
  const first: AboutTab = {
    title: words(isGoods ? ['商品说明', 'Product'] : ['服务说明', 'Service']),
    sections: [
      section(isGoods ? ['商品内容', 'What you get'] : ['服务内容', 'What is included'], undefined, contents),
      section(['使用流程', 'How it works'], how ?? HOW[howOf(gives)]),
      section(['有效期与退换', 'Validity and returns'], validity(gives)),
    ],
  };
  const second: AboutTab = {
    title: words(sent ? ['配送说明', 'Delivery'] : ['适用门店', 'Where to use it']),
    sections: [
      section(
        sent ? ['配送范围', 'Where we deliver'] : ['适用范围', 'Where it can be used'],
        undefined,
        where ?? (sent ? DELIVERY : ONLINE),
      ),
    ],
  };
  const third: AboutTab = {
    title: words(['购买须知', 'Before you buy']),
    sections: [section(['购买须知', 'Before you buy'], undefined, [...notes, ...NOTES])],
  };
  return hasClinics ? [first, third] : [first, second, third];
}

type InParcel = Exclude<Gives, { months: number }>['kind'];
type How = InParcel | 'link' | 'code' | 'dental' | 'mall';
const howOf = (gives: Gives): How =>
  gives.kind === 'service' ? gives.use : gives.kind === 'card' ? gives.purpose : gives.kind;

const HOW: Record<How, Pair> = {
  delivered: [
    '支付成功后 2 个工作日内发货，可在「购买记录」查看物流，收货后确认即可。',
    'Sent within 2 working days of payment. Follow the parcel in your purchase record and confirm when it arrives.',
  ],
  gene: [
    '收到采样盒后按说明采集样本，用盒内回寄袋寄回；10–15 个工作日出报告，进度可在「购买记录」查看。',
    'Take the sample as described, send it back in the bag provided; the report follows in 10–15 working days and its state shows in your purchase record.',
  ],
  link: [
    '兑换成功后在「我的服务」点击进入即可使用。',
    'After purchase, open it under My services and use it straight away.',
  ],
  code: [
    '购买后在「我的服务」查看兑换码，致电门店或客服热线预约，使用时出示。',
    'After purchase, your code is under My services: call the clinic or the hotline for an appointment and show the code there.',
  ],
  dental: [
    '购买后存入「我的卡包」。在健康商城选择可用洁牙卡的服务，结算时抵扣 1 次，再凭兑换码致电门诊预约。',
    'After purchase it is in My cards. It pays for dental services of the health mall at checkout, one use each; you then call the clinic with the code of that service.',
  ],
  mall: [
    '购买后存入「我的卡包」，在两个商城结算时可直接抵扣，可分多次使用。',
    'After purchase it is in My cards and pays in both malls at checkout, in as many parts as you like.',
  ],
};

const IN_PARCEL: Record<InParcel, Pair> = {
  delivered: [
    '发货前可在「购买记录」取消，款项与积分原路退回；签收后如有质量问题请联系客服。',
    'Cancel in your purchase record until it is sent; money and points go back the way they came. If something is wrong with it, contact us.',
  ],
  gene: [
    '采样盒自签收之日起 6 个月内寄回有效；发货前可在「购买记录」取消。',
    'Send the sample back within 6 months of receiving the kit. You can cancel until the kit is sent.',
  ],
};

function validity(gives: Gives): Pair {
  if (!('months' in gives)) return IN_PARCEL[gives.kind];
  if (gives.kind === 'service' && gives.use === 'link')
    return [
      `自购买之日起 ${gives.months} 个月；公司统一安排服务期的，以商品页所示日期为准。未使用可在「购买记录」取消，款项与积分原路退回。`,
      `${gives.months} months from purchase, or the days shown on the product’s page where your company has one period for all. If unused, cancel in your purchase record; money and points go back the way they came.`,
    ];
  return [
    `自兑换之日起 ${gives.months} 个月内有效；未使用可在「购买记录」取消，款项与积分原路退回。`,
    `Valid for ${gives.months} months from purchase. If unused, cancel in your purchase record; money and points go back the way they came.`,
  ];
}

const DELIVERY: Pair[] = [
  ['全国大部分地区包邮，港澳台及偏远地区除外', 'Free delivery to most of mainland China, except remote areas'],
  ['一般 3–5 天送达，偏远地区顺延', 'Usually 3–5 days'],
];
const ONLINE: Pair[] = [
  ['全国通用，线上服务不限城市', 'Anywhere; what is online has no city'],
  ['到店服务请提前 1 天预约', 'Please book visits a day ahead'],
];
const NOTES: Pair[] = [
  [
    '本商品由合作服务方提供，结果仅供健康参考，不替代诊断',
    'Provided by a partner; results are for your information and do not replace a diagnosis',
  ],
  ['如有疑问请拨打客服热线', 'If anything is unclear, call the hotline'],
];
