/** §5: 11 digits, starting with 1, second digit 3 to 9. */
export const isMobilePhone = (text: string): boolean => /^1[3-9][0-9]{9}$/.test(text);
