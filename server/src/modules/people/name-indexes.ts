/**
 * One character is a family name, and so few of those cover a country that their frequency alone would tell which is which:
 * people are found by two characters or more.
 */
export const FEWEST_CHARACTERS = 2;
/** Longer beginnings of a name are not typed to find it. */
const MOST_CHARACTERS = 12;

export const normalName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The indexes of a name: its beginnings and all of it. */
export function nameIndexes(name: string): string[] {
  const whole = normalName(name);
  const characters = [...whole];
  const beginnings = Array.from({ length: Math.min(characters.length, MOST_CHARACTERS) }, (_, at) =>
    characters.slice(0, at + 1).join(''),
  );
  return [...new Set([...beginnings, whole])].filter((text) => [...text].length >= FEWEST_CHARACTERS);
}
