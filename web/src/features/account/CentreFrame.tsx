import type { ReactNode } from 'react';
import { CentreMenu } from './CentreMenu.tsx';

/** ux §2: menu 224 and content on wide screens, 192 on tablets; on a phone the hub is the menu. */
export function CentreFrame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid-cols-[12rem_minmax(0,1fr)] gap-x-4 pt-3 max-md:grid-cols-1 md:grid md:grid-rows-[auto_1fr] md:pt-0 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-6">
      <CentreMenu />
      {children}
    </div>
  );
}
