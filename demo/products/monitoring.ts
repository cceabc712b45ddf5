import { byCode, productsOf, SENT } from './product.ts';
import type { DemoProduct } from './types.ts';

export const monitoringProducts: DemoProduct[] = productsOf('health', 'home-monitoring', [
  {
    ...{ id: 401, yuan: 468, points: 350, art: 'sleep', hue: 'indigo', gives: SENT },
    name: ['睡眠呼吸监测', 'Sleep apnoea monitoring'],
    brief: ['居家佩戴一晚，医生解读', 'Worn for one night at home, explained by a doctor'],
    contents: [
      ['监测设备到家，佩戴一晚后寄回', 'A device by post, worn one night and sent back'],
      ['呼吸暂停指数与血氧分析', 'Apnoea index and oxygen analysis'],
      ['呼吸科医生电话解读', 'A call with a respiratory doctor'],
    ],
  },
  {
    ...{ id: 402, yuan: 398, points: 300, art: 'heart-line', hue: 'coral', gives: byCode(6) },
    name: ['24 小时动态心电图', '24-hour ECG'],
    brief: ['心律失常筛查', 'Screening for irregular heartbeat'],
    contents: [
      ['24 小时心电记录', 'A recording of 24 hours'],
      ['心律失常与心率变异分析', 'Analysis of rhythm and variability'],
      ['心内科医生报告', 'A cardiologist’s report'],
    ],
  },
  {
    ...{ id: 403, yuan: 329, points: 240, art: 'pressure', hue: 'teal', gives: SENT },
    name: ['家用血压计', 'Home blood-pressure monitor'],
    brief: ['上臂式，语音播报', 'Upper arm, reads aloud'],
    contents: [
      ['主机、臂带、电源', 'Monitor, cuff and power supply'],
      ['两位成员各 90 组记忆', '90 readings each for two people'],
      ['整机质保 3 年', 'Three years of warranty'],
    ],
  },
  {
    ...{ id: 404, yuan: 219, points: 160, art: 'glucose', hue: 'rose', gives: SENT },
    name: ['血糖仪套装', 'Blood-glucose set'],
    brief: ['含 100 片试纸与采血针', 'With 100 strips and lancets'],
    contents: [
      ['血糖仪 1 台、采血笔 1 支', 'One meter and one lancing pen'],
      ['试纸与采血针各 100', '100 strips and 100 lancets'],
      ['免调码，5 秒出值', 'No coding, a reading in 5 seconds'],
    ],
  },
  {
    ...{ id: 405, yuan: 149, points: 105, art: 'scale', hue: 'blue', gives: SENT },
    name: ['体脂秤', 'Body-composition scale'],
    brief: ['13 项身体数据', 'Thirteen body measures'],
    contents: [
      ['体重、体脂、肌肉量等 13 项', 'Weight, fat, muscle and ten more'],
      ['支持 8 位家庭成员', 'For up to eight people'],
      ['钢化玻璃面板', 'Tempered glass'],
    ],
  },
  {
    ...{ id: 406, yuan: 129, points: 90, art: 'oxygen', hue: 'violet', gives: SENT },
    name: ['指夹式血氧仪', 'Fingertip oximeter'],
    brief: ['8 秒测血氧与脉率', 'Oxygen and pulse in 8 seconds'],
    contents: [
      ['血氧仪 1 台、收纳袋', 'One oximeter and a pouch'],
      ['双向彩屏', 'Colour display that turns'],
      ['整机质保 1 年', 'One year of warranty'],
    ],
  },
  {
    ...{ id: 407, yuan: 99, points: 70, art: 'thermometer', hue: 'amber', gives: SENT },
    name: ['红外额温枪', 'Forehead thermometer'],
    brief: ['1 秒测温，夜间静音', 'One second, silent at night'],
    contents: [
      ['额温枪 1 台', 'One thermometer'],
      ['32 组记忆', '32 readings kept'],
      ['发热三色提示', 'Fever shown in three colours'],
    ],
  },
  {
    ...{ id: 408, yuan: 368, points: 260, art: 'sensor', hue: 'leaf', gives: SENT },
    name: ['14 天动态血糖监测', 'Continuous glucose, 14 days'],
    brief: ['免扎指，手机查看曲线', 'No finger pricks, the curve on your phone'],
    contents: [
      ['动态血糖传感器 1 枚', 'One glucose sensor'],
      ['14 天连续数据与报告', '14 days of data and a report'],
      ['营养师饮食建议', 'Advice from a dietitian'],
    ],
  },
]);
