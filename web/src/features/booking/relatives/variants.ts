import type { RelationKind } from '#contract/booking';
import { appPath, pathTo, routeOf, type AppPath } from '../../../app/paths.ts';

export type Relative = Exclude<RelationKind, 'self'>;
export const RELATIVES: readonly Relative[] = ['spouse', 'parent', 'child', 'other'];

/** §2.2: the pages for relatives there are; a menu says which one it means. */
export function relativesPath(wanted: string | undefined): AppPath {
  const path = appPath(wanted);
  return path && routeOf(path)?.startsWith('/web/relative') ? path : pathTo('/web/relative');
}
