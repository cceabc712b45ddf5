import type { CompanyFace } from '#contract/calls/company';
import type { ReactNode } from 'react';
import { CareSwitch } from '../../../parts/care/CareSwitch.tsx';
import { ReadAloud } from '../../../parts/care/ReadAloud.tsx';
import { Brand } from '../../../parts/page/Brand.tsx';
import { LanguageControl } from '../../../parts/page/LanguageControl.tsx';
import { telHref, usePick, useText } from '../../../platform/locale.ts';
import { appText } from '../../../platform/text.ts';
import { cx } from '../../../ui/cx.ts';
import { LoginArt } from '../../../ui/art/LoginArt.tsx';
import { SkipLink } from '../../../ui/layout/SkipLink.tsx';
import { useLasting } from '../../../ui/overlay/delayed-loading.ts';
import { loginText } from './login-text.ts';

const PICTURE_AFTER_MS = 100;

/** Brand on the left, form on the right; on a phone the form slides over the foot of the brand. */
export function LoginFrame({ face, children }: { face: CompanyFace | null; children: ReactNode }) {
  const words = useText(loginText);
  const app = useText(appText);
  const pick = usePick();
  const look = face?.login.look;
  const branding = face && { name: pick(face.name, face.nameEng), logo: face.logo, hotline: face.hotline };
  return (
    <div
      data-frame="bare"
      className="min-h-dvh bg-white md:grid md:grid-cols-[minmax(0,1fr)_440px] lg:grid-cols-[minmax(0,1fr)_560px]"
    >
      <SkipLink targetId="main">{app.skip}</SkipLink>
      <section
        aria-label={words.brandArea}
        className="relative flex min-h-50 flex-col overflow-hidden bg-[linear-gradient(160deg,var(--brand-50),var(--brand-200))] px-6 pt-4 pb-8 md:p-8 lg:px-14 lg:py-10"
      >
        <div className="flex min-h-12 items-center justify-between gap-3">
          <Brand branding={branding} fallback={app.product} />
          <div className="flex-none md:hidden">
            <LanguageControl />
          </div>
        </div>
        <p className="relative z-1 mt-6 max-w-50 text-[1.375rem]/8 max-[359px]:max-w-none font-semibold md:mt-16 md:max-w-130 md:text-[2rem]/11">
          {look ? pick(look.headline.zh, look.headline.en) : words.slogan}
        </p>
        <p className="relative z-1 mt-1 max-w-45 text-c text-ink-2 md:mt-2 md:max-w-none md:text-[1rem]/6.5">
          {look ? pick(look.text.zh, look.text.en) : words.sloganText}
        </p>
        <Art of={look?.art} />
      </section>
      <div className="relative -mt-5 flex flex-col rounded-t-[20px] bg-white px-6 pt-6 pb-4 md:mt-0 md:rounded-none md:px-10 md:pb-6 lg:px-20">
        {/* on a phone the switch stands beside the heading, however long that is: its words run around it */}
        <div className="max-md:flow-root md:contents">
          <header className="relative z-1 flex min-h-11 flex-wrap items-center justify-end gap-4 max-md:float-right max-md:-mt-2 max-md:ml-3 max-md:care:float-none max-md:care:mt-0 max-md:care:ml-0 max-md:care:mb-3">
            <CareSwitch />
            <div className="max-md:hidden">
              <LanguageControl />
            </div>
          </header>
          {/* Hung from the top: what a recognised company adds below must not move what is being typed into. */}
          <main id="main" tabIndex={-1} className="md:mt-[max(0px,calc(50dvh-25rem))] md:py-6">
            <div className="mb-4 empty:hidden">
              <ReadAloud place="login" />
            </div>
            {children}
          </main>
        </div>
        <footer className="mt-4 text-center text-x text-ink-3 md:mt-auto">
          {branding?.hotline && (
            <p>
              {words.trouble}
              <a href={telHref(branding.hotline)} className="underline underline-offset-2">
                {branding.hotline}
              </a>
              {face && words.hours(pick(face.hotlineHours.zh, face.hotlineHours.en))}
            </p>
          )}
          <p>{words.browsers}</p>
        </footer>
      </div>
    </div>
  );
}

const ART = cx(
  'pointer-events-none animate-fade absolute -right-8.5 -bottom-3.5 w-59 max-md:care:hidden max-[359px]:hidden',
  'md:static md:mx-auto md:mt-auto md:w-full md:max-w-125',
);

/** It only decorates, and follows when the form can be used already. A partner's has the shape of the portal's own. */
function Art({ of }: { of: string | undefined }) {
  const formIsThere = useLasting(true, PICTURE_AFTER_MS);
  if (!formIsThere) return null;
  return of ? <img src={of} alt="" width={560} height={420} className={ART} /> : <LoginArt className={ART} />;
}
