import { DENTAL_CLINICS } from './clinics.ts';
import { byCode, productsOf, SENT } from './product.ts';
import type { DemoProduct } from './types.ts';

export const dentalProducts: DemoProduct[] = productsOf('health', 'dental', [
  {
    ...{ id: 101, yuan: 168, points: 120, art: 'tooth-card', hue: 'mint' },
    gives: { kind: 'card', months: 12, purpose: 'dental', uses: 1 },
    clinics: DENTAL_CLINICS,
    name: ['超声洁牙卡（单次）', 'Ultrasonic cleaning card, one visit'],
    brief: ['上海、北京等城市合作门诊通用', 'At partner clinics in Shanghai, Beijing and more cities'],
    contents: [
      ['口腔全景检查与口腔卫生评估', 'Full oral examination and hygiene assessment'],
      ['全口超声波洁治（龈上）与抛光', 'Ultrasonic scaling above the gum line and polishing'],
      ['个性化刷牙指导', 'Personal advice on brushing'],
    ],
  },
  {
    ...{ id: 102, yuan: 308, points: 220, art: 'two-cards', hue: 'teal' },
    gives: { kind: 'card', months: 12, purpose: 'dental', uses: 2 },
    clinics: DENTAL_CLINICS,
    name: ['超声洁牙卡（两次）', 'Ultrasonic cleaning card, two visits'],
    brief: ['半年一次，在健康商城抵扣两次洁牙', 'Twice a year: pays for two cleanings in the health mall'],
    contents: [
      ['两次全口超声波洁治与抛光', 'Two ultrasonic cleanings with polishing'],
      ['每次附口腔卫生评估', 'A hygiene assessment each time'],
      ['未使用时可转赠同事', 'May be given to a colleague while unused'],
    ],
  },
  {
    ...{ id: 103, yuan: 168, points: 120, art: 'tooth-sparkle', hue: 'mint', gives: byCode(6), dental: true },
    clinics: DENTAL_CLINICS,
    name: ['超声洁牙（到店）', 'Ultrasonic cleaning at the clinic'],
    brief: ['洁牙卡可用，抵扣 1 次', 'Your dental card pays, one use'],
    contents: [
      ['全口超声波洁治（龈上）', 'Ultrasonic scaling above the gum line'],
      ['牙面抛光与冲洗', 'Polishing and rinsing'],
      ['口腔卫生评估', 'Hygiene assessment'],
    ],
  },
  {
    ...{ id: 104, yuan: 128, points: 90, art: 'tooth-drop', hue: 'amber', gives: byCode(6), dental: true },
    name: ['儿童涂氟', 'Fluoride for children'],
    brief: ['3–14 岁，预防龋齿', 'Ages 3–14, protects against decay'],
    contents: [
      ['全口检查与清洁', 'Examination and cleaning'],
      ['全口涂氟一次', 'One fluoride treatment'],
      ['家长口腔护理指导', 'Advice for parents'],
    ],
    notes: [['需由家长陪同，建议 3–14 岁', 'Recommended from 3 to 14; a parent comes along']],
  },
  {
    ...{ id: 105, yuan: 198, points: 140, art: 'tooth-shield', hue: 'blue', gives: byCode(6), dental: true },
    name: ['窝沟封闭（两颗）', 'Fissure sealing, two teeth'],
    brief: ['六龄齿保护，无创操作', 'Protects first molars, without drilling'],
    contents: [
      ['牙面清洁与隔湿', 'Cleaning and drying of the teeth'],
      ['两颗恒磨牙窝沟封闭', 'Sealing of two permanent molars'],
      ['三个月内免费复查一次', 'One free check within three months'],
    ],
  },
  {
    ...{ id: 106, yuan: 880, points: 620, art: 'smile', hue: 'rose', gives: byCode(12) },
    name: ['冷光美白', 'Light whitening'],
    brief: ['单次提升 2–5 个色阶', 'Two to five shades in one visit'],
    contents: [
      ['术前检查与比色', 'Examination and shade matching'],
      ['冷光美白一次（三个循环）', 'One treatment in three rounds'],
      ['术后敏感护理', 'Care for sensitive teeth afterwards'],
    ],
    notes: [['孕期、哺乳期及 18 岁以下不适用', 'Not during pregnancy or nursing, nor under 18']],
  },
  {
    ...{ id: 107, yuan: 299, points: 210, art: 'toothbrush', hue: 'indigo', gives: SENT },
    name: ['声波电动牙刷', 'Sonic toothbrush'],
    brief: ['三种模式，含 4 支刷头', 'Three modes, four heads included'],
    contents: [
      ['主机 1 支、刷头 4 支', 'One handle and four heads'],
      ['充电底座与旅行盒', 'Charger and travel case'],
      ['整机质保 2 年', 'Two years of warranty'],
    ],
  },
  {
    ...{ id: 108, yuan: 259, points: 185, art: 'water-jet', hue: 'blue', gives: SENT },
    name: ['便携冲牙器', 'Portable water flosser'],
    brief: ['正畸、种植牙适用', 'For braces and implants too'],
    contents: [
      ['主机 1 台、喷头 4 个', 'One flosser and four nozzles'],
      ['五档水压，水箱可拆洗', 'Five pressures, washable tank'],
      ['整机质保 1 年', 'One year of warranty'],
    ],
  },
  {
    ...{ id: 109, yuan: 59, points: 42, art: 'floss', hue: 'leaf', gives: SENT },
    name: ['牙线与牙间刷套装', 'Floss and interdental brushes'],
    brief: ['三个月用量', 'Enough for three months'],
    contents: [
      ['牙线 3 盒、牙间刷 30 支', 'Three boxes of floss and 30 brushes'],
      ['三种粗细', 'Three sizes'],
      ['便携收纳盒', 'A travel box'],
    ],
  },
  {
    ...{ id: 110, yuan: 139, points: 98, art: 'kids-set', hue: 'amber', gives: SENT },
    name: ['儿童护齿套装', 'Dental set for children'],
    brief: ['3–8 岁，含计时沙漏', 'Ages 3–8, with a two-minute timer'],
    contents: [
      ['软毛牙刷 2 支、含氟牙膏 2 支', 'Two soft brushes and two fluoride toothpastes'],
      ['两分钟沙漏', 'A two-minute timer'],
      ['刷牙打卡贴纸', 'Stickers for every brushing'],
    ],
  },
  {
    ...{ id: 111, yuan: 89, points: 62, art: 'toothpaste', hue: 'teal', gives: SENT },
    name: ['抗敏护龈牙膏（三支）', 'Toothpaste for sensitive teeth, three tubes'],
    brief: ['含氟，温和配方', 'With fluoride, gentle'],
    contents: [
      ['120 克牙膏 3 支', 'Three tubes of 120 g'],
      ['缓解冷热酸敏感', 'Soothes sensitive teeth'],
      ['不含摩擦硬颗粒', 'No hard abrasives'],
    ],
  },
]);
