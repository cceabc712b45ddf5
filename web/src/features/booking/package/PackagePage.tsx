import { useEffect } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useText } from '../../../platform/locale.ts';
import { useSearchText } from '../../../platform/location.ts';
import { go } from '../../../platform/navigation.ts';
import { useSession } from '../../../platform/session.ts';
import { draft, useDraft } from '../draft.ts';
import { changeDraft, pathOfStep, useStepGuard } from '../flow.ts';
import { CardLines } from '../placeholders.tsx';
import { StepBlock } from '../StepBlock.tsx';
import { Wizard } from '../Wizard.tsx';
import { NO_WORDS_YET, PackageStep } from './PackageStep.tsx';
import { useRebookOffer } from './RebookCard.tsx';
import { useSuggestions } from './SuggestedExtras.tsx';
import { packageText } from './text.ts';

/** /web/examset?city_id: step 2. */
export function PackagePage() {
  const ready = useStepGuard('package');
  // as high as the page to come, so that the footer does not jump
  return ready ? <Packages /> : <div className="min-h-dvh" />;
}

function Packages() {
  const words = useText(packageText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const { customerGuid = '', bookingId, serviceCode, cityId = 0, oldOrderId } = useDraft();
  useCityOfAddress();
  const offer = useCall('ExamSetBrief', {
    userGuid,
    customerGuid,
    bookingId,
    serviceCode,
    serviceCity: cityId,
    orderId: oldOrderId,
  });
  // Asked for together, so that the packages do not move when an offer comes; without it they are shown all the same.
  const rebook = useRebookOffer();
  const suggestions = useSuggestions();
  // The packages of the city before are no answer for this one.
  if (offer.data && !offer.isPlaceholderData && !rebook.isLoading && !suggestions.isLoading) {
    return <PackageStep offer={offer.data} cityId={cityId} />;
  }
  return (
    <Wizard step="package" title={words.title} text={NO_WORDS_YET}>
      <div className="min-h-dvh">
        <StepBlock query={offer}>{() => <CardLines />}</StepBlock>
      </div>
    </Wizard>
  );
}

/**
 * The address says the city. Opened with another one than the draft's, that is a wish to change it. Only a change of
 * the address counts: a change of the draft changes the address after it.
 */
function useCityOfAddress(): void {
  const asked = useSearchText('city_id');
  useEffect(() => {
    const { cityId } = draft();
    const wanted = asked && /^\d{1,9}$/.test(asked) ? Number(asked) : undefined;
    if (cityId === undefined || wanted === cityId) return;
    const stay = () => go(pathOfStep({ cityId }, 'package'), { replace: true });
    if (wanted === undefined) stay();
    else void changeDraft({ cityId: wanted }).then((agreed) => agreed || stay());
  }, [asked]);
}
