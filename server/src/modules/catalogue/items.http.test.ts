import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { makeItem, sampleItem } from '../../../test/items.ts';
import type { SignedInOperator } from '../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
let keeper: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  keeper = await portal.operator('supply');
});
afterAll(() => portal.stop());

const reason = '补充项目';
const save = (item: Omit<ReturnType<typeof sampleItem>, 'sex'>, version: number | null = null) =>
  portal.call('OpsItemSave', { ...item, sex: null, version, reason }, { session: keeper });
const read = async (code: string) => dataOf(await portal.call('OpsItem', { code }, { session: keeper })).item;

describe('the catalogue of items', () => {
  it('holds at least 150, each in a department, with results the encyclopedia knows', async () => {
    const { total, counts, departments } = dataOf(await portal.call('OpsItems', {}, { session: keeper }));
    expect(total).toBeGreaterThanOrEqual(150);
    expect(counts).toMatchObject({ all: total, active: total, retired: 0 });
    expect(departments.length).toBeGreaterThanOrEqual(15);
    const { rows } = await portal.portal.database.pool.query(
      `SELECT code, indicator FROM exam_item, unnest(indicators) AS indicator
       WHERE indicator NOT IN (SELECT code FROM indicator)`,
    );
    expect(rows).toEqual([]);
  });

  it('is searched by name in both languages and by code, and narrowed by department', async () => {
    const find = async (text: string, department = '') => {
      const { rows } = dataOf(await portal.call('OpsItems', { text, department, pageSize: 50 }, { session: keeper }));
      return rows.map(({ code }) => code);
    };
    expect(await find('碳 13')).toEqual(['c13']);
    expect(await find('breath test')).toEqual(['c13', 'c14']);
    expect(await find('LIVERUS')).toEqual(['liverUs']);
    expect(await find('', 'mri')).toEqual(['headMra', 'headMri', 'lumbarMri']);
  });
});

describe('an item', () => {
  // proves: items: a change is audited
  it('is added, changed, retired and taken into use again, each audited with its reason', async () => {
    const item = sampleItem();
    expect(dataOf(await save(item))).toEqual({ code: item.code, version: 1 });
    expect(await read(item.code)).toMatchObject({ ...item, version: 1, isRetired: false });
    dataOf(await save({ ...item, minutes: 9 }, 1));
    for (const [version, retired] of [
      [2, true],
      [3, false],
    ] as const)
      dataOf(await portal.call('OpsItemRetire', { code: item.code, version, retired, reason }, { session: keeper }));
    expect(await read(item.code)).toMatchObject({ minutes: 9, version: 4, isRetired: false });
    const { rows } = await portal.portal.database.pool.query(
      `SELECT action, reason FROM audit WHERE subject_kind = 'item' AND subject_id = $1 ORDER BY seq`,
      [item.code],
    );
    const actions = ['item.add', 'item.change', 'item.retire', 'item.restore'];
    expect(rows).toEqual(actions.map((action) => ({ action, reason })));
  });

  it('is refused with words where something in it leads nowhere', async () => {
    const item = sampleItem();
    expect(textOf(await save({ ...item, department: 'nowhere' }))).toContain('没有该科室');
    expect(textOf(await save({ ...item, indicators: ['GLU', 'NOSUCH'] }))).toBe(
      '以下指标不在健康百科中：NOSUCH，请核对代码',
    );
    expect(textOf(await save({ ...item, code: 'bmi' }))).toBe('代码 bmi 已被「身高、体重与体重指数」使用，请换一个');
    for (const wrong of [{ minutes: 0 }, { minutes: 481 }, { name: { zh: '只有中文', en: ' ' } }, { code: 'Not ok' }])
      expect(faultOf(await save({ ...item, ...wrong })), JSON.stringify(wrong)).toBe('badInput');
    expect(faultOf(await portal.call('OpsItem', { code: item.code }, { session: keeper }))).toBe('itemUnknown');
  });

  // proves: items: an operator changes the version they saw
  it('is changed by one of two at once; the other is told', async () => {
    const { code, version } = await makeItem(portal);
    const change = (minutes: number) => save({ ...sampleItem(), code, minutes }, version);
    const answers = await Promise.all([change(7), change(8)]);
    expect(answers.map((answer) => (answer.decoded?.ok ? 'saved' : faultOf(answer))).toSorted()).toEqual([
      'itemMoved',
      'saved',
    ]);
  });

  it('is kept by supply and administrators; support reads, the others see nothing', async () => {
    const may: Record<string, [string, string]> = {};
    for (const role of ['support', 'finance', 'content', 'admin'] as const) {
      const session = await portal.operator(role);
      const look = await portal.call('OpsItem', { code: 'bmi' }, { session });
      const change = await portal.call('OpsItemSave', { ...sampleItem(), version: null, reason }, { session });
      may[role] = [look.decoded?.ok ? 'reads' : faultOf(look), change.decoded?.ok ? 'writes' : faultOf(change)];
    }
    expect(may).toEqual({
      support: ['reads', 'notAllowed'],
      finance: ['notAllowed', 'notAllowed'],
      content: ['notAllowed', 'notAllowed'],
      admin: ['reads', 'writes'],
    });
  });
});

describe('the delivered catalogue', () => {
  it('adds missing items and leaves corrected ones alone', async () => {
    const { pool } = portal.portal.database;
    await pool.query(`DELETE FROM exam_item WHERE code IN ('c13', 'c14')`);
    await pool.query(`UPDATE exam_item SET minutes = 33 WHERE code = 'ecg'`);
    const look = async () => dataOf(await portal.call('OpsItemPack', {}, { session: keeper }));
    expect(await look()).toMatchObject({ missing: 2, missingDepartments: 0 });
    const install = () => portal.call('OpsItemPackInstall', { reason: '首次安装' }, { session: keeper });
    expect(dataOf(await install())).toEqual({ added: 2 });
    expect(dataOf(await install())).toEqual({ added: 0 });
    expect(await look()).toMatchObject({ missing: 0 });
    expect((await read('ecg')).minutes).toBe(33);
    expect(await read('c13')).toMatchObject({ department: 'breath', needs: ['fasting'], indicators: ['HP'] });
  });
});
