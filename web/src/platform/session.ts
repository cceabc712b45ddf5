import type { Reply } from '#contract/call';
import type { CompanyFace } from '#contract/calls/company';
import type { CareMode, LoginUser } from '#contract/calls/identity';
import type { Language } from '#contract/language';
import type { PreviewLook } from '#contract/calls/preview';
import type { ReadName, Registry } from '#contract/registry';
import { dropTickets } from './kept-tickets.ts';
import { createStore, useStore, type Store } from './store.ts';

/** The identity of a session. `userGuid` signed in; `customerGuid` is the person they act for, at first themselves. */
export interface Identity {
  session: string;
  companyCode: string;
  companyId: number;
  logo: string;
  userGuid: string;
  userId: number;
  userTypeId: number;
  userCityId: number;
  userCityName: string;
  userTel: string;
  userName: string;
  /** Spelled as on the wire. */
  vonderId: number;
  roleType: string;
  roleKey: string;
  gender: string;
  lastTimeUpd: string;
  employeeClass: number;
  customerGuid: string;
  customerName: string;
  customerCityName: string;
  multiLanguage: boolean;
  /** Absent in what a browser kept of a session of the version before. */
  careMode?: CareMode;
  /** How the session began; absent as above. */
  singleSignOn?: boolean;
  /**
   * The app's word about the person, where the session was entered from it: leaving ends the binding of just that one.
   */
  wxUser?: string;
}

/** `roleType` of the company's HR people. */
export const HR_ROLE = 'HR';

/** Replies that are kept between visits and asked for again with their ETag: the company's look and settings. */
export type KeptName = Extract<ReadName, 'GetCompanyInfoById' | 'GetCompanyColorsAndIndexMenus'>;
export interface KeptReply<N extends KeptName> {
  /** The payload and language it answers. */
  asked: string;
  etag: string;
  data: Reply<Registry[N]>;
}

export interface SessionData {
  identity: Identity | null;
  /** The company's data and theme, as the server sent them. */
  kept: { [N in KeptName]?: KeptReply<N> };
  /** Where the browser last said the person is, and which of the plan's cities that is. */
  place: { coordinateGD: string; cityName: string } | null;
  /** The person's choice; null follows the default. */
  locale: Language | null;
  /** The device's care mode, and whether the last choice is yet to be told to the server. */
  care: { on: boolean; unsaved: boolean };
  /** The public face of the company last signed in to, so that its login page can be drawn at once. */
  lastCompany: CompanyFace | null;
  /** The address outside that a person came with, and goes back to; one of their company's hosts. */
  redirectBack: string | null;
  /** An operator looks at the portal as an imagined person: as which, and on which day. */
  look: PreviewLook | null;
}

const KEY = 'portal.session';
const VERSION = 1;
const EMPTY: SessionData = {
  identity: null,
  kept: {},
  place: null,
  locale: null,
  care: { on: false, unsaved: false },
  lastCompany: null,
  redirectBack: null,
  look: null,
};

export interface SessionStore extends Store<SessionData> {
  signIn(user: LoginUser, face: CompanyFace | null, wxUser?: string): void;
  enterPreview(user: LoginUser, look: PreviewLook): void;
  /** Nothing of the person stays; the language, the size of things and the way to their login page do. */
  signOut(): void;
  /** The person acted for from now on; without one, oneself. */
  actFor(person?: { guid: string; name: string; cityName?: string }): void;
  /** Takes over what another tab has stored. */
  reload(): void;
}

