import { byCode, productsOf } from './product.ts';
import type { DemoProduct } from './types.ts';

const WHERE = [
  [
    '上海、北京、广州、深圳、杭州、成都、武汉合作接种门诊',
    'Partner clinics in Shanghai, Beijing, Guangzhou, Shenzhen, Hangzhou, Chengdu and Wuhan',
  ],
  ['接种请携带身份证件', 'Bring an identity document'],
] as const;
const FIT = ['发热或急性疾病期间请暂缓接种', 'Wait while you have a fever or an acute illness'] as const;

export const vaccineProducts: DemoProduct[] = productsOf('health', 'vaccine', [
  {
    ...{ id: 301, yuan: 228, points: 180, art: 'syringe', hue: 'rose', gives: byCode(6) },
    name: ['四价流感疫苗接种', 'Quadrivalent flu shot'],
    brief: ['需预约，含接种服务费', 'By appointment, vaccination included'],
    contents: [
      ['四价流感疫苗 1 剂', 'One dose of the quadrivalent vaccine'],
      ['接种服务费与留观', 'Vaccination and observation afterwards'],
      ['电子接种凭证', 'Electronic certificate'],
    ],
    ...{ where: [...WHERE], notes: [FIT] },
  },
  {
    ...{ id: 302, yuan: 3980, art: 'vials', hue: 'violet', gives: byCode(12) },
    name: ['九价 HPV 疫苗（三剂）', 'HPV vaccine, nine types, three doses'],
    brief: ['9–45 岁女性，三剂全程', 'Women of 9 to 45, all three doses'],
    contents: [
      ['九价 HPV 疫苗 3 剂', 'Three doses of the nine-type vaccine'],
      ['专人安排三次接种时间', 'All three appointments made for you'],
      ['接种后不适咨询', 'Advice if you feel unwell afterwards'],
    ],
    ...{ where: [...WHERE], notes: [FIT] },
  },
  {
    ...{ id: 303, yuan: 1598, points: 1120, art: 'shield-plus', hue: 'indigo', gives: byCode(6) },
    name: ['带状疱疹疫苗（单剂）', 'Shingles vaccine, one dose'],
    brief: ['40 岁及以上适用', 'From 40 years'],
    contents: [
      ['重组带状疱疹疫苗 1 剂', 'One dose of the recombinant vaccine'],
      ['接种服务费与留观', 'Vaccination and observation afterwards'],
      ['第二剂提醒', 'A reminder of the second dose'],
    ],
    ...{ where: [...WHERE], notes: [FIT] },
  },
  {
    ...{ id: 304, yuan: 398, points: 280, art: 'lungs', hue: 'blue', gives: byCode(6) },
    name: ['23 价肺炎疫苗', 'Pneumococcal vaccine, 23 types'],
    brief: ['60 岁以上家人推荐', 'Recommended for family over 60'],
    contents: [
      ['23 价肺炎球菌疫苗 1 剂', 'One dose of the 23-type vaccine'],
      ['接种服务费与留观', 'Vaccination and observation afterwards'],
      ['电子接种凭证', 'Electronic certificate'],
    ],
    ...{ where: [...WHERE], notes: [FIT] },
  },
  {
    ...{ id: 305, yuan: 268, points: 190, art: 'plaster', hue: 'leaf', gives: byCode(6) },
    name: ['水痘疫苗（家庭）', 'Chickenpox vaccine for families'],
    brief: ['儿童与未感染成人', 'Children, and adults who have not had it'],
    contents: [
      ['水痘减毒活疫苗 1 剂', 'One dose of the live vaccine'],
      ['接种前医生评估', 'Assessment by a doctor first'],
      ['接种服务费与留观', 'Vaccination and observation afterwards'],
    ],
    ...{ where: [...WHERE], notes: [FIT] },
  },
]);
