import type { Dict, Texts } from '../../../platform/locale.ts';

/** Actions on what centres offer, by the names the audit has for them. */
const zh = {
  'item.add': '新增体检项目',
  'item.change': '修改体检项目',
  'item.retire': '停用体检项目',
  'item.restore': '恢复体检项目',
  'item.install': '安装标准项目库',
};

const en: Dict<typeof zh> = {
  'item.add': 'Check-up item added',
  'item.change': 'Check-up item changed',
  'item.retire': 'Check-up item retired',
  'item.restore': 'Check-up item restored',
  'item.install': 'Standard catalogue installed',
};

export const supplyActions: Texts<typeof zh> = { zh, en };
