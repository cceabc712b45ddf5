import { useState, type ReactNode } from 'react';
import { useText } from '../../platform/locale.ts';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import type { OpsPath } from '../routes.ts';
import { useOperator } from '../session.ts';
import { Brand } from './Brand.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { SideMenu } from './SideMenu.tsx';
import { frameText } from './text.ts';
import { TopBar } from './TopBar.tsx';
import { useWaiting } from './use-waiting.ts';

const MAIN_ID = 'main';

/** The frame around every page of the console: the menu at the side from 1024 up, a bar with a menu below. */
export function Frame({ route, children }: { route: OpsPath; children: ReactNode }) {
  const operator = useOperator();
  return operator && <Framed {...{ route, operator, children }} />;
}

type FramedProps = { route: OpsPath; operator: NonNullable<ReturnType<typeof useOperator>>; children: ReactNode };

function Framed({ route, operator, children }: FramedProps) {
  const words = useText(frameText);
  const waiting = useWaiting(operator);
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[216px_minmax(0,1fr)]">
      <SkipLink targetId={MAIN_ID}>{words.skip}</SkipLink>
      <div className="bg-slate max-lg:hidden">
        <div className="sticky top-0 max-h-dvh overflow-y-auto">
          <SideMenu {...{ operator, route, waiting }} head={<Brand className="px-2 py-4.5 text-white" />} />
        </div>
      </div>
      <div className="min-w-0">
        <TopBar {...{ operator, route }} onMenu={() => setMenuOpen(true)} />
        <main id={MAIN_ID} tabIndex={-1} className="px-4 pt-1 pb-12 md:px-6">
          {children}
        </main>
      </div>
      <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)}>
        <SideMenu {...{ operator, route, waiting }} onChosen={() => setMenuOpen(false)} />
      </MenuDrawer>
    </div>
  );
}
