import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, type Hex, mix } from './color.ts';
import { type CompanyColors, deriveTheme, type ThemeTokens } from './theme.ts';

const WHITE = '#ffffff';
const same = (color: string): CompanyColors => ({
  ThemeColor: color,
  ButtonColor: color,
  SvgColor: color,
  SvgColorDark: color,
  TopColor: color,
});
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
const anyColors = fc.record({
  ThemeColor: anyColor,
  ButtonColor: anyColor,
  SvgColor: anyColor,
  SvgColorDark: anyColor,
  TopColor: anyColor,
});

/** Every pair that carries text, and every line or icon with what it stands on. */
const textPairs = (t: ThemeTokens): [Hex, Hex][] => [
  [t['--on-brand'], t['--brand-fill']],
  [t['--brand-text'], WHITE],
  [t['--brand-text'], t['--brand-50']],
  [t['--on-btn'], t['--btn-fill']],
  [t['--on-btn'], t['--btn-hover']],
  [t['--on-btn'], t['--btn-active']],
  [t['--on-top'], t['--top-bg']],
  [t['--on-top-2'], t['--top-bg']],
];

describe('contrast', () => {
  it('is 21 between black and white, 1 between equals, the same both ways', () => {
    expect(contrast('#000000', WHITE)).toBeCloseTo(21);
    expect(contrast('#5c9eff', '#5c9eff')).toBe(1);
    expect(contrast('#5c9eff', WHITE)).toBeCloseTo(2.7, 1);
    expect(contrast(WHITE, '#5c9eff')).toBe(contrast('#5c9eff', WHITE));
  });
});

describe('deriveTheme', () => {
  it('keeps every text at 4.5 and every line and icon at 3, whatever a company chooses', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const tokens = deriveTheme(colors);
        for (const [text, surface] of textPairs(tokens)) {
          expect(contrast(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(tokens['--brand-line'], WHITE)).toBeGreaterThanOrEqual(3);
        expect(contrast(tokens['--icon'], WHITE)).toBeGreaterThanOrEqual(3);
        // Tile and spot behind a menu icon are tints of --icon.
        const tile = mix(tokens['--icon'], WHITE, 0.1);
        expect(contrast(tokens['--icon'], tile)).toBeGreaterThanOrEqual(3);
        expect(contrast(tokens['--icon-dark'], tile)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens['--icon-dark'], mix(tokens['--icon'], WHITE, 0.3))).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 2000 },
    );
  });

  it('derives the default tokens of the style sheet', () => {
    expect(deriveTheme({})).toEqual({
      '--brand': '#5c9eff',
      '--brand-fill': '#3374d1',
      '--on-brand': '#ffffff',
      '--brand-text': '#2d6dca',
      '--brand-line': '#3374d1',
      '--brand-50': '#f2f7ff',
      '--brand-100': '#e5efff',
      '--brand-200': '#cbe0ff',
      '--btn-fill': '#3374d1',
      '--on-btn': '#ffffff',
      '--btn-hover': '#2668c4',
      '--btn-active': '#195bb6',
      '--icon': '#3288e3',
      '--icon-dark': '#2e63b1',
      '--top-bg': '#ffffff',
      '--on-top': '#17212f',
      '--on-top-2': '#585f69',
    });
  });

  it.each([
    ['#ffc72c', { '--btn-fill': '#ffc72c', '--on-btn': '#14202e', '--brand-text': '#8e6c05' }],
    ['#f58220', { '--btn-fill': '#f58220', '--on-btn': '#14202e', '--brand-text': '#ae5700' }],
    ['#00a862', { '--btn-fill': '#07854d', '--on-btn': '#ffffff', '--brand-text': '#037e49' }],
    ['#e60012', { '--btn-fill': '#e60012', '--on-btn': '#ffffff', '--brand-text': '#d60512' }],
    ['#ff6f91', { '--btn-fill': '#cd4168', '--on-btn': '#ffffff', '--brand-text': '#c63a62' }],
  ])('treats %s as designed', (color, expected) => {
    expect(deriveTheme(same(color))).toMatchObject(expected);
  });

  it('gives dark text on yellow and orange the contrast the design promises', () => {
    expect(contrast('#14202e', '#ffc72c')).toBeCloseTo(10.55, 1);
    expect(contrast('#14202e', '#f58220')).toBeCloseTo(6.35, 1);
  });

  it('turns the header text white on a dark header', () => {
    expect(deriveTheme({ TopColor: '#1A1A1A' })).toMatchObject({ '--top-bg': '#1a1a1a', '--on-top': '#ffffff' });
  });

  it.each(['', 'red', '#fff', '#12345g', 'url(x)', '5c9eff', ' #5c9eff', '#ffffff', '#fefefe'])(
    'falls back to the default for %j',
    (color) => {
      const { '--top-bg': _own, '--on-top': _ink, '--on-top-2': _second, ...tokens } = deriveTheme(same(color));
      expect(deriveTheme({})).toMatchObject(tokens);
    },
  );

  it('takes nothing at all as the default', () => {
    expect(deriveTheme({ ThemeColor: null, ButtonColor: undefined, TopColor: null })).toEqual(deriveTheme({}));
  });

  it('accepts upper case', () => {
    expect(deriveTheme(same('#FFC72C'))).toEqual(deriveTheme(same('#ffc72c')));
  });
});

it('the style sheet starts with the tokens derived from no colours at all', () => {
  const sheet = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const written = Object.fromEntries(
    [...sheet.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
  expect(written).toMatchObject(deriveTheme({}));
});
