import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../platform/locale.ts';
import { cx } from '../../ui/cx.ts';
import { bringIntoView } from '../../ui/layout/bring-into-view.ts';
import { MODAL_SCREEN, useModal } from '../../ui/overlay/modal.ts';
import { Brand } from './Brand.tsx';
import { frameText } from './text.ts';

/** The menu over the page, where there is no room beside it. */
export function MenuDrawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const words = useText(frameText);
  const modal = useModal({ open, onClose, dismissible: true });
  const menu = useRef<HTMLDivElement>(null);
  // a menu that is not shown yet cannot be scrolled
  useEffect(() => {
    if (open) bringIntoView(menu.current?.querySelector('[aria-current=page]'));
  }, [open]);
  return (
    <dialog {...modal} aria-label={words.menu} className={cx(MODAL_SCREEN, 'overflow-hidden bg-veil p-0 open:flex')}>
      {open && (
        <div ref={menu} className="h-full w-70 overflow-y-auto bg-slate shadow-3">
          <div className="flex items-center justify-between py-2 pr-2 pl-5 text-white">
            <Brand />
            <button
              type="button"
              aria-label={words.closeMenu}
              onClick={onClose}
              className="grid size-11 flex-none place-items-center rounded-control"
            >
              <X aria-hidden="true" size={22} strokeWidth={1.75} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
