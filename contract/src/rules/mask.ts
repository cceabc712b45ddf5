/** How personal data is shown where it need not be whole. */

/** `310***********2316` */
export const maskIdNumber = (text: string): string => keepEnds(text, 3, 4);

/** `138****2316` */
export const maskPhone = (text: string): string => keepEnds(text, 3, 4);

/** `c***@yunfan.example`: the first character and where the post goes. */
export function maskEmail(text: string): string {
  const at = text.lastIndexOf('@');
  return at < 1 ? '' : `${Array.from(text)[0]}***${text.slice(at)}`;
}

/** The last four digits; spaces between groups are left out. */
export const maskBankAccount = (text: string): string => keepEnds(text.replace(/\s+/g, ''), 0, 4);

/** `陈**`: the first character, and nothing that tells how long the name is. */
export function maskName(name: string): string {
  const characters = Array.from(name.trim());
  if (characters.length === 0) return '';
  return characters.length === 1 ? '**' : `${characters[0]}**`;
}

/** Fewer hidden characters than this could be guessed. */
const HIDDEN_MIN = 4;

/** A value too short for the usual ends (a passport, a landline) shows a quarter of itself at each end it may show. */
function keepEnds(text: string, head: number, tail: number): string {
  const characters = Array.from(text.trim());
  const isShort = characters.length < head + tail + HIDDEN_MIN;
  const quarter = Math.floor(characters.length / 4);
  const start = isShort ? Math.min(head, quarter) : head;
  const end = isShort ? Math.min(tail, quarter) : tail;
  const hidden = characters.length - start - end;
  return [...characters.slice(0, start), '*'.repeat(hidden), ...characters.slice(start + hidden)].join('');
}
