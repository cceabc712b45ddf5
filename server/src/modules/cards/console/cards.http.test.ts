import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardNumberInGroups, plainCardNumber } from '#contract/rules/card';
import { approve } from '../../../../test/approvals.ts';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { makeCard } from '../../../../test/cards.ts';
import { CROWD_COMPANY, type Member } from '../../../../test/crowd.ts';
import { someone } from '../../../../test/examined.ts';
import { sendFile } from '../../../../test/files.ts';
import { newOperator, type SignedInOperator } from '../../../../test/operators.ts';
import { runTasks } from '../../../../test/ops-stage.ts';
import { startPortal, type Answer, type TestPortal } from '../../../../test/portal.ts';
import { workbookOf } from '../../../../test/workbooks.ts';

let portal: TestPortal;
let support: SignedInOperator;
let finance: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  support = await portal.operator('support');
  finance = await portal.operator('finance');
});
afterAll(() => portal.stop());

const reason = '员工来电核实';
const batch = {
  name: { zh: '=团检卡', en: 'Group card' },
  purpose: 'plan',
  ...{ validFrom: '2026-06-01', validTo: '2027-05-31', uses: 2 },
} as const;
const ask = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query(query, values)).rows as T[];
const search = async (text: string, state: 'all' | '1' | 'unbound' = 'all') =>
  dataOf(await portal.call('OpsCardSearch', { text, state }, { session: support }));
const move = (cardId: number, to: 'suspend' | 'freeze' | 'resume' | 'cancel') =>
  portal.call('OpsCardMove', { companyId: CROWD_COMPANY, cardId, move: to, reason }, { session: support });
const bind = (who: Member, number: string) =>
  portal.call('BindCard', { userGuid: who.guid, number }, { session: who.token });

describe('an operator', () => {
  it('finds a card by its number or its owner, masked; looking is audited, the typed text is not', async () => {
    const { number, cardId } = await makeCard(portal, CROWD_COMPANY);
    const found = await search(cardNumberInGroups(number));
    expect(found).toMatchObject({ total: 1, recognisedAs: 'card' });
    expect(found.rows[0]).toMatchObject({ cardId, owner: null, number: `**** **** ${number.slice(-4)}` });
    const named = await search('陈思远');
    expect(named.recognisedAs).toBe('name');
    expect(named.rows.length).toBeGreaterThanOrEqual(9);
    expect(new Set(named.rows.map(({ owner }) => owner?.name))).toEqual(new Set(['陈**']));
    expect((await search('4021 7788 0012 0000')).rows).toEqual([]);
    const detail = { companyId: CROWD_COMPANY, cardId };
    expect(dataOf(await portal.call('OpsCardDetail', detail, { session: finance }))).toMatchObject({
      moves: ['suspend', 'freeze', 'cancel'],
    });
    const lines = await ask<{ action: string; reason: string }>(
      `SELECT action, reason FROM audit WHERE action LIKE 'card.%' ORDER BY at, seq`,
    );
    expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['card.search', 'card.view']));
    expect(JSON.stringify(lines)).not.toContain(number);
    const content = await portal.operator('content');
    expect(faultOf(await portal.call('OpsCardSearch', {}, { session: content }))).toBe('notAllowed');
  });

  it('suspends, freezes, resumes and cancels, each where the state allows it', async () => {
    const who = await someone(portal);
    const { cardId } = await makeCard(portal, CROWD_COMPANY, { owner_guid: who.guid });
    expect(dataOf(await move(cardId, 'suspend'))).toEqual({ cardId, state: 1 });
    expect(faultOf(await move(cardId, 'freeze'))).toBe('cardMoveRefused');
    expect(dataOf(await move(cardId, 'resume')).state).toBe(0);
    expect(faultOf(await move(cardId, 'resume'))).toBe('cardMoveRefused');
    expect(dataOf(await move(cardId, 'freeze')).state).toBe(3);
    await ask(`UPDATE card SET valid_to = '2026-06-09' WHERE card_id = $1`, [cardId]);
    expect(dataOf(await move(cardId, 'resume')).state).toBe(7);
    expect(faultOf(await move(cardId, 'cancel'))).toBe('cardMoveRefused');
    const other = await makeCard(portal, CROWD_COMPANY);
    expect(dataOf(await move(other.cardId, 'cancel')).state).toBe(4);
    expect(faultOf(await bind(who, other.number))).toBe('cardBindFailed');
    expect(faultOf(await move(999_999, 'cancel'))).toBe('recordUnknown');
    expect(
      faultOf(
        await portal.call(
          'OpsCardMove',
          { companyId: CROWD_COMPANY, cardId, move: 'cancel', reason },
          { session: finance },
        ),
      ),
    ).toBe('notAllowed');
  });

  // proves: cards: hold ends the gift
  it('who suspends a card that waits in a gift ends the gift', async () => {
    const who = await someone(portal);
    const { cardId } = await makeCard(portal, CROWD_COMPANY, { owner_guid: who.guid });
    const wish = { userGuid: who.guid, assetId: cardId, colleague: 'hr', name: '许静怡' };
    const { giftId } = dataOf(await portal.call('GiftCard', wish, { session: who.token }));
    expect(dataOf(await move(cardId, 'suspend')).state).toBe(1);
    expect(await ask('SELECT state FROM card_gift WHERE gift_id = $1', [giftId])).toEqual([{ state: 'stopped' }]);
    const back = { userGuid: who.guid, giftId };
    expect(faultOf(await portal.call('TakeBackGift', back, { session: who.token }))).toBe('cardRecoverFailed');
  });
});

