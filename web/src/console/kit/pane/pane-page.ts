import { pageNumber, useAddressState } from '../../../platform/address-state.ts';
import { searchOf } from '../../../platform/location.ts';
import type { AppPath } from '../../../platform/paths.ts';

const KEYS = { rows: pageNumber };

/** The page of a list inside the pane that is open beside another list. */
export function usePanePage(): { page: number; pathTo: (page: number) => AppPath } {
  const { state, pathWith } = useAddressState(KEYS);
  return { page: state.rows, pathTo: (rows) => pathWith({ rows }) };
}

/** The search of the list beside it: it stays when another pane opens or this one closes, its page does not. */
export const listSearch = (): Record<string, string | undefined> => ({ ...searchOf(location), rows: undefined });
