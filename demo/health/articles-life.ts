import { articlesOf, DO, READ, SEE, WHAT, WHY } from './describe.ts';

export const CANCER_ARTICLES = articlesOf('cancer', [
  {
    slug: 'tumour-markers',
    title: ['肿瘤标志物升高', 'Raised tumour markers'],
    zh: ['肿瘤标志物', '肿瘤指标高'],
    summary: ['升高不等于癌症，正常也不能排除癌症。', 'Raised is not cancer, and normal does not rule it out.'],
    sections: [
      [
        WHY,
        [
          '炎症、吸烟、月经、良性结节都会升高。它们主要用于治疗后的随访，单独用于筛查价值有限。',
          'Inflammation, smoking, periods and benign growths raise them. They mainly follow treatment; alone they screen poorly.',
        ],
      ],
      [
        DO,
        [
          '轻度升高 1 到 3 个月后在同一机构复查，看趋势；持续上升做影像检查。',
          'If slightly raised repeat in the same laboratory after 1 to 3 months and watch the trend; if it climbs have imaging.',
        ],
      ],
    ],
    indicators: ['CEA', 'AFP', 'CA199', 'CA125', 'CA724'],
    sources: ['markers'],
  },
  {
    slug: 'colon-screening',
    title: ['结直肠癌筛查', 'Screening for bowel cancer'],
    zh: ['肠镜', '肠癌', '结肠息肉'],
    en: ['colonoscopy'],
    summary: [
      '一次肠镜切掉息肉，就切断了一条变癌的路。',
      'A colonoscopy that removes polyps cuts off a way to cancer.',
    ],
    sections: [
      [
        DO,
        [
          '40 到 74 岁建议筛查：每年便潜血，或每 5 到 10 年肠镜；一级亲属患病者提前。',
          'From 40 to 74: hidden blood yearly, or a colonoscopy every 5 to 10 years; earlier with a close relative.',
        ],
      ],
      [
        SEE,
        [
          '便血、大便变细、排便习惯改变、不明消瘦，请尽快就诊。',
          'With blood, thin stools, changed habits or weight loss go soon.',
        ],
      ],
    ],
    indicators: ['FOB', 'CEA', 'HGB'],
    sources: ['colon'],
  },
  {
    slug: 'lung-screening',
    title: ['肺癌筛查', 'Screening for lung cancer'],
    zh: ['低剂量CT', '肺癌'],
    summary: [
      '高危人群每年一次低剂量 CT，胸片不能代替。',
      'Those at risk: low-dose CT once a year; an X-ray is no substitute.',
    ],
    sections: [
      [
        WHAT,
        [
          '50 岁以上且吸烟 20 包年以上、戒烟不足 15 年，或有职业暴露、家族史等，属于高危。',
          'Above 50 with 20 pack-years and less than 15 years since stopping, or with exposure at work or a family history.',
        ],
      ],
      [DO, ['戒烟；每年在同一机构做低剂量 CT。', 'Stop smoking; low-dose CT yearly in one place.']],
    ],
    indicators: ['CT-NODULE', 'CXR'],
    sources: ['lungCancer'],
  },
  {
    slug: 'stomach-screening',
    title: ['胃癌筛查', 'Screening for stomach cancer'],
    zh: ['胃镜', '胃癌'],
    en: ['gastroscopy'],
    summary: ['45 岁以上的高危人群做一次胃镜最可靠。', 'Above 45 and at risk, a gastroscopy is the surest.'],
    sections: [
      [
        WHAT,
        [
          '高危包括：幽门螺杆菌感染、高发地区、一级亲属患病、萎缩性胃炎、长期高盐腌制饮食。',
          'At risk: Helicobacter, high-incidence regions, close relatives, atrophic gastritis, much salted food.',
        ],
      ],
      [
        DO,
        [
          '根除幽门螺杆菌，少吃腌熏食品，戒烟酒；胃蛋白酶原异常者做胃镜。',
          'Treat Helicobacter, less salted and smoked food, no smoking or alcohol; with abnormal pepsinogen have a gastroscopy.',
        ],
      ],
    ],
    indicators: ['HP', 'PG1', 'CA724'],
    sources: ['stomach', 'pylori'],
  },
]);

