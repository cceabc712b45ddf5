import type { Bilingual } from '../language.ts';

/** The categories of indicators, in the order they are shown. */
export const INDICATOR_CATEGORIES = {
  body: { zh: '一般检查', en: 'General measures' },
  blood: { zh: '血常规', en: 'Blood count' },
  lipids: { zh: '血脂', en: 'Blood lipids' },
  glucose: { zh: '糖代谢', en: 'Glucose' },
  liver: { zh: '肝功能', en: 'Liver' },
  kidney: { zh: '肾功能与尿酸', en: 'Kidney and uric acid' },
  electrolytes: { zh: '电解质', en: 'Electrolytes' },
  cardiac: { zh: '心脏', en: 'Heart' },
  thyroid: { zh: '甲状腺', en: 'Thyroid' },
  hormones: { zh: '激素', en: 'Hormones' },
  tumour: { zh: '肿瘤标志物', en: 'Tumour markers' },
  coagulation: { zh: '凝血', en: 'Coagulation' },
  infection: { zh: '感染与炎症', en: 'Infection and inflammation' },
  immunity: { zh: '免疫', en: 'Immunity' },
  vitamins: { zh: '维生素与微量元素', en: 'Vitamins and trace elements' },
  urine: { zh: '尿常规', en: 'Urine' },
  stool: { zh: '便常规', en: 'Stool' },
  senses: { zh: '眼耳口腔', en: 'Eyes, ears and mouth' },
  lungs: { zh: '肺功能', en: 'Lungs' },
  bone: { zh: '骨骼', en: 'Bones' },
  imaging: { zh: '影像与超声', en: 'Imaging and ultrasound' },
} as const satisfies Record<string, Bilingual>;
export type IndicatorCategory = keyof typeof INDICATOR_CATEGORIES;

/** The categories of articles. */
export const ARTICLE_CATEGORIES = {
  checkup: { zh: '体检指南', en: 'About check-ups' },
  heart: { zh: '心脑血管', en: 'Heart and vessels' },
  metabolism: { zh: '代谢与体重', en: 'Metabolism and weight' },
  digestion: { zh: '肝胆胃肠', en: 'Liver and digestion' },
  endocrine: { zh: '甲状腺与内分泌', en: 'Thyroid and hormones' },
  kidney: { zh: '肾与泌尿', en: 'Kidneys and bladder' },
  blood: { zh: '血液', en: 'Blood' },
  lungs: { zh: '呼吸', en: 'Breathing' },
  bones: { zh: '骨关节', en: 'Bones and joints' },
  senses: { zh: '眼耳口腔', en: 'Eyes, ears and mouth' },
  women: { zh: '女性健康', en: 'Women' },
  men: { zh: '男性健康', en: 'Men' },
  cancer: { zh: '肿瘤筛查', en: 'Cancer screening' },
  infection: { zh: '感染与疫苗', en: 'Infections and vaccines' },
  life: { zh: '生活方式', en: 'Living well' },
} as const satisfies Record<string, Bilingual>;
export type ArticleCategory = keyof typeof ARTICLE_CATEGORIES;

type Keys<T> = readonly [keyof T, ...(keyof T)[]];
export const INDICATOR_CATEGORY_KEYS = Object.keys(INDICATOR_CATEGORIES) as unknown as Keys<
  typeof INDICATOR_CATEGORIES
>;
export const ARTICLE_CATEGORY_KEYS = Object.keys(ARTICLE_CATEGORIES) as unknown as Keys<typeof ARTICLE_CATEGORIES>;
