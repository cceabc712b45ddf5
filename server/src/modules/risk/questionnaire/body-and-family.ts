import type { QuestionnaireDocument } from '#contract/questionnaire-document';
import { figure, many } from './ask.ts';

type Section = QuestionnaireDocument['sections'][number];

export const BASICS: Section = {
  key: 'basics',
  title: { zh: '基本情况', en: 'About you' },
  questions: [
    figure('height', ['身高', 'Height'], { unit: ['厘米', 'cm'], min: 100, max: 230 }),
    figure('weight', ['体重', 'Weight'], { unit: ['公斤', 'kg'], min: 25, max: 250, digits: 1 }),
    figure('waist', ['腰围', 'Waist'], {
      ...{ unit: ['厘米', 'cm'], min: 40, max: 200, digits: 1, optional: true },
      hint: [
        '平静呼气时绕肚脐上方一圈；不填时使用最近一份体检报告的结果',
        'Around the body just above the navel, breathing out calmly. Left open, the newest report’s value is used',
      ],
    }),
    figure('systolic', ['收缩压（高压）', 'Systolic (upper) blood pressure'], {
      ...{ unit: ['mmHg', 'mmHg'], min: 70, max: 260, optional: true },
      hint: [
        '最近一次静坐 5 分钟后测量；不填时使用最近一份体检报告的结果',
        'Last measured after sitting still for 5 minutes. Left open, the newest report’s value is used',
      ],
    }),
    figure('neck', ['颈围', 'Neck'], {
      ...{ unit: ['厘米', 'cm'], min: 20, max: 80, digits: 1, optional: true },
      hint: [
        '绕喉结下方一圈；不清楚可以不填',
        'Around the neck just below the larynx. Leave it open if you do not know',
      ],
    }),
    many(
      'diagnosed',
      ['医生是否诊断过以下疾病', 'Has a doctor told you that you have any of these'],
      {
        hypertension: ['高血压（包括正在服药）', 'High blood pressure (treated, too)'],
        diabetes: ['糖尿病', 'Diabetes'],
        heart: ['冠心病', 'Coronary heart disease'],
        stroke: ['脑卒中', 'Stroke'],
        none: ['都没有', 'None of these'],
      },
      { hint: ['可多选', 'Choose all that apply'] },
    ),
  ],
};

const RELATIVES = {
  father: ['父亲', 'Father'],
  mother: ['母亲', 'Mother'],
  sibling: ['兄弟姐妹', 'Brother or sister'],
  child: ['子女', 'Child'],
  none: ['据我所知都没有', 'None that I know of'],
} as const;
const HINT = { hint: ['可多选', 'Choose all that apply'] } as const;

export const FAMILY: Section = {
  key: 'family',
  title: { zh: '家族史', en: 'Your family' },
  questions: [
    many('family-diabetes', ['哪些亲属有糖尿病', 'Who in your family has diabetes'], RELATIVES, HINT),
    many('family-pressure', ['哪些亲属有高血压', 'Who in your family has high blood pressure'], RELATIVES, HINT),
    many(
      'family-heart',
      ['哪些亲属有冠心病或脑卒中', 'Who in your family has had heart disease or a stroke'],
      RELATIVES,
      HINT,
    ),
    many('family-cancer', ['哪些亲属有恶性肿瘤', 'Who in your family has had cancer'], RELATIVES, HINT),
  ],
};
