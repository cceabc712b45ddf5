import { useCall } from '../../api/use-call.ts';
import type { CentreKey } from '../../parts/account/centre-menu.ts';
import { useText } from '../../platform/locale.ts';
import { screen } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import type { HubFigure } from './HubFigures.tsx';
import { hubText } from './text.ts';

interface Hub {
  employeeNo: string | undefined;
  items: HubFigure[];
  notes: Partial<Record<CentreKey, string>>;
}

/** The numbers of the hub; each is asked of the part it belongs to, and missing where that cannot say it. */
export function useHubFigures(shown: readonly CentreKey[]): Hub {
  const words = useText(hubText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const people = useCall('Relation', { userGuid, userself: 1 }, { renewed: true }).data?.relations;
  const has = (key: CentreKey): boolean => shown.includes(key);
  const relatives = people && people.length - 1;
  const items: HubFigure[] = [];
  if (has('relatives')) {
    const value = relatives === undefined ? undefined : String(relatives);
    items.push({ key: 'relatives', label: words.relatives, value, to: screen('/web/usercenter/relative_plan') });
  }
  return { employeeNo: people?.[0]?.employeeNo, items, notes: {} };
}
