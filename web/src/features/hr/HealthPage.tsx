import type { HealthGroup } from '#contract/calls/hr';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { useAddressState } from '../../platform/address-state.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SelectChip } from '../../ui/form/FilterChips.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { HrPage } from './HrPage.tsx';
import { planKey } from './people/plan-filter.ts';
import { PrivacyNote } from './PrivacyNote.tsx';
import { healthText } from './health-text.ts';
import { hrText } from './text.ts';

const KEYS = { year: planKey };

/** /hr/health: shares of people, never one of them. */
export function HealthPage() {
  const words = useText(healthText);
  const { state, change } = useAddressState(KEYS);
  const query = useCall('HrHealth', { year: state.year || undefined }, { renewed: true });
  return (
    <HrPage page="health" text={words.text}>
      <p className="text-label text-ink-2 md:hidden">{words.text}</p>
      <Block query={query} className="" placeholder={<Skeleton shape="block" className="h-96" />}>
        {({ years, year, groups }) => (
          <div className="grid grid-cols-1 gap-3 md:gap-4">
            {years.length > 1 && (
              <div className="flex">
                <SelectChip
                  label={words.year}
                  on={false}
                  value={year}
                  onChange={(event) => change({ year: Number(event.target.value) })}
                >
                  {years.map((one) => (
                    <option key={one} value={one}>
                      {words.yearOf(one)}
                    </option>
                  ))}
                </SelectChip>
              </div>
            )}
            {groups.length === 0 ? (
              <Card>
                <EmptyState title={words.none}>{words.noneText}</EmptyState>
              </Card>
            ) : (
              <Groups groups={groups} />
            )}
            <PrivacyNote />
          </div>
        )}
      </Block>
    </HrPage>
  );
}

function Groups({ groups }: { groups: readonly HealthGroup[] }) {
  const pick = usePick();
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-2">
      {groups.map((group) => (
        <Card key={group.code} title={pick(group.name.zh, group.name.en)}>
          <Shares group={group} />
        </Card>
      ))}
    </div>
  );
}

function Shares({ group: { company, departments } }: { group: HealthGroup }) {
  const { noDepartment } = useText(hrText);
  const words = useText(healthText);
  if (!company) return <p className="text-label text-ink-2">{words.hidden}</p>;
  const cells = [{ ...company, name: words.company }, ...departments.map((cell) => ({ ...cell, name: nameOf(cell) }))];
  function nameOf({ isRest, department }: HealthGroup['departments'][number]): string {
    return isRest ? words.rest : department || noDepartment;
  }
  return (
    <ul aria-label={words.has} className="grid grid-cols-1 gap-3">
      {cells.map(({ name, percent, people }) => (
        <li key={name} className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_auto] items-center gap-3 text-label">
          <span className="wrap-anywhere">{name}</span>
          <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-n-100 forced-colors:border">
            <span className="block h-full rounded-full bg-brand-line" style={{ width: `${percent}%` }} />
          </span>
          <span className="text-right tabular-nums">
            <b className="font-semibold">{words.share(percent)}</b>{' '}
            <span className="text-c text-ink-2">{words.about(people)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
