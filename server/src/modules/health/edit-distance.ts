/** Rows of the table below, made once: nothing else runs while it is filled. */
const LONGEST = 256;
let [before, last, row] = [new Uint8Array(LONGEST), new Uint8Array(LONGEST), new Uint8Array(LONGEST)];

/**
 * How many letters must be changed, added, dropped or swapped with their neighbour to make one text of the other (Damerau and
 * Levenshtein, neighbours swapped once); more than `most` is told as `most + 1`. With `begun` the other may go on after as many
 * letters as the one has, which counts as half an error.
 */
export function editDistance(one: string, other: string, most: number, begun = false): number {
  const tooMany = most + 1;
  const width = Math.min(other.length, one.length + most, LONGEST - 1);
  if (one.length - other.length > most || (!begun && other.length - one.length > most)) return tooMany;
  for (let j = 0; j <= width; j += 1) last[j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= width; j += 1) {
      const isSame = one.charCodeAt(i - 1) === other.charCodeAt(j - 1);
      let cost = Math.min(at(last, j - 1) + (isSame ? 0 : 1), at(last, j) + 1, at(row, j - 1) + 1);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) cost = Math.min(cost, at(before, j - 2) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return tooMany;
    [before, last, row] = [last, row, before];
  }
  const whole = width === other.length ? at(last, width) : tooMany;
  const start = begun && other.length > one.length ? at(last, one.length) + 0.5 : tooMany;
  return Math.min(whole, start, tooMany);
}

const at = (cells: Uint8Array, index: number): number => cells[index] ?? 0;

/** So many typing errors are forgiven in a word of this length. */
export const forgivenIn = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Which of the 26 letters a text has, a bit for each. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at) - FIRST_LETTER;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}
const FIRST_LETTER = 97;

/** How many letters the one has and the other has not. */
export function lettersOnlyIn(one: number, other: number): number {
  let count = 0;
  for (let left = one & ~other; left !== 0; left &= left - 1) count += 1;
  return count;
}
