/** Spaces and dashes of any width are how people write a number, not part of it; an input method writes wide digits. */
export const plainPhone = (text: string): string =>
  text
    .replace(/[\s\u2010-\u2015\u2212\uFF0D-]/g, '')
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));

/** 11 digits, starting with 1, second digit 3 to 9. */
export const isMobilePhone = (text: string): boolean => /^1[3-9][0-9]{9}$/.test(text);

/** Where a place is called: a landline with its area code, a 400 or 800 number, a short number of a chain, or a mobile. */
export const isPlacePhone = (text: string): boolean =>
  /^[\d -]{5,20}$/.test(text) && /^(0[1-9]\d{8,10}|[48]00\d{7}|95\d{3,6}|1[3-9]\d{9})$/.test(plainPhone(text));
