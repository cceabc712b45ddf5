import { beforeAll, describe, expect, it } from 'vitest';
import { isSameUnit } from '#contract/rules/uploaded-row';
import type { UploadRow } from '#contract/schemas/uploaded';
import { labReports, type Printed } from '../../../test/lab-reports.ts';
import { LAYOUTS } from '../../../test/lab-layouts.ts';
import { wordyPdf } from '../../../test/pdfs.ts';
import { loadIndicators } from '../../../../content/load.ts';
import { termsOf } from '../../modules/health/search-terms.ts';
import { extractRows } from './extract.ts';
import { knownOf } from '../../modules/uploads/known.ts';
import { readText, type PageText, type Piece } from '../pdf-text.ts';

const known = knownOf(
  loadIndicators().map(({ code, category, content }) => ({
    ...{ code, category, content },
    terms: termsOf({ ...content, abbreviations: [...content.abbreviations, code] }),
  })),
);
const isRight = ({ results }: Printed, { code, value, unit }: UploadRow): boolean =>
  results.some((one) => one.code === code && String(one.value) === value && isSameUnit(one.unit, unit));

describe('thirty layouts', () => {
  let pages: PageText[];
  let printed: Printed[];
  beforeAll(async () => {
    const made = await labReports();
    ({ printed } = made);
    pages = (await readText(made.bytes, 60)) ?? [];
  }, 30_000);

  it('are read with a precision of 0.98 among the clear rows and a recall of 0.9', () => {
    expect(LAYOUTS).toHaveLength(30);
    expect(pages).toHaveLength(30);
    let [clear, clearRight, there, found, clearFound] = [0, 0, 0, 0, 0];
    const notes: string[] = [];
    for (const [at, layout] of printed.entries()) {
      const page = pages[at];
      if (!page) throw new Error(`no page ${at + 1}`);
      const rows = extractRows([page], known).filter(({ state }) => state === 'open');
      const sure = rows.filter(({ doubts }) => doubts.length === 0);
      const wrong = sure.filter((row) => !isRight(layout, row));
      const read = (among: UploadRow[]) =>
        layout.results.filter((one) =>
          among.some(({ code, value }) => code === one.code && value === String(one.value)),
        );
      clear += sure.length;
      clearRight += sure.length - wrong.length;
      there += layout.results.length;
      found += read(rows).length;
      clearFound += read(sure).length;
      const missed = layout.results.filter((one) => !read(rows).includes(one)).map(({ code }) => code);
      const doubted = rows
        .filter(({ doubts }) => doubts.length > 0)
        .map(({ code, doubts }) => `${code}:${doubts.join('+')}`);
      if (wrong.length + missed.length + doubted.length > 0)
        notes.push(
          `${layout.name}: wrong ${wrong.map(({ code, value, unit }) => `${code}=${value}${unit}`).join(' ')}; missed ${missed.join(' ')}; unclear ${doubted.join(' ')}`,
        );
    }
    const [precision, recall] = [clearRight / clear, found / there];
    const figures = { layouts: printed.length, results: there, precision, recall, readAsClear: clearFound / there };
    process.stdout.write(`extraction: ${JSON.stringify(figures)}\n`);
    expect({ precision: precision >= 0.98, recall: recall >= 0.9, notes }).toMatchObject({
      precision: true,
      recall: true,
    });
    expect(clearFound / there).toBeGreaterThanOrEqual(0.8);
  });
});

/** A table as a page has it: cells by column, lines by 20 points. */
const page = (...lines: string[][]): PageText => ({
  page: 1,
  width: 600,
  height: 800,
  pieces: lines.flatMap((cells, row) =>
    cells.map((text, column): Piece => ({
      text,
      x: 40 + column * 130,
      y: 60 + row * 20,
      width: text.length * 5,
      height: 10,
    })),
  ),
});
const HEAD = ['项目', '结果', '单位', '参考值'];
const read = (...lines: string[][]) => extractRows([page(HEAD, ...lines)], known);