export const INFECTION_ARTICLES = articlesOf('infection', [
  {
    slug: 'flu-vaccine',
    title: ['流感疫苗', 'Flu vaccination'],
    zh: ['流感', '疫苗'],
    en: ['influenza'],
    summary: [
      '每年秋天打一次，慢病和 60 岁以上人群优先。',
      'Once every autumn; first those above 60 and with chronic disease.',
    ],
    sections: [
      [
        DO,
        [
          '9 到 11 月接种最合适，2 到 4 周后产生保护；发热时推迟。',
          'Best between September and November; it protects after 2 to 4 weeks. Put it off with fever.',
        ],
      ],
      [
        SEE,
        [
          '对疫苗成分严重过敏者不要接种，请咨询接种医生。',
          'With a severe allergy to a component do not take it; ask the clinic.',
        ],
      ],
    ],
    indicators: ['TEMP', 'WBC'],
    sources: ['fluVaccine'],
  },
  {
    slug: 'hepatitis-vaccine',
    title: ['乙肝疫苗要不要补打', 'Do I need a hepatitis B booster'],
    zh: ['乙肝疫苗', '表面抗体低'],
    summary: [
      '表面抗体低于 10，高风险人群建议加强。',
      'With antibodies below 10, those at risk should have a booster.',
    ],
    sections: [
      [
        READ,
        [
          '从未接种且全阴者，按 0、1、6 月接种三针。',
          'Never vaccinated and all negative: three doses at 0, 1 and 6 months.',
        ],
      ],
      [
        DO,
        [
          '接种后 1 到 2 个月查抗体；家中有感染者、医务人员、糖尿病人更应确认。',
          'Test antibodies 1 to 2 months later, above all with an infected person at home, in medical work or with diabetes.',
        ],
      ],
    ],
    indicators: ['HBSAB', 'HBSAG'],
    sources: ['hepB'],
  },
  {
    slug: 'tuberculosis',
    title: ['肺结核', 'Tuberculosis of the lung'],
    zh: ['结核', '肺结核'],
    en: ['TB'],
    summary: ['咳嗽咳痰两周以上，要想到结核。', 'A cough of two weeks or more: think of tuberculosis.'],
    sections: [
      [
        READ,
        [
          '感染检测阳性不等于发病，要结合胸片和痰检。',
          'A positive infection test is not the disease; X-ray and sputum decide.',
        ],
      ],
      [
        SEE,
        [
          '咯血、午后低热、夜间盗汗、消瘦，请到结核定点医院，规范治疗可以治愈。',
          'With blood, low fever, night sweats or weight loss go to a tuberculosis clinic; proper treatment cures.',
        ],
      ],
    ],
    indicators: ['PPD', 'CXR', 'ESR'],
    sources: ['tuberculosis'],
  },
]);

