/**
 * The code shown or read out at the centre's desk. Digits alone, since letters are hard to say on the telephone in
 * Chinese; twelve of them, so that it cannot be guessed; never a zero in front, by which it is told from a telephone
 * number.
 */
export const VOUCHER_FROM = 10 ** 11;
export const VOUCHER_TO = 10 ** 12;

const TYPED = /^[1-9]\d{3}[ -]?\d{4}[ -]?\d{4}$/;

/** The typed text as a code; nothing where it is none. */
export const voucherOf = (typed: string): string | undefined =>
  TYPED.test(typed.trim()) ? typed.replace(/\D/g, '') : undefined;

/** As people read it. */
export const voucherInGroups = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1 ');
