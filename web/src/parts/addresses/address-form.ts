import { plainPhone } from '#contract/rules/phone';
import type { PayloadOf } from '../../api/send.ts';
import type { Problems } from '../../platform/form.ts';

/** In the order of the form. */
export const ADDRESS_FIELDS = ['recipient', 'phone', 'district', 'detail'] as const;
type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressDraft = Record<AddressField, string> & { isDefault: boolean };
export const NEW_ADDRESS: AddressDraft = { recipient: '', phone: '', district: '', detail: '', isDefault: false };

export const MOST: Record<AddressField, number> = { recipient: 40, phone: 20, district: 80, detail: 120 };
const MISSING: Record<AddressField, string> = {
  recipient: 'needRecipient',
  phone: 'needPhone',
  district: 'needDistrict',
  detail: 'needDetail',
};

/** The call's own rules. */
export const addressSchema = () => import('#contract/people').then(({ people }) => people.SavePostAddress.in);

export const missingInAddress = (draft: AddressDraft): Problems<AddressField> =>
  Object.fromEntries(
    ADDRESS_FIELDS.filter((field) => !draft[field].trim()).map((field) => [field, { kind: MISSING[field] }]),
  );

export const addressPayload = (
  userGuid: string,
  { recipient, phone, district, detail, isDefault }: AddressDraft,
): PayloadOf<'SavePostAddress'> => ({
  userGuid,
  recipient: recipient.trim(),
  phone: plainPhone(phone),
  district: district.trim(),
  detail: detail.trim(),
  isDefault,
});
