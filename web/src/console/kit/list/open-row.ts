import { useParams } from '@tanstack/react-router';
import type { AppPath, ParamNames } from '../../../platform/paths.ts';
import { withSearch } from '../../../platform/paths.ts';
import { opsPathTo, type OpsPath } from '../../routes.ts';
import { listSearch } from '../pane/pane-page.ts';

/** A path of the console that names a row. */
export type RowPath = { [P in OpsPath]: [ParamNames<P>] extends [never] ? never : P }[OpsPath];
export type RowParams<P extends RowPath> = Readonly<Record<ParamNames<P>, string>>;

export interface OpenRow<P extends RowPath> {
  params: RowParams<P>;
  /** The row's own address, to be handed on. */
  address: AppPath;
}

const NUMBER = /^\d+$/;
/** A path whose parameters are known to be complete. */
const filled = opsPathTo as unknown as (path: OpsPath, params: Readonly<Record<string, string>>) => AppPath;

/** The row the address has open; a number that is none opens nothing. `ids` is for rows that are not numbered. */
export function useOpenRow<P extends RowPath>(path: P | undefined, ids = NUMBER): OpenRow<P> | undefined {
  const given = useParams({ strict: false, select: (params: Record<string, string | undefined>) => params });
  if (!path) return undefined;
  const names = [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
  const params: Record<string, string> = {};
  for (const name of names) {
    const value = given[name];
    if (!value || !(name === 'company' ? NUMBER : ids).test(value)) return undefined;
    params[name] = value;
  }
  return { params: params as RowParams<P>, address: filled(path, params) };
}

/** A list at one of its pages, or as it is, without its pane. */
export const listLink = (path: OpsPath, page?: { page: string | undefined }): AppPath =>
  withSearch(filled(path, {}), { ...listSearch(), ...page });

/** A row beside the list keeps the list's search in its address. */
export const rowLink = <P extends RowPath>(path: P, params: RowParams<P>): AppPath =>
  withSearch(filled(path, params), listSearch());
