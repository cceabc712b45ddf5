import type { ItemFields, OpsItem } from '#contract/ops/items';
import { ITEM_CODE, MOST_ITEM_MINUTES } from '#contract/values/ops/items';

/** An item as it is typed: numbers and lists as text. */
export interface ItemForm {
  code: string;
  nameZh: string;
  nameEn: string;
  purposeZh: string;
  purposeEn: string;
  department: string;
  minutes: string;
  needs: ItemFields['needs'];
  sex: 'any' | 'male' | 'female';
  indicators: string;
}

export type ItemField = 'code' | 'name' | 'purpose' | 'department' | 'minutes' | 'indicators';

export const NEW_ITEM: ItemForm = {
  ...{ code: '', nameZh: '', nameEn: '', purposeZh: '', purposeEn: '', department: '', minutes: '5' },
  ...{ needs: [], sex: 'any', indicators: '' },
};

export const formOf = (item: OpsItem): ItemForm => ({
  code: item.code,
  ...{ nameZh: item.name.zh, nameEn: item.name.en, purposeZh: item.purpose.zh, purposeEn: item.purpose.en },
  ...{ department: item.department, minutes: String(item.minutes), needs: item.needs, sex: item.sex ?? 'any' },
  indicators: item.indicators.join(', '),
});

const codesOf = (typed: string): string[] =>
  typed
    .split(/[,，、\s]+/)
    .map((code) => code.trim().toUpperCase())
    .filter(Boolean);

export function fieldsOf(form: ItemForm): ItemFields {
  return {
    name: { zh: form.nameZh.trim(), en: form.nameEn.trim() },
    purpose: { zh: form.purposeZh.trim(), en: form.purposeEn.trim() },
    department: form.department,
    minutes: Number(form.minutes),
    needs: form.needs,
    sex: form.sex === 'any' ? null : form.sex,
    indicators: codesOf(form.indicators),
  };
}

const INDICATOR = /^[A-Z0-9][A-Z0-9-]{0,23}$/;

/** The fields the server would refuse, in the order of the form. */
export function problemsOf(form: ItemForm): ItemField[] {
  const { name, purpose, department, minutes, indicators } = fieldsOf(form);
  const isMinutes = Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_ITEM_MINUTES;
  const wrong: Record<ItemField, boolean> = {
    code: !ITEM_CODE.test(form.code.trim()),
    name: name.zh === '' || name.en === '',
    purpose: purpose.zh === '' || purpose.en === '',
    department: department === '',
    minutes: form.minutes.trim() === '' || !isMinutes,
    indicators: indicators.some((code) => !INDICATOR.test(code)),
  };
  return (Object.keys(wrong) as ItemField[]).filter((field) => wrong[field]);
}
