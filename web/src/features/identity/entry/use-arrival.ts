import { useEffect, useRef, useState } from 'react';
import { appType } from '../../../api/encode.ts';
import { saveCare } from '../../../api/care.ts';
import type { Failure } from '../../../api/failure.ts';
import { isFault } from '../../../api/faults.ts';
import { asFailure, send, type PayloadOf } from '../../../api/send.ts';
import { loadCompany } from '../../../parts/company/load-company.ts';
import { addressWithout, arrivalIn, targetOf, type Arrival } from '../../../platform/arrival.ts';
import { searchOf } from '../../../platform/location.ts';
import { switchLocale } from '../../../platform/locale.ts';
import { go } from '../../../platform/navigation.ts';
import { hrefOf, redirectTarget } from '../../../platform/paths.ts';
import { session } from '../../../platform/session.ts';
import { agreedTo, fetchFace, renewFace } from '../login/use-face.ts';

/** Taken out of the address and not yet drawn. */
let taken: Arrival | undefined;

/** The parameters of the address. They are out of it before anything is drawn or asked. */
export function takeArrival(): Arrival | undefined {
  const arrival = arrivalIn(searchOf(location));
  if (!arrival) return taken;
  taken = arrival;
  history.replaceState(history.state, '', hrefOf(addressWithout(arrival)));
  return arrival;
}

type Step = { is: 'working' } | { is: 'consent'; renewed: boolean } | { is: 'refused'; failure: Failure };

/** Lets an arriving person in; where the privacy policy was never agreed to, that is asked first. */
export function useArrival(arrival: Arrival) {
  const [step, setStep] = useState<Step>({ is: 'working' });
  const begun = useRef(false);

  async function attempt(agrees: boolean): Promise<void> {
    setStep({ is: 'working' });
    try {
      const face = await fetchFace(arrival.company).catch(() => null);
      const { user, target } = await enter(arrival, agrees ? agreedTo(face) : undefined);
      session.signIn(user, face);
      saveCare();
      await loadCompany().catch(() => undefined);
      go(target, { replace: true });
    } catch (error) {
      const failure = asFailure(error);
      if (!isFault(failure, 'consentRequired', 'consentRenewed')) return setStep({ is: 'refused', failure });
      await renewFace(arrival.company).catch(() => undefined);
      setStep({ is: 'consent', renewed: isFault(failure, 'consentRenewed') });
    }
  }

  useEffect(() => {
    taken = undefined;
    // a link opens once: drawing the page twice must not try it twice
    if (begun.current) return;
    begun.current = true;
    void attempt(false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the link is tried once
  }, []);

  return { step, agree: () => attempt(true) };
}

async function enter(arrival: Arrival, consent: string | undefined) {
  const agreed = consent ? { consent } : {};
  if (arrival.kind === 'provider') {
    const { state, answer } = arrival;
    const { user, redirect } = await send('FinishSso', { appType: appType(), state, ...answer, ...agreed });
    return { user, target: redirectTarget(redirect) };
  }
  const { fields } = arrival;
  const user = await send('EnterByLink', { ...linkOf(arrival.company, fields), ...agreed });
  if (fields.language === 'en-us' || fields.language === '-1') switchLocale('en-us');
  else if (fields.language) switchLocale('zh-cn');
  return { user, target: targetOf(fields.target_page) };
}

/** As it stands in the address; whether it is whole, the server says. */
function linkOf(company: string, fields: Readonly<Record<string, string>>): PayloadOf<'EnterByLink'> {
  const { kid = '', user_id = '', accesstime = '', nonce = '', sign = '', target_page = 'home' } = fields;
  const { language = 'zh-cn', field1 = '', field2 = '', field3 = '' } = fields;
  return {
    ...{ appType: appType(), companyCode: company, keyId: kid, user_id, accesstime, nonce, sign },
    ...{ target_page, language, field1, field2, field3 },
  } as PayloadOf<'EnterByLink'>;
}
