import type { CompanyFace } from '#contract/calls/company';
import { useEffect, useRef, useState } from 'react';
import { appType } from '../../../api/encode.ts';
import { isFailure } from '../../../api/failure.ts';
import { isFault, sentence } from '../../../api/faults.ts';
import { asFailure, send } from '../../../api/send.ts';
import { withOverlay } from '../../../platform/feedback.ts';
import { locale, useText } from '../../../platform/locale.ts';
import { ownLoginPath } from '../../../platform/login-path.ts';
import { go } from '../../../platform/navigation.ts';
import { appPath, pathTo, redirectTarget, type AppPath } from '../../../platform/paths.ts';
import { session } from '../../../platform/session.ts';
import { arrive } from './arrive.ts';
import { loginText } from '../login/login-text.ts';
import { agreedTo, fetchFace, renewFace } from '../login/use-face.ts';
import { wxEntry } from './wx-entry.ts';
import { wxText } from './wx-text.ts';

export interface WxRound {
  company: string | undefined;
  code: string | undefined;
  key: string | undefined;
  redirect: string | undefined;
}

/**
 * `outside`: only the messaging app itself can name the person. `consent`: they are known, and asked to agree first.
 */
export type WxStep = { is: 'checking' } | { is: 'outside' } | { is: 'consent'; told: string; text: string };

/** The login page of the company, with the way back to the wanted page. */
export const wayToLogin = (face: CompanyFace | null, company: string | undefined, back?: AppPath): AppPath =>
  (face && ownLoginPath(face, back)) ?? pathTo('/login', undefined, { cp: company, redirect: back });

/** /wxIndex from the first visit to the home page; whatever fails ends on the login page, which says why. */
export function useWxEntry({ company, code, key, redirect }: WxRound) {
  const words = useText(wxText);
  const { loggingIn } = useText(loginText);
  const [step, setStep] = useState<WxStep>({ is: 'checking' });
  const begun = useRef(false);

  async function toLogin(text: string, told = ''): Promise<void> {
    wxEntry.set({ companyCode: company ?? '', told, text });
    const face = company ? await fetchFace(company).catch(() => null) : null;
    go(wayToLogin(face, company, appPath(redirect)), { replace: true });
  }
  const failed = (error: unknown) => toLogin(sentence(asFailure(error), locale()));

  async function enter(told: string, companyCode: string, consent?: string): Promise<void> {
    try {
      const face = await fetchFace(companyCode).catch(() => null);
      const payload = { appType: appType(), companyCode, wxUserInfo: told, ...(consent && { consent }) };
      await arrive(await send('Login', payload), face, told);
      go(redirectTarget(redirect), { replace: true });
    } catch (error) {
      const failure = asFailure(error);
      if (isFault(failure, 'wxUnknown')) return toLogin(words.bind, told);
      if (!isFault(failure, 'consentRequired', 'consentRenewed')) return failed(failure);
      await renewFace(companyCode).catch(() => undefined);
      setStep({ is: 'consent', told, text: sentence(failure, locale()) });
    }
  }

  async function begin(): Promise<void> {
    if (!company) return toLogin(words.needCompany);
    if (code && key)
      return send('GetWXUserInfo', { code, key }).then(({ wxuserinfo }) => enter(wxuserinfo, company), failed);
    if (key) return toLogin(words.refused);
    if (session.get().identity?.companyCode === company) return go(redirectTarget(redirect), { replace: true });
    if (appType() === 1) {
      // a code is for a company that is there and lets people in from the app
      const face = await fetchFace(company).catch(asFailure);
      if (isFailure(face)) return failed(face);
      return face.login.wechat ? setStep({ is: 'outside' }) : toLogin(words.off);
    }
    return send('BeginWX', { companyCode: company, redirect }).then(({ url }) => location.replace(url), failed);
  }

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  });

  const agree = (told: string) =>
    withOverlay(loggingIn, async () => {
      const face = company ? await fetchFace(company).catch(() => null) : null;
      await enter(told, company ?? '', agreedTo(face));
    });
  return { step, agree };
}
