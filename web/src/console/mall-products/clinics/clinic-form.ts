import { CLINIC_RULES, type Clinic } from '#contract/rules/clinic';

/** A clinic as it stands in the editor. */
export interface ClinicDraft {
  cityId: string;
  nameZh: string;
  nameEn: string;
  addressZh: string;
  addressEn: string;
  phone: string;
}
export type ClinicField = keyof Clinic;

export const NO_CLINIC: ClinicDraft = {
  ...{ cityId: '', nameZh: '', nameEn: '', addressZh: '', addressEn: '', phone: '' },
};

export const clinicDraftOf = ({ cityId, name, address, phone }: Clinic): ClinicDraft => ({
  ...{ cityId: String(cityId), nameZh: name.zh, nameEn: name.en },
  ...{ addressZh: address.zh, addressEn: address.en, phone },
});

export const clinicOf = (draft: ClinicDraft): Clinic => ({
  cityId: Number(draft.cityId),
  name: { zh: draft.nameZh.trim(), en: draft.nameEn.trim() },
  address: { zh: draft.addressZh.trim(), en: draft.addressEn.trim() },
  phone: draft.phone.trim(),
});

const FIELDS: readonly ClinicField[] = ['cityId', 'name', 'address', 'phone'];

/** Which fields of a clinic cannot be sent as they are. */
export const clinicProblems = (clinic: Clinic): ClinicField[] => FIELDS.filter((field) => !CLINIC_RULES[field](clinic));
