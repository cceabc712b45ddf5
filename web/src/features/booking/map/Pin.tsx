import { useText } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { PIN_COLOR, PIN_PATH, type MapPin } from './pins.ts';
import { isVisible, type Spot } from './project.ts';
import { mapText } from './text.ts';

const at = ({ x, y }: Spot) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

export function Me({ spot, label }: { spot: Spot; label: string }) {
  if (!isVisible(spot)) return null;
  return (
    <span role="img" aria-label={label} className="absolute -m-3" style={at(spot)}>
      <span className="grid size-6 place-items-center rounded-full bg-brand-200">
        <span className="size-3 rounded-full border-2 border-white bg-brand-fill" />
      </span>
    </span>
  );
}

export function Pin({ pin, onPick }: { pin: MapPin & Spot; onPick?: (id: number) => void }) {
  const words = useText(mapText);
  const look = cx('absolute -mt-12 -ml-5.5 block w-11', pin.tone === 'selected' ? 'z-2' : 'z-1 hover:z-2 focus:z-2');
  const drawing = (
    <svg aria-hidden="true" viewBox="0 -10 44 60" className="h-12 w-11 drop-shadow-sm">
      <path d={PIN_PATH} fill={PIN_COLOR[pin.tone]} stroke="#fff" strokeWidth="2.5" />
      <text
        x="22"
        y="18"
        textAnchor="middle"
        fontSize="16"
        fontWeight="600"
        fill={pin.tone === 'selected' ? 'var(--on-brand)' : '#fff'}
      >
        {pin.number}
      </text>
    </svg>
  );
  const name = words.pin(pin.number, pin.name);
  if (!onPick) {
    return (
      <span role="img" aria-label={name} className={cx(look, 'pointer-events-none')} style={at(pin)}>
        {drawing}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={name}
      title={pin.name}
      aria-pressed={pin.tone === 'selected'}
      onClick={() => onPick(pin.id)}
      className={look}
      style={at(pin)}
    >
      {drawing}
    </button>
  );
}
