import { articlesOf, DO, READ, SEE, WHAT, WHY } from './describe.ts';

export const DIGESTION_ARTICLES = articlesOf('digestion', [
  {
    slug: 'fatty-liver',
    title: ['脂肪肝', 'Fatty liver'],
    zh: ['脂肪肝怎么办', '酒精肝'],
    en: ['hepatic steatosis'],
    summary: [
      '没有特效药，减重和戒酒就是最好的药。',
      'No special medicine: losing weight and leaving alcohol are the best one.',
    ],
    sections: [
      [
        WHAT,
        [
          '肝脏里脂肪过多。多数与体重、血糖和饮酒有关，早期可以完全恢复。',
          'Too much fat in the liver, mostly with weight, sugar and alcohol. Early on it can heal completely.',
        ],
      ],
      [
        DO,
        [
          '- 半年内减重 5% 到 10%\n- 戒酒，不喝含糖饮料\n- 每周 150 分钟以上运动\n- 不乱吃保肝药和保健品',
          '- Lose 5 to 10% of weight in half a year\n- No alcohol, no sweet drinks\n- 150 minutes of exercise a week\n- No liver pills or supplements on your own',
        ],
      ],
      [
        SEE,
        [
          '转氨酶升高、有糖尿病，或超声提示肝硬化，请到消化科评估肝纤维化程度。',
          'With raised ALT, diabetes or signs of cirrhosis have the stiffness of the liver judged.',
        ],
      ],
    ],
    indicators: ['US-FATTY', 'ALT', 'GGT', 'BMI', 'TG'],
    sources: ['fattyLiver'],
  },
  {
    slug: 'raised-alt',
    title: ['转氨酶高怎么办', 'When liver enzymes are raised'],
    zh: ['转氨酶升高', '肝功能异常'],
    en: ['raised ALT'],
    summary: [
      '先想想最近的酒、药、熬夜和运动，再复查。',
      'Think of recent alcohol, medicines, short nights and exercise first; then repeat.',
    ],
    sections: [
      [
        WHY,
        [
          '体检中最常见的原因是脂肪肝，其次是饮酒和药物。乙肝、丙肝要查病毒标志。',
          'Fatty liver is the most common cause, then alcohol and medicines. Hepatitis B and C are found by virus markers.',
        ],
      ],
      [
        DO,
        [
          '戒酒，停用保健品，避免剧烈运动，2 到 4 周后空腹复查；正在吃的药是否停用，请先问医生。',
          'No alcohol, no supplements, no hard exercise; repeat fasting after 2 to 4 weeks. Ask a doctor before stopping a medicine.',
        ],
      ],
      [
        SEE,
        [
          '超过上限 2 倍、复查仍高，或皮肤眼白发黄，请到消化科或肝病科。',
          'Above twice the limit, still high, or with yellow eyes, see a liver specialist.',
        ],
      ],
    ],
    indicators: ['ALT', 'AST', 'GGT', 'HBSAG', 'HCVAB'],
    sources: ['fattyLiver', 'hepB', 'diagnostics'],
  },
  {
    slug: 'hepatitis-b',
    title: ['乙肝五项怎么看', 'Reading the hepatitis B panel'],
    zh: ['乙肝', '大三阳', '小三阳', '两对半'],
    en: ['hepatitis B'],
    summary: [
      '只有表面抗体阳性是好消息：您有免疫力。',
      'Only the surface antibody positive is good news: you are immune.',
    ],
    sections: [
      [
        READ,
        [
          '- 全阴：没有感染也没有抗体，建议接种疫苗\n- 只有表面抗体阳性：有保护\n- 表面抗原阳性：感染，需要专科评估\n- 核心抗体单独阳性：多为既往感染',
          '- All negative: neither infected nor protected; be vaccinated\n- Only surface antibody: protected\n- Surface antigen: infected, see a specialist\n- Core antibody alone: mostly a past infection',
        ],
      ],
      [
        DO,
        [
          '共餐、握手、同桌工作不会传染。感染者每 3 到 6 个月查肝功能、病毒量、甲胎蛋白和超声。',
          'Meals, handshakes and shared desks do not pass it on. If infected, have liver tests, virus count, AFP and ultrasound every 3 to 6 months.',
        ],
      ],
    ],
    indicators: ['HBSAG', 'HBSAB', 'HBEAG', 'HBCAB', 'AFP'],
    sources: ['hepB'],
  },
  {
    slug: 'gallstones',
    title: ['胆囊结石和息肉', 'Gallstones and gallbladder polyps'],
    zh: ['胆结石', '胆囊息肉'],
    summary: [
      '多数可以观察，关键是知道什么时候要手术。',
      'Most can be watched; the point is to know when surgery is due.',
    ],
    sections: [
      [
        DO,
        [
          '规律吃早餐，少油炸，避免快速减重；没有症状每年复查超声。',
          'Eat breakfast, less fried food, no quick weight loss; without complaints an ultrasound a year.',
        ],
      ],
      [
        SEE,
        [
          '右上腹疼痛、发热、黄疸立即就医；息肉达到 10 毫米、结石大于 3 厘米或胆囊壁增厚，请到普外科。',
          'With pain under the right ribs, fever or jaundice go at once. A polyp of 10 mm, a stone above 3 cm or a thick wall: see a surgeon.',
        ],
      ],
    ],
    indicators: ['US-GALL', 'US-POLYP', 'TBIL', 'GGT'],
    sources: ['gallbladder'],
  },
  {
    slug: 'helicobacter',
    title: ['幽门螺杆菌阳性', 'Helicobacter pylori positive'],
    zh: ['幽门螺杆菌', '幽门螺旋杆菌', '呼气试验'],
    summary: [
      '成人一般建议根除，疗程 14 天，停药 4 周后复查。',
      'Adults are usually advised to treat it: 14 days, and a test 4 weeks later.',
    ],
    sections: [
      [
        WHY,
        [
          '它会引起慢性胃炎、溃疡，是胃癌最明确的可控因素。',
          'It causes gastritis and ulcers and is the clearest avoidable cause of stomach cancer.',
        ],
      ],
      [
        DO,
        [
          '用药须由医生决定，漏服会失败并产生耐药；家人建议同查，使用公筷。',
          'A doctor chooses the medicines; missed doses fail and breed resistance. Let the family be tested and use serving chopsticks.',
        ],
      ],
    ],
    indicators: ['HP', 'PG1', 'FOB'],
    sources: ['pylori', 'stomach'],
  },
  {
    slug: 'stool-blood',
    title: ['便潜血阳性', 'Hidden blood in the stool'],
    zh: ['大便隐血阳性', '便血'],
    summary: ['不要都怪痔疮，45 岁以上更要做肠镜。', 'Do not blame piles alone; above 45 have a colonoscopy.'],
    sections: [
      [
        READ,
        [
          '免疫法不受饮食影响，阳性说明下消化道可能出血。一次阴性不能排除，要每年查。',
          'The immune test is not disturbed by food; positive means the lower gut may bleed. One negative does not rule it out: test yearly.',
        ],
      ],
      [
        SEE,
        [
          '阳性、排便习惯改变、体重下降或有家族史，请到消化科做肠镜。',
          'If positive, with changed habits, weight loss or a family history, have a colonoscopy.',
        ],
      ],
    ],
    indicators: ['FOB', 'HGB', 'CEA'],
    sources: ['colon'],
  },
  {
    slug: 'reflux-and-gastritis',
    title: ['胃炎与反酸', 'Gastritis and reflux'],
    zh: ['慢性胃炎', '胃食管反流', '胃痛'],
    en: ['acid reflux'],
    summary: ['吃得慢一点、少一点，晚饭离睡觉 3 小时。', 'Eat slowly and less; supper 3 hours before bed.'],
    sections: [
      [
        DO,
        [
          '少吃过烫、过辣、过甜和浓茶咖啡，戒烟限酒；体重超标者减重；抬高床头可减轻夜间反酸。',
          'Less of very hot, spicy and sweet food, strong tea and coffee; no smoking, little alcohol; lose weight; raise the head of the bed.',
        ],
      ],
      [
        SEE,
        [
          '黑便、呕血、吞咽困难、消瘦请立即就诊；40 岁以上首次出现症状建议胃镜。',
          'With black stools, vomiting blood, trouble swallowing or weight loss go at once. First complaints above 40: a gastroscopy.',
        ],
      ],
    ],
    indicators: ['HP', 'PG1', 'HGB'],
    sources: ['medicine', 'stomach'],
  },
]);

