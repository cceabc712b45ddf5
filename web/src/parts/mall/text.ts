import type { MallKind } from '#contract/calls/mall-payment';
import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  malls: { health: '健康商城', service: '服务商城' } satisfies Record<MallKind, string>,
  record: '购买记录',
  points: (count: string) => `${count} 积分`,
};

const en: Dict<typeof zh> = {
  malls: { health: 'Health mall', service: 'Service mall' },
  record: 'Purchases',
  points: (count) => `${count} points`,
};

export const mallNames: Texts<typeof zh> = { zh, en };