describe('what speaks against a row', () => {
  // proves: uploads: letters among the digits are doubted
  // proves: uploads: a mark against its range is doubted
  it.each<[string, string[], string[], object]>([
    [
      'letters among the digits',
      ['尿酸（UA）', '3B6', 'umol/L', '208-428'],
      ['digits'],
      { code: 'UA', value: '386', unit: 'μmol/L' },
    ],
    ['a mark against the range', ['空腹血糖', '5.7 ↑', 'mmol/L', '3.9-6.1'], ['flag'], { code: 'GLU' }],
    [
      'a unit that is not the indicator’s',
      ['空腹血糖', '5.7', 'g/L', '3.9-6.1'],
      ['unit'],
      { code: 'GLU', unit: 'g/L' },
    ],
    ['no unit', ['空腹血糖', '5.7', '', '3.9-6.1'], ['unitMissing'], { code: 'GLU' }],
    ['a range for two', ['尿酸', '386', 'umol/L', '男208-428女155-357'], ['range'], { code: 'UA' }],
    ['a name and an abbreviation of two things', ['尿酸（CREA）', '386', 'umol/L', '208-428'], ['nameUnsure'], {}],
    ['a name nobody knows', ['某某抗体', '12', 'U/mL', '0-20'], ['name'], { code: '' }],
    ['an abbreviation behind a name nobody knows', ['某某尿指数（UA）', '12', 'umol/L', '0-20'], ['nameUnsure'], {}],
    ['two values in one line', ['空腹血糖', '5.7 6.2', 'mmol/L', '3.9-6.1'], ['value'], { code: 'GLU' }],
    ['nothing', ['空腹血糖', '5.7', 'mmol/L', '3.9-6.1'], [], { code: 'GLU', state: 'open' }],
    ['a sum of money', ['检验费合计', '286 元', '', ''], ['fee'], { state: 'dropped', code: '' }],
  ])('%s', (_what, line, doubts, row) => {
    expect(read(line)).toMatchObject([{ doubts, ...row }]);
  });

  it('a result printed again is one, and two values for one thing are for a person', () => {
    const again = read(
      ['尿酸', '386', 'umol/L', '208-428'],
      ['肌酐', '82', 'umol/L', '57-97'],
      ['尿酸', '386', 'umol/L', '208-428'],
    );
    expect(again.map(({ code, state, doubts }) => [code, state, doubts])).toEqual([
      ['UA', 'open', []],
      ['CREA', 'open', []],
      ['UA', 'dropped', ['twice']],
    ]);
    const two = read(['尿酸', '386', 'umol/L', '208-428'], ['尿酸', '401', 'umol/L', '208-428']);
    expect(two.map(({ doubts }) => doubts)).toEqual([['twice'], ['twice']]);
  });

  it('marks that are missing where others have them', () => {
    const rows = read(['空腹血糖', '7.2', 'mmol/L', '3.9-6.1'], ['尿酸', '501 ↑', 'umol/L', '208-428']);
    expect(rows.map(({ doubts }) => doubts)).toEqual([['flag'], []]);
  });

  it.each<[string, string[], object]>([
    [
      'a pressure in one figure after the other',
      ['血压', '142/91', 'mmHg', '90-139/60-89'],
      { code: 'BP', flag: 'high' },
    ],
    ['its unit beside it', ['血压(BP)', '142/91mmHg', '', '<140/90'], { code: 'BP', value: '142/91', unit: 'mmHg' }],
    [
      'both names',
      ['收缩压/舒张压', '118 / 76', 'mmHg', '90～139/60～89'],
      { code: 'BP', value: '118/76', flag: 'normal' },
    ],
    ['the upper one by itself', ['收缩压', '142', 'mmHg', '90-139'], { code: 'SBP', flag: 'high' }],
    ['height', ['身高', '172.5', 'cm', ''], { code: 'HEIGHT', value: '172.5' }],
    ['weight', ['体重', '68.2', 'kg', ''], { code: 'WEIGHT', value: '68.2' }],
    ['eyes', ['裸眼视力(右/左)', '1.0/0.8', '', ''], { code: 'VISION', value: '1/0.8' }],
    ['one eye', ['裸眼视力（右）', '1.0', '', ''], { code: 'VISION-R' }],
  ])('what has two figures, and what is measured without blood: %s', (_what, line, row) => {
    expect(read(line)).toMatchObject([{ ...row, doubts: [], state: 'open' }]);
  });

  it('one figure where two belong, and two where one does', () => {
    expect(read(['血压', '142', 'mmHg', ''])).toMatchObject([{ code: 'BP', doubts: ['value'] }]);
    expect(read(['空腹血糖', '5.7/6.2', 'mmol/L', '3.9-6.1'])).toMatchObject([{ code: 'GLU', doubts: ['value'] }]);
  });

  it('a name of urine under its own heading', () => {
    const rows = read(['尿常规'], ['蛋白', '阴性', '', '阴性'], ['葡萄糖', '阴性', '', '阴性']);
    expect(rows.map(({ code, value }) => [code, value])).toEqual([
      ['U-PRO', '阴性'],
      ['U-GLU', '阴性'],
    ]);
  });

  it('says where on the page it stands, so that the line can be shown', () => {
    const [row] = read(['尿酸', '3B6', 'umol/L', '208-428']);
    expect(row?.box).toMatchObject({ x: 0.0667, y: 80 / 800, height: 12 / 800 });
    expect(row?.mark?.x).toBeCloseTo(170 / 600, 3);
  });

  it('reads nothing out of letters, numbers of telephones and pages', () => {
    const lines = [
      ['电话 0888-5121234'],
      ['2021-05-20'],
      ['第 3 页 共 6 页'],
      ['年龄 35 岁'],
      ['一'.repeat(400)],
      ['||||', '….', '<<>>'],
    ];
    expect(extractRows([page(...lines)], known)).toEqual([]);
    expect(extractRows([], known)).toEqual([]);
  });
});

describe('a file that is odd', () => {
  it('is left unread and throws nothing', async () => {
    expect(await readText(Buffer.from('no PDF'), 60)).toBeUndefined();
    expect(await readText(new Uint8Array(), 60)).toBeUndefined();
  });
});

it('stops by itself where there is more text than any report has', async () => {
  const pages = (await readText(wordyPdf(30_000), 60)) ?? [];
  expect(pages).toHaveLength(1);
  expect(pages[0]?.pieces.length).toBeLessThanOrEqual(20_000);
}, 20_000);
