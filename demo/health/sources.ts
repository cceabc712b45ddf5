import type { Pair } from './pair.ts';

/** Public standards, guidelines and textbooks the encyclopedia goes by. */
export const SOURCES = {
  wst405: ['WS/T 405—2012 血细胞分析参考区间', 'WS/T 405-2012 Reference intervals for blood cell analysis (China)'],
  wst404a: [
    'WS/T 404.1—2012 临床常用生化检验项目参考区间 第 1 部分：ALT、AST、ALP、GGT',
    'WS/T 404.1-2012 Reference intervals, part 1: ALT, AST, ALP and GGT (China)',
  ],
  wst404b: [
    'WS/T 404.2—2012 临床常用生化检验项目参考区间 第 2 部分：血清总蛋白、白蛋白',
    'WS/T 404.2-2012 Reference intervals, part 2: total protein and albumin (China)',
  ],
  wst404c: [
    'WS/T 404.3—2012 临床常用生化检验项目参考区间 第 3 部分：血清钾、钠、氯',
    'WS/T 404.3-2012 Reference intervals, part 3: potassium, sodium and chloride (China)',
  ],
  wst404d: [
    'WS/T 404.4—2018 临床常用生化检验项目参考区间 第 4 部分：血清总胆红素、直接胆红素',
    'WS/T 404.4-2018 Reference intervals, part 4: total and direct bilirubin (China)',
  ],
  wst404e: [
    'WS/T 404.5—2015 临床常用生化检验项目参考区间 第 5 部分：血清尿素、肌酐',
    'WS/T 404.5-2015 Reference intervals, part 5: urea and creatinine (China)',
  ],
  wst404f: [
    'WS/T 404.6—2015 临床常用生化检验项目参考区间 第 6 部分：血清总钙、无机磷、镁、铁',
    'WS/T 404.6-2015 Reference intervals, part 6: calcium, phosphate, magnesium and iron (China)',
  ],
  wst404g: [
    'WS/T 404.7—2015 临床常用生化检验项目参考区间 第 7 部分：血清乳酸脱氢酶、肌酸激酶',
    'WS/T 404.7-2015 Reference intervals, part 7: lactate dehydrogenase and creatine kinase (China)',
  ],
  wst404h: [
    'WS/T 404.8—2015 临床常用生化检验项目参考区间 第 8 部分：血清淀粉酶',
    'WS/T 404.8-2015 Reference intervals, part 8: amylase (China)',
  ],
  manual: [
    '全国临床检验操作规程（第 4 版），人民卫生出版社',
    'National Guide to Clinical Laboratory Procedures, 4th ed. (China)',
  ],
  diagnostics: ['诊断学（第 9 版），人民卫生出版社', 'Diagnostics, 9th ed., People’s Medical Publishing House'],
  medicine: ['内科学（第 9 版），人民卫生出版社', 'Internal Medicine, 9th ed., People’s Medical Publishing House'],
  tietz: ['Tietz 临床化学与分子诊断学', 'Tietz Textbook of Clinical Chemistry and Molecular Diagnostics'],
  lipids: ['中国血脂管理指南（2023 年）', 'Chinese Guideline for Lipid Management (2023)'],
  pressure: [
    '中国高血压防治指南（2024 年修订版）',
    'Chinese Guidelines for the Prevention and Treatment of Hypertension (2024)',
  ],
  diabetes: ['中国 2 型糖尿病防治指南（2020 年版）', 'Guideline for Type 2 Diabetes in China (2020)'],
  whoGlucose: [
    'WHO：糖尿病与中间高血糖的定义和诊断（2006）',
    'WHO: Definition and diagnosis of diabetes mellitus and intermediate hyperglycaemia (2006)',
  ],
  gout: ['中国高尿酸血症与痛风诊疗指南（2019）', 'Chinese Guideline for Hyperuricaemia and Gout (2019)'],
  goutDiet: [
    'WS/T 560—2017 高尿酸血症与痛风患者膳食指导',
    'WS/T 560-2017 Dietary guidance for hyperuricaemia and gout (China)',
  ],
  fattyLiver: [
    '代谢相关（非酒精性）脂肪性肝病防治指南（2024 年版）',
    'Guidelines for metabolic dysfunction-associated fatty liver disease (China, 2024)',
  ],
  hepB: ['慢性乙型肝炎防治指南（2022 年版）', 'Guidelines for Chronic Hepatitis B (China, 2022)'],
  hepC: ['丙型肝炎防治指南（2022 年版）', 'Guidelines for Hepatitis C (China, 2022)'],
  kdigo: ['KDIGO 2024 慢性肾脏病评估与管理指南', 'KDIGO 2024 Guideline for Chronic Kidney Disease'],
  thyroidNodule: [
    '甲状腺结节和分化型甲状腺癌诊治指南（第二版，2023）',
    'Chinese Guidelines for Thyroid Nodules and Differentiated Thyroid Cancer, 2nd ed. (2023)',
  ],
  hypothyroid: ['成人甲状腺功能减退症诊治指南（2017）', 'Chinese Guideline for Hypothyroidism in Adults (2017)'],
  hyperthyroid: [
    '中国甲状腺功能亢进症和其他原因所致甲状腺毒症诊治指南（2022）',
    'Chinese Guideline for Hyperthyroidism (2022)',
  ],
  weight: ['WS/T 428—2013 成人体重判定', 'WS/T 428-2013 Criteria of weight for adults (China)'],
  obesity: [
    '肥胖症诊疗指南（2024 年版），国家卫生健康委',
    'Guideline for Obesity (2024), National Health Commission of China',
  ],
  diet: ['中国居民膳食指南（2022）', 'Dietary Guidelines for Chinese Residents (2022)'],
  activity: [
    'WHO 身体活动和久坐行为指南（2020）',
    'WHO Guidelines on physical activity and sedentary behaviour (2020)',
  ],
  markers: [
    'WS/T 459—2018 常用血清肿瘤标志物检测的临床应用和质量管理',
    'WS/T 459-2018 Clinical use of common serum tumour markers (China)',
  ],
  cardiacMarkers: [
    'WS/T 462—2015 冠状动脉疾病和心力衰竭时心脏标志物检测与临床应用',
    'WS/T 462-2015 Cardiac markers in coronary disease and heart failure (China)',
  ],
  dDimer: ['WS/T 477—2015 D-二聚体定量检测', 'WS/T 477-2015 Quantitative D-dimer testing (China)'],
  hba1c: ['WS/T 461—2015 糖化血红蛋白检测', 'WS/T 461-2015 Measurement of glycated haemoglobin (China)'],
  urineStandard: [
    'WS/T 229—2002 尿液物理学、化学及沉渣分析',
    'WS/T 229-2002 Physical, chemical and sediment analysis of urine (China)',
  ],
  anaemia: ['WS/T 441—2013 人群贫血筛查方法', 'WS/T 441-2013 Screening for anaemia (China)'],
  ferritinWho: [
    'WHO 血清铁蛋白评估铁状态指南（2020）',
    'WHO guideline on ferritin concentrations to assess iron status (2020)',
  ],
  vitaminD: ['WS/T 677—2020 人群维生素 D 缺乏筛查方法', 'WS/T 677-2020 Screening for vitamin D deficiency (China)'],
  vitaminA: ['WS/T 553—2017 人群维生素 A 缺乏筛查方法', 'WS/T 553-2017 Screening for vitamin A deficiency (China)'],
  folate: ['WS/T 600—2018 人群叶酸缺乏筛查方法', 'WS/T 600-2018 Screening for folate deficiency (China)'],
  osteoporosis: ['原发性骨质疏松症诊疗指南（2022）', 'Chinese Guideline for Primary Osteoporosis (2022)'],
  lungNodule: ['肺结节诊治中国专家共识（2024 年版）', 'Chinese Expert Consensus on Pulmonary Nodules (2024)'],
  lungCancer: ['中国肺癌筛查与早诊早治指南（2021，北京）', 'China Guideline for Lung Cancer Screening (2021)'],
  copd: ['慢性阻塞性肺疾病全球倡议（GOLD）报告', 'GOLD Report: Global Initiative for Chronic Obstructive Lung Disease'],
  asthma: ['支气管哮喘防治指南（2020 年版）', 'Chinese Guideline for Bronchial Asthma (2020)'],
  colon: ['中国结直肠癌筛查与早诊早治指南（2020，北京）', 'China Guideline for Colorectal Cancer Screening (2020)'],
  stomach: ['中国胃癌筛查与早诊早治指南（2022，北京）', 'China Guideline for Gastric Cancer Screening (2022)'],
  liverCancer: ['原发性肝癌诊疗指南（2024 年版）', 'Guideline for Primary Liver Cancer (China, 2024)'],
  breast: ['中国女性乳腺癌筛查与早诊早治指南（2021，北京）', 'China Guideline for Breast Cancer Screening (2021)'],
  birads: ['ACR BI-RADS 乳腺影像报告与数据系统', 'ACR BI-RADS Breast Imaging Reporting and Data System'],
  tirads: ['2020 甲状腺结节超声恶性危险分层中国指南（C-TIRADS）', 'Chinese TIRADS (C-TIRADS, 2020)'],
  cervix: [
    'WHO 宫颈癌前病变筛查和治疗指南（第 2 版，2021）',
    'WHO guideline for screening of cervical pre-cancer lesions, 2nd ed. (2021)',
  ],
  prostate: ['前列腺癌筛查与早诊早治指南（2022，北京）', 'China Guideline for Prostate Cancer Screening (2022)'],
  pylori: ['2022 中国幽门螺杆菌感染治疗指南', 'Chinese Guideline for Helicobacter pylori Infection (2022)'],
  tuberculosis: ['WS 288—2017 肺结核诊断', 'WS 288-2017 Diagnosis of pulmonary tuberculosis (China)'],
  syphilis: ['WS 273—2018 梅毒诊断', 'WS 273-2018 Diagnosis of syphilis (China)'],
  hiv: ['WS 293—2019 艾滋病和艾滋病病毒感染诊断', 'WS 293-2019 Diagnosis of HIV infection and AIDS (China)'],
  vision: ['GB 11533—2011 标准对数视力表', 'GB 11533-2011 Standard logarithmic visual acuity chart (China)'],
  glaucoma: ['中国青光眼指南（2020 年）', 'Chinese Guideline for Glaucoma (2020)'],
  hearing: ['WHO 世界听力报告（2021）', 'WHO World report on hearing (2021)'],
  teeth: ['WHO 全球口腔健康状况报告（2022）', 'WHO Global oral health status report (2022)'],
  sleep: ['中国成人失眠诊断与治疗指南（2017 版）', 'Chinese Guideline for Insomnia in Adults (2017)'],
  sleepApnoea: [
    '成人阻塞性睡眠呼吸暂停基层诊疗指南（2018 年）',
    'Chinese Primary Care Guideline for Obstructive Sleep Apnoea (2018)',
  ],
  stroke: ['中国脑卒中防治指导规范（2021 年版）', 'Chinese Guidance on Stroke Prevention (2021)'],
  cvd: ['中国心血管病一级预防指南（2020）', 'Chinese Guideline on Primary Prevention of Cardiovascular Disease (2020)'],
  plaque: ['颈动脉狭窄诊治指南（2017）', 'Chinese Guideline for Carotid Stenosis (2017)'],
  stones: ['中国泌尿外科和男科疾病诊断治疗指南', 'Chinese Guidelines for Urology and Andrology'],
  gallbladder: ['胆囊良性疾病外科治疗的专家共识（2021 版）', 'Chinese Consensus on Benign Gallbladder Disease (2021)'],
  gynaecology: [
    '妇产科学（第 9 版），人民卫生出版社',
    'Obstetrics and Gynaecology, 9th ed., People’s Medical Publishing House',
  ],
  menopause: ['中国绝经管理与绝经激素治疗指南（2023 版）', 'Chinese Guideline on Menopause Management (2023)'],
  surgery: ['外科学（第 9 版），人民卫生出版社', 'Surgery, 9th ed., People’s Medical Publishing House'],
  imagingBook: [
    '医学影像诊断学（第 5 版），人民卫生出版社',
    'Diagnostic Medical Imaging, 5th ed., People’s Medical Publishing House',
  ],
  tobacco: ['WHO 全球烟草流行报告', 'WHO report on the global tobacco epidemic'],
  alcohol: ['WHO 酒精与健康全球状况报告', 'WHO Global status report on alcohol and health'],
  fluVaccine: ['中国流感疫苗预防接种技术指南', 'Technical Guidelines for Seasonal Influenza Vaccination in China'],
  checkupBasics: [
    '健康体检基本项目专家共识（2022）',
    'Chinese Expert Consensus on Basic Items of Health Check-ups (2022)',
  ],
  mind: ['WHO 世界精神卫生报告（2022）', 'WHO World mental health report (2022)'],
} as const satisfies Record<string, Pair>;
export type SourceName = keyof typeof SOURCES;