export const LIFE_ARTICLES = articlesOf('life', [
  {
    slug: 'better-sleep',
    title: ['睡个好觉', 'Sleeping well'],
    zh: ['失眠', '睡眠'],
    en: ['insomnia'],
    summary: ['固定起床时间，比早睡更有用。', 'Getting up at the same time helps more than going to bed early.'],
    sections: [
      [
        DO,
        [
          '- 每天同一时间起床，周末也一样\n- 下午 2 点后不喝咖啡浓茶\n- 睡前一小时放下手机\n- 躺下 20 分钟睡不着就起来做安静的事',
          '- Rise at the same time, weekends too\n- No coffee or strong tea after 2 pm\n- Put the phone away an hour before bed\n- If awake after 20 minutes, get up and do something quiet',
        ],
      ],
      [
        SEE,
        [
          '每周 3 晚以上、持续 3 个月，或白天影响工作，请到睡眠或心理门诊。',
          'Three nights a week for three months, or trouble by day: see a sleep or mental health clinic.',
        ],
      ],
    ],
    indicators: ['BP', 'CORT'],
    sources: ['sleep'],
  },
  {
    slug: 'snoring',
    title: ['打鼾与睡眠呼吸暂停', 'Snoring and sleep apnoea'],
    zh: ['打鼾', '打呼噜', '睡眠呼吸暂停'],
    en: ['sleep apnea'],
    summary: ['打鼾加白天犯困，查一查夜间呼吸。', 'Snoring and sleepy days: have your breathing at night tested.'],
    sections: [
      [
        WHY,
        [
          '夜间反复缺氧会升高血压、诱发心律失常，白天嗜睡增加车祸风险。',
          'Lack of oxygen raises blood pressure and disturbs the heart; sleepiness causes accidents.',
        ],
      ],
      [
        DO,
        [
          '减重、侧卧、戒酒、少用安眠药；确诊后用呼吸机治疗效果好。',
          'Lose weight, sleep on your side, no alcohol or sedatives; a breathing device works well.',
        ],
      ],
    ],
    indicators: ['SPO2', 'BP', 'BMI', 'HGB'],
    sources: ['sleepApnoea'],
  },
  {
    slug: 'quit-smoking',
    title: ['戒烟', 'Stopping smoking'],
    zh: ['吸烟', '戒烟'],
    summary: [
      '任何年龄戒烟都有好处，1 年后冠心病风险减半。',
      'It helps at any age; after a year the added risk of heart disease is halved.',
    ],
    sections: [
      [
        DO,
        [
          '定一个戒烟日，告诉家人，扔掉烟具；想抽时延迟 5 分钟、喝水、走动；戒烟门诊和药物能把成功率提高两三倍。',
          'Set a day, tell your family, throw the things away. When craving wait 5 minutes, drink, walk. Clinics and medicines double or triple success.',
        ],
      ],
      [WHY, ['吸烟会使白细胞、血红蛋白、癌胚抗原等指标偏高。', 'Smoking raises white cells, haemoglobin and CEA.']],
    ],
    indicators: ['WBC', 'HGB', 'CEA', 'FEV1'],
    sources: ['tobacco', 'copd'],
  },
  {
    slug: 'alcohol',
    title: ['饮酒与健康', 'Alcohol and health'],
    zh: ['喝酒', '戒酒'],
    summary: ['没有安全的饮酒量，不喝最好。', 'No amount is safe; none is best.'],
    sections: [
      [
        WHY,
        [
          '酒精增加肝病、高血压、痛风和多种癌症的机会；喝酒脸红的人食管癌风险更高。',
          'It makes liver disease, high pressure, gout and several cancers likelier; those who flush have a higher risk of oesophageal cancer.',
        ],
      ],
      [
        DO,
        [
          '成年人如饮酒，一天酒精量不超过 15 克；服药、开车、怀孕不饮酒。体检前 3 天不饮酒。',
          'If at all, no more than 15 g of alcohol a day; none with medicines, driving or pregnancy, and none for 3 days before a check-up.',
        ],
      ],
    ],
    indicators: ['GGT', 'ALT', 'TG', 'UA', 'MCV'],
    sources: ['alcohol', 'diet'],
  },
  {
    slug: 'exercise',
    title: ['每周动多少', 'How much to move'],
    zh: ['运动', '久坐'],
    summary: ['每周 150 分钟中等强度，加两次力量训练。', '150 moderate minutes a week and strength twice.'],
    sections: [
      [
        DO,
        [
          '能说话但唱不了歌就是中等强度。久坐每小时起来动 3 分钟；从每天多走 2000 步开始。',
          'Moderate means you can talk but not sing. Get up for 3 minutes every hour; begin with 2,000 more steps a day.',
        ],
      ],
      [
        SEE,
        [
          '有心脏病、运动时胸痛或晕厥，先就诊再运动。',
          'With heart disease, or chest pain or fainting on effort, see a doctor first.',
        ],
      ],
    ],
    indicators: ['HR', 'BMI', 'HDL', 'CK'],
    sources: ['activity'],
  },
  {
    slug: 'stress-and-mood',
    title: ['压力与情绪', 'Stress and mood'],
    zh: ['焦虑', '抑郁', '压力大'],
    en: ['anxiety', 'depression'],
    summary: [
      '情绪低落超过两周，请像对待发烧一样去看医生。',
      'If low for more than two weeks, see a doctor as you would with a fever.',
    ],
    sections: [
      [
        DO,
        [
          '规律睡眠和运动，与信任的人说说；把大事拆小；用好企业的员工关怀热线。',
          'Sleep and move regularly, talk to somebody you trust, cut big things small; use your company’s care line.',
        ],
      ],
      [
        SEE,
        [
          '有伤害自己的念头，请立即告诉家人并拨打心理援助热线 12356 或 120。',
          'With thoughts of harming yourself tell your family at once and call 12356 or 120.',
        ],
      ],
    ],
    indicators: ['TSH', 'HR', 'CORT'],
    sources: ['mind'],
  },
]);

