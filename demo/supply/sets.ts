import type { ExamGroup } from '../../server/src/db/columns.ts';
import { group, merged } from './items.ts';
import { both, type DemoLimits, type DemoSet, type Pair } from './types.ts';

/** Package ids, in tens: the family, then for whom. */
export const SET = {
  careMale: 101,
  careSingle: 102,
  careMarried: 103,
  plusMale: 111,
  plusSingle: 112,
  plusMarried: 113,
  premiumMale: 121,
  premiumSingle: 122,
  premiumMarried: 123,
  parentsMale: 131,
  parentsFemale: 132,
  parentsPremiumMale: 141,
  parentsPremiumFemale: 142,
  light: 151,
  executiveMale: 161,
  executiveFemale: 162,
} as const;
export const PREMIUM_SETS = [SET.premiumMale, SET.premiumSingle, SET.premiumMarried];
export const EXECUTIVE_SETS = [SET.executiveMale, SET.executiveFemale];
export const PARENTS_SETS = [SET.parentsMale, SET.parentsFemale];
export const PARENTS_PREMIUM_SETS = [SET.parentsPremiumMale, SET.parentsPremiumFemale];
export const PLUS_SETS = [SET.plusMale, SET.plusSingle, SET.plusMarried];

const general = group('一般检查|General', 'bmi', 'pressure', 'internal', 'surgery', 'vision', 'ent', 'oral');
const basics = group('血液与尿液|Blood and urine', 'blood', 'urine', 'glucose');
const kidney = group('肾功能|Kidney function', 'urea', 'creatinine', 'uricAcid');
const fats = group('血脂|Blood fats', 'cholesterol', 'triglycerides');
const moreFats = group('血脂|Blood fats', 'hdl', 'ldl', 'apoA', 'apoB');
const heart = group('心血管|Heart and vessels', 'ecg');
const abdomen = group('腹部彩超|Abdominal ultrasound', 'liverUs', 'gallUs', 'pancreasUs', 'spleenUs', 'kidneyUs');
const liver = group('肝功能|Liver function', 'alt', 'ast', 'ggt', 'bilirubin', 'protein', 'albumin');
const metabolism = group('代谢与骨骼|Metabolism and bones', 'homocysteine', 'hba1c', 'bone');
const thyroid = group('甲状腺|Thyroid', 'thyroidUs');
const stomach = group('胃功能|Stomach function', 'pepsinogen1', 'pepsinogen2', 'gastrin');

const men = [group('男性专项|For men', 'prostateUs')];
const women = [group('女性专项|For women', 'pelvisUs')];
const marriedWomen = [group('女性专项|For women', 'pelvisUs', 'gyn', 'discharge')];

/** 28 items for a man. */
const care = [general, basics, liver, kidney, fats, heart, abdomen];
/** 36 */
const plus = [...care, moreFats, metabolism, thyroid];
/** 48 */
const premium = [
  ...plus,
  group('影像检查|Imaging', 'headMri'),
  group('心血管|Heart and vessels', 'echo', 'arteries'),
  group('甲状腺|Thyroid', 'ft3', 'ft4', 'tsh'),
  stomach,
  group('其他检查|Other', 'fundus', 'bodyFat', 'lung'),
];
const parents = [
  ...care,
  moreFats,
  metabolism,
  thyroid,
  group('心血管|Heart and vessels', 'carotid'),
  group('其他检查|Other', 'fundus'),
];
const parentsPremium = [
  ...parents,
  group('影像检查|Imaging', 'headMri', 'chestCt'),
  group('心血管|Heart and vessels', 'echo', 'arteries'),
  stomach,
];
const executive = [
  ...premium,
  group('影像检查|Imaging', 'chestCt'),
  group('心血管|Heart and vessels', 'carotid'),
  group('肿瘤标志物|Tumor markers', 'afp', 'cea', 'ca199', 'ca125', 'ca724', 'psa'),
];
const breast = [group('女性专项|For women', 'breastUs')];

interface Version {
  id: number;
  forWhom?: Pair;
  limits?: DemoLimits;
  own?: ExamGroup[];
}

const threeVersions = (male: number, single: number, married: number, extra: ExamGroup[] = []): Version[] => [
  { id: male, forWhom: '男|men', limits: { sex: 'male' }, own: men },
  {
    id: single,
    forWhom: '女未婚|unmarried women',
    limits: { sex: 'female', marital: 'single' },
    own: [...women, ...extra],
  },
  {
    id: married,
    forWhom: '女已婚|married women',
    limits: { sex: 'female', marital: 'married' },
    own: [...marriedWomen, ...extra],
  },
];

const twoVersions = (male: number, female: number, minAge?: number): Version[] => {
  const age = minAge === undefined ? {} : { minAge };
  return [
    { id: male, forWhom: '男|men', limits: { sex: 'male', ...age }, own: men },
    { id: female, forWhom: '女|women', limits: { sex: 'female', ...age }, own: [...women, ...breast] },
  ];
};

