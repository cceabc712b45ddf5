import { EXTRA, type ExtraName } from './extra-ids.ts';
import { group } from './items.ts';
import { EXECUTIVE_SETS, PARENTS_PREMIUM_SETS, PARENTS_SETS, PLUS_SETS, PREMIUM_SETS } from './sets.ts';
import { both, type DemoExtra, type DemoExtraPair, type Pair } from './types.ts';

const imaging: Pair = '影像检查|Imaging';
const vessels: Pair = '心脑血管|Heart and vessels';
const tumors: Pair = '肿瘤筛查|Cancer screening';
const digestion: Pair = '消化系统|Digestion';
const hormones: Pair = '内分泌|Hormones';
const other: Pair = '其他检查|Other';

type Rules = Partial<Omit<DemoExtra, 'id' | 'category' | 'name' | 'summary' | 'groups' | 'priceFen'>>;

const extra = (
  key: ExtraName,
  category: Pair,
  name: Pair,
  summary: Pair,
  yuan: number,
  items: string[],
  rules: Rules = {},
): DemoExtra => ({
  id: EXTRA[key],
  category: both(category),
  name: both(name),
  summary: both(summary),
  groups: [group(name, ...items)],
  priceFen: yuan * 100,
  needsSets: [],
  withinSets: [],
  ...rules,
});

/** Whatever a bigger package holds is also within the biggest. */
const inPremium = [...PREMIUM_SETS, ...EXECUTIVE_SETS];
const inPremiumOrParents = [...inPremium, ...PARENTS_SETS, ...PARENTS_PREMIUM_SETS];

const SIX_MARKERS = ['afp', 'cea', 'ca199', 'ca125', 'ca724', 'psa'];

