import { useEffect, useMemo } from 'react';
import type { Center, City } from '#contract/calls/booking';
import { today } from '../../../platform/clock.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { go } from '../../../platform/navigation.ts';
import { pathTo } from '../../../platform/paths.ts';
import { session } from '../../../platform/session.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { monthOf, shiftMonth } from '../../../ui/form/month.ts';
import { useDraft } from '../draft.ts';
import { changeDraft } from '../flow.ts';
import { Wizard } from '../Wizard.tsx';
import { CenterFilters, focusCity } from './CenterFilters.tsx';
import { CenterItem } from './CenterItem.tsx';
import { CenterPopup } from './CenterPopup.tsx';
import { ListPlaceholder, NoCenter, NoMatch, NoneFits } from './empty.tsx';
import { isBookable, shownCenters, SORTS, type Sort } from './order.ts';
import { useWanted } from './use-wanted.ts';
import { ListAndMap } from './ListAndMap.tsx';
import { PlaceNote } from './PlaceNote.tsx';
import { centersText } from './text.ts';
import { useCenters, useCities } from './use-centers.ts';
import { cityAt } from './nearest-city.ts';
import { usePlace, type PlaceState } from './use-place.ts';

/** Step 3, first half: which centre. The search stands in the address. */
export function CenterStep() {
  const words = useText(centersText);
  const pick = usePick();
  const draft = useDraft();
  const [wanted, want] = useWanted<Sort>('/web/examselect', SORTS);
  // every card says how far it is, however the list is sorted
  const place = usePlace();
  const query = useCenters(place.at);
  const cities = useCities().data?.cities ?? [];
  useKeptPlace(place.state, cities);
  const all = useMemo(() => query.data?.centersData ?? [], [query.data]);
  const shown = useMemo(() => shownCenters(all, wanted), [all, wanted]);
  const firstOpen = shown.find(isBookable);
  const city = cities.find(({ id }) => id === draft.cityId);

  const changeCity = async (cityId: number) => {
    // the districts of one city mean nothing in another
    if (await changeDraft({ cityId, examSetId: draft.examSetId, extraIds: draft.extraIds ?? [] }))
      want({ district: '', text: '' });
  };
  const choose = async ({ id, name }: Center) => {
    if (await changeDraft({ centerId: id, centerName: name }))
      go(pathTo('/web/examselect', undefined, { center: String(id) }));
  };
  const lookAt = ({ id, state }: Center) => {
    const month = state === 'full' ? shiftMonth(monthOf(today()), 1) : undefined;
    go(pathTo('/web/examselect', undefined, { center: String(id), month }));
  };

  return (
    <Wizard
      step="center"
      title={words.title}
      text={
        <>
          {draft.examSetName &&
            `${words.chosen(pick(draft.examSetName.zh, draft.examSetName.en), draft.extraIds?.length ?? 0)} · `}
          {query.data && city ? (
            words.count(pick(city.name, city.englishName), all.length, all.filter(isBookable).length)
          ) : (
            // the room these words will need
            <span className="invisible">{words.count(pick('某某', 'Some city'), 6, 3)}</span>
          )}
        </>
      }
    >
      <CenterFilters
        cities={cities}
        cityId={draft.cityId}
        onCity={(id) => void changeCity(id)}
        centers={all}
        sorts={SORTS}
        wanted={wanted}
        onWanted={(patch) => {
          if (patch.district && place.state.kind !== 'found') place.chooseDistrict(patch.district, all);
          want(patch);
        }}
      />
      {/* from the start, so that what loads below keeps its place */}
      {!query.isError && (all.length > 0 || !query.data) && <PlaceNote place={place} />}
      <Block query={query} placeholder={<ListPlaceholder />} className="">
        {({ reason }) =>
          all.length === 0 ? (
            <NoCenter reason={reason} onCity={focusCity} />
          ) : shown.length === 0 ? (
            <NoMatch onClear={() => want({ district: '', text: '' })} />
          ) : (
            <ListAndMap
              centers={shown}
              chosen={draft.centerId}
              cityId={draft.cityId}
              me={place.at}
              isOpen={isBookable}
              card={({ show, ...card }) => (
                <CenterItem
                  {...card}
                  onChoose={(center) => void choose(center)}
                  onCalendar={lookAt}
                  onNext={{
                    // this is the list of other centres: the way out is the first that can be had, or another city
                    otherCentres: () => (firstOpen ? show(firstOpen.id) : focusCity()),
                    otherCity: focusCity,
                  }}
                />
              )}
              popup={(center) => (
                <CenterPopup center={center} onChoose={(one) => void choose(one)} onCalendar={lookAt} />
              )}
            />
          )
        }
      </Block>
      {all.length > 0 && <NoneFits />}
    </Wizard>
  );
}

/** The place the browser found is kept with the session's data. */
function useKeptPlace(state: PlaceState, cities: readonly City[]): void {
  const at = state.kind === 'found' ? state.at : undefined;
  const cityName = at && cityAt(at, cities)?.name;
  const coordinateGD = at && `${at.lng},${at.lat}`;
  useEffect(() => {
    if (coordinateGD && cityName) session.update({ place: { coordinateGD, cityName } });
  }, [coordinateGD, cityName]);
}
