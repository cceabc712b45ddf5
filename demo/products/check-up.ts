import { byCode, productsOf } from './product.ts';
import type { DemoProduct } from './types.ts';

export const checkUpProducts: DemoProduct[] = productsOf('service', 'check-up', [
  {
    ...{ id: 621, yuan: 420, points: 300, art: 'scanner', hue: 'blue', gives: byCode(12) },
    name: ['低剂量胸部 CT', 'Low-dose chest CT'],
    brief: ['早期肺结节筛查', 'Early screening of the lungs'],
    contents: [
      ['低剂量螺旋 CT 一次', 'One low-dose spiral CT'],
      ['影像科双医师阅片', 'Read by two radiologists'],
      ['结节随访建议', 'Advice on follow-up'],
    ],
  },
  {
    ...{ id: 622, yuan: 680, points: 480, art: 'stomach', hue: 'coral', gives: byCode(12) },
    name: ['无痛胃镜绿色通道', 'Gastroscopy under sedation'],
    brief: ['两周内安排，含麻醉', 'Within two weeks, sedation included'],
    contents: [
      ['无痛胃镜检查', 'Gastroscopy under sedation'],
      ['术前评估与麻醉', 'Assessment and anaesthesia'],
      ['报告与复查建议', 'Report and advice'],
    ],
  },
  {
    ...{ id: 623, yuan: 180, points: 130, art: 'ultrasound', hue: 'teal', gives: byCode(12) },
    name: ['甲状腺彩超', 'Thyroid ultrasound'],
    brief: ['结节筛查与分级', 'Nodules found and graded'],
    contents: [
      ['甲状腺及颈部淋巴结彩超', 'Ultrasound of thyroid and neck nodes'],
      ['TI-RADS 分级', 'TI-RADS grading'],
      ['医生建议', 'A doctor’s advice'],
    ],
  },
  {
    ...{ id: 624, yuan: 120, points: 85, art: 'report-lens', hue: 'amber', gives: byCode(6) },
    name: ['报告一对一解读', 'Your report explained'],
    brief: ['30 分钟电话，三年对比', '30 minutes by phone, three years compared'],
    contents: [
      ['三年指标对比', 'Three years compared'],
      ['异常项逐条说明', 'Each finding explained'],
      ['复查与生活建议', 'What to check again and what to change'],
    ],
  },
  {
    ...{ id: 625, yuan: 160, points: 115, art: 'spine', hue: 'violet', gives: byCode(6) },
    name: ['颈腰椎功能评估', 'Neck and back assessment'],
    brief: ['久坐人群，含矫正方案', 'For those who sit a lot, with exercises'],
    contents: [
      ['体态与活动度评估', 'Posture and mobility'],
      ['肌力测试', 'Muscle strength'],
      ['四周居家训练方案', 'Four weeks of exercises'],
    ],
  },
  {
    ...{ id: 626, yuan: 260, points: 185, art: 'bone', hue: 'sand', gives: byCode(12) },
    name: ['骨密度检测', 'Bone density scan'],
    brief: ['双能 X 线，50 岁以上推荐', 'DXA, recommended from 50'],
    contents: [
      ['腰椎与髋部双能 X 线', 'DXA of spine and hip'],
      ['骨折风险评估', 'Risk of fracture'],
      ['补钙与运动建议', 'Advice on calcium and exercise'],
    ],
  },
]);

export const medicalProducts: DemoProduct[] = productsOf('service', 'medical', [
  {
    ...{ id: 631, yuan: 298, points: 210, art: 'calendar-plus', hue: 'blue', gives: byCode(12) },
    name: ['专家门诊预约', 'Appointment with a specialist'],
    brief: ['300+ 家三甲医院，5 个工作日内', 'More than 300 hospitals, within 5 working days'],
    contents: [
      ['指定医院、科室预约一次', 'One appointment at the hospital of your choice'],
      ['就诊前资料整理', 'Your papers made ready'],
      ['未约上全额退回', 'All given back if none is found'],
    ],
  },
  {
    ...{ id: 632, yuan: 398, points: 280, art: 'hands', hue: 'mint', gives: byCode(6) },
    name: ['康复理疗（三次）', 'Physiotherapy, three sessions'],
    brief: ['肩颈腰腿，治疗师一对一', 'Neck, back and legs, one to one'],
    contents: [
      ['首次功能评估', 'A first assessment'],
      ['三次 45 分钟理疗', 'Three sessions of 45 minutes'],
      ['居家训练指导', 'Exercises for home'],
    ],
  },
  {
    ...{ id: 633, yuan: 128, points: 90, art: 'courier', hue: 'coral', gives: byCode(6) },
    name: ['药品代购送药', 'Medicines brought to you'],
    brief: ['慢病续方，同城当日达', 'Repeat prescriptions, same day'],
    contents: [
      ['在线续方审核', 'Prescription checked online'],
      ['三次同城配送', 'Three deliveries in your city'],
      ['用药提醒', 'Medication reminders'],
    ],
  },
]);
