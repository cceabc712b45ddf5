import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillSlot, type Slot } from '../slot.ts';

export interface BreadcrumbProps {
  label: string;
  /** From home to here; the last one is the page itself and needs no link. */
  items: readonly { label: ReactNode; link?: Slot }[];
}

/** Wide screens only: a phone has the back button of its bar. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="hidden pt-4 md:block care:hidden">
      <ol className="flex flex-wrap items-center gap-2 text-c text-ink-3">
        {items.map((item, index) => (
          <li key={index} className="flex items-center gap-2">
            {index > 0 && <ChevronRight aria-hidden="true" className="text-n-400" size={14} strokeWidth={1.75} />}
            {item.link ? (
              fillSlot(item.link, { className: 'text-ink-2', children: item.label })
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
