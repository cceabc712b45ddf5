import { withTime } from '../../platform/dates.ts';
import { formatDay, useLocale, usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { clearDraft } from './draft.ts';
import { flowText } from './flow-text.ts';
import { useOldOrder } from './old-order.ts';

/** On every step of a change: nothing is lost before it is confirmed, and this is the way out. */
export function ChangeBanner() {
  const words = useText(flowText);
  const language = useLocale();
  const pick = usePick();
  const { order } = useOldOrder();
  const leave = () => {
    go(pathTo('/web/examrecord'));
    clearDraft();
  };
  return (
    <Alert
      title={words.oldStays}
      action={
        <Button size="sm" onClick={leave}>
          {words.leaveChange}
        </Button>
      }
    >
      {/* its place is kept until it is known */}
      <span className="block min-h-12 md:min-h-5.5">
        {order &&
          words.oldStaysText(
            `${withTime(formatDay(order.bookDate, language), order.bookTime)} · ${pick(order.center.name.zh, order.center.name.en)}`,
          )}
      </span>
    </Alert>
  );
}
