import type { Address } from '#contract/calls/people';
import { plainPhone } from '#contract/rules/phone';
import type { PayloadOf } from '../../api/send.ts';
import type { Problems } from '../../platform/form.ts';
import { districtText, splitDistrict, type Regions } from './regions.ts';

/** In the order of the form. */
export const ADDRESS_FIELDS = ['recipient', 'phone', 'province', 'city', 'county', 'detail'] as const;
type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressDraft = Record<AddressField, string> & { isDefault: boolean; forOneOrder: boolean };
export const NEW_ADDRESS: AddressDraft = {
  ...{ recipient: '', phone: '', province: '', city: '', county: '', detail: '' },
  isDefault: false,
  forOneOrder: false,
};
/** As it is; the phone comes masked, and stays as it is on the server as long as it is left so. */
export const addressDraft = (address: Address, regions: Regions): AddressDraft => ({
  recipient: address.recipient,
  phone: address.phone,
  ...splitDistrict(regions, address.district),
  detail: address.detail,
  isDefault: address.isDefault,
  forOneOrder: false,
});
/** The call's own names of the fields. */
export const ADDRESS_NAMES = { district: 'county' } as const;

/** The limits of the fields; a longer recipient is refused in words and not cut while it is typed. */
export const MOST = { recipient: 120, phone: 20, detail: 120 } as const;
const RECIPIENT_MOST = 40;
const MISSING: Record<AddressField, string> = {
  recipient: 'needRecipient',
  phone: 'needPhone',
  province: 'needProvince',
  city: 'needCity',
  county: 'needCounty',
  detail: 'needDetail',
};

/** The call's own rules. */
export const addressSchema = () => import('#contract/calls/people').then(({ people }) => people.SavePostAddress.in);

/** A city that is a province itself is chosen with it. */
export function missingInAddress(draft: AddressDraft, regions: Regions | undefined): Problems<AddressField> {
  const needsCity = draft.province !== '' && regions?.citiesOf(draft.province).length !== 0;
  const empty = ADDRESS_FIELDS.filter((field) => !draft[field].trim() && (field !== 'city' || needsCity));
  const problems: Problems<AddressField> = Object.fromEntries(empty.map((field) => [field, { kind: MISSING[field] }]));
  if (draft.recipient.trim().length > RECIPIENT_MOST) problems.recipient = { kind: 'longRecipient' };
  return problems;
}

export const addressPayload = (
  userGuid: string,
  { recipient, phone, province, city, county, detail, isDefault, forOneOrder }: AddressDraft,
  address?: Address,
): PayloadOf<'SavePostAddress'> => ({
  userGuid,
  ...(address && { id: address.id }),
  recipient: recipient.trim(),
  phone: address && phone === address.phone ? '' : plainPhone(phone),
  district: districtText(province, city, county),
  detail: detail.trim(),
  isDefault: isDefault && !forOneOrder,
  forOneOrder,
});
