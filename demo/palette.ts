/** The shades an art file may use; the names are those of its `var(--…)` references. */
export interface Palette {
  '--brand': string;
  '--brand-50': string;
  '--brand-100': string;
  '--brand-200': string;
  '--brand-300': string;
  '--brand-dark': string;
  '--brand-fill': string;
}

type Channels = [number, number, number];

/** 8, 16 and 32 % over white; 68 % is the light accent of the drawings. */
export function paletteOf(brandHex: string): Palette {
  const brand = brandHex.toLowerCase();
  const [lightness, chroma, hue] = toOklch(brand);
  return {
    '--brand': brand,
    '--brand-50': overWhite(brand, 0.08),
    '--brand-100': overWhite(brand, 0.16),
    '--brand-200': overWhite(brand, 0.32),
    '--brand-300': overWhite(brand, 0.68),
    '--brand-dark': toHex(lightness > 0.6 ? 0.48 : lightness * 0.78, chroma * 0.92, hue),
    '--brand-fill': fillUnderWhite(brand),
  };
}

/** White ticks and crosses are drawn on this one: at least 3:1, as for any graphic (WCAG 1.4.11). */
function fillUnderWhite(brand: string): string {
  const [start, chroma, hue] = toOklch(brand);
  let shade = brand;
  for (let lightness = start; contrastWithWhite(shade) < 3; lightness -= 0.01) shade = toHex(lightness, chroma, hue);
  return shade;
}

const channels = (hex: string): Channels =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Channels;
const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const hexOf = (parts: number[]) =>
  `#${parts
    .map((c) =>
      Math.round(255 * Math.min(1, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const overWhite = (hex: string, share: number) => hexOf(channels(hex).map((c) => c * share + 1 - share));

function contrastWithWhite(hex: string): number {
  const [r, g, b] = channels(hex).map(linear) as Channels;
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

/** OKLCH keeps the hue steady while a colour gets darker; the numbers are Björn Ottosson's. */
function toOklch(hex: string): Channels {
  const [r, g, b] = channels(hex).map(linear) as Channels;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, bb), Math.atan2(bb, a)];
}

/** Lowers the chroma until the colour exists on a screen. */
function toHex(lightness: number, chroma: number, hue: number): string {
  for (let c = chroma; ; c *= 0.97) {
    const a = c * Math.cos(hue);
    const b = c * Math.sin(hue);
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const parts = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
    if (c < 0.001 || parts.every((x) => x >= -1e-4 && x <= 1.0001))
      return hexOf(parts.map((x) => gamma(Math.max(0, x))));
  }
}
