import type { CenterDetail } from '#contract/calls/booking';
import type { FoundCenter } from '#contract/calls/center-finder';
import { useCall } from '../../../api/use-call.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { KeyValueRows } from '../../../ui/data/KeyValueRows.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { finderText } from './text.ts';

/** The centre as the finder knows it: which plans of the caller's can be used there. */
export function useFound({ id, cityId }: CenterDetail, enabled: boolean): FoundCenter | undefined {
  const query = useCall('FindCenters', { cityId }, { enabled });
  return enabled ? query.data?.centers.find((center) => center.id === id) : undefined;
}

/** Which plans can be used here; without one, that it is for information only. */
export function PlansHere({ center: { plans } }: { center: FoundCenter }) {
  const words = useText(finderText);
  const named = useNames();
  return plans.length > 0 ? (
    <p className="text-label">{words.plans(named(plans).join(words.separator))}</p>
  ) : (
    <p className="text-label text-ink-2">{words.noPlan}</p>
  );
}

/** The caller's plans done here, and the kinds of add-ons. */
export function OffersHere({ center: { packages, extras } }: { center: FoundCenter }) {
  const words = useText(finderText);
  const named = useNames();
  const rows = [
    { key: 'packages', label: words.packages, value: named(packages).join(words.separator) },
    { key: 'extras', label: words.extras, value: named(extras).join(words.separator) },
  ].filter(({ value }) => value);
  if (rows.length === 0) return null;
  return (
    <Card title={words.doneHere}>
      <KeyValueRows rows={rows} />
    </Card>
  );
}

function useNames() {
  const pick = usePick();
  return (list: FoundCenter['plans']) => list.map(({ zh, en }) => pick(zh, en));
}