export const ENDOCRINE_ARTICLES = articlesOf('endocrine', [
  {
    slug: 'thyroid-nodules',
    title: ['甲状腺结节', 'Thyroid nodules'],
    zh: ['甲状腺结节怎么办', 'TI-RADS'],
    summary: ['超声一查就有，九成以上是良性。', 'Ultrasound finds them often, and nine of ten are benign.'],
    sections: [
      [
        READ,
        [
          '报告里的 TI-RADS 分类比大小更重要：2 到 3 类良性可能大，4 类以上要专科评估是否穿刺。',
          'The TI-RADS class matters more than size: 2 to 3 is probably benign, from 4 on a specialist decides on a needle test.',
        ],
      ],
      [
        DO,
        [
          '- 查甲状腺功能\n- 不必忌盐，正常吃加碘盐即可\n- 3 类 6 到 12 个月复查',
          '- Have thyroid function tested\n- No need to avoid salt; ordinary iodised salt is fine\n- Class 3: repeat in 6 to 12 months',
        ],
      ],
      [
        SEE,
        [
          '声音嘶哑、吞咽困难、短期增大或颈部淋巴结肿大，请尽快就诊。',
          'With hoarseness, trouble swallowing, quick growth or swollen nodes, go soon.',
        ],
      ],
    ],
    indicators: ['US-THYROID', 'TSH', 'CT'],
    sources: ['thyroidNodule', 'tirads'],
  },
  {
    slug: 'underactive-thyroid',
    title: ['甲状腺功能减退', 'Underactive thyroid'],
    zh: ['甲减', '亚临床甲减', '桥本甲状腺炎'],
    en: ['hypothyroidism'],
    summary: [
      '怕冷、乏力、发胖不一定是懒，查一查 TSH。',
      'Feeling cold, tired and heavier need not be laziness: have TSH tested.',
    ],
    sections: [
      [
        READ,
        [
          'TSH 升高而 FT4 正常称为亚临床甲减；两者都异常为临床甲减。备孕和孕期标准更严。',
          'High TSH with normal FT4 is subclinical; with both abnormal it is overt. Stricter limits apply in pregnancy.',
        ],
      ],
      [
        DO,
        [
          '需要用药时空腹服左甲状腺素，与钙、铁、咖啡间隔，4 到 8 周复查调整。',
          'If needed, take levothyroxine on an empty stomach, apart from calcium, iron and coffee; check after 4 to 8 weeks.',
        ],
      ],
    ],
    indicators: ['TSH', 'FT4', 'TPOAB', 'TC'],
    sources: ['hypothyroid'],
  },
  {
    slug: 'overactive-thyroid',
    title: ['甲状腺功能亢进', 'Overactive thyroid'],
    zh: ['甲亢', '格雷夫斯病'],
    en: ['hyperthyroidism'],
    summary: [
      '心慌、怕热、消瘦、手抖，是最常见的表现。',
      'A racing heart, feeling hot, weight loss and trembling are the usual signs.',
    ],
    sections: [
      [
        READ,
        [
          'TSH 降低，FT3、FT4 升高。要与甲状腺炎引起的一时升高区分。',
          'Low TSH with high FT3 and FT4; it must be told from the passing rise of thyroiditis.',
        ],
      ],
      [
        SEE,
        [
          '请到内分泌科，在医生指导下用药并监测血常规和肝功能；治疗期间限制海带紫菜等高碘食物。',
          'See an endocrinologist; blood count and liver are watched during treatment. Avoid iodine-rich seaweed meanwhile.',
        ],
      ],
    ],
    indicators: ['TSH', 'FT3', 'FT4', 'TRAB', 'HR'],
    sources: ['hyperthyroid'],
  },
  {
    slug: 'polycystic-ovary',
    title: ['多囊卵巢综合征', 'Polycystic ovary syndrome'],
    zh: ['多囊', '月经不调'],
    en: ['PCOS'],
    summary: [
      '月经稀发、痤疮多毛、体重增加，生活方式是第一步。',
      'Rare periods, acne and hair, weight gain: habits come first.',
    ],
    sections: [
      [
        WHAT,
        [
          '常见的内分泌问题，与胰岛素抵抗有关，影响月经、皮肤和生育。',
          'A common hormonal disorder with insulin resistance; it affects periods, skin and fertility.',
        ],
      ],
      [
        DO,
        [
          '超重者减重 5% 到 10% 常可恢复排卵；规律作息，查血糖和血脂，用药听医生。',
          'Losing 5 to 10% of weight often brings ovulation back. Keep regular hours, have sugar and lipids tested; medicines are the doctor’s.',
        ],
      ],
    ],
    indicators: ['TESTO', 'LH', 'AMH', 'INS'],
    sources: ['gynaecology'],
  },
]);

