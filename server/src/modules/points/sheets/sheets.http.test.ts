import { strToU8 } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultText } from '#contract/faults';
import { LANGUAGES, type Language } from '#contract/language';
import { XLSX_TYPE } from '#contract/rules/xlsx';
import { approve } from '../../../../test/approvals.ts';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { fetchFile, forgetFilesOfToday, sendFile } from '../../../../test/files.ts';
import { newOperator, type SignedInOperator } from '../../../../test/operators.ts';
import { runTasks } from '../../../../test/ops-stage.ts';
import { leftOf } from '../../../../test/points.ts';
import { DEMO_COMPANY, employee } from '../../../../test/points-world.ts';
import { startPortal, type Answer, type TestPortal } from '../../../../test/portal.ts';
import { rawRow, rawWorkbook, sheetXml, workbookOf } from '../../../../test/workbooks.ts';
import { brokenInvariants } from '../../ledger/index.ts';
import { runDueTasks } from '../../tasks/index.ts';
import { runSheet } from './sheet-tasks.ts';

let portal: TestPortal;
let finance: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  finance = await portal.operator('finance');
});
afterAll(() => portal.stop());
beforeEach(() => forgetFilesOfToday(portal));

const HEADER = '工号,姓名,积分,到期日,原因';
const [hr, remote, teen] = [employee('hr'), employee('remote'), employee('teen')];
const sheetOf = (...lines: string[]) => Buffer.from(`\uFEFF${[HEADER, ...lines].join('\r\n')}\r\n`);

type Uploaded = Answer<{ sheetId: string; taskId: string }>;
const upload = async (bytes: Buffer, language: Language = 'zh-cn'): Promise<Uploaded> =>
  (await sendFile(portal, finance, {
    ...{ bytes, name: 'points.csv', call: 'OpsPointsSheetUpload', language },
    payload: { companyId: DEMO_COMPANY },
  })) as unknown as Uploaded;
const run = (sheetId: string, language: Language = 'zh-cn', session = finance) =>
  portal.call('OpsPointsSheetRun', { companyId: DEMO_COMPANY, sheetId, reason: '年中福利' }, { session, language });
