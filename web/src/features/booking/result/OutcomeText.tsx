import { useBranding } from '../../../platform/branding.ts';
import { telHref, useText } from '../../../platform/locale.ts';
import type { Outcome } from './outcome.ts';
import { resultText } from './text.ts';

/** These sentences end in a call, with the number to press. */
const ENDS_IN_A_CALL: readonly Outcome[] = ['noShow', 'abnormal'];

/** The sentence under an outcome's title. */
export function OutcomeText({ outcome }: { outcome: Outcome }) {
  const { texts, service } = useText(resultText);
  const hotline = useBranding()?.hotline;
  if (!ENDS_IN_A_CALL.includes(outcome)) return texts[outcome];
  if (!hotline) return texts[outcome] + service.noPhone;
  return (
    <>
      {texts[outcome]}
      {service.call}
      <a href={telHref(hotline)}>{hotline}</a>
      {service.end}
    </>
  );
}
