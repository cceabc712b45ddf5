import { useMemo } from 'react';
import type { FoundCenter } from '#contract/calls/center-finder';
import { useCall } from '../../../api/use-call.ts';
import { useSearchText } from '../../../platform/location.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { InnerPage } from '../../../parts/page/InnerPage.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { CenterFilters } from '../centers/CenterFilters.tsx';
import { ListPlaceholder, NoMatch } from '../centers/empty.tsx';
import { ListAndMap } from '../centers/ListAndMap.tsx';
import { PlaceNote } from '../centers/PlaceNote.tsx';
import { usePlace } from '../centers/use-place.ts';
import { useWanted } from '../centers/use-wanted.ts';
import { FinderCard, FinderPopup } from './FinderCard.tsx';
import { foundCenters, isUsable, FINDER_SORTS } from './order.ts';
import { finderText } from './text.ts';

/** /web/hospital: the centres of a city for everybody signed in. City, district, words and order stand in the address. */
export function FinderPage() {
  const words = useText(finderText);
  const pick = usePick();
  const asked = Number(useSearchText('city')) || undefined;
  const [wanted, want] = useWanted('/web/hospital', FINDER_SORTS);
  const place = usePlace();
  const query = useCall('FindCenters', {
    cityId: asked,
    ...(place.at && { referenceCoordinate: `${place.at.lng},${place.at.lat}` }),
  });
  const { cities = [], cityId } = query.data ?? {};
  const all = useMemo(() => query.data?.centers ?? [], [query.data]);
  const shown = useMemo(() => foundCenters(all, wanted), [all, wanted]);
  const city = cities.find(({ id }) => id === cityId);
  const text = city && words.count(pick(city.name, city.englishName), all.length, all.filter(isUsable).length);
  return (
    <InnerPage title={words.title} text={text ?? words.intro}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
        <CenterFilters
          cities={cities}
          cityId={cityId}
          // the districts of one city mean nothing in another
          onCity={(id) => want({ city: String(id), district: '', text: '' })}
          centers={all}
          sorts={FINDER_SORTS}
          wanted={wanted}
          onWanted={(patch) => {
            if (patch.district && place.state.kind !== 'found') place.chooseDistrict(patch.district, all);
            want(patch);
          }}
        />
        <PlaceNote place={place} />
        <Block query={query} placeholder={<ListPlaceholder />} className="">
          {() => (
            <Found
              all={all}
              shown={shown}
              cityId={cityId}
              me={place.at}
              onClear={() => want({ district: '', text: '' })}
            />
          )}
        </Block>
      </div>
    </InnerPage>
  );
}

interface FoundProps {
  all: readonly FoundCenter[];
  shown: readonly FoundCenter[];
  cityId: number | undefined;
  me: { lng: number; lat: number } | undefined;
  onClear: () => void;
}

function Found({ all, shown, cityId, me, onClear }: FoundProps) {
  const words = useText(finderText);
  if (all.length === 0)
    return (
      <Card>
        <EmptyState title={words.none} headingLevel={2}>
          {words.noneText}
        </EmptyState>
      </Card>
    );
  if (shown.length === 0) return <NoMatch onClear={onClear} />;
  return (
    <ListAndMap
      centers={shown}
      chosen={undefined}
      cityId={cityId}
      me={me}
      isOpen={isUsable}
      card={({ show: _show, ...card }) => <FinderCard {...card} />}
      popup={(center) => <FinderPopup center={center} />}
    />
  );
}
