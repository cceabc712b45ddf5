import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { artSvg } from './art.ts';
import { PRODUCT_DRAWINGS } from './product-art/drawings.ts';

const folder = new URL('./art/', import.meta.url);
const files = readdirSync(folder);

test.each(files)('%s is small, silent and coloured by the company', (file) => {
  const source = readFileSync(new URL(file, folder), 'utf8');
  expect(statSync(new URL(file, folder)).size).toBeLessThanOrEqual(12 * 1024);
  // Words are HTML, never part of a picture; nothing may run or be fetched from it.
  expect(source).not.toMatch(/<text|<script|<image|href|url\((?!#)/);

  const blue = artSvg(file.replace('.svg', ''), '5c9eff');
  const yellow = artSvg(file.replace('.svg', ''), '#FFC72C');
  expect(blue).toBeDefined();
  expect(blue).not.toMatch(/var\(|<style|undefined/);
  if (source.includes('var(')) expect(yellow).not.toBe(blue);
});

test.each([...PRODUCT_DRAWINGS.keys()])('%s is small, silent and drawn in the colour asked for', (name) => {
  const source = PRODUCT_DRAWINGS.get(name) ?? '';
  expect(source.length).toBeLessThanOrEqual(4 * 1024);
  expect(source).not.toMatch(/<text|<script|<image|href|url\(|undefined|NaN/);
  const blue = artSvg(name, '5c9eff');
  expect(blue).toMatch(/^<svg [^>]*viewBox="0 0 320 240">.*<\/svg>$/s);
  expect(blue).not.toMatch(/var\(|undefined/);
  expect(artSvg(name, 'd0634a')).not.toBe(blue);
});

test.each(['../art', '../../package', 'banner-checkup.svg', 'banner-none', '', 'constructor'])(
  'a name that is not a drawing is refused: %s',
  (name) => expect(artSvg(name, '5c9eff')).toBeUndefined(),
);

test.each(['', '5c9ef', '5c9effff', 'zzzzzz', '"/><s>', '##5c9ef'])('a colour that is none is refused: %s', (hex) =>
  expect(artSvg('banner-checkup', hex)).toBeUndefined(),
);

test('black and white are colours too', () => {
  expect(artSvg('banner-checkup', '000000')).toContain('#000000');
  expect(artSvg('banner-checkup', 'ffffff')).toContain('</svg>');
});
