import { articlesOf, DO, READ, SEE, WHAT, WHY } from './describe.ts';

export const LUNG_ARTICLES = articlesOf('lungs', [
  {
    slug: 'lung-nodules',
    title: ['肺结节', 'Lung nodules'],
    zh: ['肺部小结节', '磨玻璃结节'],
    en: ['ground-glass nodule'],
    summary: [
      '体检很常见，九成以上是良性，按时复查最重要。',
      'Common at check-ups and mostly benign; repeating CT on time matters most.',
    ],
    sections: [
      [
        READ,
        [
          '看三点：大小、密度（实性、部分实性、磨玻璃）、形态。小于 5 毫米一般每年复查。',
          'Look at size, density (solid, part-solid, ground-glass) and shape. Below 5 mm a yearly CT is usual.',
        ],
      ],
      [
        DO,
        [
          '戒烟，在同一家医院用低剂量 CT 随访，带上以前的片子；不要自行吃抗生素。',
          'Stop smoking, follow it up by low-dose CT in one hospital, bring old pictures; no antibiotics on your own.',
        ],
      ],
      [
        SEE,
        [
          '8 毫米以上、部分实性、增大或有毛刺分叶，请到呼吸科或胸外科。',
          'Above 8 mm, part-solid, growing or spiky: see a chest specialist.',
        ],
      ],
    ],
    indicators: ['CT-NODULE', 'CXR'],
    sources: ['lungNodule', 'lungCancer'],
  },
  {
    slug: 'copd-and-smoking',
    title: ['慢阻肺与肺功能', 'COPD and lung function'],
    zh: ['慢阻肺', '慢性支气管炎', '肺气肿'],
    en: ['COPD', 'emphysema'],
    summary: ['40 岁以上的吸烟者，每年做一次肺功能。', 'Smokers above 40: lung function once a year.'],
    sections: [
      [
        READ,
        [
          '吸入支气管扩张剂后一秒率低于 70% 可诊断。早期只有咳嗽、上楼气短。',
          'FEV1/FVC below 70% after a bronchodilator makes the diagnosis. Early on there is only a cough and breathlessness on stairs.',
        ],
      ],
      [
        DO,
        [
          '戒烟是唯一能减慢肺功能下降的办法；接种流感和肺炎疫苗，坚持运动。',
          'Stopping smoking is the one thing that slows the loss. Be vaccinated against flu and pneumonia; keep moving.',
        ],
      ],
    ],
    indicators: ['FEV1', 'FVC', 'SPO2'],
    sources: ['copd'],
  },
  {
    slug: 'asthma-and-allergy',
    title: ['哮喘与过敏性鼻炎', 'Asthma and hay fever'],
    zh: ['哮喘', '过敏性鼻炎', '过敏'],
    en: ['asthma', 'allergy'],
    summary: [
      '一个气道，一种疾病：鼻炎不管，哮喘难好。',
      'One airway, one disease: asthma needs the nose treated too.',
    ],
    sections: [
      [
        DO,
        [
          '找出过敏原，控制尘螨，花粉季戴口罩、洗鼻；吸入药要规律用，不是难受才用。',
          'Find the allergen, fight mites, wear a mask and rinse the nose in season. Use inhalers regularly, not only when it is bad.',
        ],
      ],
      [
        SEE,
        [
          '夜间憋醒、说话断续、吸药后不缓解，立即就医。',
          'If you wake breathless, cannot finish a sentence or the inhaler does not help, seek care at once.',
        ],
      ],
    ],
    indicators: ['IGE', 'EOS', 'FENO', 'FEV1'],
    sources: ['asthma'],
  },
]);

