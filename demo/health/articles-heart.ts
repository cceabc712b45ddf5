import { articlesOf, DO, READ, SEE, WHAT, WHY } from './describe.ts';

export const HEART_ARTICLES = articlesOf('heart', [
  {
    slug: 'high-blood-pressure',
    title: ['高血压', 'High blood pressure'],
    zh: ['血压高', '高血压病'],
    en: ['hypertension'],
    summary: [
      '多数人没有感觉，却在悄悄伤害心、脑、肾；测量和坚持最重要。',
      'Most people feel nothing while heart, brain and kidneys are harmed. Measuring and keeping at it matter most.',
    ],
    sections: [
      [
        WHAT,
        [
          '未用降压药时，不同日 3 次诊室血压达到 140/90 mmHg 及以上即可诊断；家庭自测以 135/85 为界。单次偏高不能下结论。',
          'Without medicine, 140/90 mmHg and above at three visits makes the diagnosis; at home the limit is 135/85. One high value proves nothing.',
        ],
      ],
      [
        DO,
        [
          '- 每天食盐不超过 5 克，少吃腌制品和外卖汤汁\n- 体重指数控制在 24 以下，男性腰围小于 90 厘米、女性小于 85 厘米\n- 每周至少 150 分钟中等强度运动\n- 不吸烟，最好不饮酒\n- 已开药者不要自行停药',
          '- At most 5 g of salt a day; fewer pickles and take-away soups\n- Keep the body mass index below 24 and the waist below 90 cm (men) or 85 cm (women)\n- At least 150 minutes of moderate exercise a week\n- No smoking, best no alcohol\n- Do not stop prescribed medicine by yourself',
        ],
      ],
      [
        SEE,
        [
          '达到 140/90 请 1 到 4 周内复测并就诊；达到 180/110，或伴剧烈头痛、胸痛、一侧无力、言语不清，立即就医。',
          'At 140/90 measure again within 1 to 4 weeks and see a doctor. At 180/110, or with severe headache, chest pain, weakness on one side or slurred speech, seek care at once.',
        ],
      ],
    ],
    indicators: ['BP', 'HR', 'HCY', 'ACR', 'FUNDUS'],
    sources: ['pressure', 'diet'],
  },
  {
    slug: 'measure-blood-pressure',
    title: ['在家怎么量血压', 'Measuring blood pressure at home'],
    zh: ['家庭血压', '血压计'],
    summary: [
      '姿势和时间对了，家里的数字比诊室的更有用。',
      'With the right posture and time, readings at home tell more than those at the doctor’s.',
    ],
    sections: [
      [
        DO,
        [
          '- 用经过认证的上臂式电子血压计\n- 早晨起床 1 小时内、服药和早饭前，以及睡前各量一次\n- 静坐 5 分钟，背有靠、脚平放，袖带与心脏同高\n- 每次量 2 到 3 遍，间隔 1 分钟，取平均',
          '- Use a certified upper-arm device\n- In the morning within an hour of rising, before medicine and breakfast, and before bed\n- Sit for 5 minutes with your back supported and feet flat; the cuff at heart level\n- Take 2 or 3 readings a minute apart and average them',
        ],
      ],
      [
        READ,
        [
          '连续 7 天的平均值达到 135/85 mmHg 及以上提示高血压。左右手差别大于 10 mmHg，以高的一侧为准。',
          'An average of 135/85 mmHg and above over 7 days suggests hypertension. If the arms differ by more than 10 mmHg, the higher one counts.',
        ],
      ],
    ],
    indicators: ['BP', 'HR'],
    sources: ['pressure'],
  },
  {
    slug: 'high-cholesterol',
    title: ['血脂异常', 'Abnormal blood lipids'],
    zh: ['高血脂', '高脂血症', '胆固醇高'],
    en: ['high cholesterol', 'dyslipidaemia'],
    summary: [
      '看血脂先看低密度脂蛋白胆固醇，目标因人而异。',
      'Look at LDL cholesterol first; the goal differs from person to person.',
    ],
    sections: [
      [
        READ,
        [
          '一般人群低密度脂蛋白胆固醇 3.4 mmol/L 以下为合适；有糖尿病、高血压、冠心病或脑卒中的人要更低，由医生评估后确定。',
          'For most people LDL below 3.4 mmol/L is desirable. With diabetes, high blood pressure, heart disease or stroke it must be lower; a doctor sets the goal.',
        ],
      ],
      [
        DO,
        [
          '- 少吃动物油、肥肉、油炸食品和含反式脂肪的点心\n- 多吃全谷、豆类、蔬菜和深海鱼\n- 规律运动、减重、戒烟限酒\n- 需要用他汀时按医嘱，定期复查肝功能和肌酸激酶',
          '- Less animal fat, fried food and pastries with trans fat\n- More whole grains, beans, vegetables and oily fish\n- Exercise, lose weight, no smoking, little alcohol\n- If a statin is needed, take it as told and have liver and muscle enzymes checked',
        ],
      ],
      [
        SEE,
        [
          '低密度脂蛋白胆固醇超过 4.9、甘油三酯超过 5.6，或家族里有人早发冠心病，请到心内科。',
          'With LDL above 4.9, triglycerides above 5.6, or early heart disease in the family, see a cardiologist.',
        ],
      ],
    ],
    indicators: ['TC', 'LDL', 'HDL', 'TG', 'LPA'],
    sources: ['lipids', 'diet'],
  },
  {
    slug: 'coronary-heart-disease',
    title: ['冠心病的信号', 'Signs of heart disease'],
    zh: ['冠心病', '心绞痛', '心肌梗死'],
    en: ['coronary heart disease', 'angina', 'heart attack'],
    summary: [
      '活动时胸闷、休息后缓解，是最典型的信号。',
      'Tightness on effort that goes with rest is the classic sign.',
    ],
    sections: [
      [
        WHAT,
        [
          '给心脏供血的动脉变窄，活动时供血不足，就会胸闷、胸痛，可放射到左肩、下颌或背部。',
          'The heart’s own arteries narrow; on effort blood runs short and the chest feels tight, sometimes into shoulder, jaw or back.',
        ],
      ],
      [
        DO,
        [
          '- 管好血压、血脂、血糖，戒烟\n- 每年体检看心电图，必要时做运动试验或冠脉 CT\n- 学会识别急症，家中备急救电话',
          '- Manage pressure, lipids and sugar; stop smoking\n- A yearly ECG; a stress test or CT where needed\n- Know the signs of an emergency',
        ],
      ],
      [
        SEE,
        [
          '突发胸痛、胸闷，休息几分钟不缓解，或伴出冷汗、恶心、气短，立即拨打 120，不要等待，也不要自己开车去医院。',
          'With sudden chest pain or tightness that does not ease after a few minutes of rest, or with cold sweat, nausea or breathlessness, call 120 at once. Do not wait and do not drive yourself.',
        ],
      ],
    ],
    indicators: ['ECG', 'LDL', 'CTNI', 'CAC', 'BP'],
    sources: ['cvd', 'medicine'],
  },
  {
    slug: 'stroke',
    title: ['脑卒中的识别与预防', 'Recognising and preventing stroke'],
    zh: ['中风', '脑卒中', '脑梗'],
    en: ['stroke'],
    summary: [
      '“中风 120”：看脸、看手、听说话，一旦异常马上拨 120。',
      'Face, arm, speech: if one is wrong, call 120 at once.',
    ],
    sections: [
      [
        READ,
        [
          '1 看脸：口角歪斜。2 查胳膊：一侧抬不起。0 聆听：说话含糊。任何一项出现都要立即送医，抢救有时间窗。',
          'Face: one side droops. Arm: one cannot be lifted. Speech: slurred. Any one means going at once; treatment has a time limit.',
        ],
      ],
      [
        DO,
        [
          '- 高血压是最主要的可控因素\n- 房颤者按医嘱抗凝\n- 戒烟、限酒、运动、控制血脂和血糖',
          '- High blood pressure is the main cause one can change\n- With atrial fibrillation take blood thinners as told\n- No smoking, little alcohol, exercise; mind lipids and sugar',
        ],
      ],
    ],
    indicators: ['BP', 'US-CAROTID', 'HCY', 'LDL', 'ECG'],
    sources: ['stroke'],
  },
  {
    slug: 'carotid-plaque',
    title: ['体检发现颈动脉斑块', 'A plaque in the neck artery'],
    zh: ['颈动脉斑块', '动脉硬化'],
    summary: [
      '它提醒您管好全身血管，而不是马上会堵。',
      'It says: look after all your arteries. It does not mean that it will block soon.',
    ],
    sections: [
      [
        WHAT,
        [
          '颈动脉壁厚度达到 1.5 毫米并向管腔突出称为斑块。中年以后很常见，与年龄、血压、血脂、吸烟有关。',
          'A wall of 1.5 mm that bulges inward is a plaque. It is common from middle age on, with pressure, lipids and smoking.',
        ],
      ],
      [
        DO,
        [
          '- 请医生评估整体心血管风险，决定是否用他汀\n- 不要自行吃溶斑块的保健品\n- 每年复查一次超声',
          '- Have your whole risk judged and ask about a statin\n- No supplements that promise to dissolve plaques\n- Repeat ultrasound once a year',
        ],
      ],
    ],
    indicators: ['US-CAROTID', 'LDL', 'BP'],
    sources: ['plaque', 'cvd'],
  },
  {
    slug: 'palpitations',
    title: ['早搏与心慌', 'Extra beats and palpitations'],
    zh: ['早搏', '心悸', '心律不齐', '窦性心律不齐'],
    summary: [
      '偶发早搏在健康人中很常见，多与疲劳、咖啡和情绪有关。',
      'A few extra beats are common in healthy people, mostly with tiredness, coffee and nerves.',
    ],
    sections: [
      [
        READ,
        [
          '窦性心律不齐是正常现象。偶发早搏、没有心脏病一般无需用药；频发早搏可做 24 小时动态心电图。',
          'Sinus arrhythmia is normal. A few extra beats without heart disease need no medicine; many of them call for a 24-hour ECG.',
        ],
      ],
      [
        DO,
        [
          '少熬夜，少喝浓茶咖啡和酒，学会放松；顺便查甲状腺功能和血钾。',
          'Sleep enough, less strong tea, coffee and alcohol; have thyroid and potassium checked.',
        ],
      ],
      [
        SEE,
        [
          '心慌伴晕厥、胸痛、气短，或摸到脉搏完全不齐，请尽快就诊。',
          'With fainting, chest pain, breathlessness or a wholly irregular pulse, go soon.',
        ],
      ],
    ],
    indicators: ['ECG', 'HR', 'TSH', 'K'],
    sources: ['medicine'],
  },
  {
    slug: 'homocysteine',
    title: ['同型半胱氨酸偏高', 'Raised homocysteine'],
    zh: ['H型高血压'],
    summary: [
      '多与叶酸和 B 族维生素不足有关，先从绿叶菜开始。',
      'Mostly lack of folate and B vitamins; begin with green leaves.',
    ],
    sections: [
      [
        WHY,
        [
          '它升高时脑卒中的机会增加，合并高血压的人更要重视。',
          'Stroke becomes more likely, above all with high blood pressure.',
        ],
      ],
      [
        DO,
        [
          '- 每天 300 到 500 克蔬菜，一半是深色\n- 少饮酒、不吸烟\n- 是否补充叶酸请听医生建议，3 个月后复查',
          '- 300 to 500 g of vegetables a day, half of them dark\n- Little alcohol, no smoking\n- Ask a doctor about folic acid; repeat after 3 months',
        ],
      ],
    ],
    indicators: ['HCY', 'FOL', 'VB12', 'BP'],
    sources: ['pressure', 'stroke', 'diet'],
  },
]);

