import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  titles: { standard: '隐私政策', family: '年度健康服务隐私政策', rules: '个人信息处理规则' },
  print: '打印',
  contents: '目录',
  inForce: (version: string, day: string) => `版本 ${version} · ${day}起生效`,
  old: '您正在查看历史版本。',
  toCurrent: '查看现行版本',
  note: (note: string) => `本次更新：${note}`,
  versions: '历史版本',
  version: (version: string, day: string) => `${version}（${day}）`,
  ownData: '管理我的隐私与数据',
};

const en: Dict<typeof zh> = {
  titles: {
    standard: 'Privacy policy',
    family: 'Privacy policy of the yearly health service',
    rules: 'Rules for personal information',
  },
  print: 'Print',
  contents: 'Contents',
  inForce: (version, day) => `Version ${version} · in force from ${day}`,
  old: 'You are reading an earlier version.',
  toCurrent: 'Read the one in force',
  note: (note) => `What changed: ${note}`,
  versions: 'Versions',
  version: (version, day) => `${version} (${day})`,
  ownData: 'My privacy and data',
};

export const privacyText: Texts<typeof zh> = { zh, en };
