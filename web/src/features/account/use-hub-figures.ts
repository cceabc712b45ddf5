import { useCall } from '../../api/use-call.ts';
import type { CentreKey } from '../../parts/account/centre-menu.ts';
import { useText } from '../../platform/locale.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { thousands } from '../../ui/data/thousands.ts';
import type { HubFigure } from './HubFigures.tsx';
import { hubText } from './text.ts';

interface Hub {
  employeeNo: string | undefined;
  items: HubFigure[];
  notes: Partial<Record<CentreKey, string>>;
}

const shownAs = (count: number | undefined): string | undefined => (count === undefined ? undefined : thousands(count));

/** The numbers of the hub; each is asked of the part it belongs to, and missing where that cannot say it. */
export function useHubFigures(shown: readonly CentreKey[]): Hub {
  const words = useText(hubText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const has = (key: CentreKey): boolean => shown.includes(key);
  const asked = (key: CentreKey) => ({ renewed: true, enabled: has(key) });
  const people = useCall('Relation', { userGuid, userself: 1 }, { renewed: true }).data?.relations;
  const points = useCall('MyPointsSummary', { userGuid }, asked('points')).data?.balance;
  const cards = useCall('MyCardCount', { userGuid }, asked('cards')).data?.available;
  const claims = useCall('MyClaimCount', {}, asked('reimbursement')).data?.inProgress;
  const relatives = people && people.length - 1;
  const figure = (key: 'points' | 'cards' | 'relatives', count: number | undefined, to: AppPath): HubFigure[] =>
    has(key) ? [{ key, label: words[key], value: shownAs(count), to }] : [];
  return {
    employeeNo: people?.[0]?.employeeNo,
    items: [
      ...figure('points', points, pathTo('/web/usercenter/myPoints')),
      ...figure('cards', cards, pathTo('/web/usercenter/cardList')),
      ...figure('relatives', relatives, pathTo('/web/usercenter/relative_plan')),
    ],
    notes: {
      ...(points !== undefined && { points: thousands(points) }),
      ...(cards && { cards: words.cardsLeft(cards) }),
      ...(claims && { reimbursement: words.claimsUnderWay(claims) }),
    },
  };
}
