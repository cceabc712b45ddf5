import { readFileSync } from 'node:fs';
import { paletteOf, type Palette } from './palette.ts';
import { PRODUCT_DRAWINGS } from './product-art/drawings.ts';

/** Banners come in two shapes; the mobile one has "small" in its name. */
export const BANNER_ART = ['checkup', 'family', 'report', 'dental', 'pocket'] as const;
export const CAMPAIGN_ART = ['dental', 'pocket', 'gene', 'vaccine', 'nutrition', 'sleep'] as const;
export const LOGO_ART = [
  'demo',
  'deqin',
  'hilton',
  'mercer',
  'amazon',
  'dental',
  'oneday',
  'sevenday',
  'pocket',
  'survey',
  'sso',
  'plain',
] as const;
/** Beside the login form of a partner. */
export const LOGIN_ART = ['umbrella', 'parcels', 'bell'] as const;
export type LoginArt = (typeof LOGIN_ART)[number];
/** The houses of the centres. */
export const CENTER_ART = ['a', 'b', 'c'] as const;
export type CenterArt = (typeof CENTER_ART)[number];
export type BannerArt = (typeof BANNER_ART)[number];
export type CampaignArt = (typeof CAMPAIGN_ART)[number];
export type LogoArt = (typeof LOGO_ART)[number];

const known: ReadonlySet<string> = new Set([
  ...BANNER_ART.flatMap((name) => [`banner-${name}`, `banner-${name}-small`]),
  ...CAMPAIGN_ART.map((name) => `campaign-${name}`),
  ...LOGO_ART.map((name) => `logo-${name}`),
  ...LOGIN_ART.map((name) => `login-${name}`),
  ...CENTER_ART.map((name) => `center-${name}`),
  ...PRODUCT_DRAWINGS.keys(),
]);

const read = new Map<string, string>();

/**
 * A drawing in a company's colours, or undefined for a name or a colour that does not exist. The files declare their
 * shades in a <style> so that they can be opened as they are; the served ones have plain colours and no style element,
 * because a strict content security policy would switch the style off when the picture is opened on its own.
 */
export function artSvg(name: string, brandHex: string): string | undefined {
  if (!known.has(name) || !/^#?[0-9a-f]{6}$/i.test(brandHex)) return undefined;
  const palette = paletteOf(`#${brandHex.replace('#', '')}`);
  return drawing(name)
    .replace(/<style>[^<]*<\/style>\n/, '')
    .replace(/var\((--[a-z0-9-]+)\)/g, (_, shade: keyof Palette) => palette[shade]);
}

function drawing(name: string): string {
  const before = PRODUCT_DRAWINGS.get(name) ?? read.get(name);
  if (before !== undefined) return before;
  // The same relative place under tsx (demo/art) and after bundling (the folder stands beside the bundle).
  const text = readFileSync(new URL(`./art/${name}.svg`, import.meta.url), 'utf8');
  read.set(name, text);
  return text;
}

/** Where the server shows a drawing. */
export const artUrl = (brandHex: string, name: string): string =>
  `/art/${brandHex.replace('#', '').toLowerCase()}/${name}.svg`;
