import type { AddressKey } from '../../platform/address-state.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';

const guidKey: AddressKey<string> = {
  read: (text = '') => (/^[0-9a-f-]{36}$/i.test(text) ? text : ''),
  write: (value) => value || undefined,
};
const roundKey: AddressKey<number> = {
  read: (text = '') => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0),
  write: (value) => (value ? String(value) : undefined),
};
/** Empty: oneself; 0: the newest. */
export const KEYS = { who: guidKey, round: roundKey };

export const questionsPath = (who: string): AppPath =>
  pathTo('/web/risk/questions', undefined, { who: who || undefined });
export const resultPath = (who: string, round = 0): AppPath =>
  pathTo('/web/risk/result', undefined, { who: who || undefined, round: round ? String(round) : undefined });
export const articlePath = (slug: string): AppPath => pathTo('/web/baike', undefined, { article: slug });
