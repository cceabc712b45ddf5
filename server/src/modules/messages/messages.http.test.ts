import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#contract/language';
import { orderNumber } from '#contract/rules/order-number';
import { HOUR, MINUTE, DAY } from '../../../test/clock.ts';
import { confirmSessions } from '../../../test/account-scenes.ts';
import { dataOf } from '../../../test/answers.ts';
import { holdSeat, leap, PAID_FEN, payTrade, runJobs, startPaying } from '../../../test/paying.ts';
import { ask, newDay } from '../../../test/new-day.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { everyRow } from '../../../test/rows.ts';
import { makeSeats, orderFor, type Seats } from '../../../test/seats.ts';
import { transact } from '../../db/transact.ts';
import { sendAllDue } from './jobs.ts';
import { sweepAll } from '../../../test/sweep.ts';
import { examNews } from './texts/exam-facts.ts';
import { phoneColumns } from '../people/set-phone.ts';
import { queueMessages, sendDue, queueReportReadyMessage, queueSeatMessages } from './index.ts';

let portal: TestPortal;
let who: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

beforeEach(async () => {
  who = await newDay(portal, 'emp');
  await ask(portal, 'DELETE FROM message');
});

const member = () => ({ guid: who.user.CustomerGuid, token: who.token });
const seats = (day?: string) => makeSeats(portal.portal.database.pool, 1, day ? { day } : {});
const book = async (at: Seats, language: Language = 'zh-cn', more: object = {}) =>
  dataOf(
    await portal.call(
      'AddExamOrder',
      { ...orderFor({ userGuid: who.user.CustomerGuid }, at), ...more },
      { session: who, language },
    ),
  ).orderId;
const cancel = async (orderId: number) =>
  dataOf(await portal.call('CancelExamOrder', { customerGuid: who.user.CustomerGuid, orderId }, { session: who }));

/** The waiting and sent messages about an order, in the order of their time: kind and when it is due in Shanghai. */
const planned = async (orderId: number): Promise<string[]> => {
  const rows = await ask<{ line: string }>(
    portal,
    `SELECT kind || ' ' || to_char(due_at AT TIME ZONE 'Asia/Shanghai', 'MM-DD HH24:MI')
       || CASE WHEN sent_at IS NULL THEN '' ELSE ' sent' END AS line
     FROM message WHERE subject = $1 ORDER BY due_at, kind`,
    [`exam:${orderId}`],
  );
  return rows.map(({ line }) => line);
};
const texts = (orderId: number) => {
  const no = orderNumber(orderId, portal.clock.now()).slice(10);
  return (portal.portal.ports.sms.kept?.() ?? []).filter(({ text }) => text.includes(no)).map(({ text }) => text);
};
const send = () => sendAllDue(portal.portal);

