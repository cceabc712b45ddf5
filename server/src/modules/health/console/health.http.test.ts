import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { articleToEdit, indicatorToEdit } from '../../../../test/health.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { transact } from '../../../db/transact.ts';

let portal: TestPortal;
let editor: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  editor = await portal.operator('content');
});
afterAll(() => portal.stop());

const shown = async (code: string) => portal.call('GetIndicator', { code });
const publish = (code: string, version: number) =>
  portal.call('OpsEntryPublish', { kind: 'indicator', code, version, reason: '指南更新' }, { session: editor });

describe('an editor', () => {
  it('finds entries as readers do, with their states counted', async () => {
    const { rows, counts } = dataOf(await portal.call('OpsHealthEntries', { text: 'ns' }, { session: editor }));
    expect(rows[0]).toMatchObject({ code: 'UA', published: true, hasDraft: false });
    expect(counts.published).toBe(counts.all);
  });

  // proves: health: a change is audited
  it('keeps a change beside what readers see until it is published, each step audited', async () => {
    const { code, version, content } = await indicatorToEdit(portal.portal, 'UREA');
    const about = { zh: '新的说明。', en: 'New words.' };
    const changed = { ...content, name: { zh: '血尿素', en: 'Blood urea' }, pinyin: '', about };
    const saved = dataOf(
      await portal.call('OpsIndicatorSave', { code, version, content: changed }, { session: editor }),
    );
    expect(dataOf(await shown(code)).about).toEqual(content.about);
    const { draft } = dataOf(await portal.call('OpsIndicator', { code }, { session: editor }));
    expect(draft).toMatchObject({ about, pinyin: 'xue niao su', initials: 'xns' });
    dataOf(await publish(code, saved.version));
    expect(dataOf(await shown(code)).about).toEqual(about);
    expect(dataOf(await portal.call('SearchIndicators', { text: 'xueniaosu' })).rows[0]?.code).toBe(code);
    const { rows } = await portal.portal.database.pool.query(
      `SELECT action, reason FROM audit WHERE subject_kind = 'health.indicator' AND subject_id = $1 ORDER BY seq`,
      [code],
    );
    expect(rows).toEqual([
      { action: 'health.save', reason: '' },
      { action: 'health.publish', reason: '指南更新' },
    ]);
  });

  // proves: health: published entries only
  it('hides an entry and shows it again', async () => {
    const { code, version } = await indicatorToEdit(portal.portal, 'ZN');
    const show = (at: number, isShown: boolean) =>
      portal.call(
        'OpsEntryShow',
        { kind: 'indicator', code, version: at, shown: isShown, reason: '待核实' },
        { session: editor },
      );
    const hidden = dataOf(await show(version, false));
    expect(faultOf(await shown(code))).toBe('indicatorUnknown');
    dataOf(await show(hidden.version, true));
    dataOf(await shown(code));
  });

  // proves: health: an editor changes the version they saw
  it('is told when another editor was quicker, also of two at once', async () => {
    const entry = await articleToEdit(portal.portal, 'gallstones');
    const save = () => portal.call('OpsArticleSave', entry, { session: editor });
    const answers = await Promise.all([save(), save()]);
    expect(answers.map((answer) => (answer.decoded?.ok ? 'saved' : faultOf(answer))).toSorted()).toEqual([
      'entryMoved',
      'saved',
    ]);
    expect(textOf(await save())).toBe('该条目刚被他人修改，请查看最新内容后再保存');
  });

  // proves: health: links lead to entries
  it('cannot link to missing entries, publish without a change, or leave a language out', async () => {
    const entry = await indicatorToEdit(portal.portal, 'MG');
    const save = (content: object) =>
      portal.call('OpsIndicatorSave', { ...entry, content: { ...entry.content, ...content } }, { session: editor });
    expect(textOf(await save({ related: ['NOSUCH', 'K'] }))).toBe('关联的指标不存在：NOSUCH，请核对代码');
    expect(faultOf(await save({ related: ['MG'] }))).toBe('entryLinkUnknown');
    expect(faultOf(await save({ about: { zh: '只有中文', en: '' } }))).toBe('badInput');
    expect(faultOf(await save({ sources: [] }))).toBe('badInput');
    expect(faultOf(await publish('MG', entry.version))).toBe('entryNoDraft');
  });
});

it('an entry is changed by the platform alone, never in a company', async () => {
  const change = (companyId: number) =>
    transact({ portal: portal.portal, company: { companyId } }, ({ db }) =>
      db.updateTable('indicator').set({ is_published: true }).where('code', '=', 'CU').executeTakeFirst(),
    );
  expect((await change(100)).numUpdatedRows).toBe(0n);
  expect((await change(0)).numUpdatedRows).toBe(1n);
});
