import type { CompanyFace } from '#contract/calls/company';
import type { CONSENT_VERSION } from '#contract/calls/identity';
import { useEffect, useState } from 'react';
import { appType } from '../../../api/encode.ts';
import type { Failure } from '../../../api/failure.ts';
import { isFault, sentence } from '../../../api/faults.ts';
import { asFailure, send, type PayloadOf } from '../../../api/send.ts';
import { report } from '../../../api/account.ts';
import { withWork } from '../../../parts/proof-of-work/with-work.ts';
import { overlay, withOverlay } from '../../../platform/feedback.ts';
import { useForm, type Draft, type Problems } from '../../../platform/form.ts';
import { locale, useText } from '../../../platform/locale.ts';
import { targetAfterFailure } from '../../../platform/login-path.ts';
import { go } from '../../../platform/navigation.ts';
import { redirectTarget } from '../../../platform/paths.ts';
import { arrive } from '../entry/arrive.ts';
import { loginText } from './login-text.ts';
import { agreedTo, fetchFace, renewFace } from './use-face.ts';
import { forgetWxEntry, toldFor } from '../entry/wx-entry.ts';

export const LOGIN_FIELDS = ['companyCode', 'user', 'password', 'consent'] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];

/**
 * The value of a ticked box in the form, typed by the contract but not taken from it, as the schemas arrive later than
 * the page. The sent value is the version of the company's policy that is in force, which its face tells.
 */
export const CONSENT: typeof CONSENT_VERSION = '2026-06';

const MISSING: Record<LoginField, string> = {
  companyCode: 'needCompany',
  user: 'needUser',
  password: 'needPassword',
  consent: 'needConsent',
};

/** The contract's schemas weigh more than the form: they come when a person starts to fill it in. */
export const loadSchema = () => import('./login-schema.ts');

interface LoginOf {
  code: string;
  /** The code is the page's and cannot be typed. */
  locked: boolean;
  face: CompanyFace | null;
  redirect: string | undefined;
}

/** The login form's state and what it does; nothing typed is lost whatever happens. */
export function useLogin({ code, locked, face, redirect }: LoginOf) {
  const words = useText(loginText);
  const [busy, setBusy] = useState(false);
  const form = useForm<Draft<LoginField>>({
    prefix: 'login',
    fields: LOGIN_FIELDS,
    initial: { companyCode: code, user: '', password: '', consent: '' },
    check: async (draft) => problemsOf(payloadOf(draft)),
  });
  useEffect(() => {
    if (locked) form.set('companyCode', code);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is new at every render, its draft is not
  }, [locked, code]);

  async function enter(draft: Draft<LoginField>, again: () => Promise<void>) {
    setBusy(true);
    try {
      await withOverlay(words.loggingIn, async () => {
        // The face knows which text is agreed to, and leads back to this login page later; a person may be faster than it was.
        const known = face ?? (await fetchFace(draft.companyCode).catch(() => null));
        const typed = { ...payloadOf(draft), consent: draft.consent && (agreedTo(known) ?? draft.consent) };
        const wxUserInfo = toldFor(draft.companyCode);
        const user = await withWork((work) => send('Login', { ...typed, work, wxUserInfo }), sayWorking);
        await arrive(user, known, wxUserInfo);
      });
      forgetWxEntry();
      go(redirectTarget(redirect), { replace: true });
    } catch (error) {
      setBusy(false);
      await refused(asFailure(error), again);
    }
  }

  async function refused(failure: Failure, again: () => Promise<void>) {
    const text = sentence(failure, locale());
    if (isFault(failure, 'consentRequired', 'consentRenewed')) {
      // The text is another one by now: it is read, and agreed to, anew.
      await renewFace(form.draft.companyCode).catch(() => undefined);
      form.set('consent', '');
      return form.refuse('consent', text);
    }
    // The next press signs in without the messaging app.
    if (isFault(failure, 'wxRoundGone', 'wxTaken', 'wxBoundElsewhere', 'wxOff')) forgetWxEntry();
    const elsewhere = targetAfterFailure(redirect, form.draft.companyCode);
    if (elsewhere && isFault(failure, 'wrongCredentials', 'ssoOnly', 'companyUnknown')) {
      await report(failure);
      return go(elsewhere, { replace: true });
    }
    if (isFault(failure, 'companyUnknown')) return form.refuse('companyCode', text);
    if (isFault(failure, 'passwordEmpty')) return form.refuse('password', text);
    await report(failure, again);
    // The closing dialog gives the focus back to the button first.
    setTimeout(() => form.focus('password'), 0);
  }

  /** The work takes a second or two: the overlay says what they are for. */
  async function sayWorking<T>(solving: () => Promise<T>): Promise<T> {
    overlay.set({ text: words.securityCheck });
    const solved = await solving();
    overlay.set({ text: words.loggingIn });
    return solved;
  }

  return { form, submit: form.submit(enter), busy };
}

function payloadOf({ companyCode, user, password, consent }: Draft<LoginField>): PayloadOf<'Login'> {
  return { appType: appType(), companyCode, user: user.trim(), password, consent };
}

async function problemsOf(payload: PayloadOf<'Login'>): Promise<Problems<LoginField>> {
  // If the schemas cannot be had, the server names the problem, or there is no network.
  const refused = await loadSchema().then(
    (schema) => schema.refusedFields(payload),
    (): string[] => [],
  );
  return Object.fromEntries(
    LOGIN_FIELDS.filter((field) => refused.includes(field)).map((field) => [field, { kind: MISSING[field] }]),
  );
}
