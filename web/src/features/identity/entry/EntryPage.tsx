import type { CompanyFace } from '#contract/calls/company';
import { KeyRound, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AppLink, DestinationLink } from '../../../platform/AppLink.tsx';
import { useSearchText } from '../../../platform/location.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { loginPath, ownLoginPath, wxPath } from '../../../platform/login-path.ts';
import { go } from '../../../platform/navigation.ts';
import { appPath, pathTo, type AppPath } from '../../../platform/paths.ts';
import { WeChatMark } from '../../../ui/art/WeChatMark.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ArrivalSteps } from './ArrivalSteps.tsx';
import { LoginFrame } from '../login/LoginFrame.tsx';
import { loginText } from '../login/login-text.ts';
import { portalOf } from '../login/portal-of.ts';
import { SsoButton } from '../login/SsoButton.tsx';
import { takeArrival } from './use-arrival.ts';
import { useFace, useRedirectBack, useVisit } from '../login/use-face.ts';

/** /entry: where people arrive whom their company has sent; for all others its ways in side by side. Without a company, or with one that is not there, the login page asks for it. */
export function EntryPage() {
  const [arrival] = useState(takeArrival);
  const asked = useSearchText('cp')?.toLowerCase();
  const code = arrival?.company ?? asked;
  const back = appPath(useSearchText('redirect'));
  const isSso = useSearchText('way') === 'sign-on';
  const { face, failure } = useFace(code);
  useVisit(face ?? null);
  useRedirectBack(face ?? null);
  const isLost = !arrival && (!code || failure !== undefined);
  useEffect(() => {
    if (isLost) go(loginPath(null, back), { replace: true });
  }, [isLost, back]);
  if (arrival) {
    return (
      <LoginFrame face={face ?? null}>
        <ArrivalSteps arrival={arrival} face={face ?? null} />
      </LoginFrame>
    );
  }
  return <LoginFrame face={face ?? null}>{face && <Ways face={face} back={back} onlySso={isSso} />}</LoginFrame>;
}

interface WaysProps {
  face: CompanyFace;
  back: AppPath | undefined;
  /** Single sign-on was chosen already: the other ways are not offered once more. */
  onlySso: boolean;
}

function Ways({ face, back, onlySso }: WaysProps) {
  const words = useText(loginText);
  const pick = usePick();
  const { sso, wechat, portal, oidc } = face.login;
  const ssoOnly = face.login.ssoOnly || onlySso;
  const outside = portalOf(face);
  const page = ownLoginPath(face, back) ?? pathTo('/login', undefined, { cp: face.companyCode, redirect: back });
  return (
    <>
      <h1 tabIndex={-1} className="text-d">
        {words.entryTitle(pick(face.name, face.nameEng))}
      </h1>
      {!ssoOnly && <p className="mt-1 text-ink-2">{words.entryText}</p>}
      <div className="mt-6 grid gap-3">
        {oidc && <SsoButton face={face} back={back} primary={ssoOnly} />}
        {portal && outside && (
          <Button
            block
            size="lg"
            variant={ssoOnly && !oidc ? 'primary' : 'secondary'}
            icon={<ShieldCheck aria-hidden="true" size={20} strokeWidth={1.75} />}
            render={<DestinationLink destination={{ kind: 'outside', url: outside }} />}
          >
            {pick(portal.label.zh, portal.label.en)}
          </Button>
        )}
        {!ssoOnly && (
          <Button
            block
            size="lg"
            variant="primary"
            icon={<KeyRound aria-hidden="true" size={20} strokeWidth={1.75} />}
            render={<AppLink to={page} />}
          >
            {words.byPassword}
          </Button>
        )}
        {wechat && !ssoOnly && (
          <Button block size="lg" icon={<WeChatMark />} render={<AppLink to={wxPath(face, back)} />}>
            {words.wechat}
          </Button>
        )}
        {(sso || ssoOnly) && !portal && !oidc && <Alert title={words.ssoTitle}>{words.ssoOpenText}</Alert>}
        {onlySso && !face.login.ssoOnly && (
          <Button block render={<AppLink to={page} />}>
            {words.backToLogin}
          </Button>
        )}
      </div>
    </>
  );
}
