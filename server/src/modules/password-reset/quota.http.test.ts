import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultOf, fromElsewhere } from '../../../test/answers.ts';
import { HOUR, MINUTE } from '../../../test/clock.ts';
import { givePass } from '../../../test/password-scenes.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import type { Ctx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { keepCode } from './ask-code.ts';

const OPTIONS = { env: { TRUST_PROXY: '1' }, jobs: false };
let nodes: TestPortal[];
beforeAll(async () => {
  const first = await startPortal(OPTIONS);
  const more = [1, 2].map(() => startPortal({ ...OPTIONS, database: first.database, now: first.clock.now() }));
  nodes = [first, ...(await Promise.all(more))];
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.stop();
});

const advance = (ms: number) => nodes.forEach(({ clock }) => clock.advance(ms));
/** As a call that has read its picture, at all nodes at the same moment, more than once each. */
async function askEverywhere(phone: string): Promise<string[]> {
  const asking = nodes.flatMap(({ portal }) => {
    const ctx = { portal, now: portal.clock, lang: 'zh-cn' } as unknown as Ctx;
    return [1, 2].map(() =>
      keepCode(ctx, phone).then(
        ({ sentBefore }) => (sentBefore ? 'before' : 'sent'),
        (error: unknown) => (error instanceof Fault ? error.fault : String(error)),
      ),
    );
  });
  return (await Promise.all(asking)).filter((answer) => answer === 'sent');
}

// proves: a phone has one quota of codes on all nodes
it('a phone gets one code a minute, five an hour and ten a day, whichever of three nodes is asked', async () => {
  const perHour: number[] = [];
  for (let hour = 0; hour < 3; hour += 1) {
    let sent = 0;
    for (let minute = 0; minute < 7; minute += 1) {
      const now = await askEverywhere('13711112222');
      expect(now.length).toBeLessThanOrEqual(1);
      sent += now.length;
      advance(MINUTE + 1_000);
    }
    perHour.push(sent);
    advance(HOUR);
  }
  expect(perHour).toEqual([5, 5, 0]);
  advance(24 * HOUR);
  expect(await askEverywhere('13711112222')).toEqual(['sent']);
});

// proves: an address has a quota of reset codes
it('one address asks twenty times in a quarter of an hour, whatever phones it names and whichever node it asks', async () => {
  const headers = fromElsewhere();
  const answers: string[] = [];
  for (let count = 0; count < 22; count += 1) {
    const [node, mobile] = [nodes[count % 3] ?? nodes[0], `1371111${3_000 + count}`];
    if (!node) throw new Error('there are three nodes');
    await givePass(node, mobile);
    answers.push(faultOf(await node.call('SendSmsCode', { mobile }, { headers })));
  }
  expect(answers).toEqual([...Array<string>(20).fill('answered'), 'tooMany', 'tooMany']);
});
