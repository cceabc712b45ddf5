import type { Dict, Texts } from '../../platform/locale.ts';

const zh = { again: '重试' };
const en: Dict<typeof zh> = { again: 'Try again' };

export const confirmWords: Texts<typeof zh> = { zh, en };
