import type { Language } from '../language.ts';

/**
 * Units and methods as laboratories here write them in Chinese, for English readers. Words for showing alone: a report
 * keeps its own, since unit and method identify a series.
 */
const UNITS: Readonly<Record<string, string>> = {
  '次/分': '/min',
  '次/分钟': '/min',
  '个/μL': '/μL',
  '个/HP': '/HPF',
  '个/HPF': '/HPF',
  '个/高倍视野': '/HPF',
  '个/LP': '/LPF',
  '毫米/小时': 'mm/h',
  毫米汞柱: 'mmHg',
  '毫摩尔/升': 'mmol/L',
  '微摩尔/升': 'μmol/L',
  '克/升': 'g/L',
  '单位/升': 'U/L',
  厘米: 'cm',
  毫米: 'mm',
  公斤: 'kg',
  千克: 'kg',
  秒: 's',
  岁: 'years',
};

const METHODS: Readonly<Record<string, string>> = {
  酶法: 'enzymatic',
  己糖激酶法: 'hexokinase',
  葡萄糖氧化酶法: 'glucose oxidase',
  肌氨酸氧化酶法: 'sarcosine oxidase',
  苦味酸法: 'Jaffe',
  尿酸酶法: 'uricase',
  直接法: 'direct',
  速率法: 'rate assay',
  比色法: 'colorimetric',
  双缩脲法: 'biuret',
  溴甲酚绿法: 'bromocresol green',
  免疫比浊法: 'immunoturbidimetry',
  化学发光法: 'chemiluminescence',
  电化学发光法: 'electrochemiluminescence',
  酶联免疫吸附法: 'ELISA',
  胶体金法: 'colloidal gold',
  高效液相色谱法: 'HPLC',
  离子选择电极法: 'ion-selective electrode',
  干化学法: 'dry chemistry',
  流式细胞术: 'flow cytometry',
  镜检: 'microscopy',
};

const said = (words: Readonly<Record<string, string>>, text: string, language: Language): string =>
  language === 'en-us' ? (words[text] ?? text) : text;

export const unitText = (unit: string, language: Language): string => said(UNITS, unit, language);
export const methodText = (method: string, language: Language): string => said(METHODS, method, language);
