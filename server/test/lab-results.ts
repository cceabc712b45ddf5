/** Results of a blood sample as laboratories print them; the codes are the encyclopedia's. */
export interface LabResult {
  code: string;
  zh: string;
  en: string;
  abbr: string;
  value: number;
  unit: string;
  low?: number;
  high?: number;
  flag?: 'high' | 'low';
  previous: number;
}

const result = (
  code: string,
  [zh, en, abbr]: [string, string, string],
  value: number,
  unit: string,
  [low, high]: [number?, number?],
): LabResult => ({
  ...{ code, zh, en, abbr, value, unit, previous: Math.round(value * 110) / 100 },
  ...(low !== undefined && { low }),
  ...(high !== undefined && { high }),
  ...(high !== undefined && value > high && { flag: 'high' as const }),
  ...(low !== undefined && value < low && { flag: 'low' as const }),
});

export const RESULTS: readonly LabResult[] = [
  result('GLU', ['空腹血糖', 'Fasting glucose', 'GLU'], 5.7, 'mmol/L', [3.9, 6.1]),
  result('TC', ['总胆固醇', 'Total cholesterol', 'TC'], 5.02, 'mmol/L', [undefined, 5.2]),
  result('TG', ['甘油三酯', 'Triglycerides', 'TG'], 1.78, 'mmol/L', [undefined, 1.7]),
  result('LDL', ['低密度脂蛋白胆固醇', 'LDL cholesterol', 'LDL-C'], 3.61, 'mmol/L', [undefined, 3.4]),
  result('HDL', ['高密度脂蛋白胆固醇', 'HDL cholesterol', 'HDL-C'], 0.96, 'mmol/L', [1.04, undefined]),
  result('UA', ['尿酸', 'Uric acid', 'UA'], 386, 'umol/L', [208, 428]),
  result('CREA', ['肌酐', 'Creatinine', 'CREA'], 82, 'umol/L', [57, 97]),
  result('UREA', ['尿素', 'Urea', 'UREA'], 5.4, 'mmol/L', [3.1, 8]),
  result('ALT', ['谷丙转氨酶', 'Alanine aminotransferase', 'ALT'], 36, 'U/L', [9, 50]),
  result('AST', ['谷草转氨酶', 'Aspartate aminotransferase', 'AST'], 27, 'U/L', [15, 40]),
  result('GGT', ['谷氨酰转移酶', 'Gamma-glutamyl transferase', 'GGT'], 71, 'U/L', [10, 60]),
  result('HCY', ['同型半胱氨酸', 'Homocysteine', 'HCY'], 11.3, 'umol/L', [undefined, 15]),
  result('TBIL', ['总胆红素', 'Total bilirubin', 'TBIL'], 14.2, 'umol/L', [undefined, 23]),
  result('ALB', ['白蛋白', 'Albumin', 'ALB'], 45.1, 'g/L', [40, 55]),
  result('TP', ['总蛋白', 'Total protein', 'TP'], 71.3, 'g/L', [65, 85]),
  result('WBC', ['白细胞计数', 'White blood cell count', 'WBC'], 6.32, '10^9/L', [3.5, 9.5]),
  result('RBC', ['红细胞计数', 'Red blood cell count', 'RBC'], 4.81, '10^12/L', [4.3, 5.8]),
  result('HGB', ['血红蛋白', 'Haemoglobin', 'HGB'], 128, 'g/L', [130, 175]),
  result('PLT', ['血小板计数', 'Platelet count', 'PLT'], 214, '10^9/L', [125, 350]),
  result('NEUT-P', ['中性粒细胞百分比', 'Neutrophil percentage', 'NEUT%'], 61.2, '%', [40, 75]),
  result('TSH', ['促甲状腺激素', 'Thyroid-stimulating hormone', 'TSH'], 2.31, 'mIU/L', [0.27, 4.2]),
  result('FT3', ['游离三碘甲状腺原氨酸', 'Free triiodothyronine', 'FT3'], 4.52, 'pmol/L', [3.1, 6.8]),
  result('CA125', ['糖类抗原 125', 'Carbohydrate antigen 125', 'CA125'], 8.4, 'U/mL', [undefined, 35]),
  result('AFP', ['甲胎蛋白', 'Alpha-fetoprotein', 'AFP'], 2.11, 'ng/mL', [undefined, 7]),
  result('CEA', ['癌胚抗原', 'Carcinoembryonic antigen', 'CEA'], 1.62, 'ng/mL', [undefined, 5]),
  result('HBA1C', ['糖化血红蛋白', 'Glycated haemoglobin', 'HbA1c'], 5.6, '%', [4, 6]),
  result('SBP', ['收缩压', 'Systolic pressure', 'SBP'], 128, 'mmHg', [90, 139]),
  result('DBP', ['舒张压', 'Diastolic pressure', 'DBP'], 82, 'mmHg', [60, 89]),
];
