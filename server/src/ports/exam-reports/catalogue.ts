import type { Bilingual } from '#contract/language';

/** Bounds for everybody, or by sex; null: open on that side. */
type Bounds = readonly [low: number | null, high: number | null];
export interface Measured {
  code: string;
  name: Bilingual;
  unit: string;
  bounds: Bounds | { male: Bounds; female: Bounds };
  /** Digits after the point. */
  digits: number;
  method?: string;
  only?: 'male' | 'female';
}
/** Judged in words: the usual ones, and the possible findings instead. */
export interface Described {
  code: string;
  name: Bilingual;
  usual: Bilingual;
  found: Bilingual;
}
export interface Section {
  code: string;
  name: Bilingual;
  measured?: readonly Measured[];
  described?: readonly Described[];
}

const m = (
  code: string,
  zh: string,
  en: string,
  unit: string,
  bounds: Measured['bounds'],
  digits: number,
  more: Pick<Measured, 'method' | 'only'> = {},
): Measured => ({ code, name: { zh, en }, unit, bounds, digits, ...more });
const bySex = (male: Bounds, female: Bounds) => ({ male, female });

const NEGATIVE = { zh: '阴性', en: 'Negative' };
const negative = (code: string, zh: string, en: string, found: Bilingual): Described => ({
  ...{ code, name: { zh, en }, usual: NEGATIVE, found },
});

