import type { Dict, Texts } from '../../app/locale.ts';

const zh = {
  steps: { person: '确认信息', package: '选择套餐', center: '选择机构与时间', confirm: '确认订单' },
  stepsLabel: '预约步骤',
  stepOf: (at: number, of: number) => `第 ${at} 步，共 ${of} 步`,
  stepDone: '（已完成）',
  booking: '体检预约',
  details: '查看明细',
  chosen: '已选项目',
  close: '关闭',
  stages: {
    plan: '体检计划',
    person: '体检人',
    city: '体检城市',
    package: '套餐',
    extras: '加项',
    center: '机构',
    day: '日期',
    segment: '时段',
  },
  changeTitle: '更改后需要重新选择',
  changeText: (lost: readonly string[]) => `更改此项后，已选的${lost.join('、')}将被清除，需要重新选择。`,
  changeKeep: '暂不更改',
  changeGo: '确认更改',
  reservedTitle: '您已有预约',
  reserved: '您已有有效预约，如需调整请在预约记录中改期',
  toRecords: '查看预约记录',
};

const en: Dict<typeof zh> = {
  steps: { person: 'Your details', package: 'Package', center: 'Center and time', confirm: 'Confirm' },
  stepsLabel: 'Booking steps',
  stepOf: (at, of) => `Step ${at} of ${of}`,
  stepDone: ' (done)',
  booking: 'Book a check-up',
  details: 'Details',
  chosen: 'Your selection',
  close: 'Close',
  stages: {
    plan: 'plan',
    person: 'person',
    city: 'city',
    package: 'package',
    extras: 'add-ons',
    center: 'center',
    day: 'date',
    segment: 'time',
  },
  changeTitle: 'Some choices will be cleared',
  changeText: (lost) => `This change clears what you chose after it (${lost.join(', ')}). You will choose again.`,
  changeKeep: 'Keep as it is',
  changeGo: 'Change',
  reservedTitle: 'Already reserved',
  reserved: 'You have already reserved. Change it in booking records',
  toRecords: 'View bookings',
};

export const flowText: Texts<typeof zh> = { zh, en };
