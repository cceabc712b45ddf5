/** Colour arithmetic for the contrast guard: sRGB hex in, sRGB hex out, OKLCH in between. */
export type Hex = `#${string}`;
type Triple = [number, number, number];
export interface Lch {
  lightness: number;
  chroma: number;
  /** Radians. */
  hue: number;
}

export const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const map3 = (t: Triple, f: (x: number, i: number) => number): Triple => [f(t[0], 0), f(t[1], 1), f(t[2], 2)];
const channel = (hex: Hex, at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
const channels = (hex: Hex): Triple => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
const toHex = (rgb: Triple): Hex => {
  const digits = rgb.map((x) =>
    Math.round(255 * Math.min(1, Math.max(0, x)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
};
const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

function luminance(hex: Hex): number {
  const [r, g, b] = map3(channels(hex), toLinear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two opaque colours, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** `share` of `over`, the rest `under`, mixed in sRGB as a browser lays one over the other. */
export function mix(over: Hex, under: Hex, share: number): Hex {
  const base = channels(under);
  return toHex(map3(channels(over), (x, i) => x * share + (base[i] ?? 0) * (1 - share)));
}

export function hexToLch(hex: Hex): Lch {
  const [r, g, b] = map3(channels(hex), toLinear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  };
}

function lchToLinearRgb({ lightness, chroma, hue }: Lch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The nearest colour a screen can show: chroma shrinks until it fits, lightness and hue stay. */
export function lchToHex(color: Lch): Hex {
  let { chroma } = color;
  for (;;) {
    const rgb = lchToLinearRgb({ ...color, chroma });
    if (chroma < 0.001 || rgb.every((x) => x >= -1e-4 && x <= 1.0001)) {
      return toHex(map3(rgb, (x) => toGamma(Math.max(0, x))));
    }
    chroma *= 0.97;
  }
}
