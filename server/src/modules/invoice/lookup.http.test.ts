import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';

/** The register of firms, behind its port. */
let portal: TestPortal;
let emp: SignedIn;
beforeAll(async () => {
  portal = await startPortal();
  emp = await portal.login('demo', 'emp');
});
afterAll(() => portal.stop());

const find = (keyName: string, page: object = {}) =>
  portal.call('YonYouGetCompanyListByName', { keyName, ...page }, { session: emp });
const details = (entId: string, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.call('YonYouGetCompanyTicketInfo', { entId }, { session: emp, language });

it('answers with the first twenty, and with the next page', async () => {
  const first = dataOf(await find('科技'));
  const second = dataOf(await find('科技', { pageNum: 2 }));
  expect(first).toHaveLength(20);
  expect(second.map(({ entId }) => entId)).not.toEqual(first.map(({ entId }) => entId));
  expect(faultOf(await find('科技', { size: 21 }))).toBe('badInput');
  expect(faultOf(await find('科'))).toBe('badInput');
});

it('every firm has its own details', async () => {
  const seen = new Set<string>();
  for (const keyName of ['上海', '北京', '苏州']) {
    for (const pageNum of [1, 2, 3]) {
      for (const { entId, name, taxNum } of dataOf(await find(keyName, { pageNum }))) {
        expect(dataOf(await details(entId))).toMatchObject({ name, taxNum });
        seen.add(entId);
      }
    }
  }
  expect(seen.size).toBe(180);
});

it('an unknown firm is refused with a way on; a register that does not answer means later', async () => {
  expect(dataOf(await find('无结果'))).toEqual([]);
  for (const language of ['zh-cn', 'en-us'] as const) {
    const answer = await details('ent-9999', language);
    expect(answer.decoded).toMatchObject({ code: -208, detail: { fault: 'firmUnknown', next: 'fixInput' } });
    expect(textOf(answer)).not.toBe('');
  }
  const late = await find('超时');
  expect([late.status, faultOf(late)]).toEqual([503, 'systemBusy']);
});
