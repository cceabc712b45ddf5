import { columnAt, columnsOf, type Column, type ColumnKind } from './columns.ts';
import type { Cell, Line } from './lines.ts';
import type { NameBook, Section } from './names.ts';
import { tokensOf, type Token, type TokenKind } from './tokens.ts';

/** One result as it stands on the page, before anybody judges it. */
export interface Read {
  page: number;
  section: Section;
  name: string;
  value: string;
  /** The look of the value. */
  kind: TokenKind | undefined;
  unit: string;
  range: string;
  flag: string;
  /** More than one figure could be the value. */
  isDoubtful: boolean;
  cells: Cell[];
  valueCell: Cell | undefined;
}

interface Placed extends Token {
  column: ColumnKind | undefined;
}

interface Waiting {
  name: string;
  line: Line;
  cell: Cell;
}

const SECTIONS: readonly [Section, RegExp][] = [
  ['urine', /尿常规|尿液|尿检|尿沉渣|urinalysis|urine/i],
  ['stool', /粪便|大便|便常规|stool|faecal|fecal/i],
  ['other', /血常规|生化|肝功|肾功|血脂|血糖|甲状腺|肿瘤|凝血|免疫|激素|blood|chemistry|lipid|liver|kidney|thyroid/i],
];
/** A name above its figures, or the rest of one below, is no further away than this many lines. */
const NEAR = 1.9;

/** The results of a whole report, page by page; headings count until the next ones. */
export function recordsOf(lines: readonly Line[], book: NameBook): Read[] {
  const found: Read[] = [];
  let columns: Column[] | undefined;
  let section: Section = 'other';
  let waiting: Waiting | undefined;
  let last: { read: Read; line: Line } | undefined;
  for (const line of lines) {
    const headings = columnsOf(line);
    if (headings) {
      columns = headings;
      waiting = undefined;
      continue;
    }
    const groups = groupsOf(line, columns, book);
    if (!groups.some((group) => group.some(isResult))) section = sectionOf(line) ?? section;
    for (const group of groups) {
      const read = build(group, { page: line.page, section });
      const above = waiting && isNear(waiting.line, line) ? waiting : undefined;
      if (read.value === '') {
        const cell = read.cells[0];
        const tail = last && isNear(last.line, line) && isUnder(last.read.cells[0], cell) ? last.read : undefined;
        if (read.name !== '' && tail && book.knowsAll(tail.name + read.name)) tail.name += read.name;
        else if (read.name !== '' && cell) waiting = { name: read.name, line, cell };
        continue;
      }
      if (above && isUnder(above.cell, read.cells[0]) && read.name !== '' && book.knowsAll(above.name + read.name))
        read.name = above.name + read.name;
      else if (above && read.name === '') read.name = above.name;
      waiting = undefined;
      if (read.name === '') continue;
      found.push(read);
      last = { read, line };
    }
  }
  return found;
}

const isNear = (above: Line, below: Line): boolean =>
  above.page === below.page && below.y - above.y < NEAR * Math.max(above.height, below.height) + above.height;
const isUnder = (above: Cell | undefined, below: Cell | undefined): boolean =>
  above !== undefined && below !== undefined && Math.abs(above.x - below.x) < 2 * above.height;
const isResult = ({ kind }: Token): boolean =>
  kind === 'figure' || kind === 'pair' || kind === 'misread' || kind === 'words';
const sectionOf = ({ cells }: Line): Section | undefined => {
  const text = cells.map((cell) => cell.text).join(' ');
  return text.length > 40 ? undefined : SECTIONS.find(([, words]) => words.test(text))?.[0];
};

/** The tokens of each result of a line: by the tables side by side, else a name after a value begins another. */
function groupsOf(line: Line, columns: Column[] | undefined, book: NameBook): Placed[][] {
  if (columns) {
    const groups = new Map<number, Placed[]>();
    for (const cell of line.cells) {
      const column = columnAt(columns, cell);
      const tokens = tokensOf(cell, book).map((token) => ({ ...token, column: column?.kind }));
      const group = column?.group ?? 0;
      groups.set(group, [...(groups.get(group) ?? []), ...tokens]);
    }
    return [...groups.values()];
  }
  const groups: Placed[][] = [[]];
  const all = line.cells.flatMap((cell) => tokensOf(cell, book));
  for (const [at, token] of all.entries()) {
    const group = groups.at(-1) ?? [];
    const isNamed = token.kind === 'name' || token.kind === 'text';
    const isNext = isNamed && group.some(isResult) && all.slice(at + 1).some(isResult);
    if (isNext) groups.push([{ ...token, column: undefined }]);
    else group.push({ ...token, column: undefined });
  }
  return groups;
}

/** The role of a token: by its column where that is known, by its look where it has only one. */
function roleOf(
  { kind, column }: Placed,
  read: Read,
  hasName: boolean,
): keyof Pick<Read, 'name' | 'value' | 'unit' | 'range' | 'flag'> | undefined {
  if (column === 'skip') return undefined;
  if (column === 'name')
    return kind === 'name' || kind === 'text' ? 'name' : kind === 'unit' || kind === 'range' ? kind : undefined;
  if (column === 'flag') return kind === 'flag' || kind === 'unit' || kind === 'words' ? 'flag' : undefined;
  if (column === 'range') return kind === 'flag' || kind === 'unit' ? kind : 'range';
  if (column === 'unit') return kind === 'flag' || kind === 'range' ? kind : kind === 'figure' ? undefined : 'unit';
  if (column === 'value')
    return kind === 'flag' || kind === 'unit' ? kind : kind === 'range' && read.value !== '' ? 'range' : 'value';
  // a figure before the name counts the rows
  if (kind === 'figure' || kind === 'pair' || kind === 'misread')
    return hasName && read.name === '' ? undefined : 'value';
  if (kind === 'words') return hasName && read.name === '' ? undefined : read.value === '' ? 'value' : 'range';
  if (kind === 'bound') return 'range';
  if (kind === 'name') return 'name';
  if (kind === 'text') return read.value === '' && read.range === '' ? 'name' : undefined;
  return kind;
}

function build(tokens: readonly Placed[], { page, section }: { page: number; section: Section }): Read {
  const read: Read = {
    ...{ page, section, name: '', value: '', kind: undefined, unit: '', range: '', flag: '' },
    ...{ isDoubtful: false, cells: [], valueCell: undefined },
  };
  const hasName = tokens.some(({ kind }) => kind === 'name' || kind === 'text');
  for (const token of tokens) {
    const role = roleOf(token, read, hasName);
    if (!role) continue;
    read.cells.push(token.cell);
    if (role === 'name') read.name = read.name === '' ? token.text : `${read.name} ${token.text}`;
    else if (role === 'value' && read.value !== '') read.isDoubtful = true;
    else if (role === 'range' && read.range !== '') read.range = `${read.range} ${token.text}`;
    else if (read[role] === '') read[role] = token.text;
    if (role === 'value' && read.valueCell === undefined) {
      read.kind = token.kind;
      read.valueCell = token.cell;
    }
  }
  return withBound(read);
}

/** Without headings and without a figure, a bound is the result itself: below what can be measured. */
function withBound(read: Read): Read {
  if (read.value !== '' || read.name === '' || !/^\s*[<>≤≥＜＞]/.test(read.range)) return read;
  const cell = read.cells.at(-1);
  return { ...read, value: read.range, range: '', kind: 'bound', valueCell: cell, isDoubtful: true };
}
