import type { CompanyFace } from '#contract/calls/company';
import { Building2 } from 'lucide-react';
import { useEffect } from 'react';
import { isFailure } from '../../../api/failure.ts';
import { isFault, sentence } from '../../../api/faults.ts';
import { asFailure } from '../../../api/send.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useVisitedFace, visited } from '../../../platform/face.ts';
import type { Draft, Form } from '../../../platform/form.ts';
import { locale, usePick, useText } from '../../../platform/locale.ts';
import { appPath, pathTo } from '../../../platform/paths.ts';
import { afterPress } from '../../../platform/press.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { loginText } from './login-text.ts';
import { fetchFace } from './use-face.ts';
import type { LoginField } from './use-login.ts';

export interface LockedCompanyProps {
  code: string;
  face: CompanyFace | null;
  redirect: string | undefined;
}

/** On a company's own page the code is not typed but shown, with the way to another company. */
export function LockedCompany({ code, face, redirect }: LockedCompanyProps) {
  const words = useText(loginText);
  const pick = usePick();
  return (
    <div className="flex items-center gap-3 rounded-control bg-n-50 px-3 py-2.5 text-label">
      <Building2 aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
        <span>{words.companyCode}</span>
        <b>{code}</b>
        {face && <span>{pick(face.name, face.nameEng)}</span>}
      </span>
      <AppLink to={pathTo('/login', undefined, { redirect: appPath(redirect) })} className="tap-44 flex-none">
        {words.switchCompany}
      </AppLink>
    </div>
  );
}

/** The typed code: lower-cased when left, and the page then takes the company's look. */
export function CompanyCodeField({ form, error }: { form: Form<Draft<LoginField>>; error: string | undefined }) {
  const words = useText(loginText);
  const pick = usePick();
  const face = useVisitedFace();

  async function lookUp(typed: string) {
    const code = typed.trim().toLowerCase(); // The code in lower case, as companies are known.
    form.set('companyCode', code);
    if (!code) return visited.set({ face: null });
    const found = await fetchFace(code).catch(asFailure);
    if (form.current().companyCode !== code) return; // typed on meanwhile
    const failed = isFailure(found);
    visited.set({ face: failed ? null : found });
    if (!failed) form.settle('companyCode', undefined);
    // Other failures will show when the form is sent.
    else if (isFault(found, 'companyUnknown', 'badInput'))
      form.settle('companyCode', { text: sentence(found, locale()) });
  }

  useEffect(() => {
    if (form.draft.companyCode) void lookUp(form.draft.companyCode);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a code that came with the address
  }, []);

  return (
    <TextField
      {...form.field('companyCode')}
      onBlur={() => afterPress(() => void lookUp(form.current().companyCode))}
      label={words.companyCode}
      hint={words.companyHint}
      suffix={face ? pick(face.name, face.nameEng) : undefined}
      error={error}
      autoComplete="organization"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}
