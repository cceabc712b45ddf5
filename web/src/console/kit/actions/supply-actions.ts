import type { Dict, Texts } from '../../../platform/locale.ts';

/** Operators' actions on cities, chains, centres and items, by the names the audit has for them. */
const zh = {
  'city.add': '新建城市',
  'city.change': '修改城市',
  'city.remove': '移除城市',
  'chain.add': '新建连锁',
  'chain.change': '修改连锁',
  'center.add': '新建体检机构',
  'center.change': '修改体检机构',
  'center.publish': '发布体检机构',
  'center.close': '体检机构停业',
  'center.week': '修改每周号源',
  'item.add': '新增体检项目',
  'item.change': '修改体检项目',
  'item.retire': '停用体检项目',
  'item.restore': '恢复体检项目',
  'item.install': '安装标准项目库',
};

const en: Dict<typeof zh> = {
  'city.add': 'City added',
  'city.change': 'City changed',
  'city.remove': 'City removed',
  'chain.add': 'Chain added',
  'chain.change': 'Chain changed',
  'center.add': 'Centre added',
  'center.change': 'Centre changed',
  'center.publish': 'Centre published',
  'center.close': 'Centre closed',
  'center.week': 'Week of a centre changed',
  'item.add': 'Check-up item added',
  'item.change': 'Check-up item changed',
  'item.retire': 'Check-up item retired',
  'item.restore': 'Check-up item restored',
  'item.install': 'Standard catalogue installed',
};

export const supplyActions: Texts<typeof zh> = { zh, en };
