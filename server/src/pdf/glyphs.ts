/** Stands for a character the font does not have, as printers have long done (U+3013). */
export const SUBSTITUTE = '〓';

export interface Shown {
  text: string;
  /** Characters that could not be drawn, each once. */
  missing: string[];
}

/** Rare characters of names are not in the font; an unseen gap would be worse than a visible mark. */
export function drawable(text: string, hasGlyph: (codePoint: number) => boolean): Shown {
  const missing = new Set<string>();
  const shown = Array.from(text.normalize('NFC'), (character) => {
    if (hasGlyph(character.codePointAt(0) ?? 0)) return character;
    missing.add(character);
    return SUBSTITUTE;
  });
  return { text: shown.join(''), missing: [...missing] };
}

/** `U+20BB7`: how a character can be named without drawing it. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
