import { useLocale, useText } from '../../../platform/locale.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { shortDay } from '../dates.ts';
import { confirmText } from './text.ts';
import type { OtherSeat } from './other-seats.ts';

export interface SeatTakenProps {
  /** The wish; undefined: nothing is wrong. */
  when: string | undefined;
  /** Whether the time has no seats left at all, or none for this company's people. */
  lost: 'seat' | 'share';
  others: readonly OtherSeat[];
  onTake: (seat: OtherSeat) => void;
  onOther: () => void;
  onClose: () => void;
}

/** The seat went while the form was filled in: say so, and offer the nearest two with everything else kept. */
export function SeatTaken({ when, lost, others, onTake, onOther, onClose }: SeatTakenProps) {
  const words = useText(confirmText);
  const language = useLocale();
  return (
    <Dialog
      open={when !== undefined}
      onClose={onClose}
      title={words.takenTitles[lost]}
      actions={
        <Button onClick={onOther} variant={others.length > 0 ? 'secondary' : 'primary'}>
          {words.otherTimes}
        </Button>
      }
    >
      <p>{others.length > 0 ? words.takenText[lost](when ?? '') : words.takenNone[lost](when ?? '')}</p>
      <div className="mt-3 grid gap-2">
        {others.map((seat) => (
          <Button key={seat.segmentId} variant="brand" block onClick={() => onTake(seat)}>
            {shortDay(seat.day, language)} {seat.time}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
