import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '登录设备',
  text: '您的账号正在以下设备上登录。如有不认识的设备，请将其退出并修改密码。',
  here: '本机',
  since: (moment: string) => `登录于 ${moment}`,
  lastSeen: (moment: string) => `最近使用 ${moment}`,
  noPlace: '为保护隐私，不记录登录地点。',
  end: '退出',
  endLabel: (device: string) => `退出 ${device}`,
  endTitle: '退出这台设备？',
  endText: (device: string) => `${device} 将退出登录，再次使用需要输入密码。`,
  endOthers: '退出其他所有设备',
  othersTitle: '退出其他所有设备？',
  othersText: (count: number) => `${count} 台设备将退出登录，本机不受影响。`,
  onlyHere: '没有其他设备登录。',
  keep: '暂不退出',
  ending: '正在退出',
  ended: '已退出',
};

const en: Dict<typeof zh> = {
  title: 'Signed-in devices',
  text: 'Your account is signed in on these devices. If you do not know one of them, sign it out and change your password.',
  here: 'This device',
  since: (moment) => `Signed in ${moment}`,
  lastSeen: (moment) => `Last used ${moment}`,
  noPlace: 'To protect your privacy, places are not recorded.',
  end: 'Sign out',
  endLabel: (device) => `Sign out ${device}`,
  endTitle: 'Sign out this device?',
  endText: (device) => `${device} will be signed out and needs your password to come back.`,
  endOthers: 'Sign out all others',
  othersTitle: 'Sign out all other devices?',
  othersText: (count) => `${count} ${count === 1 ? 'device' : 'devices'} will be signed out. This one stays signed in.`,
  onlyHere: 'No other device is signed in.',
  keep: 'Keep signed in',
  ending: 'Signing out',
  ended: 'Signed out',
};

export const devicesText: Texts<typeof zh> = { zh, en };
