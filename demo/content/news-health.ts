import { CARE_EN, CARE_ZH, type DemoNews } from './news-types.ts';

const DIET = {
  zh: '《中国居民膳食指南（2022）》，中国营养学会',
  en: 'Dietary Guidelines for Chinese Residents (2022), Chinese Nutrition Society',
};
const ACTIVE = {
  zh: '《关于身体活动和久坐行为的指南》（2020），世界卫生组织',
  en: 'WHO guidelines on physical activity and sedentary behaviour (2020)',
};
const HEALTHY_CHINA = { zh: '《健康中国行动（2019—2030 年）》', en: 'Healthy China Action (2019–2030)' };

export const HEALTH_NEWS: DemoNews[] = [
  {
    category: 'prevention',
    daysAgo: 7,
    art: 'campaign-vaccine',
    title: { zh: '流感疫苗：每年一次，最好在流行季前', en: 'Flu vaccine: once a year, best before the season' },
    summary: {
      zh: '建议在 10 月底前完成接种，老人、儿童和慢性病患者优先。',
      en: 'Best by the end of October; older people, children and those with chronic illness first.',
    },
    body: {
      zh: `流感病毒经常变异，疫苗保护力也会随时间减弱，因此建议每年接种。

## 谁应优先
- 60 岁及以上老人
- 6 月龄以上婴幼儿、学龄儿童
- 慢性病患者、孕妇、医务和养老机构人员

## 什么时候接种
接种后约 2–4 周产生保护，最好在当地流行季之前完成，错过了在流行季内接种仍然有益。

## 哪些情况先咨询医生
对疫苗成分严重过敏，或正在发热、患急性疾病时，请先咨询接种门诊。企业支持疫苗报销的，请保留发票和接种记录，在 [报销申请](/web/reimbursement) 中提交。${CARE_ZH}`,
      en: `The flu virus changes and protection fades, so a dose every year is advised.

## Who first
- People of 60 and over
- Infants from 6 months and school children
- People with chronic illness, pregnant women, staff of hospitals and care homes

## When
Protection takes about 2–4 weeks, so best before the local season; during the season it still helps.

## Ask first
If you are severely allergic to an ingredient, or have a fever or acute illness, ask the vaccination clinic. Where your company reimburses vaccines, keep the invoice and the record and [claim it](/web/reimbursement).${CARE_EN}`,
    },
    source: {
      zh: '《中国流感疫苗预防接种技术指南》，中国疾病预防控制中心',
      en: 'Technical guidelines for seasonal influenza vaccination in China, China CDC',
    },
  },
  {
    category: 'prevention',
    daysAgo: 21,
    art: 'campaign-pocket',
    title: { zh: '在家量血压的正确方法', en: 'Measuring blood pressure at home' },
    summary: {
      zh: '坐好、静息、同一时间，记录比单次数值更有意义。',
      en: 'Sit, rest, the same time of day: the record matters more than one value.',
    },
    body: {
      zh: `## 测量前
- 30 分钟内不吸烟、不喝咖啡或浓茶、不运动，排空膀胱
- 坐着安静休息至少 5 分钟

## 测量时
- 背部有支撑，双脚平放，上臂与心脏同高
- 使用经过认证的上臂式电子血压计，袖带大小合适
- 每次测 2–3 遍，间隔 1 分钟，取平均值

## 怎么看
诊室血压 ≥140/90 mmHg 或家庭血压 ≥135/85 mmHg 提示可能为高血压，需要由医生在不同日期多次测量后判断。若达到 180/110 mmHg 或伴有胸痛、剧烈头痛、视物模糊，请尽快就医。${CARE_ZH}`,
      en: `## Before
- No smoking, coffee, strong tea or exercise for 30 minutes; empty your bladder
- Sit quietly for at least 5 minutes

## While measuring
- Back supported, feet flat, upper arm level with the heart
- A validated upper-arm device with a cuff that fits
- Two or three readings a minute apart; take the mean

## What it says
140/90 mmHg or more at the doctor's, or 135/85 or more at home, may be high blood pressure; a doctor decides after readings on several days. At 180/110, or with chest pain, severe headache or blurred sight, see a doctor without delay.${CARE_EN}`,
    },
    source: {
      zh: '《中国高血压防治指南（2024 年修订版）》',
      en: 'Chinese guidelines for the management of hypertension (2024 revision)',
    },
  },
  {
    category: 'prevention',
    daysAgo: 47,
    art: 'campaign-nutrition',
    title: { zh: '血脂多久查一次', en: 'How often to check blood lipids' },
    summary: { zh: '按年龄和风险决定，查完要知道下一步。', en: 'By age and risk; and know what comes next.' },
    body: {
      zh: `## 一般建议
- 20–40 岁成年人至少每 5 年查一次
- 40 岁以上男性和绝经后女性每年查一次
- 已有心脑血管疾病、高血压、糖尿病、肥胖、吸烟或家族史者，按医嘱更频繁

## 看哪一项
评估风险时，低密度脂蛋白胆固醇（LDL-C）是主要指标，目标值因人而异：风险越高，目标越低。不要只看箭头，也不要自行停药。

## 能做什么
减少饱和脂肪和反式脂肪，控制体重，戒烟限酒，规律运动；需要用药时遵医嘱。${CARE_ZH}`,
      en: `## In general
- Adults of 20–40: at least every 5 years
- Men over 40 and women after menopause: every year
- With heart or vessel disease, high blood pressure, diabetes, obesity, smoking or family history: more often, as a doctor advises

## Which value
Low-density lipoprotein cholesterol (LDL-C) is the main one. The target depends on the person: the higher the risk, the lower the target. Do not go by arrows alone, and do not stop medication by yourself.

## What you can do
Less saturated and trans fat, a healthy weight, no smoking, little alcohol, regular exercise; medication as prescribed.${CARE_EN}`,
    },
    source: { zh: '《中国血脂管理指南（2023 年）》', en: 'Chinese guidelines for lipid management (2023)' },
  },
  {
    category: 'prevention',
    daysAgo: 110,
    art: 'campaign-dental',
    title: { zh: '洗牙会伤牙吗', en: 'Does professional cleaning harm your teeth?' },
    summary: {
      zh: '规范的洁治不损伤牙齿，建议每年至少一次口腔检查。',
      en: 'Done properly it does not. A dental check at least once a year is advised.',
    },
    body: {
      zh: `## 为什么要洁治
牙结石刷不掉，会刺激牙龈出血、退缩。定期洁治是预防牙周病的基本方法。

## 洗后敏感正常吗
短期内遇冷热酸甜可能敏感，多在数天内缓解；牙缝变大是结石去除后露出的原有间隙。

## 哪些人先咨询
佩戴心脏起搏器、有出血性疾病、服用抗凝药或处于孕期的人，请先告知医生。

## 日常
早晚刷牙、每次 2 分钟以上，使用含氟牙膏和牙线。${CARE_ZH}`,
      en: `## Why
Tartar cannot be brushed away and makes gums bleed and recede. Regular cleaning is a basic way to prevent gum disease.

## Is being sensitive afterwards normal?
For some days, yes. Gaps that seem wider were filled with tartar before.

## Who should ask first
People with a pacemaker, a bleeding disorder, blood thinners or during pregnancy: tell the dentist.

## Every day
Brush morning and evening for two minutes or more, with fluoride toothpaste, and use floss.${CARE_EN}`,
    },
    source: { zh: '《中国居民口腔健康指南》', en: 'Oral health guidelines for Chinese residents' },
  },
  {
    category: 'nutrition',
    daysAgo: 10,
    art: 'campaign-nutrition',
    title: { zh: '外卖怎么点更健康', en: 'Ordering take-away more healthily' },
    summary: {
      zh: '多一份蔬菜，少一勺油盐，主食加点粗粮。',
      en: 'One more portion of vegetables, a spoon less of oil and salt, some whole grain.',
    },
    body: {
      zh: `## 搭配
- 每餐都有蔬菜，深色的占一半
- 主食里有全谷物或杂豆
- 鱼、禽、蛋、瘦肉或豆制品，优先蒸煮

## 备注
写上「少油少盐、酱汁分开」。成年人每天食盐不超过 5 克、烹调油 25–30 克、添加糖最好控制在 25 克以下。

## 饮料
首选白水或淡茶，少喝含糖饮料。${CARE_ZH}`,
      en: `## What goes together
- Vegetables with every meal, half of them dark
- Whole grains or beans among the staples
- Fish, poultry, eggs, lean meat or soya, steamed or boiled rather than fried

## Ask for it
"Little oil and salt, sauce apart." Adults should have no more than 5 g of salt and 25–30 g of cooking oil a day, and sugar best below 25 g.

## Drinks
Water or weak tea first; few sweet drinks.${CARE_EN}`,
    },
    source: DIET,
  },
  {
    category: 'nutrition',
    daysAgo: 34,
    art: 'campaign-nutrition',
    title: { zh: '一天 12 种食物，一周 25 种', en: 'Twelve foods a day, twenty-five a week' },
    summary: {
      zh: '食物多样是平衡膳食的基础，其实不难做到。',
      en: 'Variety is the basis of a balanced diet, and not hard to reach.',
    },
    body: {
      zh: `## 分到三餐
- 早餐 4–5 种：奶、蛋、全谷物、蔬果
- 午餐 5–6 种：两种蔬菜、一种肉或鱼、一种豆制品、主食混搭
- 晚餐 4–5 种，清淡为主

## 数量参考
每天蔬菜不少于 300 克、水果 200–350 克、奶及奶制品 300 毫升以上。果汁不能代替鲜果。${CARE_ZH}`,
      en: `## Spread over three meals
- Breakfast, 4–5: milk, egg, whole grain, fruit or vegetables
- Lunch, 5–6: two vegetables, one meat or fish, one soya product, mixed staples
- Dinner, 4–5, light

## How much
At least 300 g of vegetables, 200–350 g of fruit and 300 ml of milk or dairy a day. Juice does not replace fresh fruit.${CARE_EN}`,
    },
    source: DIET,
  },
  {
    category: 'nutrition',
    daysAgo: 83,
    art: 'campaign-gene',
    title: { zh: '尿酸高，先管住这几样', en: 'High uric acid: what to watch first' },
    summary: {
      zh: '酒、含糖饮料和浓肉汤，比豆制品更需要限制。',
      en: 'Alcohol, sweet drinks and rich meat broth matter more than soya.',
    },
    body: {
      zh: `## 需要限制
- 酒，尤其是啤酒和白酒
- 含果糖的饮料、浓肉汤、动物内脏、部分海鲜

## 可以放心
- 低脂奶、鸡蛋、大多数蔬菜
- 适量豆制品

## 其他
- 多喝水（心肾功能正常者每天 2000 毫升左右）
- 控制体重，但不要快速减重
- 单次升高应复查；是否用药由医生决定${CARE_ZH}`,
      en: `## To be limited
- Alcohol, beer and spirits above all
- Drinks with fructose, rich meat broth, offal, some seafood

## No worry
- Low-fat milk, eggs, most vegetables
- Soya in moderation

## Besides
- Drink enough (about 2,000 ml a day with a healthy heart and kidneys)
- A healthy weight, but no crash diets
- One high value should be repeated; whether medication is needed a doctor decides${CARE_EN}`,
    },
    source: {
      zh: '《成人高尿酸血症与痛风食养指南（2024 年版）》，国家卫生健康委',
      en: 'Dietary guide for adults with hyperuricaemia and gout (2024), National Health Commission',
    },
  },
  {
    category: 'exercise',
    daysAgo: 14,
    art: 'campaign-sleep',
    title: { zh: '每周 150 分钟，从走路开始', en: '150 minutes a week, beginning with a walk' },
    summary: { zh: '动总比不动好，分几次完成也有效。', en: 'Some is better than none, and it counts in pieces too.' },
    body: {
      zh: `成年人每周应进行 **150–300 分钟中等强度**或 75–150 分钟高强度有氧活动，并有 2 天以上力量练习。

## 怎样算中等强度
呼吸心跳加快，还能说话但不能唱歌，例如快走、骑车、跳舞。

## 上班族怎么凑
- 提前一站下车，走 15 分钟
- 每坐 1 小时起身活动几分钟
- 周末一次较长的户外活动

长期不运动、有慢性病或运动时胸闷胸痛者，请先咨询医生。${CARE_ZH}`,
      en: `Adults should have **150–300 minutes of moderate** or 75–150 minutes of vigorous activity a week, and strength exercises on two days or more.

## What is moderate?
Breath and heartbeat are faster; you can talk but not sing. A brisk walk, cycling, dancing.

## For office workers
- Get off one stop earlier and walk 15 minutes
- Get up for some minutes every hour
- One longer outing at the weekend

If you have not exercised for long, have a chronic illness or feel pressure in your chest, ask a doctor first.${CARE_EN}`,
    },
    source: ACTIVE,
  },
  {
    category: 'exercise',
    daysAgo: 52,
    art: 'campaign-pocket',
    title: { zh: '久坐一天，肩颈怎么放松', en: 'After a day of sitting: easing neck and shoulders' },
    summary: { zh: '四个动作，五分钟，在工位就能做。', en: 'Four movements, five minutes, at your desk.' },
    body: {
      zh: `1. **收下巴**：水平后缩，停 5 秒，10 次
2. **耸肩放松**：吸气耸肩，呼气放下，10 次
3. **扩胸**：双手背后相握，打开胸廓，停 15 秒，3 次
4. **转体**：坐稳，左右各转 10 秒，3 次

动作缓慢，不弹振、不憋气。如果出现手麻、无力、走路不稳，或疼痛持续两周以上，请就医。${CARE_ZH}`,
      en: `1. **Chin in**: draw it straight back, hold 5 seconds, 10 times
2. **Shrug**: up while breathing in, down while breathing out, 10 times
3. **Open the chest**: hands clasped behind, hold 15 seconds, 3 times
4. **Turn**: sit firmly, 10 seconds to each side, 3 times

Slowly, without bouncing or holding your breath. With numb or weak hands, an unsteady walk, or pain for more than two weeks, see a doctor.${CARE_EN}`,
    },
    source: ACTIVE,
  },
  {
    category: 'mind',
    daysAgo: 18,
    art: 'campaign-sleep',
    title: { zh: '睡不好，先从这六件事做起', en: 'Sleeping badly? Begin with these six' },
    summary: { zh: '规律作息比补觉更重要。', en: 'A regular rhythm helps more than catching up.' },
    body: {
      zh: `成年人平均每天应睡 7–8 小时。

1. 每天同一时间起床，周末也不例外
2. 白天见光、活动，午睡不超过 30 分钟
3. 下午以后少喝咖啡、浓茶
4. 睡前一小时放下屏幕
5. 卧室安静、黑暗、凉爽
6. 躺下 20 分钟睡不着就起来，困了再上床

每周 3 晚以上睡不好、持续 3 个月并影响白天，请到睡眠或精神心理门诊就诊。安眠药请遵医嘱。${CARE_ZH}`,
      en: `Adults should sleep 7–8 hours on average.

1. Get up at the same time every day, weekends too
2. Daylight and movement; naps no longer than 30 minutes
3. Little coffee or strong tea after noon
4. No screens in the last hour
5. A quiet, dark and cool bedroom
6. Not asleep after 20 minutes? Get up, and go back when you are tired

Three bad nights a week for three months, with an effect on your days: see a doctor for sleep or mental health. Sleeping pills only as prescribed.${CARE_EN}`,
    },
    source: HEALTHY_CHINA,
  },
  {
    category: 'mind',
    daysAgo: 66,
    art: 'banner-pocket',
    title: { zh: '压力大的时候，身体在说什么', en: 'What your body says under stress' },
    summary: { zh: '认识信号，给自己留一点恢复的时间。', en: 'Know the signs, and leave yourself time to recover.' },
    body: {
      zh: `## 常见信号
睡眠变差、食欲改变、易怒、注意力下降、肩颈紧张、反复胃部不适。

## 可以试试
- 把任务写下来，一次只做一件
- 慢呼吸：吸气 4 秒，呼气 6 秒，做 5 分钟
- 和信任的人聊聊，保持运动

## 什么时候求助
情绪低落或焦虑持续两周以上、影响工作生活，请到精神心理门诊就诊。**如果出现伤害自己的想法，请立即告诉身边的人，并拨打全国统一心理援助热线 12356。**${CARE_ZH}`,
      en: `## Common signs
Bad sleep, a change of appetite, irritability, poor concentration, tense shoulders, an upset stomach again and again.

## What you can try
- Write tasks down and do one at a time
- Breathe slowly: 4 seconds in, 6 out, for 5 minutes
- Talk to somebody you trust, and keep moving

## When to get help
If you have felt low or anxious for two weeks or more and it affects your life, see a doctor for mental health. **If you think of harming yourself, tell somebody near you at once and call the national psychological support hotline 12356.**${CARE_EN}`,
    },
    source: HEALTHY_CHINA,
  },
  {
    category: 'mind',
    daysAgo: 130,
    art: 'banner-family',
    title: { zh: '戒烟第一周怎么过', en: 'Your first week without cigarettes' },
    summary: {
      zh: '最难受的是前几天，有方法、有帮助，成功率更高。',
      en: 'The first days are the hardest; with a method and support more people succeed.',
    },
    body: {
      zh: `## 准备
- 选定日期，告诉家人和同事
- 清理烟、打火机和烟灰缸

## 想吸烟时
多数渴求在几分钟内过去：推迟 10 分钟，深呼吸、喝水、做点别的事。

## 寻求帮助
戒烟门诊可提供咨询和药物，显著提高成功率；也可拨打卫生热线 12320 咨询。偶尔吸了一支不等于失败，接着戒就好。${CARE_ZH}`,
      en: `## Before
- Choose a day and tell your family and colleagues
- Throw away cigarettes, lighters and ashtrays

## When you crave one
Most cravings pass within minutes: wait ten, breathe deeply, drink water, do something else.

## Get help
A clinic for quitting offers advice and medication, which makes success clearly more likely; the health hotline 12320 advises, too. One cigarette is no failure: carry on.${CARE_EN}`,
    },
    source: { zh: '《中国临床戒烟指南（2015 年版）》', en: 'Chinese clinical guideline for smoking cessation (2015)' },
  },
  {
    category: 'exercise',
    daysAgo: 98,
    art: 'banner-checkup',
    title: { zh: '体检前后能运动吗', en: 'Exercise around a check-up' },
    summary: {
      zh: '前一天避免剧烈运动，采血当天不提重物。',
      en: 'No hard exercise the day before; no heavy loads with the arm blood was taken from.',
    },
    body: {
      zh: `剧烈运动后，肌酸激酶、转氨酶、尿蛋白等可能暂时升高，影响判断。

- 体检前 1–2 天避免高强度训练
- 采血当天，采血侧手臂不提重物
- 做过胃肠镜或镇静的人，当天不运动、不开车

恢复日常活动没有不适，就可以继续规律锻炼。${CARE_ZH}`,
      en: `Hard exercise can raise creatine kinase, transaminases and protein in urine for a while and mislead.

- No intense training for one or two days before
- On the day, carry nothing heavy with the arm blood was taken from
- After endoscopy or sedation no sport and no driving that day

When everyday activity feels fine, go on exercising regularly.${CARE_EN}`,
    },
    source: ACTIVE,
  },
];
