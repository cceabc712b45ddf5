import { Outlet } from '@tanstack/react-router';
import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { accountText } from '../../parts/account/text.ts';
import { useIsClosed } from '../../parts/account/use-centre-menu.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { usePathname } from '../../platform/location.ts';
import { pathTo } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CentreMenu } from './CentreMenu.tsx';

/** Menu 224 wide and content on wide screens, 192 on tablets; on a phone the hub is the menu. */
export function CentreFrame() {
  const closed = useIsClosed(usePathname());
  return (
    <div className="wrap grid-cols-[12rem_minmax(0,1fr)] gap-x-4 pt-3 max-md:grid-cols-1 md:grid md:grid-rows-[auto_1fr] md:pt-0 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-6">
      <CentreMenu />
      {closed ? <Closed /> : <Outlet />}
    </div>
  );
}

/** A part hidden from the menu is not reached by its address either; the server refuses its calls too. */
function Closed() {
  const words = useText(accountText);
  return (
    <CentrePage title={words.centre}>
      <Card>
        <EmptyState
          title={words.closed}
          headingLevel={2}
          actions={
            <Button size="sm" variant="primary" render={<AppLink to={pathTo('/web/home')} />}>
              {words.home}
            </Button>
          }
        >
          {words.closedText}
        </EmptyState>
      </Card>
    </CentrePage>
  );
}
