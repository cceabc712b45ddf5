import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanName } from './names.ts';

it.each([
  ['发票 2026.pdf', 'application/pdf', '发票 2026.pdf'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\temp\\a.pdf', 'application/pdf', 'a.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'application/pdf', 'aSet-Cookie x=1.pdf'],
  ['invoice.exe', 'application/pdf', 'invoice.exe.pdf'],
  ['gpj.\u202efdp.exe', 'image/png', 'gpj.fdp.exe.png'],
  ['"quoted".png', 'image/png', 'quoted.png'],
  ['.htaccess', 'image/webp', 'htaccess.webp'],
  ['', 'application/pdf', 'file.pdf'],
  ['...', 'application/pdf', 'file.pdf'],
])('%j as %s is called %j', (name, mediaType, expected) => {
  expect(cleanName(name, mediaType)).toBe(expected);
});

it('whatever it was called, it is a short name without path, control or quote', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const clean = cleanName(name, 'application/pdf');
      return (
        /^[^/\\"\p{Cc}\p{Cf}]+\.pdf$/iu.test(clean) && [...clean].length <= 124 && encodeURIComponent(clean) !== ''
      );
    }),
  );
});
