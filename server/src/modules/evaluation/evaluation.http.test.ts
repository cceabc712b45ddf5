import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import { MOST_WORDS } from '#contract/calls/evaluation';
import type { Registry } from '#contract/registry';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import type { Member } from '../../../test/crowd.ts';
import { examine, freeOrder, someone } from '../../../test/examined.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

type Answers = Payload<Registry['SaveEvaluationInfo']>['CustomeEvaluations'];
const GOOD: Answers = [
  { evaluateOptionId: 1, stars: 5 },
  { evaluateOptionId: 12 },
  { evaluateOptionId: 11 },
  { evaluateOptionId: 31, content: ' 护士很耐心 ' },
];

async function examined(): Promise<{ who: Member; orderId: number }> {
  const who = await someone(portal);
  const { orderId } = await freeOrder(portal, who);
  await examine(portal, orderId);
  return { who, orderId };
}
const rate = (who: Member, ExamOrderId: number, CustomeEvaluations: Answers = GOOD, language?: 'en-us') =>
  portal.call(
    'SaveEvaluationInfo',
    { customerGuid: who.guid, ExamOrderId, CustomeEvaluations },
    { session: who.token, ...(language && { language }) },
  );

it('the options, in the caller’s language, of all types or one', async () => {
  const { token } = await someone(portal);
  const all = dataOf(await portal.call('GetEvaluationOptions', {}, { session: token }));
  expect(new Set(all.map(({ typeId }) => typeId))).toEqual(new Set([1, 2, 3]));
  const tags = dataOf(
    await portal.call('GetEvaluationOptions', { evaluateOptionTypeId: 2 }, { session: token, language: 'en-us' }),
  );
  expect(tags.every(({ typeId, name }) => typeId === 2 && /^[\w ]+$/.test(name))).toBe(true);
  expect(tags).toHaveLength(all.filter(({ typeId }) => typeId === 2).length);
});

it('is kept once, its words sealed; the record says so', async () => {
  const { who, orderId } = await examined();
  const before = dataOf(await portal.call('GetExamOrders', { userGuid: who.guid }, { session: who.token }));
  expect(before.examOrders).toMatchObject([{ evaluated: false }]);
  expect(dataOf(await rate(who, orderId))).toEqual({ ExamOrderId: orderId });
  const { rows } = await portal.portal.database.pool.query<{ stars: number; tag_ids: number[]; said: Buffer }>(
    'SELECT stars, tag_ids, said FROM evaluation WHERE order_id = $1',
    [orderId],
  );
  expect(rows).toMatchObject([{ stars: 5, tag_ids: [11, 12] }]);
  expect(rows[0]?.said.toString()).not.toContain('护士');
  const after = dataOf(await portal.call('GetExamOrders', { userGuid: who.guid }, { session: who.token }));
  expect(after.examOrders).toMatchObject([{ evaluated: true }]);
  expect(faultOf(await rate(who, orderId))).toBe('evaluatedAlready');
});

it('can be read afterwards by the one who wrote it, in the language of the moment', async () => {
  const { who, orderId } = await examined();
  const shown = async (language?: 'en-us') =>
    dataOf(await portal.call('GetExamOrder', { orderId }, { session: who.token, ...(language && { language }) })).order
      .evaluation;
  expect(await shown()).toBeNull();
  dataOf(await rate(who, orderId));
  const told = await shown();
  expect(told).toMatchObject({ stars: 5, words: '护士很耐心' });
  expect(told?.tags).toHaveLength(2);
  expect((await shown('en-us'))?.tags.every((tag) => /^[\w ]+$/.test(tag))).toBe(true);
});

// proves: evaluation once
it('many at once: one is kept', async () => {
  const { who, orderId } = await examined();
  const answers = await Promise.all(Array.from({ length: 8 }, () => rate(who, orderId)));
  expect(answers.map(faultOf).sort()).toEqual(['answered', ...Array.from({ length: 7 }, () => 'evaluatedAlready')]);
});

describe('is refused', () => {
  // proves: evaluation before the check-up
  it('before the check-up, and after it was called off', async () => {
    const who = await someone(portal);
    const { orderId } = await freeOrder(portal, who);
    const answer = await rate(who, orderId);
    expect(faultOf(answer)).toBe('notExamined');
    expect(textOf(answer)).toBe('体检完成后才能评价');
    expect(textOf(await rate(who, orderId, GOOD, 'en-us'))).toBe('You can rate the check-up once it is done');
    dataOf(await portal.call('CancelExamOrder', { customerGuid: who.guid, orderId }, { session: who.token }));
    expect(faultOf(await rate(who, orderId))).toBe('notExamined');
  });

  it('for another person’s check-up', async () => {
    const [{ orderId }, other] = [await examined(), await someone(portal)];
    expect(faultOf(await rate(other, orderId))).toBe('notYours');
    const { rows } = await portal.portal.database.pool.query('SELECT FROM evaluation WHERE order_id = $1', [orderId]);
    expect(rows).toEqual([]);
  });

  it.each<[string, string, Answers]>([
    ['without stars', 'starsNeeded', [{ evaluateOptionId: 11 }]],
    ['with nothing', 'starsNeeded', []],
    ['with a tag of the other mood', 'badInput', [{ evaluateOptionId: 1, stars: 5 }, { evaluateOptionId: 21 }]],
    ['with something unknown', 'badInput', [{ evaluateOptionId: 1, stars: 5 }, { evaluateOptionId: 99 }]],
    [
      'twice the same',
      'badInput',
      [
        { evaluateOptionId: 1, stars: 5 },
        { evaluateOptionId: 1, stars: 1 },
      ],
    ],
    ['six stars', 'badInput', [{ evaluateOptionId: 1, stars: 6 }]],
    ['half a star', 'badInput', [{ evaluateOptionId: 1, stars: 4.5 }]],
    [
      'more than 300 characters',
      'badInput',
      [
        { evaluateOptionId: 1, stars: 5 },
        { evaluateOptionId: 31, content: '长'.repeat(MOST_WORDS + 1) },
      ],
    ],
    ['no JSON', 'badInput', '[{'],
    ['no list', 'badInput', '{"evaluateOptionId":1}'],
  ])('%s: %s', async (_, fault, answers) => {
    const { who, orderId } = await once();
    expect(faultOf(await rate(who, orderId, answers))).toBe(fault);
  });

  let known: ReturnType<typeof examined> | undefined;
  const once = () => (known ??= examined());
});
