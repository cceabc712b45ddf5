import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';
import { Button } from '../form/Button.tsx';
import { buttonClass, type ButtonLook } from '../form/button-class.ts';
import { useIsWide } from '../layout/wide.ts';
import { fillSlot, type Slot } from '../slot.ts';
import { BottomSheet } from './BottomSheet.tsx';
import { Menu } from './Menu.tsx';

export interface MoreAction {
  key: string;
  label: string;
  icon?: ReactNode;
  /** A link, `<Link to=… />`; without it the entry is a button. */
  link?: Slot;
  onSelect?: () => void;
  /** Something would be lost: it stands apart, at the end. */
  destructive?: boolean;
}

export interface MoreActionsProps extends Pick<ButtonLook, 'size'> {
  /** On the button, such as "More"; the sheet's title too. */
  label: string;
  closeLabel: string;
  /** Only what can be done now. */
  actions: readonly MoreAction[];
}

const ENTRY =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-left text-b text-ink no-underline hover:bg-n-50 [&>svg]:size-5';

/** Everything besides the main thing; a menu on a wide screen, a sheet from below on a phone. */
export function MoreActions({ label, closeLabel, actions, size = 'md' }: MoreActionsProps) {
  const [open, setOpen] = useState(false);
  const isWide = useIsWide();
  const ordered = [...actions].sort((a, b) => Number(a.destructive ?? false) - Number(b.destructive ?? false));
  if (ordered.length === 0) return null;
  const look = (action: MoreAction): string => cx(action.destructive && 'text-bad');
  if (isWide)
    return (
      <Menu
        trigger={
          <span className={buttonClass({ size })}>
            {label}
            <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} />
          </span>
        }
        items={ordered.map((action) => ({ ...action, label: <span className={look(action)}>{action.label}</span> }))}
      />
    );
  return (
    <>
      <Button size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={label} closeLabel={closeLabel}>
        <ul>
          {ordered.map(({ key, label: text, icon, link, onSelect, destructive }) => (
            <li key={key} className={cx(destructive && 'mt-2 border-t border-line pt-2')}>
              {fillSlot(link ?? <button type="button" />, {
                className: cx(ENTRY, destructive && 'text-bad'),
                onClick: () => {
                  setOpen(false);
                  onSelect?.();
                },
                children: (
                  <>
                    {icon}
                    {text}
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      </BottomSheet>
    </>
  );
}
