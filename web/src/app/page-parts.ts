import type { ReactNode } from 'react';
import { lazyPart, type LazyPart } from '../platform/lazy.ts';
import type { RoutePage } from './routes.ts';

export type Layout = LazyPart<{ children: ReactNode }>;
export interface PageParts {
  Page: LazyPart;
  Layout: Layout | undefined;
  /** Resolves when all there is to draw at this path has arrived. */
  preload: () => Promise<unknown>;
}

/** Makes the parts of every path. `frame` is what must be there before the page of a path can be drawn, if anything. */
export function pageParts<Path extends string>(
  pages: Record<Path, RoutePage>,
  frame: (path: Path) => Pick<LazyPart, 'preload'> | undefined,
): Record<Path, PageParts> {
  const layouts = new Map<RoutePage['layout'], Layout>();
  const layoutOf = (load: RoutePage['layout']): Layout | undefined => {
    // One component per layout: React then keeps it while the pages inside it change.
    if (load && !layouts.has(load)) layouts.set(load, lazyPart(load));
    return layouts.get(load);
  };
  const parts = (path: Path, { page, layout }: RoutePage): PageParts => {
    const Page = lazyPart(page);
    const Layout = layoutOf(layout);
    return {
      Page,
      Layout,
      preload: () => Promise.all([Page.preload(), Layout?.preload(), frame(path)?.preload()]),
    };
  };
  const entries = (Object.keys(pages) as Path[]).map((path) => [path, parts(path, pages[path])]);
  return Object.fromEntries(entries) as Record<Path, PageParts>;
}