describe('a booking', () => {
  it('is told at once and reminded of: a day before the deadline in the evening, and the day before the exam', async () => {
    const orderId = await book(await seats());
    // exam on Mon 22 June, four working days and Dragon Boat between: online until 14 June 24:00
    expect(await planned(orderId)).toEqual([
      'booked 06-10 10:00',
      'deadline24h 06-13 20:00',
      'examTomorrow 06-21 10:00',
    ]);
    await send();
    const [text] = texts(orderId);
    expect(text).toMatch(/^【体检预约】您的体检已预约：6月22日（周一）1\d:\d\d-23:59，.+。订单TJ20260610\d+。/);
    expect(text).toContain('6月14日（周日）24:00前可在线改期或取消，之后请致电400-012-3456。');
    expect(await planned(orderId)).toContain('booked 06-10 10:00 sent');

    portal.clock.at('2026-06-13T20:01:00+08:00');
    await send();
    expect(texts(orderId)[0]).toContain('在线改期或取消截止6月14日（周日）24:00');
    portal.clock.at('2026-06-21T10:01:00+08:00');
    await send();
    expect(texts(orderId)[0]).toContain('今晚20:00后禁食');
    expect(texts(orderId)).toHaveLength(3);
  });

  it('is told in the language it was made in', async () => {
    const orderId = await book(await seats(), 'en-us');
    await send();
    expect(texts(orderId)[0]).toMatch(/^Health check-up: Your check-up is booked: Mon 22 Jun, 1\d:\d\d-23:59, /);
  });

  it('for a relative names the person and goes to the one who booked', async () => {
    who = await portal.login('demo', 'parent');
    const { relations } = dataOf(await portal.call('Relation', { userGuid: who.user.CustomerGuid }, { session: who }));
    const relative = relations.find(
      ({ relation, gender, reason }) => relation !== 'self' && gender === 'male' && !reason,
    );
    const orderId = await book(await seats(), 'zh-cn', { customerGuid: relative?.customerGuid });
    await send();
    expect(texts(orderId)[0]).toContain(`${relative?.name}的体检已预约`);
    const [message] = await ask<{ guid: string }>(
      portal,
      'SELECT person_guid AS guid FROM message WHERE subject = $1',
      [`exam:${orderId}`],
    );
    expect(message?.guid).toBe(who.user.CustomerGuid);
  });

  it('that is not paid yet says nothing; once paid it is told', async () => {
    const held = await holdSeat(portal, member(), await seats());
    expect(await planned(held.orderId)).toEqual([]);
    await payTrade(portal, await startPaying(portal, member(), held));
    expect(await planned(held.orderId)).toHaveLength(3);
  });

  it('about an unpaid order says nothing at all', async () => {
    const held = await holdSeat(portal, member(), await seats());
    await leap(portal, HOUR);
    await runJobs(portal);
    expect(await planned(held.orderId)).toEqual([]);
  });
});

describe('the planned messages follow the order', () => {
  it('a change drops what waits, tells the new time and plans anew', async () => {
    const orderId = await book(await seats());
    await book(await seats('2026-06-29'), 'zh-cn', { oldOrderId: orderId });
    expect(await planned(orderId)).toEqual([
      'changed 06-10 10:00',
      'deadline24h 06-21 20:00',
      'examTomorrow 06-28 10:00',
    ]);
    await send();
    expect(texts(orderId)).toEqual([expect.stringContaining('您的体检已改为：6月29日（周一）')]);
  });

  it('every change is told, and reminders go out again for the new day', async () => {
    const orderId = await book(await seats());
    await send();
    portal.clock.at('2026-06-13T20:01:00+08:00');
    who = await portal.login('demo', 'emp');
    await send();
    await book(await seats('2026-06-29'), 'zh-cn', { oldOrderId: orderId });
    await send();
    await book(await seats('2026-07-06'), 'zh-cn', { oldOrderId: orderId });
    await send();
    expect(texts(orderId)).toHaveLength(4);
    expect(await planned(orderId)).toEqual([
      'booked 06-10 10:00 sent',
      'deadline24h 06-13 20:00 sent',
      'changed 06-13 20:01 sent',
      'changed 06-13 20:01 sent',
      'deadline24h 06-28 20:00',
      'examTomorrow 07-05 10:00',
    ]);
  });

  // proves: no reminder of a cancelled order
  it('cancelled order: no reminder is left, and the refund is named', async () => {
    const held = await holdSeat(portal, member(), await seats());
    await payTrade(portal, await startPaying(portal, member(), held));
    await cancel(held.orderId);
    expect(await planned(held.orderId)).toEqual(['cancelled 06-10 10:00']);
    portal.clock.advance(30 * DAY);
    await send();
    expect(texts(held.orderId)).toEqual([expect.stringContaining(`¥${(PAID_FEN / 100).toFixed(2)}将原路退回`)]);
  });

  it('a person who gives up an unpaid one is not told', async () => {
    const held = await holdSeat(portal, member(), await seats());
    await cancel(held.orderId);
    expect(await planned(held.orderId)).toEqual([]);
  });
});