/** The first words and prices are those of the product's pictures. */
export const EXTRAS: DemoExtra[] = [
  extra(
    'chestCt',
    imaging,
    '胸部低剂量螺旋 CT|Low-dose chest CT',
    '早期肺部结节筛查，优于普通胸片|Finds small lung nodules early, better than an X-ray',
    320,
    ['chestCt'],
    { withinSets: [...PARENTS_PREMIUM_SETS, ...EXECUTIVE_SETS] },
  ),
  extra('chestDr', imaging, '胸部正侧位 DR|Chest X-ray', '常规肺部筛查|The usual look at the lungs', 80, ['chestDr']),
  extra(
    'headMri',
    imaging,
    '头颅 MRI 平扫|Head MRI',
    '脑血管与颅内病变筛查，体内有金属者不适用|Brain and its vessels; not with metal in the body',
    680,
    ['headMri'],
    { withinSets: [...inPremium, ...PARENTS_PREMIUM_SETS] },
  ),
  extra(
    'neckDr',
    imaging,
    '颈椎侧位 DR|Neck X-ray',
    '久坐伏案人群的颈椎筛查|For people who sit at a desk all day',
    90,
    ['neckDr'],
  ),
  extra(
    'carotid',
    vessels,
    '颈动脉彩色多普勒超声|Carotid Doppler ultrasound',
    '评估颈动脉斑块与狭窄风险|Plaque and narrowing of the neck arteries',
    180,
    ['carotid'],
    { withinSets: [...PARENTS_SETS, ...PARENTS_PREMIUM_SETS, ...EXECUTIVE_SETS] },
  ),
  extra(
    'echo',
    vessels,
    '心脏彩超|Echocardiography',
    '心脏结构与瓣膜功能|Structure and valves of the heart',
    260,
    ['echo'],
    { withinSets: [...inPremium, ...PARENTS_PREMIUM_SETS] },
  ),
  extra(
    'holter',
    vessels,
    '24 小时动态心电图|24-hour ECG',
    '佩戴一天，次日归还设备|Worn for a day, given back the next',
    240,
    ['holter'],
  ),
  extra(
    'arteries',
    vessels,
    '无创动脉硬化检测|Arterial stiffness',
    '评估血管弹性，适合血压偏高者|Elasticity of the vessels, useful with high blood pressure',
    120,
    ['arteries'],
    { withinSets: [...inPremium, ...PARENTS_PREMIUM_SETS] },
  ),
  extra(
    'markers6',
    tumors,
    '肿瘤标志物六项|Six tumor markers',
    'AFP、CEA、CA199、CA125、CA724、PSA|AFP, CEA, CA 19-9, CA 125, CA 72-4, PSA',
    260,
    SIX_MARKERS,
    { withinSets: EXECUTIVE_SETS },
  ),
  extra(
    'markers12',
    tumors,
    '肿瘤标志物十二项|Twelve tumor markers',
    '在六项基础上增加肺、乳腺等六项|The six, and six more for lungs, breast and others',
    520,
    [...SIX_MARKERS, 'ca153', 'cyfra', 'nse', 'scc', 'ferritin', 'b2m'],
  ),
  extra(
    'hpv',
    tumors,
    'HPV 分型检测|HPV typing',
    '宫颈癌高危病毒筛查|Screens for the viruses behind cervical cancer',
    280,
    ['hpv'],
    { sex: 'female', marital: 'married' },
  ),
  extra(
    'tct',
    tumors,
    '宫颈液基细胞学（TCT）|Cervical cytology (TCT)',
    '宫颈癌前病变筛查，避开生理期|Early changes of the cervix; not during the period',
    160,
    ['tct'],
    { sex: 'female', marital: 'married' },
  ),
  extra(
    'mammogram',
    tumors,
    '乳腺钼靶|Mammography',
    '乳腺的 X 线筛查|X-ray screening of the breast',
    260,
    ['mammogram'],
    {
      sex: 'female',
      minAge: 40,
    },
  ),
  extra(
    'breathC13',
    digestion,
    '幽门螺杆菌 C13 呼气试验|H. pylori C13 breath test',
    '胃部幽门螺杆菌感染检测，需空腹|Infection of the stomach; come with an empty stomach',
    150,
    ['c13'],
  ),
  extra(
    'breathC14',
    digestion,
    '幽门螺杆菌 C14 呼气试验|H. pylori C14 breath test',
    '与 C13 作用相同，备孕期不适用|The same as C13; not when planning a pregnancy',
    90,
    ['c14'],
  ),
  extra(
    'gastroscopy',
    digestion,
    '无痛胃镜|Painless gastroscopy',
    '需在全麻下进行，须有家属陪同|Under full anesthesia; somebody must accompany you',
    980,
    ['gastroscopy'],
    { needsSets: inPremium, exclusionGroup: 'stomach', maxAge: 70 },
  ),
  extra(
    'colonoscopy',
    digestion,
    '无痛肠镜|Painless colonoscopy',
    '需提前一天清肠，须有家属陪同|Prepare the day before; somebody must accompany you',
    1_180,
    ['colonoscopy'],
    { needsSets: inPremium, maxAge: 70 },
  ),
  extra(
    'capsule',
    digestion,
    '磁控胶囊胃镜|Capsule gastroscopy',
    '无需插管与麻醉，约 30 分钟|Without tube or anesthesia, about 30 minutes',
    2_980,
    ['capsule'],
    { exclusionGroup: 'stomach' },
  ),
  extra(
    'thyroid5',
    hormones,
    '甲状腺功能五项|Thyroid function, five tests',
    '三项基础上增加两项抗体|The three, and two antibodies',
    160,
    ['ft3', 'ft4', 'tsh', 'tpoAb', 'tgAb'],
  ),
  extra(
    'thyroid3',
    hormones,
    '甲状腺功能三项|Thyroid function, three tests',
    'FT3、FT4、TSH|FT3, FT4, TSH',
    90,
    ['ft3', 'ft4', 'tsh'],
    { withinSets: inPremium },
  ),
  extra(
    'hba1c',
    hormones,
    '糖化血红蛋白|Glycated hemoglobin (HbA1c)',
    '近三个月的平均血糖|Average blood sugar of three months',
    60,
    ['hba1c'],
    { withinSets: [...PLUS_SETS, ...inPremiumOrParents] },
  ),
  extra('vitaminD', hormones, '25-羟维生素 D|Vitamin D', '少晒太阳的人群建议检测|For people who see little sun', 120, [
    'vitaminD',
  ]),
  extra(
    'bone',
    hormones,
    '骨密度|Bone density',
    '骨量减少与骨质疏松筛查|Loss of bone and osteoporosis',
    120,
    ['bone'],
    {
      withinSets: [...PLUS_SETS, ...inPremiumOrParents],
    },
  ),
  extra(
    'amh',
    hormones,
    '卵巢功能评估（AMH）|Ovarian reserve (AMH)',
    '适合 45 岁及以下女性|For women up to 45',
    260,
    ['amh'],
    { sex: 'female', maxAge: 45 },
  ),
  extra(
    'fundus',
    other,
    '眼底照相|Fundus photography',
    '眼底血管与黄斑筛查|Vessels and centre of the retina',
    80,
    ['fundus'],
    {
      withinSets: inPremiumOrParents,
    },
  ),
  extra(
    'allergens',
    other,
    '过敏原十四项|Fourteen allergens',
    '常见吸入与食物过敏原|Common allergens in air and food',
    380,
    ['allergens'],
  ),
];

export const EXTRA_PAIRS: DemoExtraPair[] = [
  { extra: EXTRA.chestCt, other: EXTRA.chestDr, kind: 'upgrade' },
  { extra: EXTRA.markers12, other: EXTRA.markers6, kind: 'upgrade' },
  { extra: EXTRA.thyroid5, other: EXTRA.thyroid3, kind: 'upgrade' },
  { extra: EXTRA.breathC13, other: EXTRA.breathC14, kind: 'equal' },
];
