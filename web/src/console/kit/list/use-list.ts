import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import { pageNumber, useAddressState, type AddressKey } from '../../../platform/address-state.ts';
import type { AppPath } from '../../../platform/paths.ts';
import type { OpsPayload, OpsReadName, OpsReply } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import type { OpsPath } from '../../routes.ts';
import { PAGE_SIZE } from './Pager.tsx';
import type { AddressTexts, Counts, Filter, FilterDrawing } from './filter.ts';
import { listLink, rowLink, useOpenRow, type OpenRow, type RowParams, type RowPath } from './open-row.ts';

/** One page of rows; some lists count their choices. */
export interface ListReply<R extends object> {
  rows: readonly R[];
  total: number;
  counts?: Counts;
}

/** The calls that reply with a page of rows. */
export type ListCall = { [N in OpsReadName]: OpsReply<N> extends ListReply<object> ? N : never }[OpsReadName];
export type RowOf<N extends ListCall> = OpsReply<N> extends ListReply<infer R extends object> ? R : never;
/** Everything the call takes but the page. */
type SearchOf<N extends ListCall> = Omit<OpsPayload<N>, 'pageIndex' | 'pageSize'>;

/** Parameters of a union of functions are inferred as an intersection. */
type TakesPart<F> = F extends Filter<infer P> ? (part: P) => void : never;
/** The payload that some filters make together. */
type Asked<F extends readonly unknown[]> = TakesPart<F[number]> extends (all: infer P) => void ? P : never;

/** The open row stands beside the list, at a path of its own. */
export interface PaneAt<P extends RowPath, R extends object> {
  list: OpsPath;
  path: P;
  params: (row: R) => RowParams<P>;
  /** Of rows that are not numbered. */
  ids?: RegExp;
}

export interface ListOptions<N extends ListCall, F extends readonly Filter<Partial<SearchOf<N>>>[], P extends RowPath> {
  call: N;
  /** In the order they are drawn; together they make the call's payload. */
  filters: F & (Asked<F> extends SearchOf<N> ? unknown : never);
  pane?: PaneAt<P, RowOf<N>>;
  /** How many milliseconds until the rows are asked for again. */
  again?: (reply: OpsReply<N> | undefined) => number | false;
}

/** A list of the console: what it asks for stands in the address. */
export interface List<R extends object, P extends RowPath> {
  found: UseQueryResult<ListReply<R>, Failure>;
  filters: readonly Filter<object>[];
  texts: AddressTexts;
  change: FilterDrawing['change'];
  /** The way back to all rows; absent where there is nothing to go back from. */
  clear: (() => void) | undefined;
  /** 1 and more, as the address has it. */
  page: number;
  /** The list at another page, without its pane. */
  pageAt: (page: number) => AppPath;
  open: OpenRow<P> | undefined;
  /** The path that closes the pane. */
  closeTo: AppPath | undefined;
  linkTo: ((row: R) => AppPath) | undefined;
}

/** An address's text as it is; the filters read it. */
const raw: AddressKey<string | undefined> = { read: (text) => text, write: (text) => text };
const keysOf = (filters: readonly Filter<object>[]): Record<string, typeof raw> =>
  Object.fromEntries([...filters.flatMap(({ names }) => names), 'page'].map((name) => [name, raw]));

export function useList<
  const N extends ListCall,
  const F extends readonly Filter<Partial<SearchOf<N>>>[],
  P extends RowPath = never,
>({ call, filters: typed, pane, again }: ListOptions<N, F, P>) {
  const filters = typed as unknown as readonly Filter<object>[];
  const [keys] = useState(() => keysOf(filters));
  const { state: texts, change: changeAddress, pathWith } = useAddressState<Record<string, string | undefined>>(keys);
  const change: FilterDrawing['change'] = useCallback(
    (next, options) => changeAddress({ ...next, page: undefined }, options),
    [changeAddress],
  );
  const page = pageNumber.read(texts['page']);
  const asked = Object.assign({}, ...filters.map(({ payloadOf }) => payloadOf(texts))) as Asked<F>;
  const payload = { ...(asked as object), pageIndex: page - 1, pageSize: PAGE_SIZE } as unknown as OpsPayload<N>;
  const found = useCall(call, payload, again && { again });
  const open = useOpenRow(pane?.path, pane?.ids);
  const narrowing = filters.filter(({ kept }) => !kept);
  // a search box has a clearing of its own
  const isNarrowed = filters.some(({ isSearch }) => !isSearch) && narrowing.some(({ isOn }) => isOn(texts));
  const unset = () => Object.fromEntries(narrowing.flatMap(({ names }) => names).map((name) => [name, undefined]));
  return {
    ...{ found, filters, texts, change, page, asked, open },
    clear: isNarrowed ? () => change(unset()) : undefined,
    pageAt: (next: number) => {
      const at = { page: pageNumber.write(next) };
      return pane ? listLink(pane.list, at) : pathWith(at);
    },
    closeTo: pane && listLink(pane.list),
    linkTo: pane && ((row: RowOf<N>) => rowLink(pane.path, pane.params(row))),
  };
}