describe('late money', () => {
  it('that gets its seat again is told so', async () => {
    const held = await holdSeat(portal, member(), await seats());
    const trade = await startPaying(portal, member(), held);
    await payTrade(portal, trade, { quietly: true });
    await ask(
      portal,
      `UPDATE exam_order SET status = 40, closed_as = 'expired', held_until = NULL WHERE order_id = $1`,
      [held.orderId],
    );
    await ask(
      portal,
      'UPDATE segment SET booked = booked - 1 FROM exam_order o WHERE o.segment_id = segment.segment_id AND o.order_id = $1',
      [held.orderId],
    );
    await leap(portal, 2 * MINUTE);
    await runJobs(portal);
    expect((await planned(held.orderId))[0]).toMatch(/^lateSeated/);
    await send();
    expect(texts(held.orderId)[0]).toContain('名额已重新为您保留');
  });

  it('that cannot be used is told to go back', async () => {
    const at = await seats();
    const held = await holdSeat(portal, member(), at);
    const trade = await startPaying(portal, member(), held);
    await payTrade(portal, trade, { quietly: true });
    await ask(
      portal,
      `UPDATE exam_order SET status = 40, closed_as = 'expired', held_until = NULL WHERE order_id = $1`,
      [held.orderId],
    );
    await leap(portal, 2 * MINUTE);
    await runJobs(portal);
    await send();
    expect(texts(held.orderId)).toEqual([
      expect.stringMatching(/付款到账时名额已释放，预约未成功。¥360\.00将原路退回/),
    ]);
    await ask(portal, 'UPDATE segment SET booked = 0 WHERE segment_id = $1', [at.segmentId]);
  });
});