export const CHECKUP_ARTICLES = articlesOf('checkup', [
  {
    slug: 'before-the-checkup',
    title: ['体检前三天怎么吃', 'What to eat before a check-up'],
    zh: ['体检前准备', '体检注意事项', '空腹'],
    summary: [
      '清淡三天，空腹 8 到 12 小时，水可以少量喝。',
      'Three light days, 8 to 12 hours without food; a little water is fine.',
    ],
    sections: [
      [
        DO,
        [
          '- 前 3 天不饮酒，少油少盐，不突击吃素\n- 前一天晚 8 点后不进食\n- 降压药用少量水照常吃；降糖药和胰岛素空腹时怎么用，请先问开药的医生\n- 前一天避免剧烈运动和熬夜',
          '- No alcohol and light food for 3 days, but no sudden diet\n- Nothing to eat after 8 pm the day before\n- Take blood-pressure medicine with a sip of water; ask your doctor how to use diabetes medicine and insulin while fasting\n- No hard exercise or late night',
        ],
      ],
      [
        ['女性请注意', 'For women'],
        [
          '避开月经期留尿和妇科检查；怀孕或备孕请告知，不做 X 线和 CT。',
          'No urine or gynaecological tests during a period; if pregnant or trying, say so: no X-ray or CT.',
        ],
      ],
    ],
    indicators: ['GLU', 'TG', 'UA', 'U-PRO'],
    sources: ['checkupBasics'],
  },
  {
    slug: 'read-the-report',
    title: ['怎么看体检报告', 'How to read your report'],
    zh: ['体检报告', '参考范围'],
    en: ['reference range'],
    summary: [
      '先看结论和重要异常，再看趋势，最后看单项箭头。',
      'First the conclusion and what matters, then the trend, last the single arrows.',
    ],
    sections: [
      [
        READ,
        [
          '参考范围通常包含 95% 的健康人，所以每 20 个健康人就有 1 个会略微超出。轻微超出又没有不适，多数只需复查。',
          'A range usually holds 95% of healthy people, so one in twenty is slightly outside. Slightly out and feeling well mostly means repeating it.',
        ],
      ],
      [
        DO,
        [
          '同一项目尽量在同一机构比较；不同方法和单位的结果不能直接比。',
          'Compare a test within one laboratory; results of other methods and units cannot be compared directly.',
        ],
      ],
      [
        SEE,
        [
          '报告注明重要异常结果的，请按提示时间就诊。',
          'Where the report marks an important finding, see a doctor when it says.',
        ],
      ],
    ],
    indicators: ['ALT', 'UA', 'LDL', 'HGB'],
    sources: ['checkupBasics', 'tietz'],
  },
  {
    slug: 'choose-items',
    title: ['体检项目怎么选', 'Choosing what to test'],
    zh: ['体检套餐', '加项'],
    summary: [
      '基础项目人人做，专项看年龄、家族史和习惯。',
      'Basics for everybody; the rest by age, family and habits.',
    ],
    sections: [
      [
        DO,
        [
          '- 40 岁以上：便潜血、肺低剂量 CT（高危）、颈动脉超声\n- 女性：乳腺、宫颈筛查\n- 男性 50 岁以上：PSA\n- 不建议大面积查肿瘤标志物和 PET-CT',
          '- Above 40: hidden blood, low-dose CT if at risk, neck arteries\n- Women: breast and cervix\n- Men above 50: PSA\n- No broad panels of tumour markers, no PET-CT',
        ],
      ],
    ],
    indicators: ['FOB', 'CT-NODULE', 'US-BREAST', 'PSA'],
    sources: ['checkupBasics', 'colon', 'lungCancer'],
  },
  {
    slug: 'radiation',
    title: ['X 线和 CT 的辐射', 'Radiation of X-rays and CT'],
    zh: ['辐射', '胸片辐射'],
    summary: ['一张胸片的辐射约等于几天的天然本底。', 'A chest X-ray equals a few days of natural background.'],
    sections: [
      [
        READ,
        [
          '低剂量胸部 CT 约为 1 毫西弗左右，低于一年的天然辐射（约 2.4 毫西弗）。',
          'A low-dose chest CT is about 1 mSv, below a year of natural radiation (about 2.4 mSv).',
        ],
      ],
      [
        DO,
        [
          '有需要就做，没有指征不频繁做；孕妇和备孕者提前告知。',
          'Have it when needed, not oftener; say if you are or may be pregnant.',
        ],
      ],
    ],
    indicators: ['CXR', 'CT-NODULE'],
    sources: ['imagingBook', 'lungCancer'],
  },
  {
    slug: 'critical-results',
    title: ['哪些结果要马上就医', 'Results that cannot wait'],
    zh: ['危急值', '重要异常'],
    summary: ['接到体检机构电话，请不要等纸质报告。', 'If the centre calls you, do not wait for the paper report.'],
    sections: [
      [
        SEE,
        [
          '- 血压达到 180/110，或伴胸痛、头痛\n- 血钾低于 3.0 或高于 6.0\n- 血糖超过 16.7 伴不适\n- 心电图提示急性缺血、严重心律失常\n- 血小板低于 30 或血红蛋白低于 60',
          '- Blood pressure of 180/110, or with chest pain or headache\n- Potassium below 3.0 or above 6.0\n- Glucose above 16.7 with complaints\n- ECG with acute ischaemia or severe arrhythmia\n- Platelets below 30 or haemoglobin below 60',
        ],
      ],
    ],
    indicators: ['BP', 'K', 'GLU', 'ECG', 'PLT', 'HGB'],
    sources: ['checkupBasics', 'diagnostics'],
  },
]);
