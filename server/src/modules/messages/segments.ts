/** GSM 03.38: what fits into seven bits; those of the second list take two places. */
const SEVEN_BITS = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const TWO_PLACES = new Set('\f^{}\\[~]|€');

/** One message alone, and each part of a longer one, which carries a header. */
const PLACES = { sevenBits: [160, 153], wide: [70, 67] } as const;

export const isSevenBits = (text: string): boolean =>
  Array.from(text).every((char) => SEVEN_BITS.has(char) || TWO_PLACES.has(char));

/** How many short messages a text costs. */
export function segmentsOf(text: string): number {
  const narrow = isSevenBits(text);
  const places = narrow ? Array.from(text).reduce((sum, char) => sum + (TWO_PLACES.has(char) ? 2 : 1), 0) : text.length;
  const [alone, part] = PLACES[narrow ? 'sevenBits' : 'wide'];
  return places <= alone ? 1 : Math.ceil(places / part);
}
