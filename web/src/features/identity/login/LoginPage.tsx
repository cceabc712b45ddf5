import type { CompanyFace } from '#contract/calls/company';
import { useEffect } from 'react';
import { isFault } from '../../../api/faults.ts';
import { useVisitedFace, visited } from '../../../platform/face.ts';
import { useParam, useSearchText } from '../../../platform/location.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { loginPath, ownLoginPath } from '../../../platform/login-path.ts';
import { go } from '../../../platform/navigation.ts';
import { appPath, BASE, pathTo } from '../../../platform/paths.ts';
import { appText } from '../../../platform/text.ts';
import { useDelayedLoading } from '../../../ui/overlay/delayed-loading.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { LockedCompany } from './company-code.tsx';
import { CampaignNotice, SsoNotice } from './notices.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { loginText } from './login-text.ts';
import { useFace, useRedirectBack, type FaceState } from './use-face.ts';

/** The default login, a company's own, a family's, a partner's: one page, and the company's face says which. */
export function LoginPage() {
  const pageCode = useParam('cp')?.toLowerCase();
  const asked = useSearchText('cp')?.toLowerCase();
  const redirect = useSearchText('redirect');
  const page = useFace(pageCode);
  const member = useFace(pageCode ? asked : undefined);
  const typed = useVisitedFace();
  const face = pageCode ? (page.face ?? null) : typed;
  // A member of a family is shown on the first one's page and signs in with its own code.
  const signsIn = member.face && isShownOn(member.face, pageCode) ? member.face : face;

  // before the company's own place is looked for: it keeps nothing else of the address
  useRedirectBack(signsIn);
  useCanonicalPlace(pageCode, page, redirect);
  useEffect(() => {
    if (pageCode && face) visited.set({ face });
  }, [pageCode, face]);
  useEffect(() => {
    if (!pageCode) visited.set({ face: null });
  }, [pageCode]);

  if (pageCode && !page.face && !page.failure) return <Waiting />;
  return (
    <Ready
      key={pageCode ?? ''}
      {...{ face, signsIn, redirect }}
      lockedCode={pageCode}
      askedCode={pageCode ? undefined : asked}
    />
  );
}

const isShownOn = ({ login }: CompanyFace, pageCode: string | undefined): boolean =>
  pageCode !== undefined && [login.redirectTo, login.familyPage].includes(pageCode);

/** A company that has no page of its own, or has it elsewhere, is led to where it belongs. */
function useCanonicalPlace(code: string | undefined, { face, failure }: FaceState, redirect: string | undefined) {
  useEffect(() => {
    if (!code) return;
    const back = appPath(redirect);
    if (failure && isFault(failure, 'companyUnknown', 'badInput')) go(loginPath(null, back), { replace: true });
    if (!face) return;
    const place = ownLoginPath(face, back) ?? pathTo('/login', undefined, { cp: code, redirect: back });
    const [pathname] = place.split('?');
    if (BASE + pathname !== location.pathname.replace(/\/$/, '').toLowerCase()) go(place, { replace: true });
  }, [code, face, failure, redirect]);
}

interface ReadyProps {
  face: CompanyFace | null;
  signsIn: CompanyFace | null;
  lockedCode: string | undefined;
  askedCode: string | undefined;
  redirect: string | undefined;
}

function Ready({ face, signsIn, lockedCode, askedCode, redirect }: ReadyProps) {
  const words = useText(loginText);
  const pick = usePick();
  const name = face ? pick(face.name, face.nameEng) : '';
  const intro = {
    standard: words.intro,
    family: words.intro,
    partner: words.introPartner(name),
    hospitality: words.introHospitality(name),
  }[face?.login.variant ?? 'standard'];
  const ssoOnly = signsIn?.login.ssoOnly ?? false;
  const campaign = signsIn?.login.campaign && <CampaignNotice campaign={signsIn.login.campaign} />;
  return (
    <LoginFrame face={face}>
      <h1 tabIndex={-1} className="text-d">
        {words.title}
      </h1>
      <p className="mt-1 text-ink-2">{ssoOnly ? words.introSso : intro}</p>
      {lockedCode && campaign}
      {lockedCode && face?.login.ssoOnly ? (
        <>
          <div className="mt-4">
            <LockedCompany code={lockedCode} face={face} redirect={redirect} />
          </div>
          <SsoNotice face={face} back={appPath(redirect)} />
        </>
      ) : (
        <LoginForm {...{ lockedCode, askedCode, redirect }} face={signsIn} />
      )}
      {/* A typed code brings its notice below, where it moves nothing. */}
      {!lockedCode && campaign}
    </LoginFrame>
  );
}

function Waiting() {
  const app = useText(appText);
  const shown = useDelayedLoading(true);
  return (
    <LoginFrame face={null}>
      {shown && (
        <SkeletonGroup label={app.loading} className="grid gap-5">
          <Skeleton className="h-10 w-2/5" />
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-12 w-full rounded-control" />
          ))}
        </SkeletonGroup>
      )}
    </LoginFrame>
  );
}
