import { contrast, type Hex, hexToLch, isHex, lchToHex, mix } from './color.ts';

export { contrast } from './color.ts';

/** The five colours a company may choose, as typed: anything may be missing or wrong. */
export interface CompanyColors {
  ThemeColor?: string | null;
  ButtonColor?: string | null;
  SvgColor?: string | null;
  SvgColorDark?: string | null;
  TopColor?: string | null;
}

/** The tokens the style sheet reads. Every pair that carries text reaches 4.5, lines and icons 3. */
export interface ThemeTokens {
  '--brand': Hex;
  '--brand-fill': Hex;
  '--on-brand': Hex;
  '--brand-text': Hex;
  '--brand-line': Hex;
  '--brand-50': Hex;
  '--brand-100': Hex;
  '--brand-200': Hex;
  '--btn-fill': Hex;
  '--on-btn': Hex;
  '--btn-hover': Hex;
  '--btn-active': Hex;
  '--icon': Hex;
  '--icon-dark': Hex;
  '--top-bg': Hex;
  '--on-top': Hex;
  '--on-top-2': Hex;
}

const WHITE = '#ffffff';
const BLACK = '#000000';
const INK_ON_FILL = '#14202e';
const ON_TOP: readonly Hex[] = ['#17212f', WHITE];
const DEFAULTS = { brand: '#5c9eff', icon: '#3288e3', iconDark: '#2e63b1' } as const;

const TEXT_MIN = 4.5;
const TEXT_AIM = 4.6; // a little above the limit, so that rounding to 8 bits cannot fall below it
const LINE_MIN = 3;
/** Nearer to white than this, a brand colour cannot be seen at all. */
const VISIBLE_MIN = 1.2;

const visibleOr = (value: string | null | undefined, fallback: Hex): Hex => {
  if (!isHex(value) || contrast(value, WHITE) < VISIBLE_MIN) return fallback;
  return value.toLowerCase() as Hex;
};

/** Lowers lightness, hue kept, until the colour is readable where it will stand. */
function darkenUntil(color: Hex, readable: (candidate: Hex) => boolean): { hex: Hex; lost: number } {
  const lch = hexToLch(color);
  let { lightness } = lch;
  let hex = color;
  while (!readable(hex) && lightness > 0.05) {
    lightness -= 0.005;
    hex = lchToHex({ ...lch, lightness });
  }
  return { hex, lost: lch.lightness - lightness };
}

/** A solid surface and the text on it: the colour itself, a darker one, or the colour with dark text. */
function fillFor(color: Hex): { fill: Hex; on: Hex } {
  if (contrast(color, WHITE) >= TEXT_MIN) return { fill: color, on: WHITE };
  const degrees = ((hexToLch(color).hue * 180) / Math.PI + 360) % 360;
  // Orange to lime turns brown when darkened far: such brands keep their colour and take dark text.
  const mostLost = degrees > 40 && degrees < 125 ? 0.08 : 0.16;
  const darker = darkenUntil(color, (hex) => contrast(hex, WHITE) >= TEXT_AIM);
  return darker.lost <= mostLost ? { fill: darker.hex, on: WHITE } : { fill: color, on: INK_ON_FILL };
}

const shade = (color: Hex, by: number): Hex => {
  const lch = hexToLch(color);
  return lchToHex({ ...lch, lightness: Math.min(0.98, Math.max(0.05, lch.lightness - by)) });
};

/** Hover and active surfaces: darker, unless only lighter keeps the text readable. */
const pressed = (fill: Hex, on: Hex, by: number): Hex => {
  const darker = shade(fill, by);
  return contrast(darker, on) >= TEXT_MIN ? darker : shade(fill, -by);
};

/** Tile and spot of a menu icon are tints of the light tone itself, so both are judged on what will be drawn. */
function deriveIcons(light: Hex, dark: Hex): { light: Hex; dark: Hex } {
  const lightTone = darkenUntil(light, (hex) => contrast(hex, mix(hex, WHITE, 0.1)) >= LINE_MIN).hex;
  const tile = mix(lightTone, WHITE, 0.1);
  const spot = mix(lightTone, WHITE, 0.3);
  const readable = (hex: Hex) => contrast(hex, tile) >= TEXT_MIN && contrast(hex, spot) >= LINE_MIN;
  return { light: lightTone, dark: darkenUntil(dark, readable).hex };
}

export function deriveTheme(colors: CompanyColors): ThemeTokens {
  const brand = visibleOr(colors.ThemeColor, DEFAULTS.brand);
  const top = isHex(colors.TopColor) ? (colors.TopColor.toLowerCase() as Hex) : WHITE;

  const surface = fillFor(brand);
  const button = fillFor(visibleOr(colors.ButtonColor, DEFAULTS.brand));
  const brand50 = mix(brand, WHITE, 0.08);
  const brandText = darkenUntil(brand, (hex) => contrast(hex, brand50) >= TEXT_AIM).hex;
  const icons = deriveIcons(
    visibleOr(colors.SvgColor, DEFAULTS.icon),
    visibleOr(colors.SvgColorDark, DEFAULTS.iconDark),
  );
  // White and black cannot both fail, so black is the safe last resort.
  const onTop = ON_TOP.find((text) => contrast(text, top) >= TEXT_MIN) ?? BLACK;
  const onTopSecond = mix(onTop, top, 0.72);

  return {
    '--brand': brand,
    '--brand-fill': surface.fill,
    '--on-brand': surface.on,
    '--brand-text': brandText,
    '--brand-line': contrast(surface.fill, WHITE) >= LINE_MIN ? surface.fill : brandText,
    '--brand-50': brand50,
    '--brand-100': mix(brand, WHITE, 0.16),
    '--brand-200': mix(brand, WHITE, 0.32),
    '--btn-fill': button.fill,
    '--on-btn': button.on,
    '--btn-hover': pressed(button.fill, button.on, 0.04),
    '--btn-active': pressed(button.fill, button.on, 0.08),
    '--icon': icons.light,
    '--icon-dark': icons.dark,
    '--top-bg': top,
    '--on-top': onTop,
    '--on-top-2': contrast(onTopSecond, top) >= TEXT_MIN ? onTopSecond : onTop,
  };
}

/** Sets the tokens on the page, or on one element to preview a theme inside it. */
export function applyTheme(tokens: ThemeTokens, root: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
}
