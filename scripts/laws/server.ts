import { cycleIn, fileGraph, folderBelow, importing, isTest, lines, type Source } from './sources.ts';

const MODULES = 'server/src/modules';
const moduleOf = (path: string): string | undefined => folderBelow(MODULES, path);

/** Files that serve the modules must not know them by name. */
const SERVING = /^server\/src\/(ctx\.ts|module\.ts|(db|http|jobs)\/)/;

/** A folder, a single module or port; where it stands beside the folders, a file by itself. */
const ROOM = /^(contract\/src\/(rules|faults|ops)|server\/src\/((modules|ports)\/)?[^/]+)(?=\/)/;
const roomOf = (path: string): string => ROOM.exec(path)?.[0] ?? path;

const cycleOf = (graph: Map<string, Iterable<string>>): string[] => {
  const cycle = cycleIn(graph);
  return cycle ? [cycle] : [];
};

/** Where a thread of its own reads what strangers sent; in front of it stands what hands files over. */
const PARSING = 'server/src/parsing/';
const FRONT = ['index.ts', 'pool.ts', 'thread.ts'].map((name) => PARSING + name);
const READERS =
  /^(unpdf|file-type|read-excel-file|pdfjs-dist|xlsx|exceljs|mammoth|csv-parse|papaparse|sharp)(\/|$)|^server\/src\/sheet\/csv-reader\.ts$/;
/** These pack, too: the law asks for named functions, and for none that unpacks. */
const PACKERS = /import\s+(?!type\s)([^;'"]*?)\s+from\s+'(fflate|node:zlib)'|import\('(fflate|node:zlib)'\)/g;
const UNPACKS = /unz|inflate|gunzip|decompress/i;
/** Bytes that no stranger has made, or of a few thousand characters, read outside of the thread. */
const OWN_BYTES: readonly (readonly [path: string, target: string])[] = [
  // the picture of a captcha, drawn from our own text
  ['server/src/modules/identity/captcha/captcha-picture.ts', 'sharp'],
  // fonts that the product brings
  ['server/src/pdf/font.ts', 'node:zlib'],
  // writes sheets, and reads none
  ['server/src/sheet/csv.ts', 'papaparse'],
  // sheets we have written ourselves, read again to hand them out as workbooks
  ['server/src/sheet/file.ts', 'server/src/sheet/csv-reader.ts'],
  // packs a sheet inside the thread, and opens the packed one outside
  ['server/src/sheet/table.ts', 'server/src/sheet/csv-reader.ts'],
  // a pasted list, held to MOST_SHEET_CHARACTERS by the contract
  ['server/src/modules/cards/assign-cards.ts', 'server/src/sheet/csv-reader.ts'],
];
const readsOutside = ({ path }: Source, target: string): boolean =>
  !path.startsWith(PARSING) && !OWN_BYTES.some(([file, allowed]) => file === path && allowed === target);

/** The packages of which a file takes functions that unpack, or all functions. */
const unpackersOf = ({ text }: Source): string[] =>
  Array.from(text.matchAll(PACKERS), ([, names = '', target, loaded]) =>
    /^\{[^}]*\}$/.test(names) && !UNPACKS.test(names) ? '' : (target ?? loaded ?? ''),
  ).filter(Boolean);

const WRITES_SUPPLY =
  /\b(insertInto|updateTable|deleteFrom|mergeInto)\('(city|chain|center|weekly_pattern)\b|\b(INSERT INTO|UPDATE|DELETE FROM)\s+(city|chain|center|weekly_pattern)\b/;

export const bareExists = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\bEXISTS\s*\(\s*SELECT\s+FROM\b/g), ({ index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${path}:${line}`;
    }),
  );

/** A law takes the sources of contract/src and server/src and answers with what breaks it. */
export const serverLaws: Record<string, (sources: readonly Source[]) => string[]> = {
  'modules are entered through their index.ts': (sources) =>
    importing(sources, (target, { path }) => {
      const other = moduleOf(target);
      return other !== undefined && other !== moduleOf(path) && target !== `${MODULES}/${other}/index.ts`;
    }),

  'the context, the database, the gateway and the jobs name no module': (sources) =>
    importing(sources, (target, { path }) => SERVING.test(path) && moduleOf(target) !== undefined),

  'what reads files of strangers stands in the room of its thread': (sources) => [
    ...importing(sources, (target, one) => READERS.test(target) && readsOutside(one, target)),
    ...sources.flatMap((one) =>
      unpackersOf(one)
        .filter((target) => readsOutside(one, target))
        .map((target) => `${one.path} → ${target}`),
    ),
  ],

  'a sheet is packed for another thread in that room only': (sources) =>
    sources
      .filter(({ path }) => !path.startsWith(PARSING) && path !== 'server/src/sheet/table.ts')
      .flatMap(({ path, text }) => (/\bpackTable\b/.test(text) ? [path] : [])),

  'that room is entered through its index.ts': (sources) =>
    importing(
      sources,
      (target, { path }) => target.startsWith(PARSING) && target !== `${PARSING}index.ts` && !path.startsWith(PARSING),
    ),

  'the thread that answers people loads nothing of it that reads': (sources) => {
    const asked = sources.filter(({ path }) => FRONT.includes(path));
    return asked.flatMap(({ path, text }) =>
      [...text.matchAll(/^import (?!type )[^;]*from '(\.\/[^']+)'/gm)]
        .map(([, target = '']) => `${PARSING}${target.slice(2)}`)
        .filter((target) => !FRONT.includes(target))
        .map((target) => `${path} → ${target}`),
    );
  },

  'seats are taken and given back in one file, and live orders are asked by their name': (sources) =>
    sources
      .filter(({ path }) => path.startsWith('server/src/') && !path.endsWith('booking/take-seat.ts') && !isTest(path))
      .flatMap(({ path, text }) => (/booked = booked [+-]|status IN \(10, 20\)/.test(text) ? [path] : [])),

  'cities, chains, centres and their weeks are written by their module alone': (sources) =>
    sources
      .filter(({ path }) => path.startsWith('server/src/') && !path.startsWith(`${MODULES}/supply/`) && !isTest(path))
      .flatMap(({ path, text }) => (WRITES_SUPPLY.test(text) ? [path] : [])),

  'an EXISTS selects a constant: a divided database takes no other': bareExists,

  'a refusal is told by a conditional statement, not by the name of a constraint': (sources) =>
    lines(sources, (line) => /\bconstraint\b *(===|!==)|\.constraint\b/.test(line)),

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