export const BONE_ARTICLES = articlesOf('bones', [
  {
    slug: 'osteoporosis',
    title: ['骨质疏松', 'Osteoporosis'],
    zh: ['骨质疏松症', '骨量减少', '补钙'],
    summary: ['没有疼痛的流失，一次跌倒就可能骨折。', 'It is lost without pain, and one fall may break a bone.'],
    sections: [
      [
        READ,
        [
          'T 值 -2.5 及以下为骨质疏松，-2.5 到 -1.0 为骨量减少。',
          'A T-score of -2.5 and below is osteoporosis, -2.5 to -1.0 low bone mass.',
        ],
      ],
      [
        DO,
        [
          '- 每天一杯到一杯半奶，加豆制品和绿叶菜\n- 晒太阳，必要时补维生素 D\n- 负重和力量运动，防跌倒\n- 不吸烟，少饮酒',
          '- A glass or more of milk a day, tofu and green leaves\n- Sun, and vitamin D if needed\n- Weight-bearing and strength exercise; prevent falls\n- No smoking, little alcohol',
        ],
      ],
      [
        SEE,
        [
          '轻微外力骨折、身高变矮 3 厘米以上、驼背，请就诊。',
          'With a fracture from little force, 3 cm less height or a bent back, see a doctor.',
        ],
      ],
    ],
    indicators: ['BMD', 'VD', 'CA', 'PTH'],
    sources: ['osteoporosis', 'diet'],
  },
  {
    slug: 'neck-and-back',
    title: ['颈椎和腰椎', 'Neck and back'],
    zh: ['颈椎病', '腰痛', '腰椎间盘突出'],
    en: ['back pain'],
    summary: [
      '片子上的突出不等于要治疗，动起来比躺着好。',
      'A bulge on the picture need not be treated; moving is better than lying.',
    ],
    sections: [
      [
        DO,
        [
          '屏幕与眼同高，每 45 分钟起身；练颈肩和腹背力量；急性腰痛 1 到 2 天后就可以轻微活动。',
          'Screen at eye level, stand up every 45 minutes, train neck, shoulders and core. After acute back pain move gently within 1 to 2 days.',
        ],
      ],
      [
        SEE,
        [
          '手脚麻木无力、走路踩棉花、大小便异常，立即就医。',
          'With numb or weak limbs, unsteady walking or bladder trouble, seek care at once.',
        ],
      ],
    ],
    indicators: ['SPINE', 'BMD'],
    sources: ['surgery', 'activity'],
  },
  {
    slug: 'vitamin-d',
    title: ['维生素 D 缺乏', 'Lack of vitamin D'],
    zh: ['维生素D缺乏', '缺钙'],
    summary: [
      '办公室人群大多不足，晒太阳和补充都要适量。',
      'Most people who work indoors have too little; sun and supplements in moderation.',
    ],
    sections: [
      [READ, ['低于 12 ng/mL 为缺乏，12 到 20 为不足。', 'Below 12 ng/mL is deficiency, 12 to 20 insufficiency.']],
      [
        DO,
        [
          '上午或下午露出手臂晒 15 到 30 分钟，每周数次；吃深海鱼、蛋黄；补多少听医生，避免过量。',
          'Sun on the arms for 15 to 30 minutes several times a week; oily fish and egg yolk. A doctor says how much to take; avoid too much.',
        ],
      ],
    ],
    indicators: ['VD', 'CA', 'P', 'BMD'],
    sources: ['vitaminD', 'diet'],
  },
]);

