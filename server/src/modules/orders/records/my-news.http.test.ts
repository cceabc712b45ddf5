import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewsItem } from '#contract/calls/news';
import { dataOf, fromElsewhere } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { EXAM_DAY, makeSeats, orderFor } from '../../../../test/seats.ts';
import { EXTRA } from '../../../../../demo/supply/extra-ids.ts';
import { expireAllHolds } from '../jobs.ts';

let portal: TestPortal;
let pool: pg.Pool;
let who: SignedIn;
const signIn = (): Promise<SignedIn> => portal.login('demo', 'emp', { headers: fromElsewhere() });
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
  pool = portal.portal.database.pool;
  who = await signIn();
});
afterAll(() => portal.stop());

const newsOf = async (): Promise<NewsItem[]> =>
  dataOf(await portal.call('GetMyNews', { userGuid: who.user.CustomerGuid }, { session: who })).news;
const kinds = async (): Promise<string[]> => (await newsOf()).map(({ kind }) => kind);

it('tells a payment that runs out, then the day, a booking that was begun, and nothing that is over', async () => {
  const userGuid = who.user.CustomerGuid;
  const before = await kinds();
  expect(before).not.toContain('toPay');

  const draft = { bookingId: 980, customerGuid: userGuid, customerName: '陈思远', cityId: 310_100 };
  await portal.call('SaveBookingDraft', { userGuid, draft }, { session: who });
  expect((await newsOf()).find(({ kind }) => kind === 'draft')).toMatchObject({
    step: 2,
    name: '陈思远',
    isSelf: true,
  });

  const form = { ...orderFor({ userGuid }, await makeSeats(pool, 1)), extraIds: [EXTRA.echo] };
  const { orderId, selfFen } = dataOf(await portal.call('AddExamOrder', form, { session: who }));
  const [first] = await newsOf();
  expect(first).toMatchObject({ kind: 'toPay', orderId, standing: { owed: { fen: selfFen } }, bookDate: EXAM_DAY });

  // its time is over: the person is not sent to pay, whether or not the seat has been given up already
  portal.clock.advance(31 * MINUTE);
  who = await signIn();
  expect(await kinds()).not.toContain('toPay');
});

it('tells the next check-up, the soonest first', async () => {
  const userGuid = who.user.CustomerGuid;
  await expireAllHolds(portal.portal);
  const { orderId } = dataOf(
    await portal.call('AddExamOrder', orderFor({ userGuid }, await makeSeats(pool, 1)), { session: who }),
  );
  const [first] = await newsOf();
  expect(first).toMatchObject({ kind: 'exam', orderId, person: { relation: 'self' }, bookDate: EXAM_DAY });
});
