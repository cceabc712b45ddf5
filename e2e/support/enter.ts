import type { APIRequestContext, Page } from '@playwright/test';
import type { CompanyFace } from '#contract/calls/company';
import { CONSENT_VERSION, type LoginUser } from '#contract/calls/identity';
import { decodeReply, encodeCall } from '../../server/test/wire.ts';
import { createSession } from '../../web/src/platform/session.ts';
import { call } from './booking.ts';
import { claimGuest } from './guests.ts';
import { DEMO_PASSWORD } from './sign-in.ts';
import type { Lang } from './lang.ts';

export interface EnterOptions {
  company?: string;
  /** A person no other journey uses, unless named: a sixth session of an account ends its first. */
  account?: string;
  /** The page to begin on. */
  at?: string;
}

/**
 * Begins on a page as a person who has signed in before: the cookie lies in the browser and the session in its storage,
 * as the login page leaves them. For journeys that are not about signing in.
 */
export async function enter(page: Page, language: Lang, options: EnterOptions = {}): Promise<void> {
  const { company = 'demo', account = claimGuest(company), at = 'web/home' } = options;
  const typed = { appType: 1, user: account, password: DEMO_PASSWORD, companyCode: company, consent: CONSENT_VERSION };
  const { request } = page.context();
  const face = await faceOf(request, company);
  const user = await call<LoginUser>(request, 'Login', typed);
  const stored = await page.addInitScript(store, storedBy({ user, face }, language));
  await page.goto(at);
  // its later use is the portal's own business
  await stored.dispose();
}

async function faceOf(request: APIRequestContext, company: string): Promise<CompanyFace> {
  const wish = { name: 'InspectionCompany', payload: { user: company }, language: 'zh-cn', session: '' } as const;
  const form = Object.fromEntries(encodeCall(wish));
  const decoded = decodeReply('InspectionCompany', await (await request.post('/examApi/PostAppCall', { form })).text());
  if (!decoded?.ok) throw new Error(`${company} has no face`);
  return decoded.data as CompanyFace;
}

/** The state the portal itself would write for this person. */
function storedBy({ user, face }: { user: LoginUser; face: CompanyFace }, language: Lang): Record<string, string> {
  const items: Record<string, string> = {};
  const storage = {
    length: 0,
    key: () => null,
    clear: () => {},
    removeItem: () => {},
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
  };
  const session = createSession(storage);
  session.signIn(user, face);
  session.update({ locale: language === 'en' ? 'en-us' : 'zh-cn' });
  return items;
}

/** Runs in the page, before its own scripts. */
function store(items: Record<string, string>): void {
  // a frame of the page may be one that is kept from all storage
  if (window !== window.top) return;
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
}
