/** The states of a card, by their numbers on the wire. */
export const CARD_STATE = {
  available: 0,
  suspended: 1,
  used: 2,
  frozen: 3,
  cancelled: 4,
  gifted: 5,
  notStarted: 6,
  over: 7,
} as const;
export type CardState = (typeof CARD_STATE)[keyof typeof CARD_STATE];

/** The state of a card by its days alone, both included, when it is not held back. */
export function stateByDays({ validFrom, validTo }: { validFrom: string; validTo: string }, today: string): CardState {
  if (today > validTo) return CARD_STATE.over;
  return today < validFrom ? CARD_STATE.notStarted : CARD_STATE.available;
}

/** Digits alone, so that it can be read out; fifteen that cannot be guessed and one that finds a slip of the finger. */
export const CARD_NUMBER_DIGITS = 16;

/** As people type it: in groups, with dashes, in full-width characters. */
export const plainCardNumber = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '');

export const isCardNumber = (text: string): boolean =>
  text.length === CARD_NUMBER_DIGITS && /^\d+$/.test(text) && luhnSum(text) % 10 === 0;

/** The number whose first fifteen digits these are. */
export function cardNumberOf(digits: string): string {
  const rest = luhnSum(`${digits}0`) % 10;
  return `${digits}${(10 - rest) % 10}`;
}

/** As people read it: `4021 7788 0012 8821`. */
export const cardNumberInGroups = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** `**** **** 8821` */
export const maskCardNumber = (number: string): string => `**** **** ${number.slice(-4)}`;

/** ISO/IEC 7812-1: every second digit from the right counts twice. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, at) => {
    const value = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
