import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { columnName, workbookParts } from '#contract/rules/xlsx';
import { rawRow, rawWorkbook, sheetXml, workbookOf } from '../../test/workbooks.ts';
import { Fault } from '../fault.ts';
import { rowsOfCsv } from '../sheet/csv-reader.ts';
import { contentOf } from './content.ts';

const read = async (bytes: Buffer): Promise<string> =>
  (await contentOf({ bytes: bytes, accept: ['sheet'] })).bytes.toString();
const rowsIn = async (bytes: Buffer) => rowsOfCsv((await read(bytes)).trimEnd(), ',');
const refusal = (bytes: Buffer): Promise<string> =>
  read(bytes).then(
    (text) => `read: ${text.slice(0, 80)}`,
    (error: unknown) => (error instanceof Fault ? error.fault : `failed: ${String(error)}`),
  );

describe('a spreadsheet, told by its content', () => {
  it('is a workbook of another program: texts stay texts, days are days, numbers are as they are shown', async () => {
    const day = new Date(Date.UTC(1990, 4, 2));
    const bytes = await workbookOf([
      ['工号', '证件号', '手机', '出生日期', '积分', '在职'],
      ['00123', '11010119900307004X', '013800000000', day, 1500, true],
      ['=1+1', '110101199003070046', 13800000000, day, 0.1 + 0.2, false],
    ]);
    expect(await rowsIn(bytes)).toEqual([
      ['工号', '证件号', '手机', '出生日期', '积分', '在职'],
      ['00123', '11010119900307004X', '013800000000', '1990-05-02', '1500', 'TRUE'],
      ['=1+1', '110101199003070046', '13800000000', '1990-05-02', '0.3', 'FALSE'],
    ]);
  });

  it('keeps the number a row has in Excel, and commas, quotes and line breaks in their cell', async () => {
    const bytes = rawWorkbook(
      `${rawRow(1, '工号', '备注')}${rawRow(4, 'A1', 'a,"b"\nc')}<row r="5"/>${rawRow(7, '', 'x')}<row r="900"/>`,
    );
    expect(await rowsIn(bytes)).toEqual([['工号', '备注'], [''], [''], ['A1', 'a,"b"\nc'], [''], [''], ['', 'x']]);
  });

  it('is text in UTF-8, with or without its mark, or in GB 18030', async () => {
    expect(await read(Buffer.from('\uFEFF工号'))).toBe('工号\r\n');
    expect(await read(Buffer.from('工号'))).toBe('工号\r\n');
    expect(await read(Buffer.from([0xb9, 0xa4, 0xba, 0xc5]))).toBe('工号\r\n');
    expect(await refusal(Buffer.from([0, 1, 2]))).toBe('sheetNeeded');
    expect(await refusal(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]))).toBe('sheetNeeded');
  });

  it('a long number whose last digits a spreadsheet has lost is none that could be taken for another', async () => {
    const cell = (v: string) => `<row r="1"><c r="A1"><v>${v}</v></c></row>`;
    for (const lost of ['1.1010119900307E+17', '110101199003070000', '1E+15'])
      expect(await read(rawWorkbook(cell(lost)))).toMatch(/^\d(\.\d+)?e\+\d+\r\n$/);
    expect(await read(rawWorkbook(cell('1.38E10')))).toBe('13800000000\r\n');
    expect(await read(rawWorkbook(cell('999999999999999')))).toBe('999999999999999\r\n');
  });

  it('takes formulas for what they came to, errors as text, and asks nothing outside for anything', async () => {
    const external = `<c r="A1" t="str"><f>[1]Sheet1!A1</f><v>kept</v></c>`;
    const dde = `<c r="B1"><f>cmd|'/c calc'!A0</f><v>7</v></c><c r="C1" t="e"><f>VLOOKUP(1,A:B,2)</f><v>#N/A</v></c>`;
    const bytes = rawWorkbook(`<row r="1">${external}${dde}</row>`, {
      'xl/externalLinks/externalLink1.xml': strToU8('<externalLink/>'),
      'xl/externalLinks/_rels/externalLink1.xml.rels': strToU8('<Relationship Target="http://127.0.0.1:9/"/>'),
    });
    expect(await read(bytes)).toBe('kept,7,#N/A\r\n');
  });

  it('is its first sheet that people see: a hidden one before it is passed over', async () => {
    const parts = new Map(workbookParts(2));
    const workbook = parts.get('xl/workbook.xml') ?? '';
    const hidden = workbook.replace('name="Sheet1"', 'name="Sheet1" state="hidden"');
    const two = Object.fromEntries([...parts, ['xl/workbook.xml', hidden] as const].map(([p, t]) => [p, strToU8(t)]));
    const second = { 'xl/worksheets/sheet2.xml': strToU8(sheetXml(rawRow(1, 'shown'))) };
    expect(await read(rawWorkbook(rawRow(1, 'hidden'), { ...two, ...second }))).toBe('shown\r\n');
  });

  it('with a million empty rows below is as short as it looks', async () => {
    const rows = Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 3}"/>`).join('');
    expect(await read(rawWorkbook(rawRow(1, '工号') + rawRow(2, 'A1') + rows))).toBe('工号\r\nA1\r\n');
  }, 60_000);

  const compound = (more: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(more, 'utf16le')]);
  const good = () => rawWorkbook(rawRow(1, '工号'));
  const locked = (): Buffer => {
    const bytes = good();
    const at = bytes.indexOf('PK\x01\x02', undefined, 'latin1');
    bytes.writeUInt16LE(1, at + 8);
    return bytes;
  };
  const lying = (): Buffer => {
    // says of itself that it is small; what it holds is quickly read, so that only its size is in the way
    const styles = strToU8(`<styleSheet><!--${' '.repeat(80 * 1024 * 1024)}--></styleSheet>`);
    const bytes = rawWorkbook(rawRow(1, 'x'), { 'xl/styles.xml': [styles, { level: 1 }] });
    for (let at = bytes.indexOf('PK\x01\x02', undefined, 'latin1'); at >= 0;) {
      bytes.writeUInt32LE(100, at + 24);
      at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1');
    }
    return bytes;
  };
  const wide = (): string =>
    Array.from({ length: 50_000 }, (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`).join('');
  const laughs =
    '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>';
  // proves: sheets: programs in a workbook
  // proves: sheets: unpacked size is bounded
  // proves: sheets: a password is told as one
  // proves: sheets: an archive with a locked entry
  // proves: sheets: an archive of too many parts
  it.each<[string, string, () => Buffer]>([
    ['wrapped in a password', 'fileLocked', () => compound('EncryptedPackage')],
    ['of an Excel before 2007', 'sheetOld', () => compound('Workbook')],
    ['with an entry that takes a password', 'fileLocked', locked],
    ['with macros', 'sheetActive', () => rawWorkbook(rawRow(1, 'x'), { 'xl/vbaProject.bin': new Uint8Array(9) })],
    [
      'with old macros',
      'sheetActive',
      () => rawWorkbook(rawRow(1, 'x'), { 'xl/macrosheets/a.xml': new Uint8Array(9) }),
    ],
    ['cut in half', 'fileDamaged', () => good().subarray(0, 900)],
    ['cut within a part', 'fileDamaged', () => Buffer.concat([good().subarray(0, 300), good().subarray(400)])],
    ['of a word processor', 'sheetNeeded', () => Buffer.from(zipSync({ 'word/document.xml': strToU8('<a/>') }))],
    ['that unpacks to 80 MB and says 100 bytes', 'sheetTooLarge', lying],
    ['of five thousand and one parts', 'sheetTooLarge', () => rawWorkbook('', many(5_001))],
    ['with a row beyond every sheet', 'sheetTooLarge', () => rawWorkbook(rawRow(4_000_000_000, 'x'))],
    ['as wide as a sheet can be, fifty thousand times', 'sheetTooLarge', () => rawWorkbook(wide())],
    ['that is no XML', 'fileDamaged', () => rawWorkbook(strToU8('<worksheet><sheetData><row r="1"><c r="A1">'))],
    ['without its sheet', 'fileDamaged', () => rawWorkbook('', { 'xl/_rels/workbook.xml.rels': strToU8('<a/>') })],
  ])('%s is refused: %s', async (_, fault, make) => expect(await refusal(make())).toBe(fault), 60_000);

  it('with entities of its own does not grow by them', async () => {
    expect(await refusal(rawWorkbook(strToU8(laughs)))).not.toContain('haha');
  });
});

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`xl/${columnName(at)}.xml`, new Uint8Array(1)]));
