import { Check, Star } from 'lucide-react';
import type { CenterDetail } from '#contract/calls/booking';
import { DestinationLink } from '../../../platform/AppLink.tsx';
import { mapLink } from '../../../platform/map-link.ts';
import { formatDay, telHref, useLocale, usePick, useText } from '../../../platform/locale.ts';
import { CenterArt } from '../../../ui/art/CenterArt.tsx';
import { Stars } from '../../../ui/data/CenterCard.tsx';
import { PhotoSlot } from '../../../ui/data/PhotoSlot.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { KeyValueRows } from '../../../ui/data/KeyValueRows.tsx';
import { Tag } from '../../../ui/data/Tag.tsx';
import { LazyMap } from '../map/LazyMap.tsx';
import { detailText } from './detail-text.ts';
import { useRating } from './rating.ts';

/** The house in pictures; they can be swiped, and reached by the keyboard as one scrolling list. */
export function Photos({ center }: { center: CenterDetail }) {
  const words = useText(detailText);
  const { photos } = center;
  const slot = 'aspect-[16/9] w-full rounded-card';
  if (photos.length === 0)
    return <PhotoSlot src="" alt={words.noPhoto} art={<CenterArt />} className={cx(slot, 'md:aspect-[3/1]')} />;
  return (
    <ul
      aria-label={words.photos}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable
      tabIndex={0}
      className="flex snap-x snap-mandatory gap-3 overflow-x-auto rounded-card"
    >
      {photos.map((photo, index) => (
        <li key={photo} className={cx('flex-none snap-start', photos.length > 1 ? 'w-[85%] md:w-[60%]' : 'w-full')}>
          <PhotoSlot
            src={photo}
            alt={words.photo(index + 1, photos.length)}
            art={<CenterArt />}
            eager={index === 0}
            className={slot}
          />
        </li>
      ))}
    </ul>
  );
}

export function Facts({ center }: { center: CenterDetail }) {
  const words = useText(detailText);
  const pick = usePick();
  const { phone } = center;
  const url = mapLink(center, center.name.zh);
  return (
    <Card title={words.facts} aside={<Stars {...useRating(center)} />}>
      <KeyValueRows
        rows={[
          {
            key: 'address',
            label: words.address,
            value: (
              <>
                {pick(center.address.zh, center.address.en)}{' '}
                <DestinationLink className="tap-44" destination={{ kind: 'outside', url }}>
                  {words.route}
                </DestinationLink>
              </>
            ),
          },
          { key: 'transport', label: words.transport, value: pick(center.transport.zh, center.transport.en) },
          { key: 'hours', label: words.hours, value: pick(center.hours.zh, center.hours.en) },
          {
            key: 'phone',
            label: words.phone,
            value: (
              <a className="tap-44" href={telHref(phone)}>
                {phone}
              </a>
            ),
          },
        ].filter(({ key, value }) => (key === 'phone' ? phone : value))}
      />
    </Card>
  );
}

export function Offers({ center }: { center: CenterDetail }) {
  const words = useText(detailText);
  const pick = usePick();
  return (
    <Card title={words.offers}>
      <div className="flex flex-wrap gap-1.5">
        {center.tags.map(({ zh, en }) => (
          <Tag key={zh} tone="line">
            {pick(zh, en)}
          </Tag>
        ))}
      </div>
      <p className="mt-3 flex gap-1.5 text-label text-ink-2">
        <Check aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5" />
        {center.changeable ? words.changeable : words.notChangeable}
      </p>
      <p className="mt-3 max-w-measure whitespace-pre-line">{pick(center.introduction.zh, center.introduction.en)}</p>
    </Card>
  );
}

export function Reviews({ center }: { center: CenterDetail }) {
  const words = useText(detailText);
  const language = useLocale();
  const pick = usePick();
  return (
    <Card title={words.reviews}>
      {center.reviews.length === 0 && <p className="text-label text-ink-2">{words.noReviews}</p>}
      <ul className="grid gap-4">
        {center.reviews.map(({ stars, text, day }, index) => (
          <li key={index} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span role="img" aria-label={words.stars(stars)} className="flex text-warn-mark">
                {Array.from({ length: 5 }, (_, star) => (
                  <Star
                    key={star}
                    aria-hidden="true"
                    size={16}
                    strokeWidth={1.75}
                    className={star < stars ? 'fill-current' : 'text-n-300'}
                  />
                ))}
              </span>
              <span className="text-x text-ink-3">{formatDay(day, language, { weekday: false })}</span>
            </div>
            <p className="mt-1">{pick(text.zh, text.en)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function SmallMap({ center }: { center: CenterDetail }) {
  const words = useText(detailText);
  const pick = usePick();
  const { id, lng, lat } = center;
  const pins = [{ id, lng, lat, number: 1, tone: 'selected' as const, name: pick(center.name.zh, center.name.en) }];
  return (
    <section aria-label={words.map} className="h-60 overflow-hidden rounded-card border border-line">
      <LazyMap pins={pins} cityId={center.cityId} />
    </section>
  );
}