export const METABOLISM_ARTICLES = articlesOf('metabolism', [
  {
    slug: 'prediabetes',
    title: ['糖尿病前期', 'Prediabetes'],
    zh: ['血糖偏高', '空腹血糖受损', '糖耐量减低'],
    summary: [
      '这是可以逆转的阶段，减重 5% 到 10% 最有效。',
      'This stage can be turned back; losing 5 to 10% of weight works best.',
    ],
    sections: [
      [
        READ,
        [
          '空腹血糖 6.1 到 6.9，或糖负荷后 2 小时 7.8 到 11.0 mmol/L，称为糖尿病前期。',
          'Fasting glucose of 6.1 to 6.9, or 7.8 to 11.0 mmol/L two hours after a glucose load, is prediabetes.',
        ],
      ],
      [
        DO,
        [
          '- 主食一半换成全谷杂豆，不喝含糖饮料\n- 先吃菜和蛋白，后吃主食\n- 每天快走 30 分钟以上，每周两次力量训练\n- 每年至少查一次血糖',
          '- Half of the starch as whole grains and beans; no sweet drinks\n- Vegetables and protein first, starch last\n- Walk briskly for 30 minutes a day, train strength twice a week\n- Test sugar at least once a year',
        ],
      ],
    ],
    indicators: ['GLU', 'PPG', 'HBA1C', 'WAIST', 'HOMA-IR'],
    sources: ['diabetes', 'diet'],
  },
  {
    slug: 'type-2-diabetes',
    title: ['2 型糖尿病', 'Type 2 diabetes'],
    zh: ['糖尿病', '高血糖'],
    en: ['diabetes'],
    summary: ['早发现、早治疗，可以与常人一样生活。', 'Found and treated early, one can live as others do.'],
    sections: [
      [
        READ,
        [
          '空腹血糖达到 7.0、糖负荷后 2 小时达到 11.1，或规范检测的糖化血红蛋白达到 6.5%，没有典型症状时需另一天重复确认。',
          'Fasting 7.0, 11.1 two hours after a glucose load, or HbA1c of 6.5%; without typical complaints it must be confirmed on another day.',
        ],
      ],
      [
        WHY,
        [
          '长期高血糖损害眼、肾、神经和心脑血管，所以每年要查眼底、尿白蛋白和足部。',
          'Over years high sugar harms eyes, kidneys, nerves and vessels: have fundus, urine albumin and feet checked yearly.',
        ],
      ],
      [
        SEE,
        [
          '口渴多尿、体重下降请尽快就诊；恶心呕吐、呼吸深快、意识模糊立即就医。',
          'With thirst, much urine and weight loss go soon; with nausea, deep breathing or confusion seek care at once.',
        ],
      ],
    ],
    indicators: ['GLU', 'HBA1C', 'ACR', 'FUNDUS', 'U-KET'],
    sources: ['diabetes'],
  },
  {
    slug: 'gout-and-uric-acid',
    title: ['高尿酸与痛风', 'High uric acid and gout'],
    zh: ['痛风', '高尿酸血症', '尿酸高'],
    en: ['gout', 'hyperuricaemia'],
    summary: [
      '尿酸高不一定痛风，但要从饮水、饮酒和体重管起。',
      'High uric acid is not yet gout, but water, alcohol and weight are the place to begin.',
    ],
    sections: [
      [
        DO,
        [
          '- 每天饮水 2000 毫升以上，心肾功能不全者遵医嘱\n- 少喝啤酒、白酒和含果糖饮料\n- 少吃动物内脏、浓肉汤和部分海鲜\n- 慢慢减重，不要节食过快',
          '- Drink 2 litres or more a day, unless heart or kidneys forbid it\n- Less beer, spirits and fructose drinks\n- Less offal, meat broth and some seafood\n- Lose weight slowly',
        ],
      ],
      [
        ['尿酸高能吃豆腐吗', 'May I eat tofu'],
        [
          '可以。豆制品加工后嘌呤已减少，研究没有发现适量豆制品增加痛风发作。',
          'Yes. Making tofu takes much of the purine away, and moderate amounts have not been found to cause attacks.',
        ],
      ],
      [
        SEE,
        [
          '关节突然红肿热痛，或尿酸超过 540 μmol/L，请到风湿免疫科。',
          'If a joint turns red, hot and painful, or above 540 μmol/L, see a rheumatologist.',
        ],
      ],
    ],
    indicators: ['UA', 'CREA', 'US-KIDNEY'],
    sources: ['gout', 'goutDiet'],
  },
  {
    slug: 'healthy-weight',
    title: ['科学减重', 'Losing weight sensibly'],
    zh: ['减肥', '超重', '肥胖'],
    en: ['weight loss', 'obesity'],
    summary: ['每周减 0.5 到 1 公斤，保住肌肉，才能不反弹。', 'Half a kilogram to one a week, keeping muscle, lasts.'],
    sections: [
      [
        DO,
        [
          '- 每天比消耗少吃 500 千卡左右\n- 保证蛋白质，多吃蔬菜，少油少糖\n- 每周 150 到 300 分钟有氧运动加两次力量训练\n- 睡够 7 小时，固定时间称重',
          '- Eat about 500 kcal less than you use\n- Enough protein, many vegetables, little fat and sugar\n- 150 to 300 minutes of aerobic exercise a week and strength twice\n- Sleep 7 hours; weigh yourself at a fixed time',
        ],
      ],
      [
        SEE,
        [
          '体重指数达到 28 或合并高血压、糖尿病、睡眠呼吸暂停，可到肥胖门诊；不要自行服用减肥药。',
          'At a body mass index of 28, or with high pressure, diabetes or sleep apnoea, see an obesity clinic. Take no slimming pills by yourself.',
        ],
      ],
    ],
    indicators: ['BMI', 'WAIST', 'BFR', 'TG'],
    sources: ['obesity', 'weight', 'activity'],
  },
  {
    slug: 'metabolic-syndrome',
    title: ['代谢综合征', 'Metabolic syndrome'],
    summary: [
      '腰粗、血压高、血糖高、血脂乱凑在一起，风险不是相加而是相乘。',
      'A large waist, high pressure, sugar and lipids together multiply the risk.',
    ],
    sections: [
      [
        READ,
        [
          '腹型肥胖、高血糖、高血压、甘油三酯高、高密度脂蛋白低，五项占三项即可诊断。',
          'Of large waist, high sugar, high pressure, high triglycerides and low HDL, three make the diagnosis.',
        ],
      ],
      [
        DO,
        [
          '一切从腰围开始：减少精制主食和酒，增加运动，多数指标会一起好转。',
          'Begin with the waist: less refined starch and alcohol, more exercise, and most values improve together.',
        ],
      ],
    ],
    indicators: ['WAIST', 'TG', 'HDL', 'GLU', 'BP'],
    sources: ['diabetes', 'cvd'],
  },
]);
