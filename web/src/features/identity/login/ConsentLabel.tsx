import type { CompanyFace } from '#contract/calls/company';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import { privacyPath } from '../../../platform/privacy-path.ts';
import { loginText } from './login-text.ts';

/** The texts open beside the form, so that typed data stays. */
export function ConsentLabel({ face }: { face: CompanyFace | null }) {
  const words = useText(loginText);
  return (
    <>
      {words.agreeBefore}
      <AppLink to={privacyPath(face?.privacy?.variant)} target="_blank">
        {words.privacy}
      </AppLink>
      {words.agreeAnd}
      <AppLink to={pathTo('/web/privacy/rules')} target="_blank">
        {words.rules}
      </AppLink>
    </>
  );
}
