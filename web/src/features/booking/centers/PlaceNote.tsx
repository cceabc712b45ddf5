import { Navigation } from 'lucide-react';
import type { Center } from '#contract/booking';
import { usePick, useText } from '../../../app/locale.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { middleOf } from '../map/project.ts';
import { districtsOf } from './order.ts';
import { centersText } from './text.ts';
import type { UsedPlace } from './use-place.ts';

/** Where distances are counted from, or, when the browser does not know (§7.9), the question where one is. */
export function PlaceNote({ place, centers }: { place: UsedPlace; centers: readonly Center[] }) {
  const words = useText(centersText);
  const pick = usePick();
  const { state } = place;
  if (state.kind === 'idle') return null;
  if (state.kind === 'failed') {
    return (
      <Alert tone="warn" live="polite" title={words.geoFailed}>
        <div className="mt-2 flex flex-wrap items-end gap-2">
          <SelectField
            label={words.place}
            className="w-full max-w-60"
            value=""
            onChange={(event) => {
              const there = centers.filter(({ district }) => district.zh === event.target.value);
              const at = middleOf(there);
              const district = there[0]?.district;
              if (at && district) place.choose(district, at);
            }}
          >
            <option value="">{words.choosePlace}</option>
            {districtsOf(centers).map(({ zh, en }) => (
              <option key={zh} value={zh}>
                {pick(zh, en)}
              </option>
            ))}
          </SelectField>
          <Button onClick={place.ask}>{words.tryAgain}</Button>
        </div>
      </Alert>
    );
  }
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-c text-ink-2">
      {state.kind === 'asking' ? <Spinner /> : <Navigation aria-hidden="true" size={16} strokeWidth={1.75} />}
      {state.kind === 'asking' && words.locating}
      {state.kind === 'found' && words.located}
      {state.kind === 'chosen' && words.placed(pick(state.district.zh, state.district.en))}
      {state.kind !== 'asking' && (
        <button type="button" onClick={place.change} className="tap-44 text-brand-text hover:underline">
          {words.changePlace}
        </button>
      )}
    </p>
  );
}
