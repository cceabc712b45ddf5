import { useCall } from '../../../api/use-call.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useCount } from '../numbers.ts';
import { PeopleTable } from '../people/PeopleTable.tsx';
import { usePlanFilter } from '../people/plan-filter.ts';
import { onlyThis, type Whom } from '../people/ReminderDialog.tsx';
import { hrText } from '../text.ts';

const SHOWN = 5;

/** The first of those who have not booked; all of them are on the people's page. */
export function NotBookedCard({ onRemind }: { onRemind: (whom: Whom) => void }) {
  const words = useText(hrText);
  const count = useCount();
  const { planId } = usePlanFilter();
  const query = useCall('HrPeople', { planId, state: 'notBooked', pageSize: SHOWN }, { renewed: true });
  return (
    <Block query={query} bare className="" placeholder={<Skeleton shape="block" className="h-60" />}>
      {({ rows, total }) =>
        total > 0 && (
          <section aria-label={words.notBooked}>
            <div className="flex items-center justify-between gap-4 py-2">
              <h2 className="text-m">
                {words.notBooked} <span className="text-b font-normal text-ink-2">{words.count(count(total))}</span>
              </h2>
              <AppLink
                to={pathTo('/hr/people', undefined, { state: 'notBooked', plan: planId ? String(planId) : undefined })}
                className="tap-44 text-label text-brand-text hover:underline"
              >
                {words.seeAll}
              </AppLink>
            </div>
            <PeopleTable rows={rows} onRemind={(row) => onRemind(onlyThis(row, planId))} />
          </section>
        )
      }
    </Block>
  );
}
