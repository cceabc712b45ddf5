import { cycleIn, fileGraph, folderBelow, importing, type Source } from './sources.ts';

/** The floors of web/src from the ground up: a file imports from its own folder and from floors below it. */
const FLOORS: readonly (readonly string[])[] = [
  ['ui', 'map-frame'],
  ['platform'],
  ['api'],
  ['parts'],
  ['features', 'console', 'gallery'],
  ['app'],
  ['main.tsx'],
];

const folderOf = (path: string): string | undefined => folderBelow('web/src', path);
const heightOf = (folder: string | undefined): number => FLOORS.findIndex((floor) => floor.includes(folder ?? ''));

/** A law takes the sources of web/src and answers with what breaks it. */
export const webLaws: Record<string, (sources: readonly Source[]) => string[]> = {
  'every folder of web/src stands on a floor': (sources) =>
    sources.filter(({ path }) => heightOf(folderOf(path)) < 0).map(({ path }) => path),

  'every arrow points down': (sources) =>
    importing(sources, (target, { path }) => {
      const [own, other] = [folderOf(path), folderOf(target)];
      return other !== undefined && other !== own && heightOf(other) >= heightOf(own);
    }),

  'web/src/ui knows no router, no queries and no product': (sources) =>
    importing(
      sources.filter(({ path }) => folderOf(path) === 'ui'),
      (target) => /^(@tanstack\/react-query|contract\/|web\/src\/(?!ui\/)|virtual:)/.test(target),
    ),

  'a feature never imports a feature': (sources) =>
    importing(sources, (target, { path }) => {
      const own = folderBelow('web/src/features', path);
      const other = folderBelow('web/src/features', target);
      return own !== undefined && other !== undefined && other !== own;
    }),

  'nobody imports the console': (sources) =>
    importing(sources, (target, { path }) => folderOf(target) === 'console' && folderOf(path) !== 'console'),

  'no cycles, of types neither': (sources) => {
    const cycle = cycleIn(fileGraph(sources));
    return cycle ? [cycle] : [];
  },
};
