import { CARE_EN, CARE_ZH, type DemoNews } from './news-types.ts';

const OURS = { zh: '本平台', en: 'This portal' };
const CONSENSUS = {
  zh: '《健康体检基本项目专家共识（2022）》，中华医学会健康管理学分会',
  en: 'Expert consensus on basic items of health check-ups (2022), Chinese Society of Health Management',
};

export const SERVICE_NEWS: DemoNews[] = [
  {
    category: 'service',
    daysAgo: 2,
    art: 'banner-checkup',
    title: { zh: '预约记录可以合并支付了', en: 'Several bookings can be paid at once' },
    summary: {
      zh: '为家人一起预约时，多个待支付订单可一次付清，之后仍分别改期、取消和退款。',
      en: 'When you book for the family, unpaid orders can be paid together and are still changed, cancelled and refunded one by one.',
    },
    body: {
      zh: '为本人和家属预约后，[预约记录](/web/examrecord) 顶部会出现「合并支付」。\n\n## 怎样使用\n1. 在名额保留时间内打开预约记录\n2. 核对每个订单的体检人、时间和金额\n3. 点按「合并支付」，选择微信支付或关爱通\n\n## 付款之后\n- 每个订单仍是独立的，可以单独改期或取消\n- 取消其中一个，只退回该订单的金额\n- 发票按订单分别申请',
      en: 'After booking for yourself and your family, [My bookings](/web/examrecord) offers to pay all of it at once.\n\n## How it works\n1. Open your bookings while the places are held\n2. Check person, time and amount of each order\n3. Press "Pay together" and choose WeChat Pay or GuanAiTong\n\n## Afterwards\n- Each order stands by itself and can be rescheduled or cancelled alone\n- Cancelling one refunds that one only\n- Invoices are asked for by order',
    },
    source: OURS,
  },
  {
    category: 'service',
    daysAgo: 16,
    art: 'banner-family',
    title: { zh: '关怀模式：更大的字，更少的步骤', en: 'Care mode: larger text, fewer things at a time' },
    summary: {
      zh: '为长辈预约时可打开关怀模式，放大文字、精简页面，并支持朗读。',
      en: 'For older members of the family: larger text, simpler pages, and pages read aloud.',
    },
    body: {
      zh: '关怀模式面向视力不便或不熟悉手机操作的使用者。\n\n## 有什么不同\n- 文字和按钮更大\n- 每次显示更少的内容，先看最重要的\n- 可以朗读当前页面\n- 客服电话始终在容易找到的位置\n\n## 怎样打开\n登录页和「我的」页面都有开关；您的选择会跟随账号，在其他设备登录时同样生效。随时可以关闭。',
      en: 'Care mode is for those whose eyes are tired or who do not use a phone much.\n\n## What is different\n- Text and buttons are larger\n- Less is shown at a time, the most important first\n- The page can be read aloud\n- The hotline is always easy to find\n\n## How to switch it on\nOn the login page and under "Me". Your choice goes with your account to other devices, and can be undone at any time.',
    },
    source: OURS,
  },
  {
    category: 'service',
    daysAgo: 40,
    art: 'banner-report',
    title: { zh: '谁看过我的记录：现在您可以自己查看', en: 'Who looked at your records: now you can see it' },
    summary: {
      zh: '工作人员每一次查看都有记录，您可以在「隐私与数据」中看到岗位、时间和原因。',
      en: 'Every look by staff is recorded. You see role, time and reason under Privacy and data.',
    },
    body: {
      zh: '我们把个人信息的主动权交还给您。在 [隐私与数据](/web/usercenter/privacy) 中可以：\n\n- 下载您的全部个人信息副本\n- 查看谁看过您的记录、为什么看\n- 一键撤回授权\n- 申请删除个人信息，15 天内可以撤回\n\n## 企业能看到什么\n企业只知道您是否预约、是否到检，看不到检查结果。详见 [隐私政策](/web/privacy)。',
      en: 'Your information is yours. Under [Privacy and data](/web/usercenter/privacy) you can:\n\n- download a copy of everything held about you\n- see who looked at your records, and why\n- withdraw consents with one press\n- ask for erasure, and take that back within 15 days\n\n## What your company sees\nWhether you booked and came; no results. See the [privacy policy](/web/privacy).',
    },
    source: OURS,
  },
  {
    category: 'service',
    daysAgo: 75,
    art: 'banner-dental',
    title: { zh: '节假日前后预约请留意工作日计算', en: 'Around public holidays, mind how working days are counted' },
    summary: {
      zh: '改期和取消按工作日计算，长假前后请提前安排。',
      en: 'Deadlines for changes are counted in working days. Plan ahead before long holidays.',
    },
    body: {
      zh: '改期、取消、发票和报告的期限按国务院公布的工作日计算，调休上班的周末算工作日，法定节假日不算。\n\n## 举例\n如果您的企业要求提前 4 个工作日，体检日在长假后的第一天，最后可在线改期的日期会落在长假之前。您不需要自己计算：订单上已写明具体日期。\n\n## 建议\n- 长假后的第一周较为拥挤，请尽早选择时间\n- 行程未定时，先选择可以改期的机构',
      en: 'Deadlines for changes, invoices and reports are counted in working days as the State Council publishes them: weekends that are worked count, public holidays do not.\n\n## An example\nIf your company asks for 4 working days and your check-up is on the first day after a long holiday, the last day to reschedule online lies before the holiday. You need not reckon it: your order names the day.\n\n## Our advice\n- The first week after a long holiday is busy, so choose early\n- If your plans are open, choose a centre that allows changes',
    },
    source: {
      zh: '国务院办公厅关于节假日安排的通知',
      en: 'Notices of the General Office of the State Council on public holidays',
    },
  },
  {
    category: 'checkup',
    daysAgo: 4,
    art: 'banner-checkup',
    title: { zh: '体检前三天怎么准备', en: 'How to prepare in the three days before' },
    summary: {
      zh: '饮食、睡眠、用药和空腹，几件小事让结果更准确。',
      en: 'Food, sleep, medication and fasting: small things that make results more reliable.',
    },
    body: {
      zh: `## 前三天
- 饮食清淡，少油少盐，不饮酒
- 保证睡眠，避免剧烈运动
- 正在服用的药物，请先问开药医生是否需要调整，**不要自行停药**

## 前一天晚上
- 晚餐不宜过晚过饱，之后可以少量饮水
- 需要空腹的项目，一般要求空腹 8–12 小时

## 当天
- 带好身份证件和预约凭证
- 先做空腹项目（抽血、腹部超声），再吃早餐
- 高血压患者通常可用少量水按时服药；糖尿病患者请与医生确认，并随身带糖果
- 怀孕或备孕请提前告知，避免 X 线类检查${CARE_ZH}`,
      en: `## Three days before
- Eat plainly, with little fat and salt, and drink no alcohol
- Sleep enough and avoid hard exercise
- Ask the doctor who prescribed your medication whether to change anything; **do not stop it by yourself**

## The evening before
- Dinner not too late and not too much; a little water afterwards is fine
- Tests that need fasting usually ask for 8–12 hours

## On the day
- Bring your ID document and your ticket
- Do what needs fasting first (blood, abdominal ultrasound), then have breakfast
- People with high blood pressure usually take their medicine as always with a sip of water; people with diabetes ask their doctor and bring something sweet
- If you are or may be pregnant say so first, to avoid X-rays${CARE_EN}`,
    },
    source: CONSENSUS,
  },
  {
    category: 'checkup',
    daysAgo: 12,
    art: 'banner-report',
    title: { zh: '拿到报告先看哪里', en: 'Where to begin with your report' },
    summary: {
      zh: '先看结论和建议，再看异常项，最后比较往年。',
      en: 'The conclusion first, then what is out of range, then earlier years.',
    },
    body: {
      zh: `## 三步阅读
1. **结论与建议**：医生的综合判断，写明需要复查、就诊还是观察
2. **异常项目**：看偏离多少，是否与往年一致
3. **趋势**：同一指标、同一单位和方法才能比较

## 参考范围是什么意思
参考范围通常覆盖健康人群中的大多数（常见为 95%），因此少数健康人也会超出；反过来，在范围内也不代表没有问题。不同机构、方法和单位的范围可能不同，请以报告所附为准。

## 什么时候该尽快就医
报告注明「危急值」或「请立即就诊」，或伴有胸痛、呼吸困难、意识改变等症状时，请立即就医。${CARE_ZH}`,
      en: `## In three steps
1. **Conclusion and advice**: the doctor's overall judgement, whether to repeat, see somebody or wait
2. **What is out of range**: by how much, and whether it was so before
3. **The trend**: only the same indicator, unit and method can be compared

## What a reference range is
It usually covers most healthy people (often 95%), so a few healthy people lie outside, and lying inside is no guarantee. Ranges differ between laboratories, methods and units: the one on your report counts.

## When to see a doctor at once
If the report says "critical value" or "see a doctor immediately", or if you have chest pain, trouble breathing or confusion.${CARE_EN}`,
    },
    source: CONSENSUS,
  },
  {
    category: 'checkup',
    daysAgo: 27,
    art: 'campaign-gene',
    title: { zh: '加项怎么选：按年龄和家族史', en: 'Choosing add-ons by age and family history' },
    summary: { zh: '不是越多越好，先看自己的风险。', en: 'More is not better. Begin with your own risks.' },
    body: {
      zh: `## 选择的思路
- 先看套餐已经包含什么，避免重复
- 结合年龄、性别、家族史、吸烟饮酒和既往异常
- 有症状时应去看门诊，而不是等体检

## 可以和医生讨论的例子
- 40 岁以上，或有结直肠癌家族史：粪便隐血、肠镜
- 长期大量吸烟者：低剂量螺旋 CT
- 女性：宫颈癌筛查、乳腺检查，按年龄段选择
- 血脂、血糖曾异常：按医嘱的间隔复查

一些检查有辐射或可能造成假阳性，是否需要请听取医生意见。${CARE_ZH}`,
      en: `## How to think about it
- See what your package has already
- Consider age, sex, family history, smoking, drinking and earlier findings
- With symptoms see a doctor instead of waiting for a check-up

## Examples to talk about with a doctor
- Over 40, or with bowel cancer in the family: faecal occult blood test, colonoscopy
- Long and heavy smoking: low-dose CT
- Women: cervical screening and breast examination, by age
- Earlier abnormal lipids or glucose: repeat at the interval advised

Some tests bring radiation or false alarms. Ask a doctor whether you need them.${CARE_EN}`,
    },
    source: {
      zh: '《健康中国行动（2019—2030 年）》癌症防治行动',
      en: 'Healthy China Action (2019–2030), cancer prevention and control',
    },
  },
  {
    category: 'checkup',
    daysAgo: 58,
    art: 'banner-family',
    title: { zh: '带父母体检的五个提醒', en: 'Five reminders for taking your parents to a check-up' },
    summary: {
      zh: '证件、用药清单、陪同、饮水和如厕，提前想好少跑一趟。',
      en: 'Papers, a list of medicines, company, water and toilets: think ahead and save a second trip.',
    },
    body: {
      zh: `1. **证件与凭证**：身份证和预约凭证放在一起，号码提前核对
2. **用药清单**：写下药名、剂量和时间，交给医生
3. **慢一点**：起身、转身慢一些，防止头晕跌倒
4. **空腹时间不宜过长**：尽量选较早的时段，带上早餐
5. **结果由本人决定**：是否把报告给您看，由父母自己同意${CARE_ZH}`,
      en: `1. **Papers**: keep ID and ticket together and check the number beforehand
2. **A list of medicines**: name, dose and time, for the doctor
3. **Slowly**: get up and turn slowly, so that nobody falls
4. **Not too long without food**: choose an early time and bring breakfast
5. **It is their result**: whether you see the report is your parents' decision${CARE_EN}`,
    },
    source: {
      zh: '《国家基本公共卫生服务规范（第三版）》老年人健康管理',
      en: 'National basic public health service specification (3rd edition), older people',
    },
  },
  {
    category: 'checkup',
    daysAgo: 90,
    art: 'campaign-vaccine',
    title: { zh: '采血后怎样按压才不淤青', en: 'How to press after a blood draw' },
    summary: { zh: '按住、伸直、不揉，五分钟就好。', en: 'Press, keep straight, do not rub: five minutes.' },
    body: {
      zh: `## 正确做法
- 用三根手指沿血管方向按住棉球，**按压 5 分钟左右**
- 手臂伸直，不要弯曲，也不要揉搓
- 服用抗凝药或有出血倾向的人适当延长

## 出现淤青怎么办
小面积淤青通常一到两周自行消退。24 小时内可冷敷，之后可热敷。如果肿胀、疼痛加重或手指麻木，请就医。${CARE_ZH}`,
      en: `## The right way
- Hold the cotton with three fingers along the vein, **for about 5 minutes**
- Keep the arm straight; do not bend it and do not rub
- Longer if you take blood thinners or bleed easily

## If there is a bruise
Small ones go within one or two weeks. Cool it for the first 24 hours, warm it afterwards. If swelling or pain gets worse, or fingers feel numb, see a doctor.${CARE_EN}`,
    },
    source: {
      zh: '《静脉血液标本采集指南》（WS/T 661—2020）',
      en: 'Guideline for collection of venous blood specimens (WS/T 661-2020)',
    },
  },
];
