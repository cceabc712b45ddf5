import type { Dict, Texts } from '../../../platform/locale.ts';

/** Operators' actions on cities, chains and centres, by the names the audit has for them. */
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
};

export const supplyActions: Texts<typeof zh> = { zh, en };
