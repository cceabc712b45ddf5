import { useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { ordersText } from '../text.ts';

export interface OverrideBoxProps {
  /** Working days of the notice that has passed; null where another rule stands in the way. */
  noticeDays: number | null;
  /** The same of the new day, when it is that close. */
  closeDays?: number | null;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** It was tried without. */
  missing: boolean;
}

/** Past the notice only on purpose; the audit has it by name. */
export function OverrideBox({ noticeDays, closeDays = null, checked, onChange, missing }: OverrideBoxProps) {
  const words = useText(ordersText);
  return (
    <Alert tone="warn">
      {noticeDays !== null && <b>{words.overrideTitle(noticeDays)}</b>}
      {closeDays !== null && <b>{words.overrideTitleClose(closeDays)}</b>}
      {noticeDays === null && closeDays === null && <b>{words.overrideTitlePlain}</b>}
      {words.overrideText}
      <Checkbox
        className="mt-2"
        label={words.overrideTick}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        error={missing ? words.needOverride : undefined}
      />
    </Alert>
  );
}
