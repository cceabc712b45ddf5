import { useEffect, useRef, useState } from 'react';
import type { Center } from '#contract/calls/booking';
import { middleOf, type Place } from '../map/project.ts';

/** How long the browser may take to find the place (docs/product §10). */
const LOCATE_WITHIN_MS = 3_000;
/** About a hundred metres: enough to sort a list, and no more is told to the server. */
const DECIMALS = 3;

export type PlaceState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'failed' }
  | { kind: 'found'; at: Place }
  | { kind: 'chosen'; at: Place; district: { zh: string; en: string } };

const rounded = (value: number): number => Number(value.toFixed(DECIMALS));

/** Where the person is: from the browser, or as they say. A late answer of the browser's still counts. */
export function usePlace() {
  const [state, setState] = useState<PlaceState>({ kind: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begun = useRef(false);

  // The last try's timer must not end the next one, nor live longer than the page.
  const ask = () => {
    clearTimeout(timer.current);
    const fail = () => {
      clearTimeout(timer.current);
      setState((now) => (now.kind === 'asking' ? { kind: 'failed' } : now));
    };
    setState({ kind: 'asking' });
    timer.current = setTimeout(fail, LOCATE_WITHIN_MS);
    if (!('geolocation' in navigator)) return fail();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer.current);
        const at = { lng: rounded(coords.longitude), lat: rounded(coords.latitude) };
        // a choice by hand stays
        setState((now) => (now.kind === 'chosen' ? now : { kind: 'found', at }));
      },
      fail,
      { timeout: LOCATE_WITHIN_MS, maximumAge: 300_000 },
    );
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    ask();
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    state,
    at: state.kind === 'found' || state.kind === 'chosen' ? state.at : undefined,
    ask,
    /** Where the browser does not know the place, distances count from the middle of the district that is looked at. */
    chooseDistrict(name: string, centers: readonly Pick<Center, 'district' | 'lng' | 'lat'>[]) {
      const there = centers.filter(({ district }) => district.zh === name);
      const at = middleOf(there);
      const district = there[0]?.district;
      if (at && district) setState({ kind: 'chosen', district, at: { lng: rounded(at.lng), lat: rounded(at.lat) } });
    },
  };
}

export type UsedPlace = ReturnType<typeof usePlace>;