describe('the outbox', () => {
  // proves: message sealed
  // proves: phone of a message sealed
  it('sealed: neither phone nor text can be read from the rows', async () => {
    const orderId = await book(await seats());
    const { message = '' } = await everyRow(portal.portal.database.pool);
    const hex = (text: string) => Buffer.from(text).toString('hex');
    expect(message).toContain(`exam:${orderId}`);
    await confirmSessions(portal, who);
    const { phone } = dataOf(
      await portal.call('RevealPerson', { customerGuid: who.user.CustomerGuid }, { session: who }),
    );
    expect(phone).toMatch(/^1\d{10}$/);
    for (const secret of ['体检', '6月22日', phone]) {
      expect(message.includes(secret)).toBe(false);
      expect(message.includes(hex(secret))).toBe(false);
    }
  });

  // proves: told once
  it('told once: the same news about the same order is one message', async () => {
    const orderId = await book(await seats());
    const again = transact({ portal: portal.portal, company: { companyId: who.user.CompanyId } }, (ctx) =>
      queueSeatMessages(ctx, orderId, 'booked'),
    );
    await expect(again).resolves.toBeUndefined();
    await send();
    await send();
    expect(texts(orderId)).toHaveLength(1);
  });

  // proves: lease of a message
  it('one lease: many nodes at once send each message once', async () => {
    const other = await startPortal({ database: portal.database, now: portal.clock.now(), jobs: false });
    try {
      const { CompanyId: companyId, CustomerGuid: guid } = who.user;
      const orderId = await book(await seats());
      await transact({ portal: portal.portal, company: { companyId } }, async (ctx) => {
        const { facts } = await examNews(ctx, orderId);
        const common = {
          person: { guid, phone: '13900001234' },
          subject: 'lease',
          lang: 'zh-cn',
          parameters: facts,
        } as const;
        const about = Array.from({ length: 99 }, (_, at) => `lease/${at}`);
        const dueAt = portal.clock.now();
        await queueMessages(
          ctx,
          about.map((about) => ({ ...common, about, kind: 'reportReady', dueAt })),
        );
      });
      const nodes = [portal, other];
      for (let round = 0; round < 5; round += 1)
        await Promise.all([...nodes, ...nodes, ...nodes].map((node) => sendDue(node.portal, companyId)));
      const [here, there] = nodes.map((node) => (node.portal.ports.sms.kept?.() ?? []).map(({ no }) => no));
      const rows = await ask<{ no: string; tries: number }>(
        portal,
        `SELECT company_id || '-' || message_id AS no, tries FROM message WHERE sent_at IS NOT NULL`,
      );
      expect(rows.filter(({ tries }) => tries !== 1)).toEqual([]);
      expect(rows).toHaveLength(100);
      expect(here?.filter((no) => there?.includes(no))).toEqual([]);
      for (const { no } of rows) expect([here, there].filter((kept) => kept?.includes(no))).toHaveLength(1);
    } finally {
      await other.stop();
    }
  });

  it('a refused message is tried again, each time later, and given up after seven', async () => {
    const orderId = await book(await seats());
    await setPhone('13900004040');
    const tries = async () =>
      (
        await ask<{ tries: number }>(portal, `SELECT tries FROM message WHERE subject = $1 AND kind = 'booked'`, [
          `exam:${orderId}`,
        ])
      )[0]?.tries;
    await send();
    await send();
    expect(await tries()).toBe(1);
    for (let turn = 0; turn < 10; turn += 1) {
      portal.clock.advance(2 * HOUR);
      await send();
    }
    expect(await tries()).toBe(7);
    expect(texts(orderId)).toEqual([]);
  });

  // proves: a refused message is not tried again
  it('a message refused for good is given up at once, and stands among the failed ones', async () => {
    const orderId = await book(await seats());
    await setPhone('13900004041');
    await send();
    const rows = await ask(portal, `SELECT tries, sent_at FROM message WHERE subject = $1 AND kind = 'booked'`, [
      `exam:${orderId}`,
    ]);
    expect(rows).toEqual([{ tries: 7, sent_at: null }]);
  });

  it('goes to the number the person has now', async () => {
    const orderId = await book(await seats());
    await setPhone('13900001234');
    await send();
    const no = orderNumber(orderId, portal.clock.now()).slice(10);
    const sent = portal.portal.ports.sms.kept?.().find(({ text }) => text.includes(no));
    expect(sent?.phone).toBe('13900001234');
  });

  it('a reminder that missed its hour is not sent, and swept', async () => {
    const orderId = await book(await seats());
    await send();
    portal.clock.at('2026-06-21T22:01:00+08:00');
    await send();
    expect(texts(orderId)).toHaveLength(1);
    await sweepAll(portal.portal);
    expect(await planned(orderId)).toEqual(['booked 06-10 10:00 sent']);
    portal.clock.advance(100 * DAY);
    await sweepAll(portal.portal);
    expect(await planned(orderId)).toEqual([]);
  });

  it('the report is told of', async () => {
    const orderId = await book(await seats());
    await transact({ portal: portal.portal, company: { companyId: who.user.CompanyId } }, (ctx) =>
      queueReportReadyMessage(ctx, orderId),
    );
    await send();
    expect(texts(orderId).some((text) => text.includes('体检报告已可查看'))).toBe(true);
  });

  /** As a confirmed code would. */
  const setPhone = (phone: string): Promise<void> =>
    transact({ portal: portal.portal, company: { companyId: who.user.CompanyId } }, async (ctx) => {
      const columns = phoneColumns(
        await ctx.portal.keyring.companyKey(ctx),
        who.user.CustomerGuid,
        phone,
        portal.clock.now(),
      );
      await ctx.db.updateTable('person').set(columns).where('person_guid', '=', who.user.CustomerGuid).execute();
    });
});

describe('/sim/sms', () => {
  it('shows the sent messages, the newest first, phones masked, in both languages', async () => {
    const orderId = await book(await seats());
    await send();
    const page = await portal.fetch('/sim/sms?lang=en');
    const html = await page.text();
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<h1>SMS sandbox</h1>');
    expect(html.indexOf(texts(orderId)[0] ?? '?')).toBeGreaterThan(0);
    expect(html).not.toMatch(/\b1\d{10}\b|style=|<script/);
    expect(await (await portal.fetch('/sim/sms')).text()).toContain('<h1>短信沙箱</h1>');
    expect((await portal.fetch('/sim/sms.css')).headers.get('content-type')).toContain('text/css');
  });

  it('is not there without the demo world', async () => {
    const bare = await startPortal({ database: portal.database, env: { DEMO_WORLD: 'off' } });
    try {
      expect((await bare.fetch('/sim/sms')).status).toBe(404);
    } finally {
      await bare.stop();
    }
  });
});
