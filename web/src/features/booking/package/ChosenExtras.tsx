import { usePick, useText } from '../../../platform/locale.ts';
import { RemovableChips } from '../../../ui/form/RemovableChips.tsx';
import type { Fees } from './selection.ts';
import { packageText } from './text.ts';

interface ChosenProps {
  fees: Fees;
  /** Who has the focus once nothing is left to take back. */
  focusAfterId: string;
}
const focusOn = (id: string) => document.getElementById(id)?.focus();

/** The chosen add-ons that can still be given up. */
export function ChosenExtras({
  fees,
  toggle,
  focusAfterId,
}: ChosenProps & { toggle: (id: number, on: false) => void }) {
  const words = useText(packageText);
  const pick = usePick();
  const items = fees.extras
    .filter(({ paid }) => !paid)
    .map(({ id, name }) => ({ value: String(id), label: pick(name.zh, name.en) }));
  return (
    <RemovableChips
      label={words.chosenExtras}
      items={items}
      onRemove={(id) => toggle(Number(id), false)}
      removeWord={words.remove}
      onEmpty={() => focusOn(focusAfterId)}
    />
  );
}

export function ClearExtras({ fees, onClear, focusAfterId }: ChosenProps & { onClear: () => void }) {
  const words = useText(packageText);
  if (fees.extras.filter(({ paid }) => !paid).length < 2) return null;
  const clear = () => {
    onClear();
    focusOn(focusAfterId);
  };
  return (
    <button type="button" className="tap-44 text-brand-text hover:underline" onClick={clear}>
      {words.clearExtras}
    </button>
  );
}
