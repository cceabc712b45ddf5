import type { WeekSegment } from '#contract/rules/center-findings';
import { useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useCall } from '../../api/use-call.ts';
import { ChangeWithReason } from '../../kit/dialogs/ChangeWithReason.tsx';
import { Block } from '../../kit/pane/Block.tsx';
import { centersText } from '../text.ts';

export interface WeekDialogProps {
  centerId: number;
  revision: number;
  week: WeekSegment[];
  onSaved: () => void;
  onClose: () => void;
}

/** The effect on the days to come, and the reason. */
export function WeekDialog({ centerId, revision, week, onSaved, onClose }: WeekDialogProps) {
  const words = useText(centersText);
  const tried = useCall('OpsCenterWeekTry', { centerId, week });
  return (
    <ChangeWithReason
      call="OpsCenterWeekSave"
      payload={{ centerId, revision, week }}
      title={words.weekDialog}
      text={
        <Block query={tried} bare placeholder={<p>{words.trying}</p>}>
          {({ days, seatsBefore, seatsAfter, kept }) => (
            <div className="grid gap-3">
              <p>{days > 0 ? words.effect(days, seatsBefore, seatsAfter) : words.noEffect}</p>
              {kept.length > 0 && <Alert tone="warn">{words.kept(kept.length)}</Alert>}
            </div>
          )}
        </Block>
      }
      action={words.weekSave}
      done={() => {
        onSaved();
        return words.weekSaved;
      }}
      onClose={onClose}
    />
  );
}
