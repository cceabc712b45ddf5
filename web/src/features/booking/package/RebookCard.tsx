import { useCall } from '../../../api/use-call.ts';
import { toast } from '../../../platform/feedback.ts';
import { formatDay, useLocale, usePick, useText } from '../../../platform/locale.ts';
import { go } from '../../../platform/navigation.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { wishTime } from '../calendar/wished-time.ts';
import { draft, useDraft } from '../draft.ts';
import { changeDraft, pathOfNext } from '../flow.ts';
import { packageText } from './text.ts';

export function useRebookOffer() {
  const { customerGuid = '', bookingId } = useDraft();
  return useCall('GetRebookOffer', { customerGuid, bookingId }, { enabled: customerGuid !== '' });
}

/** "Same as last year": one press takes over what still holds of the last order. Its absence is no failure. */
export function RebookCard() {
  const words = useText(packageText);
  const pick = usePick();
  const language = useLocale();
  const { examSetId, centerId, oldOrderId } = useDraft();
  const offer = useRebookOffer().data?.offer;
  const taken = offer && examSetId === offer.draft.examSetId && centerId === offer.draft.centerId;
  if (!offer || taken || oldOrderId !== undefined) return null;
  const { draft: last, set, center, lastDay, lastTime, dropped } = offer;

  async function use() {
    // A day of last year is none of this year's.
    const { day: _, workingSegmentId: __, bookTime: ___, ...choices } = last;
    const names = { ...(choices.examSetId && { examSetName: set }), ...(choices.centerId && { centerName: center }) };
    if (!(await changeDraft({ ...choices, ...names }))) return;
    wishTime(lastTime);
    toast(words.rebookDone);
    go(pathOfNext(draft()));
  }
  return (
    <Alert
      title={words.rebookTitle}
      action={
        <Button size="sm" onClick={() => void use()}>
          {words.rebookUse}
        </Button>
      }
    >
      <p>
        {words.rebookText(
          pick(set.zh, set.en),
          pick(center.zh, center.en),
          formatDay(lastDay, language, { weekday: false }),
        )}
      </p>
      {dropped.length > 0 && <p className="text-warn">{words.rebookDropped(dropped.join(words.separator))}</p>}
    </Alert>
  );
}
