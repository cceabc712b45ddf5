import { oneOf, type AddressKey } from '../../platform/address-state.ts';

const numberKey: AddressKey<number> = {
  read: (text = '') => (/^\d{1,15}$/.test(text) ? Number(text) : 0),
  write: (value) => (value ? String(value) : undefined),
};
const guidKey: AddressKey<string> = {
  read: (text = '') => (/^[0-9a-f-]{36}$/i.test(text) ? text : ''),
  write: (value) => value || undefined,
};
export const REPORT_VIEWS = ['overview', 'all', 'compare'] as const;
export const KEYS = { order: numberKey, year: numberKey, who: guidKey, view: oneOf(REPORT_VIEWS) };