const sheet = async (sheetId: string) => {
  const { rows } = dataOf(await portal.call('OpsPointsSheets', { companyId: DEMO_COMPANY }, { session: finance }));
  return rows.find((row) => row.sheetId === sheetId);
};
const grantedBy = async (sheetId: string): Promise<number> => {
  const { rows } = await portal.portal.database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM points_grant WHERE source = 'sheet' AND reference LIKE $1 || ':%'`,
    [sheetId],
  );
  return rows[0]?.count ?? 0;
};

describe('grants from a spreadsheet', () => {
  // proves: points: a name that is not the employee number’s
  it('are tried out first: errors by row and reason, totals before and after, and nothing granted', async () => {
    const bytes = sheetOf(
      `${hr.employeeNo},${hr.name},200,2026-12-31,年中健康福利`,
      `${remote.employeeNo},张三,100,2026-12-31,年中健康福利`,
      'NOBODY,,100,2026-12-31,年中健康福利',
      `${teen.employeeNo},,0,2026-12-31,年中健康福利`,
      `${hr.employeeNo},${hr.name},200,2026-12-31,年中健康福利`,
    );
    const { sheetId, taskId } = dataOf(await upload(bytes));
    for (const language of LANGUAGES)
      expect(textOf(await run(sheetId, language))).toBe(faultText('pointsSheetUnchecked', language));
    await runTasks(portal);
    const { errors, task } = dataOf(await portal.call('OpsTask', { taskId }, { session: finance }));
    expect(task).toMatchObject({ state: 'done', total: 5, done: 5, failedRows: 4 });
    expect(errors.rows.map(({ row, field }) => `${row} ${field}`)).toEqual([
      '3 name',
      '4 employeeNo',
      '5 points',
      '6 employeeNo',
    ]);
    expect(JSON.stringify(errors)).not.toContain('张三');
    const checked = await sheet(sheetId);
    expect(checked).toMatchObject({ rows: 5, goodRows: 1, goodPoints: 200, runAt: null });
    expect(Number(checked?.balanceAfter) - Number(checked?.balanceBefore)).toBe(200);
    expect(await grantedBy(sheetId)).toBe(0);
  });

  // proves: points: a sheet is run once
  it('are made once, whatever is pressed twice, and the same list is not granted again', async () => {
    const bytes = sheetOf(
      `${hr.employeeNo},${hr.name},300,2026/12/31,优秀员工奖励`,
      `${teen.employeeNo},,150,2026/12/31,优秀员工奖励`,
    );
    const { sheetId } = dataOf(await upload(bytes));
    await runTasks(portal);
    const before = await leftOf(portal, teen.guid);
    expect((await Promise.all([run(sheetId), run(sheetId)])).map(faultOf).sort()).toEqual([
      'answered',
      'pointsSheetRepeated',
    ]);
    await runTasks(portal);
    expect(await sheet(sheetId)).toMatchObject({
      grantedRows: 2,
      grantedPoints: 450,
      endedAt: expect.any(String) as string,
    });
    expect(await leftOf(portal, teen.guid)).toEqual([...before, 150]);
    const again = dataOf(await upload(bytes)).sheetId;
    await runTasks(portal);
    for (const language of LANGUAGES)
      expect(textOf(await run(again, language))).toBe(faultText('pointsSheetRepeated', language));
    expect(await grantedBy(again)).toBe(0);
  });

  // proves: points: a large sheet takes two operators
  it('worth more than ¥10,000 wait for a second operator, who alone grants them', async () => {
    const { sheetId } = dataOf(await upload(sheetOf(`${hr.employeeNo},${hr.name},10001,2026-12-31,年度奖金`)));
    await runTasks(portal);
    expect(await sheet(sheetId)).toMatchObject({ worthFen: 1_000_100, takesTwo: true, isAsked: false });
    const asked = dataOf(await run(sheetId));
    expect(asked).toEqual({ sheetId, taskId: '', approvalId: expect.any(String) as string });
    await runTasks(portal);
    expect(await grantedBy(sheetId)).toBe(0);
    expect(await sheet(sheetId)).toMatchObject({ isAsked: true, runAt: null });
    expect(faultOf(await run(sheetId))).toBe('approvalWaits');
    await approve(portal, { companyId: DEMO_COMPANY, approvalId: asked.approvalId }, 'admin');
    await runTasks(portal);
    expect(await sheet(sheetId)).toMatchObject({ isAsked: false, takesTwo: false, grantedPoints: 10_001 });
    expect(await grantedBy(sheetId)).toBe(1);
  });

  it('for more than a hundred people wait for a second operator, too', async () => {
    const { sheetId } = dataOf(await upload(sheetOf(`${teen.employeeNo},,1,2026-12-31,百人以上`)));
    await runTasks(portal);
    const count = (rows: number) =>
      portal.portal.database.pool.query('UPDATE points_sheet SET rows = $2, good_rows = $2 WHERE sheet_id = $1', [
        ...[sheetId, rows],
      ]);
    await count(101);
    expect(dataOf(await run(sheetId)).approvalId).not.toBeNull();
    await count(100);
    const { session } = await newOperator(portal, 'finance');
    expect(dataOf(await run(sheetId, 'zh-cn', session)).approvalId).toBeNull();
  });

  // proves: sheets: typed days are read alike
  it('are the same sheet saved as a workbook: its days and numbers are written otherwise, and it is granted once', async () => {
    const csv = sheetOf(`${hr.employeeNo},${hr.name},"1,200",2026/12/5,健步走奖励,`);
    const { sheetId } = dataOf(await upload(csv));
    const book = await workbookOf([
      HEADER.split(','),
      [hr.employeeNo, hr.name, 1200, new Date(Date.UTC(2026, 11, 5)), '健步走奖励', null],
    ]);
    const again = dataOf(await upload(book)).sheetId;
    await runTasks(portal);
    expect(await sheet(again)).toMatchObject({ rows: 1, goodRows: 1, goodPoints: 1_200 });
    dataOf(await run(sheetId));
    await runTasks(portal);
    expect(faultOf(await run(again))).toBe('pointsSheetRepeated');
    expect([await grantedBy(sheetId), await grantedBy(again)]).toEqual([1, 0]);
  });

  // proves: points: a row of a sheet is granted once
  it('go on where they ended when the run was cut off, and grant no row twice', async () => {
    const people = [hr, remote, teen];
    const lines = Array.from({ length: 40 }, (_, at) => {
      const one = people[at % 3] ?? hr;
      return `${one.employeeNo},,${at + 1},2026-12-31,第 ${at + 1} 期健步走`;
    });
    const { sheetId } = dataOf(await upload(sheetOf(...lines)));
    await runTasks(portal);
    dataOf(await run(sheetId));
    let isGone = false;
    const cutOff: typeof runSheet = {
      ...runSheet,
      step: (ctx, task, cursor, answer) => {
        isGone = true;
        return runSheet.step(ctx, task, cursor, answer);
      },
    };
    const runner = {
      ...{ portal: portal.portal, log: { warn: () => {}, error: () => {} }, leaseMs: 1_000, stepsPerTurn: 10 },
      kinds: new Map([[cutOff.kind, cutOff]]),
      isStopping: () => isGone,
    };
    await runDueTasks(runner);
    const half = await grantedBy(sheetId);
    expect([half > 0, half < 40]).toEqual([true, true]);
    // a second task over the same rows, as if the first had been cancelled: it finds the finished ones
    const { rows } = await portal.portal.database.pool.query<{ id: string }>(
      `UPDATE task SET state = 'cancelled', ended_at = $1 WHERE kind = 'points.sheetRun' AND state = 'running' RETURNING task_id AS id`,
      [portal.clock.now()],
    );
    expect(rows).toHaveLength(1);
    expect(await sheet(sheetId)).toMatchObject({ isStopped: true, grantedRows: half });
    dataOf(await run(sheetId));
    await runTasks(portal);
    expect(await grantedBy(sheetId)).toBe(40);
    expect(await sheet(sheetId)).toMatchObject({ grantedRows: 40, grantedPoints: 820 });
  });

  it('refuse a file that is no sheet, in both languages', async () => {
    for (const language of LANGUAGES) {
      const columns = '积分 / Points、到期日 / Expires on、原因 / Reason';
      expect(textOf(await upload(Buffer.from('工号,姓名\nA1,陈\n'), language))).toBe(
        faultText('pointsSheetHeader', language, { columns }),
      );
      expect(textOf(await upload(sheetOf(), language))).toBe(
        faultText('pointsSheetRows', language, { most: 20_000, rows: 0 }),
      );
      expect(textOf(await upload(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), language))).toBe(
        faultText('sheetNeeded', language),
      );
    }
  });

  it('refuse a workbook that is old, locked, too large or runs, each for its own reason, in both languages', async () => {
    const compound = (stream: string) =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(stream, 'utf16le')]);
    const hostile = {
      sheetOld: compound('Workbook'),
      fileLocked: compound('EncryptedPackage'),
      sheetActive: rawWorkbook(rawRow(1, 'x'), { 'xl/vbaProject.bin': new Uint8Array(9) }),
      sheetTooLarge: rawWorkbook(strToU8(sheetXml(' '.repeat(70 * 1024 * 1024)))),
      fileDamaged: rawWorkbook(rawRow(1, 'x')).subarray(0, 700),
    } as const;
    for (const [fault, bytes] of Object.entries(hostile))
      for (const language of LANGUAGES)
        expect(textOf(await upload(bytes, language))).toBe(faultText(fault as keyof typeof hostile, language));
  });

  it('have a template to begin with', async () => {
    const headers = { cookie: finance.cookie ?? '', 'x-session': finance.token };
    const { bytes, headers: answered } = await fetchFile(portal, '/opsApi/PointsTemplate?columns=zh', headers);
    expect(answered.get('content-disposition')).toContain('attachment');
    expect(bytes.toString()).toContain('工号,姓名,积分,到期日,原因');
    expect(faultOf(await upload(bytes))).toBe('answered');
    const book = await fetchFile(portal, '/opsApi/PointsTemplate?columns=en&format=xlsx', headers);
    expect(book.headers.get('content-type')).toBe(XLSX_TYPE);
    expect(faultOf(await upload(book.bytes))).toBe('answered');
    await runTasks(portal);
  });

  it('leave a ledger that adds up', async () => {
    expect(await brokenInvariants(portal.portal.database)).toEqual([]);
  });
});
