import type { CompanyConfig } from '#contract/company-config';

/** When fasting begins the evening before. */
export const FASTING_FROM = '20:00';

type Paragraph = { title: { zh: string; en: string }; text: { zh: string; en: string } };

const paragraph = (zh: string, en: string, textZh: string, textEn: string): Paragraph => ({
  title: { zh, en },
  text: { zh: textZh, en: textEn },
});

const STANDARD: Paragraph[] = [
  paragraph(
    '检前准备',
    'Before the day',
    `检前三天清淡饮食、不饮酒；前一晚 ${FASTING_FROM} 后禁食，可少量饮水。正在服药者请咨询医生，不要自行停药。`,
    `Eat lightly and avoid alcohol for three days; no food after ${FASTING_FROM} the evening before, a little water is fine. Do not stop medication without asking your doctor.`,
  ),
  paragraph(
    '检查当天',
    'On the day',
    '请携带本人有效证件原件，按预约时段到达。采血与腹部超声需空腹；做妇科超声或泌尿超声请先憋尿。',
    'Bring your original ID and arrive at your time. Blood tests and abdominal ultrasound need an empty stomach; pelvic ultrasound needs a full bladder.',
  ),
  paragraph(
    '特别提示',
    'Please note',
    '怀孕或可能怀孕者请勿做 X 光、CT 与骨密度检查，并告知工作人员。女性经期请避免尿检与妇科检查。',
    'If you are or may be pregnant, skip X-ray, CT and bone density and tell the staff. Avoid urine and gynaecological tests during menstruation.',
  ),
  paragraph(
    '报告',
    'Report',
    '电子报告在检后 7–10 个工作日短信通知。结果仅供健康参考，不能替代医生诊断。',
    'You get an SMS when the e-report is ready, 7–10 working days after the check-up. Results are for reference and do not replace a diagnosis.',
  ),
];

/** One company's people come by shuttle and check in at their own counter. */
const PARTNER: Paragraph[] = [
  paragraph(
    '签到',
    'Check-in',
    '请在合作方专属柜台签到，出示工牌与有效证件；选择班车的同事请提前 15 分钟到达上车点。',
    'Check in at the partner desk with your badge and ID; if you take the shuttle, be at the stop 15 minutes early.',
  ),
  ...STANDARD,
];

const VARIANTS: Record<CompanyConfig['booking']['precaution'], Paragraph[]> = { standard: STANDARD, partner: PARTNER };

type Thing = Paragraph & { kind: 'fasting' | 'papers' | 'light' };

const FASTING: Thing = {
  kind: 'fasting',
  ...paragraph(
    `前一晚 ${FASTING_FROM} 后禁食`,
    `No food after ${FASTING_FROM} the evening before`,
    '可少量饮水；当天早上空腹到检',
    'A little water is fine; come with an empty stomach',
  ),
};
const PAPERS: Thing = {
  kind: 'papers',
  ...paragraph(
    '带有效证件原件',
    'Bring your original ID',
    '与预约姓名一致，复印件无法登记',
    'In the name of the booking; a copy is not enough',
  ),
};
const LIGHT: Thing = {
  kind: 'light',
  ...paragraph(
    '前三天清淡、早睡',
    'Three quiet days before',
    '不饮酒，避免剧烈运动',
    'Light food, early nights, no alcohol, no hard exercise',
  ),
};
const PAPERS_AND_BADGE: Thing = {
  kind: 'papers',
  ...paragraph(
    '带有效证件原件和工牌',
    'Bring your original ID and badge',
    '在合作方专属柜台签到',
    'Check in at the partner desk',
  ),
};
const THREE: Record<CompanyConfig['booking']['precaution'], Thing[]> = {
  standard: [FASTING, PAPERS, LIGHT],
  partner: [FASTING, PAPERS_AND_BADGE, LIGHT],
};

/** The three things that must not be forgotten, as a ticket says them. */
export const threeThings = (config: CompanyConfig): Thing[] => THREE[config.booking.precaution];

export const precautionsOf = (config: CompanyConfig): Paragraph[] => VARIANTS[config.booking.precaution];

const EVE = {
  zh: `今晚${FASTING_FROM}后禁食，可少量饮水；带有效证件原件`,
  en: `No food after ${FASTING_FROM} tonight, a little water is fine; bring your original ID`,
};
const EVES: Record<CompanyConfig['booking']['precaution'], { zh: string; en: string }> = {
  standard: EVE,
  partner: { zh: `${EVE.zh}和工牌`, en: `${EVE.en} and badge` },
};

const eves = new Map<string, { zh: string; en: string }>(Object.entries(EVES));

/** The preparations of the day before, in one breath: for messages and alarms. */
export const evePrecaution = (config: CompanyConfig): { zh: string; en: string } => EVES[config.booking.precaution];

/** The same by the name of the variant, as a waiting message keeps it. */
export const eveOf = (precaution: string): { zh: string; en: string } => eves.get(precaution) ?? EVE;
