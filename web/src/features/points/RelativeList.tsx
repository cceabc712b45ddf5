import { Users } from 'lucide-react';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { personText, relationOf } from '../../parts/people/person-text.ts';
import { useText } from '../../platform/locale.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useNumbers } from './numbers.ts';
import { RowsPlaceholder } from './RowsPlaceholder.tsx';
import { pointsText } from './text.ts';

/** The points of each relative, and the part that expires soon. */
export function RelativeList({ userGuid }: { userGuid: string }) {
  const words = useText(pointsText);
  const says = useText(personText);
  const { count, day } = useNumbers();
  const found = useCall('RelativePoints', { userGuid }, { renewed: true });
  return (
    <Block query={found} bare placeholder={<RowsPlaceholder />}>
      {({ relatives }) =>
        relatives.length === 0 ? (
          <EmptyState title={words.noRelatives}>{words.noRelativesText}</EmptyState>
        ) : (
          <ul aria-label={words.filters.relatives} className="mt-2 divide-y divide-line">
            {relatives.map(({ customerGuid, name, relation, gender, balance, expiring: [soonest] }) => (
              <li key={customerGuid} className="flex items-center gap-3 py-3.5 md:gap-4">
                <span className="grid size-10 flex-none place-items-center rounded-full bg-n-50 text-ink-2">
                  <Users aria-hidden="true" size={20} strokeWidth={1.75} />
                </span>
                <div className="min-w-0 flex-1">
                  <p className="font-semibold wrap-anywhere">{name}</p>
                  <p className="text-c text-ink-2">
                    {relationOf({ relation, gender }, says)}
                    {soonest && ` · ${words.expiring(count(soonest.points), day(soonest.on))}`}
                  </p>
                </div>
                <p className="flex-none font-semibold tabular-nums">{words.points(count(balance))}</p>
              </li>
            ))}
          </ul>
        )
      }
    </Block>
  );
}
