import type { FoundCenter } from '#contract/calls/center-finder';
import { closesCentre } from '#contract/rules/store-status';
import { AppLink } from '../../../platform/AppLink.tsx';
import { usePick, useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import { CenterCard, Stars } from '../../../ui/data/CenterCard.tsx';
import { Tag } from '../../../ui/data/Tag.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import type { ListedCard } from '../centers/ListAndMap.tsx';
import { nearKm } from '../centers/order.ts';
import { useRating } from '../centers/rating.ts';
import { centersText } from '../centers/text.ts';
import { isUsable } from './order.ts';
import { finderText } from './text.ts';

const detailOf = ({ id }: FoundCenter) => pathTo('/web/hospital/detail/$id', { id: String(id) });

/** A centre without a booking: what it offers, and whether a plan of the caller's can be used there. */
export function FinderCard({ center, number, selected }: Omit<ListedCard<FoundCenter>, 'show'>) {
  const common = useText(centersText);
  const pick = usePick();
  const name = pick(center.name.zh, center.name.en);
  const km = nearKm(center);
  return (
    <CenterCard
      number={number}
      numberLabel={common.number(number)}
      name={name}
      status={<Status center={center} />}
      photo={center.photo}
      rating={useRating(center)}
      address={pick(center.address.zh, center.address.en)}
      distance={km === undefined ? undefined : common.km(km)}
      transport={pick(center.transport.zh, center.transport.en)}
      hours={pick(center.hours.zh, center.hours.en)}
      tags={center.tags.map(({ zh, en }) => pick(zh, en))}
      selected={selected}
      dimmed={closesCentre(center.storeStatus)}
      footer={<Offer center={center} />}
      action={
        <Button size="sm" aria-label={common.detailsOf(name)} render={<AppLink to={detailOf(center)} />}>
          {common.details}
        </Button>
      }
    />
  );
}

function Status({ center }: { center: FoundCenter }) {
  const words = useText(finderText);
  const common = useText(centersText);
  if (closesCentre(center.storeStatus)) return <Tag tone="mute">{common.store[center.storeStatus]}</Tag>;
  return isUsable(center) ? (
    <Tag tone="ok" dot>
      {words.usable}
    </Tag>
  ) : (
    <Tag tone="mute">{words.notUsable}</Tag>
  );
}

function Offer({ center: { packages, extras } }: { center: FoundCenter }) {
  const words = useText(finderText);
  const pick = usePick();
  const kinds = extras.map(({ zh, en }) => pick(zh, en)).join(words.separator);
  return (
    <div className="grid gap-0.5 text-c text-ink-2">
      {packages.length > 0 && <p>{words.packageCount(packages.length)}</p>}
      {kinds && (
        <p>
          {words.extras} · {kinds}
        </p>
      )}
    </div>
  );
}

/** The short form of its card, beside its pin. */
export function FinderPopup({ center }: { center: FoundCenter }) {
  const common = useText(centersText);
  const pick = usePick();
  const km = nearKm(center);
  return (
    <>
      <p className="font-semibold">{pick(center.name.zh, center.name.en)}</p>
      <p className="flex flex-wrap gap-x-3 text-x text-ink-2">
        <Stars {...useRating(center)} />
        {km !== undefined && common.km(km)}
      </p>
      <div className="mt-2 -mr-9 flex items-center justify-between gap-2">
        <Status center={center} />
        <Button size="sm" render={<AppLink to={detailOf(center)} />}>
          {common.details}
        </Button>
      </div>
    </>
  );
}
