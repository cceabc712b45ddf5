import type { MenuGroup, MenuItem } from '#contract/calls/company';
import { CompanyConfig } from '#contract/company-config';
import { expect, it } from 'vitest';
import { centreMenu, entryAt, isOpen, type CentreOf } from './centre-menu.ts';

const { account } = CompanyConfig.parse({});
const entry = { Id: 1, Type: 3, Icon: '', ShowName: '意见反馈', ShowNameEng: 'Feedback', Url: '', ClickMethod: '' };
const menuWith = (item: Partial<MenuItem>): MenuGroup[] => [
  { Type: 3, MenuTypeName: '', MenuTypeNameEng: '', List: [{ ...entry, ...item }] },
];
const keysOf = (of: Partial<CentreOf>) =>
  centreMenu({ account, menus: [], singleSignOn: false, ...of })
    .flat()
    .map(({ key }) => key);

it('personal data and invoices are always there', () => {
  const closed = Object.fromEntries(Object.keys(account).map((key) => [key, false])) as typeof account;
  expect(keysOf({ account: closed })).toEqual(['information', 'invoices', 'devices', 'privacy']);
});

it('each part is there where the company has it', () => {
  for (const part of ['relatives', 'addresses', 'points', 'reimbursement', 'cards'] as const) {
    expect(keysOf({ account: { ...account, [part]: true } }), part).toContain(part);
    expect(keysOf({ account: { ...account, [part]: false } }), part).not.toContain(part);
  }
});

it('my services stand in the menu of two companies, and are open where any are sold', () => {
  const sold = { ...account, services: true };
  expect(keysOf({ account: sold })).not.toContain('services');
  expect(keysOf({ account: { ...sold, servicesEntry: true } })).toContain('services');
  const entry = entryAt('/web/usercenter/service');
  const openTo = (of: typeof account) => entry && isOpen(entry, { account: of, menus: [], singleSignOn: false });
  expect([openTo(sold), openTo(account)]).toEqual([true, false]);
});

it('feedback follows the home menu', () => {
  const nameless = { ShowName: '', ShowNameEng: '' };
  expect(keysOf({ menus: menuWith({}) })).toContain('feedback');
  expect(keysOf({ menus: menuWith({ ...nameless, Url: '/web/FeedBack' }) })).toContain('feedback');
  expect(keysOf({ menus: menuWith({ ...nameless, Url: '/web/news' }) })).not.toContain('feedback');
});

it('a person who came by single sign-on changes no password here', () => {
  expect(keysOf({ singleSignOn: false })).toContain('changePassword');
  expect(keysOf({ singleSignOn: true })).not.toContain('changePassword');
});
