/** How well two opaque colours stand out from each other: WCAG's ratio, 1 to 21. */
const HEX = /^#[0-9a-f]{6}$/i;
export const isColor = (text: string): boolean => HEX.test(text);

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export function contrastRatio(one: string, other: string): number {
  const [x, y] = [luminance(one), luminance(other)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** WCAG AA: text, and graphics that must be recognised. */
export const TEXT_RATIO = 4.5;
export const GRAPHIC_RATIO = 3;

/** The same colour, darker in even steps, until it stands out enough from white. */
export function darkenedTo(hex: string, ratio: number): string {
  for (let share = 100; share > 0; share -= 1) {
    const darker = `#${channels(hex)
      .map((channel) =>
        Math.round((channel * share) / 100)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    if (contrastRatio(darker, '#ffffff') >= ratio) return darker;
  }
  return '#000000';
}
