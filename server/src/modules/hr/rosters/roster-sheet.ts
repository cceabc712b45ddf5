import { MOST_ROSTER_ROWS } from '#contract/values/hr-choices';
import { Fault } from '../../../fault.ts';
import { tableIn } from '../../../parsing/index.ts';
import { headOf, rowNumber, type Named } from '../../../sheet/table.ts';
import { inShortTurns } from '../../../short-turns.ts';

/** The columns of a roster: what each may be called, the first being the template's. */
const COLUMNS = {
  employeeNo: { zh: ['工号', '员工编号'], en: ['Employee no', 'Employee number'], needed: true },
  relation: { zh: ['关系'], en: ['Relation'] },
  name: { zh: ['姓名'], en: ['Name'], needed: true },
  gender: { zh: ['性别'], en: ['Sex', 'Gender'] },
  idType: { zh: ['证件类型'], en: ['ID type'] },
  idNumber: { zh: ['证件号码', '证件号', '身份证号'], en: ['ID number'] },
  birthDate: { zh: ['出生日期'], en: ['Date of birth', 'Birth date'] },
  phone: { zh: ['手机号', '手机'], en: ['Phone', 'Mobile'] },
  email: { zh: ['邮箱'], en: ['Email', 'E-mail'] },
  city: { zh: ['城市'], en: ['City'] },
  department: { zh: ['部门'], en: ['Department'] },
  marital: { zh: ['婚姻状况'], en: ['Marital status'] },
  type: { zh: ['员工类型'], en: ['Employee type'] },
  class: { zh: ['员工类别'], en: ['Employee class'] },
  status: { zh: ['状态', '在职状态'], en: ['Status'] },
} as const satisfies Record<string, Named>;
export type Column = keyof typeof COLUMNS;
const names = Object.keys(COLUMNS) as Column[];

/** A row as it was typed, under the number it has in the spreadsheet: the header is row 1. */
export interface RosterRow {
  row: number;
  cells: Record<Column, string>;
}

/** A whole sheet; rows are looked at as they are needed, so that only the text itself is held for all of them. */
export interface Roster {
  count: number;
  /** How many of the first rows are staff. */
  staffCount: number;
  /** Staff first, so that everybody's family comes after them. */
  rows(from: number, to: number): RosterRow[];
  /** The text of a row of the spreadsheet, under the number it has there. */
  typed(row: number, column: string): string;
  staffRow(employeeNo: string): RosterRow | undefined;
  isRepeated(row: RosterRow): boolean;
  staffNumbers(): string[];
}

/** The names of the columns in a sheet people read. */
export const fieldNames = (language: 'zh' | 'en'): Record<string, string> =>
  Object.fromEntries(Object.entries<Named>(COLUMNS).map(([name, column]) => [name, column[language][0]]));

const SELF = ['', '本人', '员工', 'self', 'employee'];
const isSelf = (relation: string): boolean => SELF.includes(relation.toLowerCase());
export const isStaff = ({ cells }: Pick<RosterRow, 'cells'>): boolean => isSelf(cells.relation);

/** Refuses a sheet with unknown columns, an empty one and one too long. */
export async function readRoster(csv: Uint8Array): Promise<Roster> {
  const { missing, filled, cell } = await tableIn<Column>(csv, COLUMNS);
  if (missing) throw new Fault('rosterHeader', { columns: missing });
  if (filled.length === 0 || filled.length > MOST_ROSTER_ROWS)
    throw new Fault('rosterRows', { most: MOST_ROSTER_ROWS, rows: filled.length });
  return index(filled, cell);
}

type CellAt = (index: number, name: Column) => string;

/** Of all rows only what tells them apart is looked at. */
async function index(filled: Uint32Array, cellAt: CellAt): Promise<Roster> {
  const rowAt = (at: number): RosterRow => ({
    row: rowNumber(at),
    cells: Object.fromEntries(names.map((name) => [name, cellAt(at, name)])) as Record<Column, string>,
  });
  const [staff, family]: [number[], number[]] = [[], []];
  const byNumber = new Map<string, number>();
  const repeated = new Set<number>();
  const seen = new Set<string>();
  await inShortTurns(filled, (at) => {
    const employeeNo = cellAt(at, 'employeeNo');
    const isOfStaff = isSelf(cellAt(at, 'relation'));
    (isOfStaff ? staff : family).push(at);
    if (isOfStaff && employeeNo && !byNumber.has(employeeNo)) byNumber.set(employeeNo, at);
    for (const mark of isOfStaff ? staffMarks(at, cellAt) : familyMarks(at, cellAt)) {
      if (seen.has(mark)) repeated.add(rowNumber(at));
      seen.add(mark);
    }
  });
  const ordered = [...staff, ...family];
  return {
    count: ordered.length,
    staffCount: staff.length,
    typed: (row, column) => {
      const name = names.find((one) => one === column);
      return name ? cellAt(row - rowNumber(0), name) : '';
    },
    rows: (from, to) => ordered.slice(from, to).map(rowAt),
    staffRow: (employeeNo) => {
      const at = byNumber.get(employeeNo);
      return at === undefined ? undefined : rowAt(at);
    },
    isRepeated: ({ row }) => repeated.has(row),
    staffNumbers: () => [...byNumber.keys()],
  };
}

const UNIQUE = ['employeeNo', 'phone', 'email', 'idNumber'] as const;

/** The values only one row of staff may have. */
const staffMarks = (at: number, cellAt: CellAt): string[] =>
  UNIQUE.flatMap((name) => {
    const typed = cellAt(at, name).toLowerCase();
    return typed ? [`${name} ${typed}`] : [];
  });

/** Marks a relative who is twice in one family. */
const familyMarks = (at: number, cellAt: CellAt): string[] => {
  const who = cellAt(at, 'idNumber').toLowerCase() || `${cellAt(at, 'relation')} ${cellAt(at, 'name')}`;
  return [`family ${cellAt(at, 'employeeNo')} ${who}`];
};

const SAMPLES = {
  zh: [
    ['YF10001', '本人', '张三', '', '身份证', '110101199003070046', '', '13800000000', 'zhangsan@example.com'],
    ['YF10001', '配偶', '李四', '女', '护照', 'E00000000', '1991-05-20', '', ''],
  ],
  en: [
    ['YF10001', 'self', 'Zhang San', '', 'ID card', '110101199003070046', '', '13800000000', 'zhangsan@example.com'],
    ['YF10001', 'spouse', 'Li Si', 'female', 'Passport', 'E00000000', '1991-05-20', '', ''],
  ],
};
const SAMPLE_ENDS = {
  zh: ['上海', '市场部', '已婚', '1', '2', '在职'],
  en: ['Shanghai', 'Marketing', 'married', '1', '2', 'active'],
};

/** An empty roster with its header and two rows to write over. */
export const templateRows = (language: 'zh' | 'en'): string[][] => {
  const [staff = [], family = []] = SAMPLES[language];
  const ends = SAMPLE_ENDS[language];
  return [headOf(COLUMNS, language), [...staff, ...ends], [...family, ends[0] ?? '']];
};