export const KIDNEY_ARTICLES = articlesOf('kidney', [
  {
    slug: 'protein-in-urine',
    title: ['尿蛋白阳性', 'Protein in the urine'],
    zh: ['蛋白尿', '泡沫尿'],
    en: ['proteinuria'],
    summary: ['先复查晨尿，再看是否持续。', 'Repeat with morning urine first, then see whether it lasts.'],
    sections: [
      [
        WHY,
        [
          '运动、发热、久站会一时阳性；持续蛋白尿是肾脏受损的信号。',
          'Exercise, fever and standing cause it for a while; if it lasts, the kidneys are damaged.',
        ],
      ],
      [
        DO,
        [
          '休息后留晨尿复查，同时查尿白蛋白肌酐比、肌酐和血压；少盐，不乱用止痛药和偏方。',
          'Rest and repeat with morning urine; add albumin-creatinine ratio, creatinine and blood pressure. Less salt, no needless painkillers or folk remedies.',
        ],
      ],
    ],
    indicators: ['U-PRO', 'ACR', 'CREA', 'EGFR', 'BP'],
    sources: ['kdigo', 'urineStandard'],
  },
  {
    slug: 'blood-in-urine',
    title: ['尿潜血阳性', 'Blood in the urine'],
    zh: ['血尿', '尿隐血'],
    en: ['haematuria'],
    summary: [
      '潜血不等于血尿，要看显微镜下的红细胞。',
      'A positive strip is not yet blood: the microscope counts red cells.',
    ],
    sections: [
      [
        READ,
        [
          '月经、运动会造成阳性。镜检每高倍视野超过 3 个红细胞才是镜下血尿。',
          'Periods and exercise cause it. More than 3 red cells in a high-power field is microscopic blood.',
        ],
      ],
      [
        SEE,
        [
          '肉眼血尿、伴蛋白尿，或 50 岁以上无痛血尿，请到泌尿外科或肾内科。',
          'With visible blood, protein, or painless blood above 50, see a urologist or nephrologist.',
        ],
      ],
    ],
    indicators: ['U-BLD', 'U-RBC', 'U-PRO'],
    sources: ['urineStandard', 'stones'],
  },
  {
    slug: 'kidney-stones',
    title: ['肾结石', 'Kidney stones'],
    zh: ['尿路结石', '肾结石怎么办'],
    summary: ['每天尿量 2 升以上，是最便宜的预防。', 'Two litres of urine a day is the cheapest prevention.'],
    sections: [
      [
        DO,
        [
          '- 每天饮水 2.5 到 3 升，分次喝\n- 少盐，适量肉类，正常吃钙\n- 尿酸高者管好尿酸',
          '- Drink 2.5 to 3 litres a day, spread out\n- Less salt, moderate meat, normal calcium\n- Mind uric acid if it is high',
        ],
      ],
      [SEE, ['腰腹绞痛、血尿、发热立即就医。', 'With colic, blood or fever seek care at once.']],
    ],
    indicators: ['US-KIDNEY', 'UA', 'U-BLD', 'CA'],
    sources: ['stones'],
  },
  {
    slug: 'chronic-kidney-disease',
    title: ['保护肾功能', 'Looking after your kidneys'],
    zh: ['慢性肾脏病', '肾功能不全', '肌酐高'],
    en: ['chronic kidney disease'],
    summary: [
      '肾病早期没有感觉，靠肌酐和尿白蛋白发现。',
      'Early kidney disease is silent; creatinine and urine albumin find it.',
    ],
    sections: [
      [
        READ,
        [
          'eGFR 低于 60 或尿白蛋白肌酐比超过 30 mg/g，持续 3 个月以上，就是慢性肾脏病。',
          'eGFR below 60, or an albumin-creatinine ratio above 30 mg/g, for more than 3 months is chronic kidney disease.',
        ],
      ],
      [
        DO,
        [
          '控制血压和血糖，少盐，避免长期止痛药和来历不明的中草药，用造影剂前告知医生。',
          'Manage pressure and sugar, less salt, no long use of painkillers or unknown herbs; tell doctors before contrast agents.',
        ],
      ],
    ],
    indicators: ['CREA', 'EGFR', 'ACR', 'CYSC', 'BP'],
    sources: ['kdigo'],
  },
  {
    slug: 'urinary-infection',
    title: ['尿路感染', 'Urinary infection'],
    zh: ['尿频尿急', '膀胱炎'],
    en: ['cystitis'],
    summary: ['多喝水、不憋尿，发热腰痛要尽快就医。', 'Drink, do not hold it; with fever and back pain go soon.'],
    sections: [
      [
        READ,
        [
          '尿白细胞和亚硝酸盐同时阳性提示细菌感染，尿培养可以确定细菌。',
          'White cells and nitrite together suggest bacteria; a culture names them.',
        ],
      ],
      [
        DO,
        [
          '女性排便后从前向后擦，性生活后排尿；抗生素按疗程服完。',
          'Women: wipe from front to back and pass urine after sex. Finish the antibiotics.',
        ],
      ],
    ],
    indicators: ['U-LEU', 'U-NIT', 'U-BLD'],
    sources: ['stones', 'medicine'],
  },
]);

