import { appPath, pathTo, routeOf, type AppPath } from '../../../platform/paths.ts';

/** The pages for relatives; a menu says which one it means. */
export function relativesPath(wanted: string | undefined): AppPath {
  const path = appPath(wanted);
  return path && routeOf(path)?.startsWith('/web/relative') ? path : pathTo('/web/relative');
}
