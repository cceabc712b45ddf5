import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Tag } from '../data/Tag.tsx';

export interface ChoiceCardProps {
  /** Groups the cards of one choice. */
  group: string;
  value: string;
  checked: boolean;
  onChange: () => void;
  name: ReactNode;
  /** Beside the name: a tag. */
  aside?: ReactNode;
  text?: ReactNode;
  /** Under the text: why it suits. */
  why?: ReactNode;
  highlights?: readonly string[];
  /** The person's price, and the note under it. */
  price?: ReactNode;
  priceNote?: ReactNode;
  /** A button or link that shows what it consists of; not part of what selects the card. */
  more?: ReactNode;
  /** Why it cannot be chosen, with the way out. */
  reason?: ReactNode;
  id?: string;
}

const CARD = cx(
  'focus-ring relative rounded-card border border-n-300 bg-white p-3.5 transition-colors md:p-4',
  'has-checked:border-brand-line has-checked:bg-brand-50 has-checked:edge-brand-line',
  'has-disabled:border-n-200 has-disabled:bg-n-25',
);
const RADIO = cx(
  'mt-0.5 size-5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-white',
  'checked:border-6 checked:border-brand-line disabled:border-n-300 disabled:bg-n-100 forced-colors:appearance-auto',
  // the whole card can be pressed
  'after:absolute after:inset-0 after:rounded-card',
);

/** One of several that need room. The card selects; the link to its details lies above that. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { group, value, checked, onChange, name, aside, text, why, highlights = [] } = props;
  const { price, priceNote, more, reason } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className={CARD}>
      <div className="flex gap-3">
        <input
          type="radio"
          id={id}
          name={group}
          value={value}
          checked={checked}
          disabled={Boolean(reason)}
          onChange={onChange}
          aria-labelledby={`${id}-name`}
          aria-describedby={cx(`${id}-text`, reason ? `${id}-reason` : '')}
          className={RADIO}
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
            <h3 id={`${id}-name`} className={cx('text-s', reason ? 'text-ink-3' : '')}>
              {name}
            </h3>
            {aside}
          </div>
          <div id={`${id}-text`}>
            {text && <p className="mt-1 text-c text-ink-2">{text}</p>}
            {why}
            {highlights.length > 0 && (
              <ul className="mt-2 flex flex-wrap gap-1.5">
                {highlights.map((highlight) => (
                  <li key={highlight} className="flex max-w-full">
                    <Tag tone="line">{highlight}</Tag>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            {more && <div className="relative z-1 text-c">{more}</div>}
            <div className="ml-auto text-right md:hidden">
              <p className="text-m">{price}</p>
              {priceNote && <p className="text-x text-ink-3">{priceNote}</p>}
            </div>
          </div>
        </div>
        <div className="min-w-28 flex-none text-right max-md:hidden">
          <p className="text-l">{price}</p>
          {priceNote && <p className="text-x text-ink-3">{priceNote}</p>}
        </div>
      </div>
      {reason && (
        <div id={`${id}-reason`} className="relative z-1 mt-2 md:pl-8">
          {reason}
        </div>
      )}
    </div>
  );
}
