import type { AddressKey } from '../../../platform/address-state.ts';

/** A company's id, or nothing. */
export const companyKey: AddressKey<string> = {
  read: (text = '') => (/^\d{1,9}$/.test(text) ? text : ''),
  write: (value) => value || undefined,
};

/** A day, or nothing: any other text counts as none. */
export const dayKey: AddressKey<string> = {
  read: (text = '') => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : ''),
  write: (value) => value || undefined,
};

export const flagKey: AddressKey<boolean> = {
  read: (text) => text === '1',
  write: (value) => (value ? '1' : undefined),
};

/** A number of at most two digits, or nothing. */
export const numberKey: AddressKey<number | undefined> = {
  read: (text = '') => (/^\d{1,2}$/.test(text) ? Number(text) : undefined),
  write: (value) => (value === undefined ? undefined : String(value)),
};
