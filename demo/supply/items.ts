import type { Bilingual } from '#contract/language';
import type { ExamGroup } from '../../server/src/db/schema-booking.ts';
import { both, type Pair } from './types.ts';

const item = (name: Pair, meaning: Pair): { name: Bilingual; meaning: Bilingual } => ({
  name: both(name),
  meaning: both(meaning),
});

/** Everything a centre examines, and in a few words what it is good for. */
const ITEMS = {
  bmi: item(
    '身高、体重与体重指数|Height, weight and BMI',
    '判断体重是否在健康范围|Whether your weight is in the healthy range',
  ),
  pressure: item('血压|Blood pressure', '筛查高血压与低血压|Finds high and low blood pressure'),
  internal: item('内科检查|Internal medicine', '听诊心肺，触诊腹部|Heart and lungs by ear, abdomen by hand'),
  surgery: item('外科检查|Surgical examination', '皮肤、淋巴结、脊柱与四肢|Skin, lymph nodes, spine and limbs'),
  vision: item('视力与色觉|Eyesight and color vision', '视力下降与色觉异常|Weak eyesight and color blindness'),
  ent: item(
    '耳鼻喉科检查|Ear, nose and throat',
    '听力、鼻腔与咽喉的常见问题|Common problems of hearing, nose and throat',
  ),
  oral: item('口腔检查|Oral examination', '龋齿、牙周与口腔黏膜|Caries, gums and the lining of the mouth'),

  blood: item('血常规|Complete blood count', '贫血、感染与血液疾病的线索|Signs of anemia, infection and blood disease'),
  urine: item('尿常规|Urinalysis', '泌尿系统感染与肾脏早期损伤|Urinary infection and early kidney damage'),
  glucose: item('空腹血糖|Fasting glucose', '筛查糖尿病|Screens for diabetes'),
  hba1c: item('糖化血红蛋白|Glycated hemoglobin (HbA1c)', '近三个月的平均血糖|Average blood sugar of three months'),
  alt: item('谷丙转氨酶|Alanine aminotransferase (ALT)', '肝细胞受损时升高|Rises when liver cells are damaged'),
  ast: item('谷草转氨酶|Aspartate aminotransferase (AST)', '反映肝脏与心肌损伤|Damage of liver and heart muscle'),
  ggt: item(
    '谷氨酰转肽酶|Gamma-glutamyl transferase (GGT)',
    '与饮酒、胆道疾病有关|Linked to alcohol and the bile ducts',
  ),
  bilirubin: item('总胆红素|Total bilirubin', '评估黄疸与胆道通畅|Jaundice and the flow of bile'),
  protein: item('总蛋白|Total protein', '营养与肝脏合成功能|Nutrition and what the liver builds'),
  albumin: item('白蛋白|Albumin', '肝脏合成与营养状况|Liver synthesis and nutrition'),
  urea: item('尿素|Urea', '肾脏排泄功能|How well the kidneys excrete'),
  creatinine: item('肌酐|Creatinine', '肾小球滤过功能|Filtration of the kidneys'),
  uricAcid: item('尿酸|Uric acid', '痛风与代谢风险|Risk of gout'),
  cholesterol: item('总胆固醇|Total cholesterol', '心脑血管风险|Risk for heart and vessels'),
  triglycerides: item('甘油三酯|Triglycerides', '血脂与胰腺炎风险|Blood fat and risk of pancreatitis'),
  hdl: item('高密度脂蛋白胆固醇|HDL cholesterol', '对血管有保护作用|Protects the vessels'),
  ldl: item('低密度脂蛋白胆固醇|LDL cholesterol', '动脉粥样硬化的主要指标|Main sign of hardening arteries'),
  apoA: item('载脂蛋白 A1|Apolipoprotein A1', '辅助评估血管保护能力|Adds to the picture of vessel protection'),
  apoB: item('载脂蛋白 B|Apolipoprotein B', '辅助评估动脉硬化风险|Adds to the picture of vessel risk'),
  homocysteine: item('同型半胱氨酸|Homocysteine', '脑卒中的独立危险因素|An independent risk factor for stroke'),

  ecg: item('十二导联心电图|12-lead ECG', '心律失常与心肌缺血|Irregular beat and poor blood supply'),
  holter: item('24 小时动态心电图|24-hour ECG', '捕捉一过性心律失常|Catches an irregular beat that comes and goes'),
  echo: item('心脏彩超|Echocardiography', '心脏结构、瓣膜与收缩功能|Structure, valves and pumping of the heart'),
  arteries: item(
    '无创动脉硬化检测|Arterial stiffness',
    '四肢血管弹性与堵塞程度|Elasticity and blockage of the limb arteries',
  ),
  carotid: item(
    '颈动脉彩色多普勒超声|Carotid Doppler ultrasound',
    '颈动脉斑块与狭窄|Plaque and narrowing of the neck arteries',
  ),

  liverUs: item('肝脏彩超|Liver ultrasound', '脂肪肝、囊肿与占位|Fatty liver, cysts and growths'),
  gallUs: item('胆囊彩超|Gallbladder ultrasound', '结石、息肉与炎症|Stones, polyps and inflammation'),
  pancreasUs: item('胰腺彩超|Pancreas ultrasound', '胰腺形态与占位|Shape of the pancreas and growths'),
  spleenUs: item('脾脏彩超|Spleen ultrasound', '脾脏大小与占位|Size of the spleen and growths'),
  kidneyUs: item('双肾彩超|Kidney ultrasound', '结石、积水与囊肿|Stones, swelling and cysts'),
  prostateUs: item('前列腺彩超|Prostate ultrasound', '前列腺增生与钙化|Enlargement and calcification'),
  pelvisUs: item('子宫附件彩超|Pelvic ultrasound', '肌瘤、囊肿与内膜|Fibroids, cysts and the lining of the womb'),
  breastUs: item('乳腺彩超|Breast ultrasound', '增生、结节与囊肿|Dense tissue, nodules and cysts'),
  thyroidUs: item('甲状腺彩超|Thyroid ultrasound', '结节与弥漫性改变|Nodules and diffuse changes'),
  gyn: item('妇科常规检查|Gynecological examination', '外阴、阴道与宫颈|Vulva, vagina and cervix'),
  discharge: item('白带常规|Vaginal discharge', '常见妇科炎症|Common infections'),
  tct: item(
    '宫颈液基细胞学（TCT）|Cervical cytology (TCT)',
    '宫颈癌前病变|Early changes that may lead to cervical cancer',
  ),
  hpv: item('HPV 分型检测|HPV typing', '高危型人乳头瘤病毒感染|Infection with high-risk types of HPV'),
  mammogram: item('乳腺钼靶|Mammography', '乳腺微小钙化与早期肿瘤|Small calcifications and early tumors'),

  bone: item('骨密度|Bone density', '骨量减少与骨质疏松|Loss of bone and osteoporosis'),
  bodyFat: item('人体成分分析|Body composition', '脂肪、肌肉与水分比例|Share of fat, muscle and water'),
  lung: item('肺功能|Lung function', '慢阻肺与哮喘|Chronic lung disease and asthma'),
  fundus: item('眼底照相|Fundus photography', '眼底血管与黄斑病变|Vessels and centre of the retina'),
  chestDr: item('胸部正侧位 DR|Chest X-ray, two views', '肺部感染、结核与占位|Infection, tuberculosis and growths'),
  chestCt: item('胸部低剂量螺旋 CT|Low-dose chest CT', '早期肺部小结节|Small nodules at an early stage'),
  neckDr: item('颈椎侧位 DR|Neck X-ray, side view', '颈椎曲度与骨质增生|Curve of the neck and bone spurs'),
  headMri: item('头颅 MRI|Head MRI', '脑缺血、肿瘤与血管畸形|Poor blood supply, tumors and malformed vessels'),

  ft3: item('游离三碘甲状腺原氨酸（FT3）|Free triiodothyronine (FT3)', '甲亢与甲减|Over- and underactive thyroid'),
  ft4: item('游离甲状腺素（FT4）|Free thyroxine (FT4)', '甲亢与甲减|Over- and underactive thyroid'),
  tsh: item(
    '促甲状腺激素（TSH）|Thyrotropin (TSH)',
    '甲状腺功能最灵敏的指标|The most sensitive sign of thyroid function',
  ),
  tpoAb: item(
    '甲状腺过氧化物酶抗体|Thyroid peroxidase antibody',
    '自身免疫性甲状腺炎|Autoimmune inflammation of the thyroid',
  ),
  tgAb: item('甲状腺球蛋白抗体|Thyroglobulin antibody', '自身免疫性甲状腺炎|Autoimmune inflammation of the thyroid'),
  vitaminD: item('25-羟维生素 D|25-hydroxy vitamin D', '缺乏会影响骨骼与免疫|Too little weakens bones and immunity'),
  amh: item('抗缪勒管激素（AMH）|Anti-Müllerian hormone (AMH)', '卵巢储备功能|Reserve of the ovaries'),
  allergens: item(
    '过敏原特异性 IgE 十四项|Fourteen allergens (IgE)',
    '吸入与食物过敏原|What you breathe or eat and react to',
  ),

  pepsinogen1: item('胃蛋白酶原 Ⅰ|Pepsinogen I', '胃黏膜萎缩|Thinning of the stomach lining'),
  pepsinogen2: item(
    '胃蛋白酶原 Ⅱ|Pepsinogen II',
    '与胃蛋白酶原 Ⅰ 合看胃癌风险|With pepsinogen I, the risk of stomach cancer',
  ),
  gastrin: item('胃泌素 17|Gastrin-17', '胃窦功能|Function of the lower stomach'),
  c13: item('碳 13 呼气试验|Carbon-13 breath test', '幽门螺杆菌现症感染|Present infection with H. pylori'),
  c14: item('碳 14 呼气试验|Carbon-14 breath test', '幽门螺杆菌现症感染|Present infection with H. pylori'),
  gastroscopy: item('无痛胃镜|Painless gastroscopy', '食管、胃与十二指肠黏膜|Lining of gullet, stomach and duodenum'),
  capsule: item('磁控胶囊胃镜|Capsule gastroscopy', '无需插管的胃部检查|The stomach without a tube'),
  colonoscopy: item('无痛肠镜|Painless colonoscopy', '息肉与早期肠癌|Polyps and early cancer of the bowel'),

  afp: item('甲胎蛋白（AFP）|Alpha-fetoprotein (AFP)', '肝癌筛查|Screens for liver cancer'),
  cea: item(
    '癌胚抗原（CEA）|Carcinoembryonic antigen (CEA)',
    '消化道肿瘤的辅助指标|Supports the search for bowel tumors',
  ),
  ca199: item('糖类抗原 199|CA 19-9', '胰腺与胆道肿瘤的辅助指标|Supports the search for pancreatic tumors'),
  ca125: item('糖类抗原 125|CA 125', '盆腔肿瘤的辅助指标|Supports the search for pelvic tumors'),
  ca724: item('糖类抗原 724|CA 72-4', '胃部肿瘤的辅助指标|Supports the search for stomach tumors'),
  psa: item(
    '前列腺特异性抗原（PSA）|Prostate-specific antigen (PSA)',
    '前列腺疾病的辅助指标|Supports the search for prostate disease',
  ),
  ca153: item('糖类抗原 153|CA 15-3', '乳腺肿瘤的辅助指标|Supports the search for breast tumors'),
  cyfra: item('细胞角蛋白 19 片段|CYFRA 21-1', '肺部肿瘤的辅助指标|Supports the search for lung tumors'),
  nse: item(
    '神经元特异性烯醇化酶|Neuron-specific enolase',
    '小细胞肺癌的辅助指标|Supports the search for small-cell lung cancer',
  ),
  scc: item(
    '鳞状细胞癌抗原|Squamous cell carcinoma antigen',
    '鳞状上皮肿瘤的辅助指标|Supports the search for squamous tumors',
  ),
  ferritin: item('铁蛋白|Ferritin', '铁储备与肿瘤的辅助指标|Iron stores, and a sign of tumors'),
  b2m: item('β2 微球蛋白|Beta-2 microglobulin', '肾功能与血液肿瘤的辅助指标|Kidneys, and a sign of blood tumors'),
} as const;
export type ItemName = keyof typeof ITEMS;

export const group = (name: Pair, ...items: ItemName[]): ExamGroup => ({
  name: both(name),
  items: items.map((key) => ITEMS[key]),
});

/** Groups of the same name become one: a package is written as what it adds to a smaller one. */
export function merged(...groups: ExamGroup[]): ExamGroup[] {
  const byName = new Map<string, ExamGroup>();
  for (const { name, items } of groups) {
    const before = byName.get(name.zh)?.items ?? [];
    byName.set(name.zh, { name, items: [...before, ...items.filter((one) => !before.includes(one))] });
  }
  return [...byName.values()];
}
