import { expect, it } from 'vitest';
import { createSession, type SessionData } from './session.ts';

function memoryStorage(initial: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(initial));
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
}

const user = {
  Id: 7,
  CompanyCode: 'ACME',
  CustomerGuid: 'g-7',
  MobilePhone: '138****2316',
  employeeTypeid: 1,
  employeeClass: 6,
  CityId: 310100,
  CityName: '上海',
  CompanyId: 9,
  Session: 'token',
  CompanyLogoUrl: '/logo.svg',
  MulLanguage: true,
  Name: '陈思远',
  VendorId: 3,
  RoleType: 'HR',
  RoleKey: 'k',
  Gender: 'F',
  careMode: 'unset' as const,
  SingleSignOn: false,
  LastTimeUpd: '2026-01-01',
};
const face = { companyCode: 'acme' } as SessionData['lastCompany'];

it('remembers a login across visits, the code lower-cased', () => {
  const storage = memoryStorage();
  createSession(storage).signIn(user, face);
  const { identity } = createSession(storage).get();
  expect(identity).toMatchObject({ companyCode: 'acme', userGuid: 'g-7', customerGuid: 'g-7', vonderId: 3 });
});

it('knows whose login page is next when the storage was emptied under it', () => {
  const storage = memoryStorage();
  const store = createSession(storage);
  store.signIn(user, face);
  storage.clear();
  store.reload();
  expect(store.get()).toMatchObject({ identity: null, lastCompany: face });
});

it('acts for a relative, with name and city, until it is said to act for oneself again', () => {
  const store = createSession(memoryStorage());
  store.signIn(user, face);
  store.actFor({ guid: 'g-8', name: '何秀云', cityName: '北京' });
  expect(store.get().identity).toMatchObject({ userGuid: 'g-7', customerGuid: 'g-8', customerName: '何秀云' });
  expect(store.get().identity?.customerCityName).toBe('北京');
  store.actFor({ guid: 'g-8', name: '何秀云' });
  expect(store.get().identity?.customerCityName, 'what is known of them stays').toBe('北京');
  store.actFor();
  expect(store.get().identity).toMatchObject({ customerGuid: 'g-7', customerName: '陈思远', customerCityName: '上海' });
});

// proves: ticket: device cleared at sign-out
it('forgets the person at logout but not the language and their login page', () => {
  const storage = memoryStorage({ 'another.key': 'x' });
  const perTab = memoryStorage({ draft: 'x' });
  let cleared = 0;
  const store = createSession(storage, perTab, () => (cleared += 1));
  store.update({ locale: 'en-us' });
  store.signIn(user, face);
  store.signOut();
  expect(cleared, 'what is kept elsewhere on the device, such as tickets').toBe(1);
  expect(store.get()).toEqual({
    ...{ care: { on: false, unsaved: false } },
    identity: null,
    look: null,
    kept: {},
    place: null,
    locale: 'en-us',
    lastCompany: face,
    redirectBack: null,
  });
  expect(storage.getItem('another.key')).toBeNull();
  expect(perTab.length).toBe(0);
  expect(JSON.stringify([storage.length, storage.getItem('portal.session')])).not.toContain('token');
});

it('drops kept replies of the last person when another signs in', () => {
  const store = createSession(memoryStorage());
  store.update({ kept: { GetCompanyInfoById: { asked: 'x', etag: 'e', data: {} as never } } });
  store.signIn(user, face);
  expect(store.get().kept).toEqual({});
});

it.each(['', 'not json', 'null', '{"v":0,"data":{"identity":{}}}', '[]'])('survives %j in the storage', (text) => {
  expect(createSession(memoryStorage({ 'portal.session': text })).get().identity).toBeNull();
});

it('works where storage is forbidden', () => {
  const forbidden = new Proxy({} as Storage, {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const store = createSession(forbidden, forbidden);
  store.signIn(user, null);
  expect(store.get().identity?.userName).toBe('陈思远');
  store.signOut();
  expect(store.get().identity).toBeNull();
});

it('takes over what another tab stored, and tells its watchers', () => {
  const storage = memoryStorage();
  const [one, other] = [createSession(storage), createSession(storage)];
  let told = 0;
  other.subscribe(() => (told += 1));
  one.signIn(user, null);
  other.reload();
  expect([told, other.get().identity?.userId]).toEqual([1, 7]);
});

it('care mode is the device’s before a sign-in and the person’s after it; the last wish counts', () => {
  const store = createSession(memoryStorage());
  store.update({ care: { on: true, unsaved: true } });
  store.signIn({ ...user, careMode: 'off' }, null);
  expect(store.get().identity?.careMode, 'chosen on the login page').toBe('on');
  store.signOut();
  expect(store.get().care, 'the device keeps it, for nobody in particular').toEqual({ on: true, unsaved: false });
  store.signIn({ ...user, careMode: 'off' }, null);
  expect(store.get().identity?.careMode, 'somebody else on the same device').toBe('off');
});

it('an operator’s preview is a session of its own, in the chosen language and on the chosen day', () => {
  const store = createSession(memoryStorage());
  const look = {
    ...{ company: { zh: '甲', en: 'A' }, employeeClass: 6, employeeType: 1, language: 'en-us' as const },
    ...{ day: '2023-01-08', aheadDays: -3, isDraft: false, endsAt: '2026-06-10T02:30:00.000Z' },
  };
  store.enterPreview({ ...user, Session: 'pv-x' }, look);
  expect(store.get()).toMatchObject({ look, locale: 'en-us', identity: { session: 'pv-x' }, lastCompany: null });
  store.signOut();
  expect(store.get()).toMatchObject({ look: null, identity: null });
});
