import { expect, it } from 'vitest';
import { ALLOWED_HOST, HOSTILE } from './hostile-targets.fixture.ts';
import { HOST, httpsUrl, outsideTarget } from './outside.ts';

it('nothing of the table is one of the company’s addresses', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
  for (const hostile of HOSTILE)
    expect([hostile, outsideTarget(hostile, [ALLOWED_HOST])]).toEqual([hostile, undefined]);
});

it('an https address on exactly a listed host is, with its path and search', () => {
  const asked = 'https://partner.example/back?a=1#b';
  expect(outsideTarget(asked, [ALLOWED_HOST])).toBe(asked);
  expect(outsideTarget('HTTPS://PARTNER.EXAMPLE/A', [ALLOWED_HOST])).toBe('https://partner.example/A');
  expect(outsideTarget('https://partner.example:443/', [ALLOWED_HOST])).toBe('https://partner.example/');
  expect(outsideTarget('https://partner.example:8443/', ['partner.example:8443'])).toBe(
    'https://partner.example:8443/',
  );
  expect(outsideTarget(asked, [])).toBeUndefined();
  expect(outsideTarget(asked, undefined)).toBeUndefined();
});

it.each([undefined, null, 42, {}, ['https://partner.example/'], ''])('%j is none', (value) => {
  expect(httpsUrl(value)).toBeUndefined();
});

it('a host of the list is written as a browser reads it', () => {
  for (const good of ['partner.example', 'a-b.partner.example', 'partner.example:8443'])
    expect(HOST.test(good)).toBe(true);
  for (const bad of [
    '*.example',
    'Partner.example',
    'https://partner.example',
    'partner.example/',
    'a@b.example',
    'example',
    '',
  ])
    expect([bad, HOST.test(bad)]).toEqual([bad, false]);
});
