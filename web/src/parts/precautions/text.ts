import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '到检前，记得三件事',
  more: '完整须知',
};

const en: Dict<typeof zh> = {
  title: 'Three things to remember',
  more: 'See all',
};

export const threeText: Texts<typeof zh> = { zh, en };
