import { Map as MapIcon } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { Center } from '#contract/calls/booking';
import { pick as pickIn, useLocale, useText } from '../../../platform/locale.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { LazyMap } from '../map/LazyMap.tsx';
import type { MapPin } from '../map/pins.ts';
import { centersText } from './text.ts';

/** Where the map stands beside the list instead of above it. */
const LIST_BESIDE = '(min-width: 1024px)';

type Located = Pick<Center, 'id' | 'name' | 'lng' | 'lat'>;

/** Of one centre of the list: its number on the map, and what brings another one into sight. */
export interface ListedCard<T> {
  center: T;
  number: number;
  selected: boolean;
  show: (id: number) => void;
}

interface ListAndMapProps<T> {
  centers: readonly T[];
  chosen: number | undefined;
  cityId: number | undefined;
  me: { lng: number; lat: number } | undefined;
  /** Whether its pin is that of a centre one can go to. */
  isOpen: (center: T) => boolean;
  card: (card: ListedCard<T>) => ReactNode;
  popup: (center: T) => ReactNode;
}

/** The centres in the order wanted, and where they are; a pin and its card lead to each other. */
export function ListAndMap<T extends Located>(props: ListAndMapProps<T>) {
  const { centers, chosen, cityId, me, isOpen, card, popup } = props;
  const words = useText(centersText);
  const language = useLocale();
  const [picked, setPicked] = useState<number>();
  const [asked, setAsked] = useState<number>();
  const [large, setLarge] = useState(false);
  const listId = useId();
  const cardOf = (id: number) => document.getElementById(`${listId}${id}`);
  const selected = picked ?? chosen;
  const pins = useMemo(
    () =>
      centers.map((center, index): MapPin => {
        const tone = center.id === selected ? 'selected' : isOpen(center) ? 'open' : 'off';
        const { id, lng, lat } = center;
        return { id, lng, lat, tone, number: index + 1, name: pickIn(center.name.zh, center.name.en, language) };
      }),
    [centers, selected, language, isOpen],
  );
  const show = (id: number) => {
    setPicked(id);
    const shown = cardOf(id);
    shown?.scrollIntoView({ block: 'nearest' });
    shown?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  };
  // beside the list its card comes into sight, too; on a phone the map stays where it is
  const ask = (id: number) => {
    setPicked(id);
    setAsked(id);
    if (matchMedia(LIST_BESIDE).matches) cardOf(id)?.scrollIntoView({ block: 'nearest' });
  };
  const about = centers.find(({ id }) => id === asked);
  const items = centers.map((center, index) => (
    <li key={center.id} id={`${listId}${center.id}`}>
      {card({ center, number: index + 1, selected: center.id === selected && isOpen(center), show })}
    </li>
  ));
  return (
    <div className="items-start gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_420px] care:block">
      <section
        aria-label={words.map}
        className={cx(
          'mb-3 flex flex-col overflow-hidden rounded-card border border-line bg-white care:hidden',
          'lg:sticky lg:top-22 lg:order-last lg:mb-0 lg:h-160',
          large ? 'h-115' : 'h-48 md:h-80',
        )}
      >
        <div className="min-h-0 flex-1">
          <LazyMap
            pins={pins}
            me={me}
            cityId={cityId}
            onPick={ask}
            popup={
              about && {
                id: about.id,
                label: pickIn(about.name.zh, about.name.en, language),
                content: popup(about),
                onClose: () => setAsked(undefined),
              }
            }
          />
        </div>
        <Button
          variant="text"
          size="sm"
          className="border-t border-line lg:hidden"
          icon={<MapIcon aria-hidden="true" size={16} strokeWidth={1.75} />}
          aria-expanded={large}
          guardMs={0}
          onClick={() => setLarge(!large)}
        >
          {large ? words.hideMap : words.showMap}
        </Button>
      </section>
      <ul aria-label={words.list} className="grid min-w-0 gap-3">
        {items}
      </ul>
    </div>
  );
}
