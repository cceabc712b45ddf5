import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#contract/language';
import { dataOf } from '../../../test/answers.ts';
import { ask, newDay } from '../../../test/new-day.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { makeSeats, orderFor, type Seats } from '../../../test/seats.ts';
import { transact } from '../../db/transact.ts';
import { sendAllDue } from './jobs.ts';
import { queueSeatMessages } from './index.ts';
import { messageSealContext } from './stored.ts';

let portal: TestPortal;
let who: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

beforeEach(async () => {
  who = await newDay(portal, 'emp');
  await ask(portal, 'DELETE FROM message');
  await confirmEmail(true);
});

/** As a typed code would. */
const confirmEmail = (isConfirmed: boolean) =>
  ask(portal, 'UPDATE person SET email_confirmed = $2 WHERE person_guid = $1', [who.user.CustomerGuid, isConfirmed]);
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
const here = () => ({ portal: portal.portal, company: { companyId: who.user.CompanyId } });

/** All that has come by each channel since it was last looked at. */
const seen = new Set<unknown>();
async function arrived() {
  await sendAllDue(portal.portal);
  const { sms, email } = portal.portal.ports;
  const fresh = <T extends object>(kept: readonly T[] = []): T[] => {
    const found = kept.filter((message) => !seen.has(message));
    found.forEach((message) => seen.add(message));
    return found.toReversed();
  };
  return { sms: fresh(sms.kept?.()), email: fresh(email.kept?.()) };
}

interface Entry {
  method: unknown;
  uid: string;
  sequence: number;
  status: unknown;
}
/** The calendar file of an e-mail. */
function entryOf({ attachments }: { attachments: readonly { type: string; content: Buffer }[] }): Entry {
  expect(attachments).toHaveLength(1);
  const [file] = attachments;
  const calendar = new ICAL.Component(ICAL.parse(file?.content.toString('utf8') ?? ''));
  const method = calendar.getFirstPropertyValue('method');
  expect(file?.type).toBe(`text/calendar; charset=utf-8; method=${String(method)}`);
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('a calendar file without an entry');
  const { uid, sequence } = new ICAL.Event(component);
  return { method, uid, sequence, status: component.getFirstPropertyValue('status') };
}

interface RawRow {
  kind: string;
  channel: 'sms' | 'email';
  to: string;
  body: string;
  lang?: Language;
}
/** A row as another version has queued it. */
async function queueRow({ kind, channel, to, body, lang }: RawRow): Promise<number> {
  const about = `raw/${kind}`;
  const key = await transact(here(), (ctx) => portal.portal.keyring.companyKey(ctx));
  const seal = (column: 'phone' | 'body', value: string) =>
    key.seal(messageSealContext(column, { kind, about }), value);
  const [row] = await ask<{ id: string }>(
    portal,
    `INSERT INTO message (company_id, message_id, person_guid, kind, about, subject, phone, body, due_at, next_try,
       channel, lang, fixed_phone)
     VALUES ($1, nextval('message_number'), $2, $3, $4, 'raw', $5, $6, $7, $7, $8, $9, true) RETURNING message_id AS id`,
    [
      ...[who.user.CompanyId, who.user.CustomerGuid, kind, about],
      ...[seal('phone', to), seal('body', body), portal.clock.now(), channel, lang],
    ],
  );
  return Number(row?.id);
}

