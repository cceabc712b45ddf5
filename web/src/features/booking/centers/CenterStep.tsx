import { Map as MapIcon } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Center, City } from '#contract/booking';
import { today } from '../../../platform/clock.ts';
import { useSearchText } from '../../../platform/location.ts';
import { pick as pickIn, useLocale, usePick, useText } from '../../../platform/locale.ts';
import { go } from '../../../platform/navigation.ts';
import { pathTo } from '../../../platform/paths.ts';
import { session } from '../../../platform/session.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { monthOf, shiftMonth } from '../../../ui/form/month.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useDraft } from '../draft.ts';
import { changeDraft } from '../flow.ts';
import { MapView } from '../map/MapView.tsx';
import type { MapPin } from '../map/pins.ts';
import type { OnNext } from '../reason.tsx';
import { Wizard } from '../Wizard.tsx';
import { CenterFilters, CITY_ID } from './CenterFilters.tsx';
import { CenterItem } from './CenterItem.tsx';
import { CenterPopup } from './CenterPopup.tsx';
import { NoCenter, NoMatch, NoneFits } from './empty.tsx';
import { isBookable, shownCenters, sortOf, type Wanted } from './order.ts';
import { PlaceNote } from './PlaceNote.tsx';
import { centersText } from './text.ts';
import { useCenters, useCities } from './use-centers.ts';
import { cityAt } from './nearest-city.ts';
import { usePlace, type PlaceState } from './use-place.ts';

const focusCity = () => document.getElementById(CITY_ID)?.focus();

/** Step 3, first half (mock-up 05): which centre. What is sought stands in the address. */
export function CenterStep() {
  const words = useText(centersText);
  const pick = usePick();
  const draft = useDraft();
  const [wanted, want] = useWanted();
  // every card says how far it is, however the list is sorted
  const place = usePlace();
  const query = useCenters(place.at);
  const cities = useCities().data?.cities ?? [];
  useKeptPlace(place.state, cities);
  const all = useMemo(() => query.data?.centersData ?? [], [query.data]);
  const shown = useMemo(() => shownCenters(all, wanted), [all, wanted]);
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
        wanted={wanted}
        onWanted={want}
      />
      {all.length > 0 && <PlaceNote place={place} centers={all} />}
      <Block query={query} placeholder={<Placeholder />} className="">
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
              onChoose={(center) => void choose(center)}
              onCalendar={lookAt}
            />
          )
        }
      </Block>
      {all.length > 0 && <NoneFits />}
    </Wizard>
  );
}

/** §7.9: what the browser said of the place is kept with the session's data. */
function useKeptPlace(state: PlaceState, cities: readonly City[]): void {
  const at = state.kind === 'found' ? state.at : undefined;
  const cityName = at && cityAt(at, cities)?.name;
  const coordinateGD = at && `${at.lng},${at.lat}`;
  useEffect(() => {
    if (coordinateGD && cityName) session.update({ place: { coordinateGD, cityName } });
  }, [coordinateGD, cityName]);
}

/** Kept in the address; what is typed is shown at once, whatever the router does meanwhile. */
function useWanted(): [Wanted, (patch: Partial<Wanted>) => void] {
  const sort = sortOf(useSearchText('sort'));
  const district = useSearchText('district') ?? '';
  const [text, setText] = useState(useSearchText('q') ?? '');
  const wanted = useMemo(() => ({ sort, district, text }), [sort, district, text]);
  return [
    wanted,
    (patch) => {
      const next = { ...wanted, ...patch };
      setText(next.text);
      const search = { sort: next.sort, district: next.district || undefined, q: next.text || undefined };
      go(pathTo('/web/examselect', undefined, search), { replace: true, keepScroll: true });
    },
  ];
}

/** Where the map stands beside the list instead of above it. */
const LIST_BESIDE = '(min-width: 1024px)';

interface ListAndMapProps {
  centers: readonly Center[];
  chosen: number | undefined;
  cityId: number | undefined;
  me: { lng: number; lat: number } | undefined;
  onChoose: (center: Center) => void;
  onCalendar: (center: Center) => void;
}

function ListAndMap({ centers, chosen, cityId, me, onChoose, onCalendar }: ListAndMapProps) {
  const words = useText(centersText);
  const language = useLocale();
  const [picked, setPicked] = useState<number>();
  const [asked, setAsked] = useState<number>();
  const [large, setLarge] = useState(false);
  const cards = useRef(new Map<number, HTMLElement>());
  const selected = picked ?? chosen;
  const pins = useMemo(
    () =>
      centers.map((center, index): MapPin => {
        const tone = center.id === selected ? 'selected' : isBookable(center) ? 'open' : 'off';
        const { id, lng, lat } = center;
        return { id, lng, lat, tone, number: index + 1, name: pickIn(center.name.zh, center.name.en, language) };
      }),
    [centers, selected, language],
  );
  const show = (id: number) => {
    setPicked(id);
    const card = cards.current.get(id);
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  };
  // beside the list its card comes into sight, too; on a phone the map stays where it is
  const ask = (id: number) => {
    setPicked(id);
    setAsked(id);
    if (matchMedia(LIST_BESIDE).matches) cards.current.get(id)?.scrollIntoView({ block: 'nearest' });
  };
  const about = centers.find(({ id }) => id === asked);
  const firstOpen = centers.find(isBookable);
  const onNext: OnNext = {
    // this is the list of other centres: the way out is the first that can be had, or another city
    otherCentres: () => (firstOpen ? show(firstOpen.id) : focusCity()),
    otherCity: focusCity,
  };
  return (
    <div className="items-start gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_420px]">
      <section
        aria-label={words.map}
        className={cx(
          'mb-3 flex flex-col overflow-hidden rounded-card border border-line bg-white',
          'lg:sticky lg:top-22 lg:order-last lg:mb-0 lg:h-160',
          large ? 'h-115' : 'h-48 md:h-80',
        )}
      >
        <div className="min-h-0 flex-1">
          <MapView
            pins={pins}
            me={me}
            cityId={cityId}
            onPick={ask}
            popup={
              about && {
                id: about.id,
                label: pickIn(about.name.zh, about.name.en, language),
                content: <CenterPopup center={about} onChoose={onChoose} onCalendar={onCalendar} />,
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
        {centers.map((center, index) => (
          <li key={center.id}>
            <CenterItem
              ref={(element) => {
                if (element) cards.current.set(center.id, element);
                else cards.current.delete(center.id);
              }}
              center={center}
              number={index + 1}
              selected={center.id === selected && isBookable(center)}
              onChoose={onChoose}
              onCalendar={onCalendar}
              onNext={onNext}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Placeholder() {
  return (
    <div className="grid gap-3">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-44 w-full rounded-card" />
      ))}
    </div>
  );
}