export const SENSES_ARTICLES = articlesOf('senses', [
  {
    slug: 'screen-eyes',
    title: ['屏幕与眼睛', 'Screens and your eyes'],
    zh: ['视疲劳', '干眼', '近视'],
    en: ['eye strain', 'dry eye'],
    summary: [
      '20-20-20：每 20 分钟看 20 英尺外 20 秒。',
      '20-20-20: every 20 minutes look 20 feet away for 20 seconds.',
    ],
    sections: [
      [
        DO,
        [
          '多眨眼，屏幕离眼 50 到 70 厘米，避免夜间关灯看手机；高度近视每年查眼底。',
          'Blink, keep 50 to 70 cm from the screen, no phone in the dark. With strong short sight have the fundus checked yearly.',
        ],
      ],
      [
        SEE,
        [
          '突然眼前黑影、闪光、视野缺损，立即就诊，警惕视网膜脱离。',
          'With sudden floaters, flashes or a missing field go at once: the retina may come off.',
        ],
      ],
    ],
    indicators: ['VISION', 'FUNDUS', 'IOP'],
    sources: ['vision', 'checkupBasics'],
  },
  {
    slug: 'glaucoma',
    title: ['眼压高与青光眼', 'High eye pressure and glaucoma'],
    zh: ['青光眼', '眼压高'],
    summary: ['偷走视力的小偷，早期没有感觉。', 'The thief of sight: early on one feels nothing.'],
    sections: [
      [
        READ,
        [
          '眼压超过 21 mmHg 要查视神经和视野；眼压正常也可能有青光眼。',
          'Above 21 mmHg nerve and field must be tested; glaucoma also exists at normal pressure.',
        ],
      ],
      [
        SEE,
        ['眼胀痛、头痛、恶心、看灯有虹圈，立即就诊。', 'With eye pain, headache, nausea or halos seek care at once.'],
      ],
    ],
    indicators: ['IOP', 'FUNDUS', 'VISION'],
    sources: ['glaucoma'],
  },
  {
    slug: 'protect-hearing',
    title: ['保护听力', 'Protecting your hearing'],
    zh: ['耳鸣', '听力下降', '突发性耳聋'],
    en: ['tinnitus', 'hearing loss'],
    summary: [
      '耳机音量不超过 60%，连续不超过 60 分钟。',
      'Headphones at no more than 60% for no more than 60 minutes.',
    ],
    sections: [
      [
        DO,
        [
          '噪声环境戴耳塞；不要用棉签掏耳朵；管好血压血糖。',
          'Ear plugs in noise, no cotton buds, mind pressure and sugar.',
        ],
      ],
      [
        SEE,
        [
          '72 小时内突然听力下降是急症，越早治疗越好。',
          'Hearing lost within 72 hours is an emergency; the earlier treated the better.',
        ],
      ],
    ],
    indicators: ['HEARING', 'EAR'],
    sources: ['hearing'],
  },
  {
    slug: 'teeth-and-gums',
    title: ['牙周与全身健康', 'Gums and the rest of you'],
    zh: ['牙周炎', '洗牙', '牙龈出血'],
    en: ['gum disease'],
    summary: ['刷牙出血不是上火，是牙龈在发炎。', 'Bleeding when brushing is inflamed gums.'],
    sections: [
      [
        WHY,
        [
          '牙周炎与糖尿病、心血管病互相影响，治好牙周有助于血糖控制。',
          'Gum disease and diabetes or heart disease make each other worse; treating gums helps sugar.',
        ],
      ],
      [
        DO,
        [
          '每天刷牙两次、用牙线，每 6 到 12 个月洗牙，戒烟。',
          'Brush twice a day, floss, have teeth cleaned every 6 to 12 months, stop smoking.',
        ],
      ],
    ],
    indicators: ['TEETH', 'GLU', 'HSCRP'],
    sources: ['teeth'],
  },
]);