interface Family {
  name: Pair;
  summary: Pair;
  highlights: Pair[];
  priceFen: number;
  popular?: boolean;
  advised?: Pick<DemoSet, 'advisedFrom' | 'advisedTo'>;
  groups: ExamGroup[];
  versions: Version[];
}

const family = ({
  name,
  summary,
  highlights,
  priceFen,
  popular = false,
  advised,
  groups,
  versions,
}: Family): DemoSet[] =>
  versions.map(({ id, forWhom, limits, own = [] }) => {
    const title = both(name);
    const whom = forWhom && both(forWhom);
    return {
      id,
      name: whom ? { zh: `${title.zh}（${whom.zh}）`, en: `${title.en} (${whom.en})` } : title,
      summary: both(summary),
      highlights: highlights.map(both),
      groups: merged(...groups, ...own),
      priceFen,
      popular,
      ...advised,
      ...limits,
    };
  });

/** Prices, words and numbers of items of the first three families are those of the product's pictures. */
export const SETS: DemoSet[] = [
  ...family({
    name: '年度关爱套餐|Annual care',
    summary: '覆盖常见慢病筛查，每年一次的基础|Screens for common chronic disease, the yearly basis',
    highlights: [
      '血常规|Blood count',
      '肝功能|Liver function',
      '肾功能|Kidney function',
      '腹部彩超|Abdominal ultrasound',
      '心电图|ECG',
    ],
    priceFen: 680_00,
    advised: { advisedTo: 35 },
    groups: care,
    versions: threeVersions(SET.careMale, SET.careSingle, SET.careMarried),
  }),
  ...family({
    name: '健康优选套餐|Health plus',
    summary: '在关爱套餐上增加心脑血管与甲状腺筛查|Annual care, with heart, vessels and thyroid added',
    highlights: [
      '含关爱套餐|All of Annual care',
      '甲状腺彩超|Thyroid ultrasound',
      '血脂四项|Lipid panel',
      '同型半胱氨酸|Homocysteine',
      '骨密度|Bone density',
    ],
    priceFen: 1_040_00,
    popular: true,
    groups: plus,
    versions: threeVersions(SET.plusMale, SET.plusSingle, SET.plusMarried, breast),
  }),
  ...family({
    name: '健康尊享套餐|Health premium',
    summary: '深度筛查，有家族史时更推荐|In depth, all the more with a family history',
    highlights: [
      '含优选套餐|All of Health plus',
      '头颅 MRI|Head MRI',
      '心脏彩超|Echocardiography',
      '无创动脉硬化|Arterial stiffness',
    ],
    priceFen: 2_540_00,
    advised: { advisedFrom: 45 },
    groups: premium,
    versions: threeVersions(SET.premiumMale, SET.premiumSingle, SET.premiumMarried, breast),
  }),
  ...family({
    name: '父母安心套餐|Parents care',
    summary: '为父母设计，关注血管、血糖与骨骼|For parents: vessels, blood sugar and bones',
    highlights: [
      '颈动脉彩超|Carotid ultrasound',
      '骨密度|Bone density',
      '眼底照相|Fundus photography',
      '糖化血红蛋白|HbA1c',
    ],
    priceFen: 880_00,
    popular: true,
    advised: { advisedFrom: 50 },
    groups: parents,
    versions: twoVersions(SET.parentsMale, SET.parentsFemale, 50),
  }),
  ...family({
    name: '父母尊享套餐|Parents premium',
    summary: '在安心套餐上增加心、脑、肺的影像检查|Parents care, with imaging of heart, brain and lungs',
    highlights: [
      '含安心套餐|All of Parents care',
      '头颅 MRI|Head MRI',
      '低剂量胸部 CT|Low-dose chest CT',
      '心脏彩超|Echocardiography',
    ],
    priceFen: 2_180_00,
    advised: { advisedFrom: 50 },
    groups: parentsPremium,
    versions: twoVersions(SET.parentsPremiumMale, SET.parentsPremiumFemale, 50),
  }),
  ...family({
    name: '轻享基础套餐|Light basics',
    summary: '一小时完成的基础检查|The basics, done within an hour',
    highlights: ['血常规|Blood count', '肝功能|Liver function', '心电图|ECG'],
    priceFen: 380_00,
    groups: [general, basics, liver, kidney, fats, heart],
    versions: [{ id: SET.light }],
  }),
  ...family({
    name: '臻选管理套餐|Executive',
    summary: '全身影像与肿瘤标志物，半日专人陪检|Whole-body imaging and tumor markers, accompanied for half a day',
    highlights: [
      '含尊享套餐|All of Health premium',
      '低剂量胸部 CT|Low-dose chest CT',
      '颈动脉彩超|Carotid ultrasound',
      '肿瘤标志物|Tumor markers',
    ],
    priceFen: 3_680_00,
    groups: executive,
    versions: twoVersions(SET.executiveMale, SET.executiveFemale),
  }),
];