/** Sections of a usual check-up. Each names where its reference ranges are published. */
export const CATALOGUE: readonly Section[] = [
  // WS/T 428-2013 (weight of adults); Chinese guidelines for hypertension, 2018 revision
  {
    code: 'general',
    name: { zh: '一般检查', en: 'General' },
    measured: [
      m('BMI', '体重指数', 'Body mass index', 'kg/m²', [18.5, 23.9], 1),
      m('WAIST', '腰围', 'Waist', 'cm', bySex([null, 84.9], [null, 79.9]), 1),
      m('SBP', '收缩压', 'Systolic pressure', 'mmHg', [90, 139], 0),
      m('DBP', '舒张压', 'Diastolic pressure', 'mmHg', [60, 89], 0),
      m('PULSE', '脉搏', 'Pulse', '次/分', [60, 100], 0),
      m('HEIGHT', '身高', 'Height', 'cm', [null, null], 1),
      m('WEIGHT', '体重', 'Weight', 'kg', [null, null], 1),
    ],
  },
  // WS/T 405-2012 (blood cells of adults)
  {
    code: 'blood-count',
    name: { zh: '血常规', en: 'Blood count' },
    measured: [
      m('WBC', '白细胞计数', 'White blood cells', '10⁹/L', [3.5, 9.5], 2),
      m('RBC', '红细胞计数', 'Red blood cells', '10¹²/L', bySex([4.3, 5.8], [3.8, 5.1]), 2),
      m('HGB', '血红蛋白', 'Haemoglobin', 'g/L', bySex([130, 175], [115, 150]), 0),
      m('HCT', '红细胞压积', 'Haematocrit', 'L/L', bySex([0.4, 0.5], [0.35, 0.45]), 3),
      m('MCV', '平均红细胞体积', 'Mean cell volume', 'fL', [82, 100], 1),
      m('MCH', '平均血红蛋白量', 'Mean cell haemoglobin', 'pg', [27, 34], 1),
      m('MCHC', '平均血红蛋白浓度', 'Mean cell haemoglobin concentration', 'g/L', [316, 354], 0),
      m('PLT', '血小板计数', 'Platelets', '10⁹/L', [125, 350], 0),
      m('NEUT%', '中性粒细胞百分比', 'Neutrophils', '%', [40, 75], 1),
      m('LYMPH%', '淋巴细胞百分比', 'Lymphocytes', '%', [20, 50], 1),
      m('MONO%', '单核细胞百分比', 'Monocytes', '%', [3, 10], 1),
      m('EO%', '嗜酸性粒细胞百分比', 'Eosinophils', '%', [0.4, 8], 1),
    ],
  },
  // WS/T 404.1-, 404.2- and 404.4-2012 (enzymes, proteins and bilirubin of adults)
  {
    code: 'liver',
    name: { zh: '肝功能', en: 'Liver function' },
    measured: [
      m('ALT', '丙氨酸氨基转移酶', 'Alanine aminotransferase', 'U/L', bySex([9, 50], [7, 40]), 0, { method: 'IFCC' }),
      m('AST', '天门冬氨酸氨基转移酶', 'Aspartate aminotransferase', 'U/L', bySex([15, 40], [13, 35]), 0, {
        method: 'IFCC',
      }),
      m('GGT', 'γ-谷氨酰转移酶', 'Gamma-glutamyl transferase', 'U/L', bySex([10, 60], [7, 45]), 0, { method: 'IFCC' }),
      m('ALP', '碱性磷酸酶', 'Alkaline phosphatase', 'U/L', bySex([45, 125], [35, 135]), 0),
      m('TP', '总蛋白', 'Total protein', 'g/L', [65, 85], 1),
      m('ALB', '白蛋白', 'Albumin', 'g/L', [40, 55], 1),
      m('GLB', '球蛋白', 'Globulin', 'g/L', [20, 40], 1),
      m('TBIL', '总胆红素', 'Total bilirubin', 'μmol/L', bySex([null, 26], [null, 21]), 1),
      m('DBIL', '直接胆红素', 'Direct bilirubin', 'μmol/L', [null, 8], 1),
    ],
  },
  // WS/T 404.5-2015 (urea and creatinine of adults); uric acid as Chinese laboratories print it
  {
    code: 'kidney',
    name: { zh: '肾功能', en: 'Kidney function' },
    measured: [
      m('BUN', '尿素', 'Urea', 'mmol/L', bySex([3.1, 8], [2.6, 7.5]), 2),
      m('CREA', '肌酐', 'Creatinine', 'μmol/L', bySex([57, 97], [41, 73]), 0, { method: '酶法' }),
      m('UA', '尿酸', 'Uric acid', 'μmol/L', bySex([208, 428], [155, 357]), 0, { method: '酶法' }),
    ],
  },
  // Chinese guidelines for type 2 diabetes, 2020 edition
  {
    code: 'glucose',
    name: { zh: '糖代谢', en: 'Glucose' },
    measured: [
      m('GLU', '空腹血糖', 'Fasting glucose', 'mmol/L', [3.9, 6.1], 2, { method: '己糖激酶法' }),
      m('HBA1C', '糖化血红蛋白', 'Glycated haemoglobin', '%', [4, 6], 1, { method: 'HPLC' }),
    ],
  },
  // Chinese guidelines for the management of dyslipidaemia in adults, 2016 revision
  {
    code: 'lipids',
    name: { zh: '血脂', en: 'Lipids' },
    measured: [
      m('TC', '总胆固醇', 'Total cholesterol', 'mmol/L', [null, 5.2], 2),
      m('TG', '甘油三酯', 'Triglycerides', 'mmol/L', [null, 1.7], 2),
      m('LDL-C', '低密度脂蛋白胆固醇', 'LDL cholesterol', 'mmol/L', [null, 3.4], 2),
      m('HDL-C', '高密度脂蛋白胆固醇', 'HDL cholesterol', 'mmol/L', [1, null], 2),
    ],
  },
  // as the makers of the assays print them
  {
    code: 'thyroid',
    name: { zh: '甲状腺功能', en: 'Thyroid function' },
    measured: [
      m('TSH', '促甲状腺激素', 'Thyroid-stimulating hormone', 'mIU/L', [0.27, 4.2], 2, { method: '电化学发光法' }),
      m('FT3', '游离三碘甲状腺原氨酸', 'Free triiodothyronine', 'pmol/L', [3.1, 6.8], 2, { method: '电化学发光法' }),
      m('FT4', '游离甲状腺素', 'Free thyroxine', 'pmol/L', [12, 22], 2, { method: '电化学发光法' }),
    ],
  },
  {
    code: 'tumour-markers',
    name: { zh: '肿瘤标志物', en: 'Tumour markers' },
    measured: [
      m('AFP', '甲胎蛋白', 'Alpha-fetoprotein', 'ng/mL', [null, 7], 2, { method: '电化学发光法' }),
      m('CEA', '癌胚抗原', 'Carcinoembryonic antigen', 'ng/mL', [null, 5], 2, { method: '电化学发光法' }),
      m('PSA', '前列腺特异性抗原', 'Prostate-specific antigen', 'ng/mL', [null, 4], 2, { only: 'male' }),
      m('CA125', '糖类抗原 125', 'Cancer antigen 125', 'U/mL', [null, 35], 1, { only: 'female' }),
    ],
  },
  {
    code: 'urine',
    name: { zh: '尿常规', en: 'Urine' },
    measured: [
      m('U-PH', '尿酸碱度', 'Urine pH', '', [4.5, 8], 1),
      m('U-SG', '尿比重', 'Specific gravity', '', [1.003, 1.03], 3),
    ],
    described: [
      negative('U-PRO', '尿蛋白', 'Urine protein', { zh: '弱阳性（±）', en: 'Trace (±)' }),
      negative('U-GLU', '尿糖', 'Urine glucose', { zh: '阳性（+）', en: 'Positive (+)' }),
      negative('U-BLD', '尿潜血', 'Urine blood', { zh: '弱阳性（±）', en: 'Trace (±)' }),
    ],
  },
  {
    code: 'imaging',
    name: { zh: '影像检查', en: 'Imaging' },
    described: [
      {
        ...{ code: 'US-ABD', name: { zh: '腹部超声', en: 'Abdominal ultrasound' } },
        usual: { zh: '肝胆胰脾双肾未见明显异常', en: 'Liver, gallbladder, pancreas, spleen and kidneys unremarkable' },
        found: { zh: '肝脏回声增强，提示轻度脂肪肝', en: 'Brighter liver echo, suggesting mild fatty liver' },
      },
      {
        ...{ code: 'US-THY', name: { zh: '甲状腺超声', en: 'Thyroid ultrasound' } },
        usual: { zh: '甲状腺未见明显异常', en: 'Thyroid unremarkable' },
        found: { zh: '右叶结节 4×3 mm，TI-RADS 2 类', en: 'Nodule of 4×3 mm in the right lobe, TI-RADS 2' },
      },
      {
        ...{ code: 'CXR', name: { zh: '胸部 X 线', en: 'Chest X-ray' } },
        usual: { zh: '心肺膈未见明显异常', en: 'Heart, lungs and diaphragm unremarkable' },
        found: { zh: '双肺纹理稍增粗', en: 'Slightly coarser lung markings' },
      },
    ],
  },
  {
    code: 'ecg',
    name: { zh: '心电图', en: 'Electrocardiogram' },
    described: [
      {
        ...{ code: 'ECG', name: { zh: '常规心电图', en: 'Resting ECG' } },
        usual: { zh: '窦性心律，正常心电图', en: 'Sinus rhythm, normal ECG' },
        found: { zh: '窦性心动过缓', en: 'Sinus bradycardia' },
      },
    ],
  },
];