export const WOMEN_ARTICLES = articlesOf('women', [
  {
    slug: 'breast-nodules',
    title: ['乳腺结节与增生', 'Breast lumps'],
    zh: ['乳腺结节', '乳腺增生', 'BI-RADS'],
    summary: [
      '看 BI-RADS 分类：3 类半年复查，4 类以上做活检。',
      'Look at BI-RADS: class 3 in half a year, from class 4 a biopsy.',
    ],
    sections: [
      [
        READ,
        [
          '乳腺增生多为正常的周期变化。2 类良性，3 类恶性可能不超过 2%。',
          'Tender, lumpy breasts mostly follow the cycle. Class 2 is benign; class 3 is malignant in no more than 2%.',
        ],
      ],
      [
        DO,
        [
          '40 岁以上每 1 到 2 年做乳腺超声或钼靶，月经后 7 到 10 天检查最合适。',
          'From 40 on ultrasound or mammography every 1 to 2 years, best 7 to 10 days after a period begins.',
        ],
      ],
      [
        SEE,
        [
          '摸到硬块、乳头溢血、皮肤凹陷，请尽快到乳腺外科。',
          'With a hard lump, bloody discharge or dimpled skin, see a breast surgeon soon.',
        ],
      ],
    ],
    indicators: ['US-BREAST', 'CA153'],
    sources: ['birads', 'breast'],
  },
  {
    slug: 'hpv-and-cervix',
    title: ['HPV 阳性与宫颈筛查', 'HPV and cervical screening'],
    zh: ['HPV阳性', '宫颈癌', '宫颈糜烂'],
    en: ['cervical cancer'],
    summary: [
      '八成女性一生中会感染一次，多数会自己清除。',
      'Most women meet it once, and most clear it by themselves.',
    ],
    sections: [
      [
        READ,
        [
          '16、18 型阳性直接做阴道镜；其他高危型看细胞学。宫颈柱状上皮外移（过去叫糜烂）不是病。',
          'Types 16 and 18 go straight to colposcopy; other high-risk types depend on cytology. Ectropion, once called erosion, is no disease.',
        ],
      ],
      [
        DO,
        [
          '25 到 64 岁按时筛查；接种 HPV 疫苗仍要筛查；戒烟、使用安全套。',
          'Be screened on time between 25 and 64, vaccinated or not; stop smoking, use condoms.',
        ],
      ],
    ],
    indicators: ['HPV', 'TCT'],
    sources: ['cervix', 'gynaecology'],
  },
  {
    slug: 'fibroids-and-cysts',
    title: ['子宫肌瘤与卵巢囊肿', 'Fibroids and ovarian cysts'],
    zh: ['子宫肌瘤', '卵巢囊肿', '巧克力囊肿'],
    summary: ['小的、没有症状的，多数只要复查。', 'Small ones without complaints mostly need only a second look.'],
    sections: [
      [
        DO,
        [
          '肌瘤每 6 到 12 个月复查；囊肿月经后 3 到 7 天复查，多数自行消失。',
          'Fibroids every 6 to 12 months; cysts 3 to 7 days after a period, when most have gone.',
        ],
      ],
      [
        SEE,
        [
          '月经量多贫血、囊肿大于 5 厘米、绝经后新出现，请到妇科；突发剧痛立即就医。',
          'With heavy periods, a cyst above 5 cm or a new one after menopause see a gynaecologist; with sudden strong pain seek care at once.',
        ],
      ],
    ],
    indicators: ['US-UTERUS', 'US-OVARY', 'CA125', 'HGB'],
    sources: ['gynaecology'],
  },
  {
    slug: 'menopause',
    title: ['更年期', 'Menopause'],
    zh: ['绝经', '潮热'],
    summary: ['潮热、失眠、情绪波动可以治疗，不必硬扛。', 'Hot flushes, poor sleep and moods can be treated.'],
    sections: [
      [
        WHAT,
        [
          '45 岁以后月经紊乱到绝经的几年，卵巢功能下降，骨量流失加快。',
          'The years from irregular periods after 45 until they end; ovaries weaken and bone is lost faster.',
        ],
      ],
      [
        DO,
        [
          '规律运动、补足钙和维生素 D；是否用激素治疗请到更年期门诊评估。',
          'Exercise, calcium and vitamin D; a clinic judges whether hormones suit you.',
        ],
      ],
    ],
    indicators: ['FSH', 'E2', 'BMD'],
    sources: ['menopause'],
  },
]);

export const MEN_ARTICLES = articlesOf('men', [
  {
    slug: 'prostate-and-psa',
    title: ['前列腺与 PSA', 'Prostate and PSA'],
    zh: ['前列腺增生', 'PSA高', '前列腺癌'],
    summary: ['PSA 高不等于癌，先避开干扰再复查。', 'A high PSA is not cancer: repeat it without disturbances.'],
    sections: [
      [
        READ,
        [
          '4 到 10 ng/mL 为灰区，要看游离比值；超过 10 请尽快到泌尿外科。',
          '4 to 10 ng/mL is a grey zone where the free share counts; above 10 see a urologist soon.',
        ],
      ],
      [
        DO,
        [
          '抽血前 2 天避免射精和骑车；50 岁以上男性与医生讨论是否每两年查一次。',
          'No ejaculation or cycling for 2 days. Men above 50: talk about a test every two years.',
        ],
      ],
    ],
    indicators: ['PSA', 'FPSA', 'US-PROSTATE'],
    sources: ['prostate'],
  },
  {
    slug: 'men-over-forty',
    title: ['四十岁以后的男性', 'Men after forty'],
    zh: ['男性更年期', '睾酮低'],
    summary: ['血压、血脂、腰围和睡眠，比补品更重要。', 'Pressure, lipids, waist and sleep matter more than tonics.'],
    sections: [
      [
        DO,
        [
          '每年查血压、血脂、血糖、肝肾功能和腹部超声；打鼾憋醒查睡眠呼吸。',
          'Yearly pressure, lipids, sugar, liver, kidneys and abdominal ultrasound; with snoring and gasping have sleep tested.',
        ],
      ],
      [
        SEE,
        [
          '性欲下降、乏力、晨勃消失持续数月，可早晨空腹查睾酮；不要自行用激素。',
          'With months of low drive and tiredness have testosterone tested in the morning; take no hormones by yourself.',
        ],
      ],
    ],
    indicators: ['TESTO', 'LDL', 'WAIST', 'BP'],
    sources: ['medicine', 'cvd'],
  },
]);
