import type { Bilingual } from '../language.ts';
import { isPlacePhone } from './phone.ts';

/** A clinic where a product can be used, as it is kept. */
export interface Clinic {
  cityId: number;
  name: Bilingual;
  address: Bilingual;
  phone: string;
}

export const MOST_CLINICS = 200;
/** In Chinese; English takes twice as many. */
export const CLINIC_NAME_MAX = 30;
export const CLINIC_ADDRESS_MAX = 50;

const isBoth = ({ zh, en }: Bilingual, max: number): boolean =>
  zh !== '' && en !== '' && zh.length <= max && en.length <= 2 * max;

/** For each field, whether it can stand as it is; what only the server knows, such as which cities there are, is not among them. */
export const CLINIC_RULES = {
  cityId: ({ cityId }) => cityId > 0,
  name: ({ name }) => isBoth(name, CLINIC_NAME_MAX),
  address: ({ address }) => isBoth(address, CLINIC_ADDRESS_MAX),
  phone: ({ phone }) => isPlacePhone(phone),
} as const satisfies Record<keyof Clinic, (clinic: Clinic) => boolean>;