describe('cards in bulk', () => {
  it('are numbers without owners in a file, each good for one binding', async () => {
    const wish = { companyId: CROWD_COMPANY, batch, count: 450, reason };
    expect(faultOf(await portal.call('OpsCardIssue', wish, { session: support }))).toBe('notAllowed');
    const { approvalId } = dataOf(await portal.call('OpsCardIssue', wish, { session: finance }));
    await approve(portal, { companyId: CROWD_COMPANY, approvalId }, 'admin');
    await runTasks(portal);
    const [task] = await ask<{ taskId: string }>(`SELECT task_id AS "taskId" FROM task WHERE kind = 'cards.issue'`);
    const { cookie } = finance;
    const file = await (
      await portal.fetch(`/opsApi/TaskResult?taskId=${task?.taskId}`, { headers: { cookie } })
    ).text();
    const [head, ...lines] = file.trimEnd().split('\r\n');
    expect(head).toContain('卡号');
    expect([lines.length, new Set(lines).size]).toEqual([450, 450]);
    expect(lines[0]).toContain(`,"'=团检卡",`);
    const number = plainCardNumber(lines[7]?.split(',')[0] ?? '');
    expect(faultOf(await bind(await someone(portal), number))).toBe('answered');
    expect(faultOf(await bind(await someone(portal), number))).toBe('cardBindFailed');
    expect((await search('', 'unbound')).total).toBeGreaterThanOrEqual(449);
  });

  // proves: sheet of cards: one answer for strangers
  // proves: cards: a person of a sheet once
  it('go to the people of a sheet: looked at first, once each, what cannot be used is told by row', async () => {
    const sheet = '工号,姓名\nYF20012,许静怡\nhr\nnobody,某人\nemp,王五\n\n"teen","林晓岚"\n';
    const wish = { companyId: CROWD_COMPANY, sheet };
    const dry = dataOf(await portal.call('OpsCardSheet', wish, { session: finance }));
    expect(dry.people).toBe(2);
    expect(dry.errors.map(({ row, value, message }) => [row, value, message.zh])).toEqual([
      [3, 'hr***', '与前面的行是同一人'],
      [4, 'no***', '企业内没有这位同事，或姓名与账号、工号、手机号不符'],
      [5, 'em***', '企业内没有这位同事，或姓名与账号、工号、手机号不符'],
    ]);
    const looked = await ask<{ reason: string }>(`SELECT reason FROM audit WHERE action = 'card.sheet'`);
    expect(looked).toEqual([{ reason: '× 5' }]);
    const book = await workbookOf([['工号', '姓名'], ['YF20012', '许静怡'], ['hr'], [null], ['nobody', '某人, 甲']]);
    const text = async (bytes: Buffer) =>
      (await sendFile(portal, finance, { call: 'OpsCardSheetText', bytes, name: 'a.xlsx' })) as unknown as Answer<{
        sheet: string;
      }>;
    const lines = dataOf(await text(book)).sheet;
    expect(lines).toBe('工号,姓名\r\nYF20012,许静怡\r\nhr\r\n\r\nnobody,"某人, 甲"');
    const fromBook = dataOf(await portal.call('OpsCardSheet', { ...wish, sheet: lines }, { session: finance }));
    expect(fromBook.errors.map(({ row }) => row)).toEqual([3, 5]);
    expect(faultOf(await text(Buffer.from('hr\n'.repeat(30_000))))).toBe('sheetLong');
    expect(faultOf(await text(Buffer.from(',\n')))).toBe('cardRowsBad');
    expect(faultOf(await text(await workbookOf([[null]])))).toBe('cardRowsBad');
    const issued = async () =>
      (
        await ask<{ count: number }>(
          `SELECT count(*)::int AS count FROM card WHERE came_by = 'company' AND name = '=团检卡'`,
        )
      )[0]?.count;
    expect(await issued()).toBe(0);
    const { taskId } = dataOf(await portal.call('OpsCardAssign', { ...wish, batch, reason }, { session: finance }));
    await runTasks(portal);
    expect(await issued()).toBe(2);
    const { task, errors } = dataOf(await portal.call('OpsTask', { taskId }, { session: finance }));
    expect([task.state, task.failedRows, errors.total]).toEqual(['done', 3, 3]);
  });

  // proves: many cards take two operators
  it.each([
    ['more than a hundred', { ...batch }, 101],
    ['worth more than ¥10,000', { ...batch, purpose: 'mall', uses: 1, valueFen: 100_001 }, 10],
  ] as const)('of %s wait for a second operator, who alone makes them', async (what, kind, count) => {
    const name = { zh: `大批 ${count}`, en: what };
    const wish = { companyId: CROWD_COMPANY, batch: { ...kind, name }, count, reason };
    const made = async () =>
      (await ask<{ count: number }>('SELECT count(*)::int AS count FROM card WHERE name = $1', [name.zh]))[0]?.count;
    const asked = dataOf(await portal.call('OpsCardIssue', wish, { session: finance }));
    expect(asked).toEqual({ taskId: '', approvalId: expect.any(String) as string });
    const approvalId = asked.approvalId ?? '';
    await runTasks(portal);
    expect(await made()).toBe(0);
    expect(faultOf(await portal.call('OpsCardIssue', wish, { session: finance }))).toBe('approvalWaits');
    const said = { companyId: CROWD_COMPANY, approvalId, reason };
    expect(faultOf(await portal.call('OpsApprovalApprove', said, { session: finance }))).not.toBe('answered');
    await approve(portal, { companyId: CROWD_COMPANY, approvalId }, 'admin');
    await runTasks(portal);
    expect(await made()).toBe(count);
  });

  it('are one operator’s to issue up to a hundred and ¥10,000', async () => {
    const value = { ...batch, purpose: 'mall', uses: 1, valueFen: 10_000 } as const;
    for (const [kind, count] of [
      [batch, 100],
      [value, 100],
    ] as const) {
      const wish = { companyId: CROWD_COMPANY, batch: kind, count, reason };
      const { session } = await newOperator(portal, 'finance');
      const begun = dataOf(await portal.call('OpsCardIssue', wish, { session }));
      expect(begun).toEqual({ taskId: expect.any(String) as string, approvalId: null });
    }
    await runTasks(portal);
  });

  // proves: cards for many people take two operators
  it('for the people of a long list wait for a second operator', async () => {
    const sheet = Array.from({ length: 101 }, (_, at) => `nobody${at}`).join('\n');
    const wish = { companyId: CROWD_COMPANY, batch: { ...batch, name: { zh: '长名单', en: 'Long' } }, sheet, reason };
    const { session } = await newOperator(portal, 'finance');
    const asked = dataOf(await portal.call('OpsCardAssign', wish, { session }));
    expect(asked).toEqual({ taskId: '', approvalId: expect.any(String) as string });
  });

  // proves: issuing alone: pieces of a day count together
  // proves: issuing alone: money of a day counts together
  it.each([
    ['pieces', { ...batch }, 60],
    ['money', { ...batch, purpose: 'mall', uses: 1, valueFen: 60_000 }, 10],
  ] as const)('in parts count together for a day, by their %s: the part beyond waits', async (what, kind, count) => {
    const { session } = await newOperator(portal, 'finance');
    const part = async (at: number, change: object = {}, who = session) => {
      const name = { zh: `分批 ${what} ${at}`, en: what };
      const wish = { companyId: CROWD_COMPANY, batch: { ...kind, name }, count, reason, ...change };
      return dataOf(await portal.call('OpsCardIssue', wish, { session: who })).approvalId !== null;
    };
    expect(await part(1)).toBe(false);
    expect(await part(2)).toBe(true);
    expect(await part(3, { companyId: 220 })).toBe(false);
    expect(await part(4, {}, (await newOperator(portal, 'finance')).session)).toBe(false);
    await runTasks(portal);
  });

  // proves: issuing alone: one at a time for an operator
  it('in parts sent at the same moment are one alone, the others wait', async () => {
    const { session } = await newOperator(portal, 'finance');
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        portal.call(
          'OpsCardIssue',
          {
            ...{ companyId: CROWD_COMPANY, count: 51, reason },
            batch: { ...batch, name: { zh: `同时 ${at}`, en: 'At once' } },
          },
          { session },
        ),
      ),
    );
    expect(answers.map(dataOf).filter(({ approvalId }) => approvalId === null)).toHaveLength(1);
    await runTasks(portal);
  });

  // proves: mall cards: partly spent money is not given away
  it('for the mall have money on them, which the wallet tells; partly spent they are neither given away nor back', async () => {
    const value = { ...batch, purpose: 'mall', uses: 1, valueFen: 50_000 } as const;
    const wish = { companyId: CROWD_COMPANY, batch: value, count: 1, reason };
    const { taskId } = dataOf(await portal.call('OpsCardIssue', wish, { session: finance }));
    await runTasks(portal);
    const { cookie } = finance;
    const file = await (await portal.fetch(`/opsApi/TaskResult?taskId=${taskId}`, { headers: { cookie } })).text();
    const [head, line = ''] = file.trimEnd().split('\r\n');
    expect(head).toContain('面值（元）');
    expect(line).toMatch(/,1,500\.00$/);
    const who = await someone(portal);
    const { id } = dataOf(await bind(who, plainCardNumber(line.split(',')[0] ?? '')));
    const wallet = async () =>
      dataOf(await portal.call('MyCards', { userGuid: who.guid }, { session: who.token })).rows[0];
    expect(await wallet()).toMatchObject({
      id,
      valueFen: 50_000,
      leftFen: 50_000,
      actions: ['use', 'gift', 'withdraw'],
    });
    await ask(`UPDATE card SET left_fen = 12000 WHERE card_id = $1`, [id]);
    expect(await wallet()).toMatchObject({ leftFen: 12_000, actions: ['use'] });
    const gift = { userGuid: who.guid, assetId: id, colleague: 'hr', name: '许静怡' };
    expect(faultOf(await portal.call('GiftCard', gift, { session: who.token }))).toBe('cardPartlyUsed');
    const back = { userGuid: who.guid, assetId: id };
    expect(faultOf(await portal.call('WithdrawCard', back, { session: who.token }))).toBe('cardPartlyUsed');
    const detail = { companyId: CROWD_COMPANY, cardId: id };
    expect(dataOf(await portal.call('OpsCardDetail', detail, { session: finance })).card).toMatchObject({
      ...{ valueFen: 50_000, leftFen: 12_000 },
    });
  });

  // proves: mall cards: money on mall cards only
  it.each([
    ['without money, of the mall', { purpose: 'mall', uses: 1 }],
    ['with more uses than one', { purpose: 'mall', uses: 2, valueFen: 100 }],
    ['with money, of a plan', { purpose: 'plan', uses: 1, valueFen: 100 }],
  ] as const)('are refused %s', async (_, change) => {
    const wish = { companyId: CROWD_COMPANY, batch: { ...batch, ...change }, count: 1, reason };
    expect(faultOf(await portal.call('OpsCardIssue', wish, { session: finance }))).toBe('cardValueNeeded');
    const sheet = { companyId: CROWD_COMPANY, batch: { ...batch, ...change }, sheet: 'hr', reason };
    expect(faultOf(await portal.call('OpsCardAssign', sheet, { session: finance }))).toBe('cardValueNeeded');
  });

  it('are refused with days in the past, an unknown plan, or an empty sheet', async () => {
    const issue = async (change: object) =>
      faultOf(
        await portal.call(
          'OpsCardIssue',
          { companyId: CROWD_COMPANY, batch: { ...batch, ...change }, count: 1, reason },
          { session: finance },
        ),
      );
    expect(await issue({ validTo: '2026-06-09' })).toBe('cardDays');
    expect(await issue({ planId: 4711 })).toBe('badInput');
    expect(await issue({ planId: 980, purpose: 'mall', uses: 1, valueFen: 100 })).toBe('badInput');
    const nobody = { companyId: CROWD_COMPANY, batch, sheet: '工号\n', reason };
    expect(faultOf(await portal.call('OpsCardAssign', nobody, { session: finance }))).toBe('cardRowsBad');
  });
});
