import type { OpsMallItem } from '#contract/ops/mall-orders';
import { usePick, useText } from '../../platform/locale.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { mallOrdersText } from './text.ts';

export interface ChooseItemsProps {
  legend: string;
  items: readonly OpsMallItem[];
  chosen: readonly number[];
  onChange: (itemNos: number[]) => void;
  error?: string | undefined;
}

/** Which items of an order something is done with. */
export function ChooseItems({ legend, items, chosen, onChange, error }: ChooseItemsProps) {
  const words = useText(mallOrdersText);
  const pick = usePick();
  const toggle = (no: number) => onChange(chosen.includes(no) ? chosen.filter((one) => one !== no) : [...chosen, no]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label font-semibold">{legend}</legend>
      {items.map(({ itemNo, name, count }, at) => (
        <Checkbox
          key={itemNo}
          checked={chosen.includes(itemNo)}
          onChange={() => toggle(itemNo)}
          label={`${words.item(itemNo, pick(name.zh, name.en))} ${words.count(count)}`}
          error={at === items.length - 1 ? error : undefined}
        />
      ))}
    </fieldset>
  );
}
