import { byCode, byLink, productsOf, SENT } from './product.ts';
import type { DemoProduct } from './types.ts';

export const POCKET_DOCTOR = 'https://pocket-doctor.example/enter';

export const familyProducts: DemoProduct[] = productsOf('health', 'family', [
  {
    ...{ id: 501, yuan: 128, art: 'phone-doctor', hue: 'amber', gives: byLink(12, POCKET_DOCTOR) },
    name: ['口袋医生 · 家庭升级', 'Pocket doctor, family upgrade'],
    brief: ['1 位家人（75 岁及以下），1 年', 'One relative up to age 75, one year'],
    contents: [
      ['7×24 小时图文与电话问诊', 'Doctors by text and phone, day and night'],
      ['体检报告解读不限次', 'Check-up reports explained, without limit'],
      ['三甲医院预约协助 2 次', 'Help with two hospital appointments'],
    ],
    notes: [['限 1 位家人，购买当日年龄不超过 75 岁', 'One relative, at most 75 on the day of purchase']],
  },
  {
    ...{ id: 502, yuan: 320, points: 260, art: 'eye', hue: 'blue', gives: byCode(12) },
    name: ['OCT 眼底检查卡', 'OCT eye examination'],
    brief: ['近视、糖网、黄斑筛查', 'Screening for myopia, retinopathy and macular disease'],
    contents: [
      ['视力与眼压检查', 'Sight and eye pressure'],
      ['双眼 OCT 与眼底照相', 'OCT and retinal photographs of both eyes'],
      ['眼科医生报告', 'An ophthalmologist’s report'],
    ],
  },
  {
    ...{ id: 503, yuan: 129, points: 90, art: 'first-aid', hue: 'teal', gives: SENT },
    name: ['家庭急救包', 'First-aid kit for the home'],
    brief: ['40 件套，企业定制', '40 pieces, made for your company'],
    contents: [
      ['敷料、绷带、止血带等 40 件', '40 pieces: dressings, bandages, tourniquet'],
      ['急救手册', 'A first-aid booklet'],
      ['防水收纳箱', 'A waterproof case'],
    ],
  },
  {
    ...{ id: 504, yuan: 199, points: 140, art: 'home-nurse', hue: 'rose', gives: byCode(6) },
    name: ['上门护理（单次）', 'Nurse at home, one visit'],
    brief: ['换药、注射、压疮护理', 'Dressings, injections, pressure sores'],
    contents: [
      ['执业护士上门一次', 'One visit by a registered nurse'],
      ['护理评估与记录', 'Assessment and record'],
      ['一次性耗材', 'Single-use material included'],
    ],
  },
  {
    ...{ id: 505, yuan: 168, points: 120, art: 'pill-box', hue: 'leaf', gives: SENT },
    name: ['家庭智能药箱', 'Family medicine box'],
    brief: ['分格收纳，到点提醒', 'Compartments and reminders'],
    contents: [
      ['七天四格药盒', 'Four compartments for seven days'],
      ['定时提醒，电池续航 6 个月', 'Reminders, six months on one battery'],
      ['用药记录卡', 'A card for what was taken'],
    ],
  },
  {
    ...{ id: 506, yuan: 268, points: 190, art: 'companion', hue: 'violet', gives: byCode(12) },
    name: ['陪诊服务（半天）', 'Hospital companion, half a day'],
    brief: ['挂号、取药、陪同检查', 'Registration, medicines, examinations'],
    contents: [
      ['专业陪诊员 4 小时', 'A trained companion for four hours'],
      ['代排队、代取报告', 'Queues and collects reports for you'],
      ['就诊小结', 'A summary of the visit'],
    ],
  },
  {
    ...{ id: 507, yuan: 200, art: 'gift-card', hue: 'coral' },
    gives: { kind: 'card', months: 12, purpose: 'mall', uses: 1, fen: 200_00 },
    name: ['商城礼品卡 200 元', 'Mall card, 200 yuan'],
    brief: ['两个商城通用，可分次使用', 'For both malls, in as many parts as you like'],
    contents: [
      ['面值 200 元，即买即用', 'Worth 200 yuan, usable at once'],
      ['可转赠同事', 'May be given to a colleague'],
      ['余额在有效期内可分次使用', 'The balance lasts until it ends'],
    ],
    where: [['健康商城与服务商城的全部商品', 'Everything in the health mall and the service mall']],
  },
]);
