import { useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { NO_WINDOW, type WindowDraft } from './offer-form.ts';
import { offersText } from './offers-text.ts';

const MOST_WINDOWS = 12;

export interface OfferWindowsProps {
  windows: readonly WindowDraft[];
  error: string | undefined;
  onChange: (windows: WindowDraft[]) => void;
}

/** The days it is sold on, for some classes or all. */
export function OfferWindows({ windows, error, onChange }: OfferWindowsProps) {
  const words = useText(offersText);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-label font-semibold">{words.windowsTitle}</legend>
      <p className="text-c text-ink-3">{words.windowsHint}</p>
      {error && <Alert tone="bad">{error}</Alert>}
      {windows.map((window, at) => {
        const field = (name: keyof WindowDraft) => ({
          label: words[name],
          value: window[name],
          onChange: (event: { target: { value: string } }) =>
            onChange(windows.map((each, index) => (index === at ? { ...each, [name]: event.target.value } : each))),
        });
        return (
          <div key={at} className="grid gap-3 rounded-control border border-line p-3">
            <TextField type="date" {...field('from')} />
            <TextField type="date" optionalMark={words.optional} {...field('to')} />
            <TextField optionalMark={words.optional} {...field('only')} />
            <TextField optionalMark={words.optional} {...field('except')} />
            <Button
              size="sm"
              variant="text"
              guardMs={0}
              onClick={() => onChange(windows.filter((_, index) => index !== at))}
            >
              {words.removeWindow}
            </Button>
          </div>
        );
      })}
      {windows.length < MOST_WINDOWS && (
        <div>
          <Button size="sm" guardMs={0} onClick={() => onChange([...windows, NO_WINDOW])}>
            {words.addWindow}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