describe('a booking of a person with a confirmed address', () => {
  // proves: an e-mail is sent beside the short message
  it('is told by SMS and by e-mail, once each, in the same words; the e-mail is text and page with the calendar', async () => {
    const orderId = await book(await seats());
    await transact(here(), (ctx) => queueSeatMessages(ctx, orderId, 'booked'));
    const { sms, email } = await arrived();
    expect(sms).toHaveLength(1);
    expect(email).toHaveLength(1);
    const [short, mail] = [sms[0], email[0]];
    if (!short || !mail) throw new Error('they are there');
    expect(mail).toMatchObject({
      to: 'emp@demo.example',
      subject: expect.stringMatching(/^您的体检已预约：6月22日（周一）/) as string,
    });
    expect(`【体检预约】${mail.text}`).toBe(`${short.text}\n\n打开附件即可将体检加入日历。`);
    expect(mail.html).toContain('<html lang="zh-CN">');
    for (const words of mail.text.split('\n\n')) expect(mail.html).toContain(words);
    expect(entryOf(mail)).toMatchObject({ method: 'PUBLISH', sequence: 0, status: 'CONFIRMED' });
    expect(mail.attachments[0]?.name).toMatch(/^checkup-TJ\d+\.ics$/);
    expect(await arrived()).toEqual({ sms: [], email: [] });
  });

  it('keeps one entry in the calendar: its number rises with each change, and the cancelled one is called off', async () => {
    const orderId = await book(await seats());
    const first = (await arrived()).email;
    await book(await seats('2026-06-29'), 'en-us', { oldOrderId: orderId });
    const second = (await arrived()).email;
    await cancel(orderId);
    const third = (await arrived()).email;
    const mails = [first, second, third].flat();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^您的体检已预约：6月22日（周一）/),
      expect.stringMatching(/^您的体检已改为：6月29日（周一）/),
      expect.stringMatching(/^您的体检已取消：6月29日（周一）/),
    ]);
    expect(third[0]?.text).toContain('打开附件即可将这次体检从日历中移除。');
    const entries = mails.map(entryOf);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.map(({ method, sequence, status }) => [method, sequence, status])).toEqual([
      ['PUBLISH', 0, 'CONFIRMED'],
      ['PUBLISH', 1, 'CONFIRMED'],
      ['CANCEL', 2, 'CANCELLED'],
    ]);
  });

  it('that is cancelled before the e-mail was sent is told of the end alone', async () => {
    const orderId = await book(await seats());
    await cancel(orderId);
    expect((await arrived()).email.map(({ subject }) => subject)).toEqual([expect.stringContaining('体检已取消')]);
  });

  it('is written in the language it was made in, and goes to the address of now', async () => {
    await book(await seats(), 'en-us');
    const kept = await ask<{ email: Buffer }>(portal, 'SELECT email FROM person WHERE person_guid = $1', [
      who.user.CustomerGuid,
    ]);
    const key = await transact(here(), (ctx) => portal.portal.keyring.companyKey(ctx));
    const sealed = (address: string) =>
      key.seal({ table: 'person', column: 'email', row: who.user.CustomerGuid }, address);
    const setEmail = (email: Buffer | undefined) =>
      ask(portal, 'UPDATE person SET email = $2 WHERE person_guid = $1', [who.user.CustomerGuid, email]);
    await setEmail(sealed('now@demo.example'));
    const { email } = await arrived();
    await setEmail(kept[0]?.email);
    expect(email.map(({ to }) => to)).toEqual(['now@demo.example']);
    expect(email[0]?.subject).toMatch(/^Your check-up is booked: Mon 22 Jun, /);
    expect(email[0]?.html).toContain('<html lang="en">');
  });

  // proves: check-ups are told to confirmed addresses only
  it('goes by SMS alone where the address is not known to be theirs', async () => {
    await confirmEmail(false);
    const orderId = await book(await seats());
    await cancel(orderId);
    const { sms, email } = await arrived();
    expect(sms).toHaveLength(1);
    expect(email).toEqual([]);
  });
});

describe('a short message', () => {
  it('comes with the name of its template and its values, for a carrier that has texts of its own', async () => {
    await book(await seats());
    const { template } = (await arrived()).sms[0] ?? {};
    expect(template).toMatchObject({ key: 'booked', lang: 'zh-cn' });
    expect(Object.keys(template?.parameters ?? {})).toEqual([
      ...['relative', 'day', 'time', 'center', 'orderNo', 'deadline', 'cancelOnly', 'hotline'],
    ]);
    expect(template?.parameters).toMatchObject({ relative: '', day: '6月22日（周一）', cancelOnly: '' });
  });

  it('of a newer version is not sent and holds no other up', async () => {
    const to = '13900001234';
    await queueRow({ kind: 'feedbackRead', channel: 'sms', to, body: '{"number":"FK1"}', lang: 'zh-cn' });
    await queueRow({ kind: 'feedbackAnswered', channel: 'sms', to, body: '{"number":"FK1","by":"x"}', lang: 'zh-cn' });
    const { sms } = await arrived();
    expect(sms.map(({ text }) => text)).toEqual(['【体检预约】您的反馈FK1已有答复，请登录后在「我的反馈」中查看。']);
    expect(await ask(portal, `SELECT tries FROM message WHERE kind = 'feedbackRead'`)).toEqual([{ tries: 1 }]);
  });
});

describe('a message of a version before, queued with its finished text', () => {
  // proves: a finished text of before is sent as it is
  it('is sent as it is, by SMS and by e-mail, and read without its code', async () => {
    const text = '【体检预约】验证码123456，用于确认新手机号。';
    const messageId = await queueRow({ kind: 'phoneCode', channel: 'sms', to: '13900001234', body: text });
    await queueRow({
      kind: 'emailCode',
      channel: 'email',
      to: 'old@demo.example',
      body: '确认您的新邮箱\n\n验证码654321，请勿告知他人。',
    });
    const { sms, email } = await arrived();
    expect(sms).toEqual([expect.objectContaining({ phone: '13900001234', text })]);
    expect(sms[0]?.template).toBeUndefined();
    expect(email).toMatchObject([
      { to: 'old@demo.example', subject: '确认您的新邮箱', text: '验证码654321，请勿告知他人。', attachments: [] },
    ]);
    const support = await portal.operator('support');
    const companyId = who.user.CompanyId;
    const shown = dataOf(await portal.call('OpsMessageText', { companyId, messageId }, { session: support })).text;
    expect(shown).toBe('【体检预约】验证码******，用于确认新手机号。');
    dataOf(await portal.call('OpsMessageResend', { companyId, messageId, reason: '没有收到' }, { session: support }));
    expect((await arrived()).sms.map((message) => message.text)).toEqual([text]);
  });
});
