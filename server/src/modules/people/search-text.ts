import { FEWEST_CHARACTERS, normalName } from './name-indexes.ts';
import { orderIdOf } from '#contract/rules/order-number';
import { voucherOf } from '#contract/rules/voucher';

/** A text from the one search field, recognised by its shape. */
export type Recognised =
  | { as: 'none' }
  | { as: 'orderNo'; orderId: number; day: string }
  | { as: 'voucher'; code: string }
  | { as: 'phone'; phone: string }
  | { as: 'name'; name: string }
  /** Too little of a name to look for. */
  | { as: 'shortName' };

const ORDER_NO = /^TJ(\d{4})(\d{2})(\d{2})\d{6,16}$/i;
const PHONE = /^(?:\+|00)?[\d\s().-]{7,20}$/;
/** Written in front of a Chinese mobile number by telephones and address books. */
const COUNTRY = /^(?:00)?86(?=1\d{10}$)/;

export function recognise(typed: string): Recognised {
  const text = typed.trim();
  if (text === '') return { as: 'none' };
  const [, year, month, day] = ORDER_NO.exec(text.replace(/\s/g, '')) ?? [];
  if (day) return { as: 'orderNo', orderId: orderIdOf(text.replace(/\s/g, '')), day: `${year}-${month}-${day}` };
  const code = voucherOf(text);
  if (code) return { as: 'voucher', code };
  if (PHONE.test(text)) return { as: 'phone', phone: text.replace(/\D/g, '').replace(COUNTRY, '') };
  return [...normalName(text)].length < /* guard: search by two characters of a name → 1 */ FEWEST_CHARACTERS
    ? { as: 'shortName' }
    : { as: 'name', name: text };
}
