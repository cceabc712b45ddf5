const GREEK: Record<string, string> = { α: 'a', β: 'b', γ: 'g', δ: 'd', μ: 'u' };

/** Letters, digits and Chinese characters in one form; spaces and signs are nothing to a search. */
export const normalized = (text: string): string =>
  Array.from(text.normalize('NFKC').toLowerCase(), (character) => GREEK[character] ?? character)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ü', 'v');
