import { expect, it } from 'vitest';
import type { MenuGroup } from '#contract/calls/company';
import { mallIn } from './mall-entry.ts';

const menu = (...urls: string[]) =>
  [{ Type: 1, ShowName: '', ShowNameEng: '', List: urls.map((Url) => ({ Url })) }] as unknown as MenuGroup[];

it.each([
  [['/web/examrecord', '/web/mall'], true],
  [['/web/service/mall'], true],
  [['/web/mall?category=dental'], true],
  [['/web/mall/record', '/web/service/mall/record'], false],
  [['https://elsewhere.example/web/mall'], false],
  [[], false],
])('a menu of %j leads to a mall: %j', (urls, leads) => {
  expect(mallIn(menu(...urls)) !== undefined).toBe(leads);
});
