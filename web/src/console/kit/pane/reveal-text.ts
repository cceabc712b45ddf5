import type { Dict, Texts } from '../../../platform/locale.ts';

const zh = {
  show: '显示',
  showOf: (what: string) => `显示完整${what}`,
  shownUntil: (time: string) => `显示至 ${time}，已审计`,
  text: (seconds: number) => `显示 ${seconds} 秒，本次查看写入审计。`,
  reason: '用途',
};

const en: Dict<typeof zh> = {
  show: 'Show',
  showOf: (what) => `Show the whole ${what.toLowerCase()}`,
  shownUntil: (time) => `Shown until ${time}, audited`,
  text: (seconds) => `Shown for ${seconds} seconds. This look is audited.`,
  reason: 'What for',
};

export const revealText: Texts<typeof zh> = { zh, en };
