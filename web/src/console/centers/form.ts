import type { Bilingual } from '#contract/language';
import type { CenterFields } from '#contract/ops/centers';
import { isInChina } from '#contract/rules/place';
import { CENTER_CODE, CENTER_PHONE, MOST_TAGS } from '#contract/values/ops/centers';
import type { OpsReply } from '../api/send.ts';
import { numberTyped, wholeTyped } from './numbers.ts';

export type StoredCenter = OpsReply<'OpsCenter'>['center'];

type Typed = 'lng' | 'lat' | 'sortOrder' | 'tags' | 'cityId' | 'chainId' | 'opensOn';
/** As it stands in the form: numbers and choices are text, tags a line each. */
export interface CenterDraft extends Omit<CenterFields, Typed> {
  cityId: string;
  chainId: string;
  lng: string;
  lat: string;
  tags: Bilingual;
  opensOn: string;
  sortOrder: string;
}

const NONE: Bilingual = { zh: '', en: '' };
export const NO_CENTER: CenterDraft = {
  ...{ code: '', name: NONE, cityId: '', chainId: '', district: NONE, address: NONE, lng: '', lat: '', phone: '' },
  ...{ hours: NONE, transport: NONE, introduction: NONE, tags: NONE, storeStatus: 'normal', changeable: true },
  ...{ dockingMethod: 2, signUp: false, signUpTips: NONE, opensOn: '', languages: ['zh'], stepFree: false },
  ...{ femaleStaff: false, meal: 'none', parking: NONE, preparation: NONE, sortOrder: '0' },
};

export const draftOf = (center: StoredCenter): CenterDraft => ({
  ...{ code: center.code, name: center.name, cityId: String(center.cityId), chainId: String(center.chainId ?? '') },
  ...{ district: center.district, address: center.address, lng: String(center.lng), lat: String(center.lat) },
  ...{ phone: center.phone, hours: center.hours, transport: center.transport, introduction: center.introduction },
  tags: { zh: center.tags.map(({ zh }) => zh).join('\n'), en: center.tags.map(({ en }) => en).join('\n') },
  ...{ storeStatus: center.storeStatus, changeable: center.changeable, dockingMethod: center.dockingMethod },
  ...{ signUp: center.signUp, signUpTips: center.signUpTips, opensOn: center.opensOn ?? '' },
  ...{ languages: center.languages, stepFree: center.stepFree, femaleStaff: center.femaleStaff, meal: center.meal },
  ...{ parking: center.parking, preparation: center.preparation, sortOrder: String(center.sortOrder) },
});

const trimmed = ({ zh, en }: Bilingual): Bilingual => ({ zh: zh.trim(), en: en.trim() });
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function tagsOf({ zh, en }: Bilingual): Bilingual[] {
  const [own, english] = [linesOf(zh), linesOf(en)];
  const most = Math.max(own.length, english.length);
  return Array.from({ length: most }, (_, at) => ({ zh: own[at] ?? '', en: english[at] ?? '' }));
}

/** As the call takes it. */
export const fieldsOf = (draft: CenterDraft): CenterFields => ({
  ...draft,
  code: draft.code.trim().toUpperCase(),
  name: trimmed(draft.name),
  cityId: Number(draft.cityId),
  chainId: draft.chainId === '' ? null : Number(draft.chainId),
  ...{ district: trimmed(draft.district), address: trimmed(draft.address) },
  ...{ lng: numberTyped(draft.lng) ?? null, lat: numberTyped(draft.lat) ?? null, phone: draft.phone.trim() },
  ...{ hours: trimmed(draft.hours), transport: trimmed(draft.transport), introduction: trimmed(draft.introduction) },
  tags: tagsOf(draft.tags),
  signUpTips: draft.signUp ? trimmed(draft.signUpTips) : NONE,
  opensOn: draft.opensOn === '' ? null : draft.opensOn,
  ...{ parking: trimmed(draft.parking), preparation: trimmed(draft.preparation) },
  sortOrder: wholeTyped(draft.sortOrder) ?? -1,
});

export type CenterField = keyof CenterFields;

const isBoth = ({ zh, en }: Bilingual): boolean => zh !== '' && en !== '';
const isHalf = ({ zh, en }: Bilingual): boolean => (zh === '') !== (en === '');

/** Which fields cannot be sent as they are, in the order of the form; missing ones are asked for when it is published. */
export function problemsOf(fields: CenterFields): CenterField[] {
  const { lng, lat } = fields;
  const wrong: [CenterField, boolean][] = [
    ['code', !CENTER_CODE.test(fields.code)],
    ['sortOrder', fields.sortOrder < 0 || fields.sortOrder > 9_999],
    ['name', !isBoth(fields.name)],
    ['cityId', fields.cityId === 0],
    ['district', isHalf(fields.district)],
    ['address', isHalf(fields.address)],
    ['lng', lng === null || !isInChina({ lng, lat: 30 })],
    ['lat', lat === null || !isInChina({ lng: 120, lat })],
    ['phone', fields.phone !== '' && !CENTER_PHONE.test(fields.phone)],
    ['hours', isHalf(fields.hours)],
    ['transport', isHalf(fields.transport)],
    ['parking', isHalf(fields.parking)],
    ['introduction', isHalf(fields.introduction)],
    ['tags', fields.tags.length > MOST_TAGS || !fields.tags.every(isBoth)],
    ['signUpTips', isHalf(fields.signUpTips)],
    ['preparation', isHalf(fields.preparation)],
  ];
  return wrong.filter(([, isWrong]) => isWrong).map(([field]) => field);
}