export const BLOOD_ARTICLES = articlesOf('blood', [
  {
    slug: 'iron-deficiency',
    title: ['缺铁性贫血', 'Iron-deficiency anaemia'],
    zh: ['贫血', '缺铁'],
    en: ['anemia'],
    summary: ['先找到为什么缺，再补铁。', 'Find out why first, then give iron.'],
    sections: [
      [
        WHY,
        [
          '女性多因月经量多；男性和绝经后女性要排查消化道失血。',
          'In women mostly heavy periods; in men and after menopause bleeding in the gut must be ruled out.',
        ],
      ],
      [
        DO,
        [
          '红肉、动物肝脏和血制品含铁多，维生素 C 帮助吸收，茶和咖啡与饭隔开 1 小时；铁剂按医嘱吃够疗程。',
          'Red meat, liver and blood products are rich in iron; vitamin C helps, tea and coffee an hour apart from meals. Take iron tablets as long as told.',
        ],
      ],
      [
        SEE,
        [
          '血红蛋白低于 100 g/L、黑便、心慌气短，请尽快就诊。',
          'Below 100 g/L, with black stools or breathlessness, go soon.',
        ],
      ],
    ],
    indicators: ['HGB', 'FER', 'FE', 'MCV', 'FOB'],
    sources: ['anaemia', 'ferritinWho', 'diet'],
  },
  {
    slug: 'low-white-cells',
    title: ['白细胞偏低', 'Low white cells'],
    zh: ['白细胞减少', '白细胞低'],
    summary: [
      '长期轻度偏低又没有感染，多数不需要治疗。',
      'Slightly low for years without infections mostly needs nothing.',
    ],
    sections: [
      [
        WHY,
        [
          '病毒感染、药物、体质都会引起。要看中性粒细胞的绝对值。',
          'Viruses, medicines and personal traits cause it; the neutrophil count is what matters.',
        ],
      ],
      [
        SEE,
        [
          '中性粒细胞低于 1.0×10⁹/L、反复感染或发热，请到血液科。',
          'With neutrophils below 1.0 × 10⁹/L, repeated infections or fever, see a haematologist.',
        ],
      ],
    ],
    indicators: ['WBC', 'NEUT', 'LYMPH'],
    sources: ['wst405', 'medicine'],
  },
  {
    slug: 'low-platelets',
    title: ['血小板减少', 'Low platelets'],
    zh: ['血小板低'],
    summary: ['先排除采血管造成的假性减少。', 'First rule out a false low caused by the tube.'],
    sections: [
      [
        READ,
        [
          '换枸橼酸钠管复查可排除假性减少。真性减少要查药物、肝脾和免疫原因。',
          'Repeat with a citrate tube to rule out a false low. A true one means looking at medicines, liver, spleen and immunity.',
        ],
      ],
      [
        SEE,
        [
          '低于 80×10⁹/L，或有瘀斑、鼻出血、牙龈出血，请尽快就诊，避免碰撞，不要自行服用阿司匹林；医生开的阿司匹林是否停用，请先问医生。',
          'Below 80 × 10⁹/L, or with bruises or bleeding, go soon; avoid knocks and take no aspirin on your own. If a doctor prescribed it, ask before stopping.',
        ],
      ],
    ],
    indicators: ['PLT', 'MPV', 'US-LIVER'],
    sources: ['wst405', 'medicine'],
  },
]);
