import { ExternalLink } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { BottomSheet } from '../../ui/overlay/BottomSheet.tsx';
import type { MenuEntry } from '../../ui/overlay/Menu.tsx';
import { fillSlot } from '../../ui/slot.ts';
import { LanguageControl } from '../../parts/page/LanguageControl.tsx';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { appText } from '../../platform/text.ts';
import { useAccountEntries, useRecordEntries } from './account-entries.tsx';

const ROW = cx(
  'flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-2 text-left text-b text-ink no-underline transition-colors hover:bg-n-50 active:bg-n-100',
  '[&>svg]:size-5 [&>svg]:flex-none [&>svg]:stroke-[1.75]',
);

/** On a phone, behind "me": what the user menu of a wide screen has, and where one's things are. */
export function AccountSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useText(appText);
  const name = useSession((data) => data.identity?.userName ?? '');
  const { partner, care, entries } = useAccountEntries();
  const records = useRecordEntries();
  const partnerLink: MenuEntry[] = partner
    ? [
        {
          key: 'partner',
          label: partner.label,
          icon: <ExternalLink aria-hidden="true" />,
          link: <a href={partner.url} rel="noreferrer" />,
        },
      ]
    : [];
  const rows = [...records, ...(partner ? [care, ...partnerLink] : entries)];
  return (
    <BottomSheet open={open} onClose={onClose} title={name} closeLabel={words.close}>
      <ul>
        {rows.map(({ key, label, icon, link, onSelect }) => (
          <li key={key}>
            {fillSlot(link ?? <button type="button" />, {
              className: ROW,
              onClick: () => {
                onClose();
                onSelect?.();
              },
              children: (
                <>
                  {icon}
                  <span className="min-w-0">{label}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex justify-center border-t border-line pt-3 empty:hidden">
        <LanguageControl />
      </div>
    </BottomSheet>
  );
}
