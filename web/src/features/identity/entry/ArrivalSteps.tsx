import type { CompanyFace } from '#contract/calls/company';
import { useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import { isFault, sentence } from '../../../api/faults.ts';
import { AppLink, DestinationLink } from '../../../platform/AppLink.tsx';
import type { Arrival } from '../../../platform/arrival.ts';
import { telHref, useLocale, usePick, useText } from '../../../platform/locale.ts';
import { entryPath, loginPath } from '../../../platform/login-path.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { arrivalText } from './arrival-text.ts';
import { portalOf } from '../login/portal-of.ts';
import { ConsentLabel } from '../login/ConsentLabel.tsx';
import { SsoButton } from '../login/SsoButton.tsx';
import { useArrival } from './use-arrival.ts';

/** /entry with something brought along: working on it, asking for the consent, or saying why not and what to do. */
export function ArrivalSteps({ arrival, face }: { arrival: Arrival; face: CompanyFace | null }) {
  const words = useText(arrivalText);
  const { step, agree } = useArrival(arrival);
  if (step.is === 'refused') return <Refused arrival={arrival} face={face} failure={step.failure} />;
  if (step.is === 'consent') return <Consent face={face} renewed={step.renewed} onAgree={() => void agree()} />;
  return (
    <>
      <h1 tabIndex={-1} className="text-d">
        {words.working}
      </h1>
      <p role="status" className="mt-4 flex items-center gap-3 text-ink-2">
        <Spinner />
        {words.workingText}
      </p>
    </>
  );
}

function Consent({ face, renewed, onAgree }: { face: CompanyFace | null; renewed: boolean; onAgree: () => void }) {
  const words = useText(arrivalText);
  const [ticked, setTicked] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <h1 tabIndex={-1} className="text-d">
        {words.consent}
      </h1>
      <p className="mt-1 text-ink-2">{renewed ? words.consentRenewed : words.consentText}</p>
      <div className="mt-6 grid gap-4">
        <Checkbox
          checked={ticked}
          onChange={(event) => setTicked(event.target.checked)}
          error={asked && !ticked ? words.needConsent : undefined}
          label={<ConsentLabel face={face} />}
        />
        <Button
          block
          size="lg"
          variant="primary"
          onClick={() => {
            setAsked(true);
            if (ticked) onAgree();
          }}
        >
          {words.agree}
        </Button>
      </div>
    </>
  );
}

interface RefusedProps {
  arrival: Arrival;
  face: CompanyFace | null;
  failure: Failure;
}

function Refused({ arrival, face, failure }: RefusedProps) {
  const words = useText(arrivalText);
  const language = useLocale();
  const pick = usePick();
  const { portal, ssoOnly = false, oidc = false } = face?.login ?? {};
  const outside = portalOf(face);
  return (
    <>
      <h1 tabIndex={-1} className="text-d">
        {words.refused}
      </h1>
      <div className="mt-4 grid gap-3">
        <Alert tone="bad" live="assertive">
          {isFault(failure, 'badInput') ? words.incomplete : sentence(failure, language)}
        </Alert>
        {face && oidc && (
          <SsoButton face={face} primary label={arrival.kind === 'provider' ? words.again : undefined} />
        )}
        {portal && outside && (
          <Button block size="lg" render={<DestinationLink destination={{ kind: 'outside', url: outside }} />}>
            {pick(portal.label.zh, portal.label.en)}
          </Button>
        )}
        {!ssoOnly && (
          <Button block size="lg" render={<AppLink to={face ? entryPath(face) : loginPath(null)} />}>
            {words.otherWays}
          </Button>
        )}
        {face?.hotline && (
          <Button block size="lg" render={<a href={telHref(face.hotline)} />}>
            {words.call(face.hotline)}
          </Button>
        )}
      </div>
    </>
  );
}