/** `storage` is null where the browser forbids it: the session then lives as long as the page. */
export function createSession(
  storage: Storage | null,
  alsoCleared: Storage | null = null,
  onSignOut: () => void = () => {},
): SessionStore {
  const store = createStore(read(storage));
  const save = (value: SessionData) => {
    store.set(value);
    write(storage, value);
  };
  return {
    ...store,
    set: save,
    update: (patch) => save({ ...store.get(), ...patch }),
    signIn(user, face, wxUser) {
      const { locale, lastCompany, care, redirectBack } = store.get();
      // a choice on the login page a moment ago is the newer wish
      const careMode = care.unsaved ? (care.on ? 'on' : 'off') : user.careMode;
      const identity = { ...identityOf(user), careMode, ...(wxUser && { wxUser }) };
      const known = lastCompany?.companyCode === identity.companyCode ? lastCompany : null;
      save({ identity, kept: {}, place: null, locale, care, redirectBack, lastCompany: face ?? known, look: null });
    },
    enterPreview: (user, look) => save({ ...EMPTY, identity: identityOf(user), locale: look.language, look }),
    signOut() {
      const { locale, lastCompany, care } = store.get();
      attempt(() => alsoCleared?.clear());
      // the rest is never gone for a moment: another tab reads it to know which company's login page is next
      attempt(() => keysOf(storage).forEach((key) => key === KEY || storage?.removeItem(key)));
      save({ ...EMPTY, locale, lastCompany, care: { on: care.on, unsaved: false } });
      // guard: ticket: device cleared at sign-out
      onSignOut();
    },
    actFor(person) {
      const { identity } = store.get();
      if (!identity) return;
      const { customerGuid, userGuid, userName, userCityName } = identity;
      const guid = person?.guid ?? userGuid;
      if (guid === customerGuid && person?.cityName === undefined) return;
      const name = person?.name ?? userName;
      const customerCityName = person ? (person.cityName ?? '') : userCityName;
      save({ ...store.get(), identity: { ...identity, customerGuid: guid, customerName: name, customerCityName } });
    },
    reload() {
      const { locale, lastCompany } = store.get();
      const stored = read(storage);
      // emptied by the browser or by hand: whose login page is next is known here still
      store.set(stored === EMPTY ? { ...EMPTY, locale, lastCompany } : stored);
    },
  };
}

export function identityOf(user: LoginUser): Identity {
  return {
    session: user.Session,
    companyCode: user.CompanyCode.toLowerCase(),
    companyId: user.CompanyId,
    logo: user.CompanyLogoUrl,
    userGuid: user.CustomerGuid,
    userId: user.Id,
    userTypeId: user.employeeTypeid,
    userCityId: user.CityId,
    userCityName: user.CityName,
    userTel: user.MobilePhone,
    userName: user.Name,
    vonderId: user.VendorId,
    roleType: user.RoleType,
    roleKey: user.RoleKey,
    gender: user.Gender,
    lastTimeUpd: user.LastTimeUpd,
    employeeClass: user.employeeClass,
    customerGuid: user.CustomerGuid,
    customerName: user.Name,
    customerCityName: user.CityName,
    multiLanguage: user.MulLanguage,
    singleSignOn: user.SingleSignOn,
  };
}

function read(storage: Storage | null): SessionData {
  const text = attempt(() => storage?.getItem(KEY)) ?? '';
  const saved = attempt(() => JSON.parse(text || 'null') as { v?: unknown; data?: Partial<SessionData> } | null);
  return saved?.v === VERSION && saved.data ? { ...EMPTY, ...saved.data } : EMPTY;
}

function write(storage: Storage | null, data: SessionData): void {
  attempt(() => storage?.setItem(KEY, JSON.stringify({ v: VERSION, data })));
}

const keysOf = (storage: Storage | null): string[] =>
  Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');

/** Storage throws when it is full or forbidden; the portal works without it. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Whose session is just ending by itself: what they have typed waits for them. */
export const interrupted = createStore<{ who: string }>({ who: '' });

const inBrowser = typeof window !== 'undefined';
const local = inBrowser ? (attempt(() => window.localStorage) ?? null) : null;
const tab = inBrowser ? (attempt(() => window.sessionStorage) ?? null) : null;

/** The tab in which an operator previews the portal keeps to itself: an employee's session in another is not touched by it. */
const PREVIEWING = 'portal.preview';
/** With a ticket behind the `#`: without one the page only says that a preview is over. */
const opensPreview = inBrowser && /^\/v2\/preview\/?#./.test(location.pathname + location.hash);
const isPreview = opensPreview || !!attempt(() => tab?.getItem(PREVIEWING));
if (isPreview) attempt(() => tab?.setItem(PREVIEWING, '1'));

export const session = isPreview ? createSession(tab) : createSession(local, tab, () => void dropTickets());

/** Signing in or out in one tab is signing in or out in all of them. */
export function followOtherTabs(changed: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== local || (event.key !== KEY && event.key !== null)) return;
    const before = session.get().identity?.session;
    session.reload();
    if (session.get().identity?.session !== before) changed();
  });
}

export const useSession = <S>(select: (data: SessionData) => S): S => useStore(session, select);
