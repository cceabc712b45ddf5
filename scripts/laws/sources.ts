import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Source {
  path: string;
  text: string;
  /** Its imports: a path from the root for our own files, the name for packages; types count too. */
  imports: string[];
}

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const isTest = (path: string): boolean => /\.(test|fixture)\.tsx?$/.test(path);

/** A file as the laws see it; `path` is from the root. */
export const source = (path: string, text: string): Source => ({ path, text, imports: importsOf(path, text) });

export const sourcesUnder = (folder: string): Source[] => filesUnder(folder, /\.tsx?$/);

/** Files of a folder whose path ends so. */
export function filesUnder(folder: string, endings: RegExp): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => endings.test(path))
    .map((path) => source(path, readFileSync(join(root, path), 'utf8')));
}

function importsOf(path: string, text: string): string[] {
  const specifiers = text.matchAll(/(?:^|[\s;(])(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g);
  return Array.from(specifiers, ([, said = '']) => {
    // the part after a question mark tells the bundler how it is meant, such as a worker's address
    const specifier = said.replace(/\?.*$/, '');
    if (specifier.startsWith('.')) return relative(root, join(root, dirname(path), specifier)).replaceAll('\\', '/');
    return specifier.replace(/^#contract\/(.*)$/, 'contract/src/$1.ts');
  });
}

export const migrations = (): Source[] => filesUnder('server/src/db/migrations', /\.sql$/);

/** The imports that are wrong. */
export const importing = (sources: readonly Source[], isWrong: (target: string, source: Source) => boolean): string[] =>
  sources.flatMap((one) =>
    one.imports.filter((target) => isWrong(target, one)).map((target) => `${one.path} → ${target}`),
  );

/** Lines for which the law is broken; comments do not count. */
export const lines = (sources: readonly Source[], isWrong: (line: string) => boolean): string[] =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, at: `${path}:${index + 1}: ${line.trim()}` }))
      .filter(({ line }) => !/^\s*(\/\/|\/?\*)/.test(line) && isWrong(line.replace(/\s\/\/.*$/, '')))
      .map(({ at }) => at),
  );

/** `orders` for a path below `server/src/modules/orders/`. */
export const folderBelow = (folder: string, path: string): string | undefined =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;

/** One cycle of a graph, as `a → b → a`, or undefined. */
export function cycleIn(graph: ReadonlyMap<string, Iterable<string>>): string | undefined {
  const done = new Set<string>();
  const walk = (node: string, trail: string[]): string | undefined => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node].join(' → ');
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const cycle = walk(next, [...trail, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = walk(node, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** The graph of files and what they import. */
export const fileGraph = (sources: readonly Source[]): Map<string, string[]> =>
  new Map(sources.map(({ path, imports }) => [path, imports]));
