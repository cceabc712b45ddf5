import { cycleIn, fileGraph, folderBelow, importing, type Source } from './sources.ts';

const MODULES = 'server/src/modules';
const moduleOf = (path: string): string | undefined => folderBelow(MODULES, path);

/** What serves the modules must not know them by name. */
const SERVING = /^server\/src\/(ctx\.ts|module\.ts|(db|http|jobs)\/)/;

/** A folder, a single module or port; where it stands beside the folders, a file by itself. */
const ROOM = /^(contract\/src\/(rules|faults|ops)|server\/src\/((modules|ports)\/)?[^/]+)(?=\/)/;
const roomOf = (path: string): string => ROOM.exec(path)?.[0] ?? path;

const cycleOf = (graph: Map<string, Iterable<string>>): string[] => {
  const cycle = cycleIn(graph);
  return cycle ? [cycle] : [];
};

/** A law takes the sources of contract/src and server/src and answers with what breaks it. */
export const serverLaws: Record<string, (sources: readonly Source[]) => string[]> = {
  'modules are entered through their index.ts': (sources) =>
    importing(sources, (target, { path }) => {
      const other = moduleOf(target);
      return other !== undefined && other !== moduleOf(path) && target !== `${MODULES}/${other}/index.ts`;
    }),

  'the context, the database, the gateway and the jobs name no module': (sources) =>
    importing(sources, (target, { path }) => SERVING.test(path) && moduleOf(target) !== undefined),

  'no file leads back to itself, by types neither': (sources) => cycleOf(fileGraph(sources)),

  'no folder leads back to itself, by types neither, so that modules have an order': (sources) =>
    cycleOf(roomGraph(sources)),
};

function roomGraph(sources: readonly Source[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const room = roomOf(path);
    const others = imports.filter((target) => /^(contract|server)\//.test(target)).map(roomOf);
    graph.set(room, new Set([...(graph.get(room) ?? []), ...others.filter((other) => other !== room)]));
  }
  return graph;
}
