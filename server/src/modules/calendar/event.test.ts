import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { CompanyConfig } from '#contract/company-config';
import { evePrecaution, precautionsOf } from '../booking/index.ts';
import { feedFile, orderFile, type CalendarIssuer, type CalendarOrder } from './event.ts';
import { before, folded, quoted, text } from './ics.ts';

const config = CompanyConfig.parse({});
const issuer = (lang: CalendarIssuer['lang']): CalendarIssuer => ({
  lang,
  hotline: '400-012-3456',
  precautions: precautionsOf(config),
  eve: evePrecaution(config),
});

const created: CalendarOrder = {
  orderNo: 'TJ20260610000123',
  revision: 0,
  state: 'booked',
  changesTo: '',
  relative: '',
  day: '2026-06-22',
  time: '08:00–08:30',
  createdAt: new Date('2026-06-10T02:00:00Z'),
  changedAt: new Date('2026-06-10T02:00:00Z'),
  deadline: { lastDay: '2026-06-14', provisional: false },
  cancelOnly: false,
  center: {
    name: { zh: '康禾体检（南京西路）', en: 'Kanghe, Nanjing West Road' },
    address: { zh: '上海市静安区南京西路 1601 号; 3 楼', en: '3F, 1601 Nanjing West Road, Jing’an, Shanghai' },
    phone: '021-5550-0101',
    lng: 121.447,
    lat: 31.2243,
  },
};

/** The life of one order: made, moved, moved to another place, called off. */
const life: [string, CalendarOrder][] = [
  ['1-create', created],
  [
    '2-change',
    {
      ...created,
      revision: 1,
      day: '2026-06-29',
      deadline: { lastDay: '2026-06-22', provisional: false },
      changedAt: new Date('2026-06-11T01:30:00Z'),
    },
  ],
  [
    '3-change',
    {
      ...created,
      revision: 2,
      day: '2026-06-29',
      time: '10:00–10:30',
      deadline: { lastDay: '2026-06-22', provisional: false },
      changedAt: new Date('2026-06-12T09:00:00Z'),
      center: {
        ...created.center,
        name: { zh: '瑞健体检中心陆家嘴分院', en: 'Ruijian, Lujiazui' },
        lng: 121.5,
        lat: 31.24,
      },
    },
  ],
  [
    '4-cancel',
    {
      ...created,
      revision: 3,
      state: 'cancelled',
      day: '2026-06-29',
      time: '10:00–10:30',
      changedAt: new Date('2026-06-15T00:00:00Z'),
    },
  ],
];

/** Read by a parser that shares no code with us. */
function parsed(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { calendar, events, event: events[0] as ICAL.Event };
}

const golden = (name: string): URL => new URL(`./golden/${name}.ics`, import.meta.url);

describe('golden files', () => {
  const cases = life.flatMap(([step, order]) =>
    (['zh-cn', 'en-us'] as const).map((lang) => ({ name: `${step}.${lang}`, ics: orderFile(order, issuer(lang)) })),
  );

  it.each(cases)('$name', ({ name, ics }) => {
    if (process.env.ACCEPT_GOLDEN) writeFileSync(golden(name), ics);
    expect(existsSync(golden(name))).toBe(true);
    expect(ics).toBe(readFileSync(golden(name), 'utf8'));
  });

  it.each(cases)('$name: every line ends in CRLF and has at most 75 octets', ({ ics }) => {
    expect(ics.endsWith('\r\n')).toBe(true);
    const lines = ics.split('\r\n');
    expect(lines.filter((line) => line.includes('\n') || line.includes('\r'))).toEqual([]);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(ics).not.toContain('\uFFFD');
  });
});

describe('what an independent parser reads', () => {
  const files = life.map(([, order]) => parsed(orderFile(order, issuer('en-us'))));

  it('one UID all along, a SEQUENCE that rises, and PUBLISH until it is called off', () => {
    expect(new Set(files.map(({ event }) => event.uid))).toEqual(new Set(['TJ20260610000123@checkup-portal.invalid']));
    expect(files.map(({ event }) => event.sequence)).toEqual([0, 1, 2, 3]);
    expect(files.map(({ calendar }) => calendar.getFirstPropertyValue('method'))).toEqual([
      'PUBLISH',
      'PUBLISH',
      'PUBLISH',
      'CANCEL',
    ]);
    expect(files.map(({ event }) => event.component.getFirstPropertyValue('status'))).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ]);
  });

  it('the time on the clocks of Shanghai, as an instant too', () => {
    const [first] = files;
    const zone = new ICAL.Timezone(first?.calendar.getFirstSubcomponent('vtimezone'));
    const start = first?.event.startDate as ICAL.Time;
    expect(start.toString()).toBe('2026-06-22T08:00:00');
    expect(first?.event.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Asia/Shanghai');
    start.zone = zone;
    expect(start.toJSDate()).toEqual(new Date('2026-06-22T08:00:00+08:00'));
    expect(files.map(({ event }) => event.endDate.toString())).toEqual([
      '2026-06-22T08:30:00',
      '2026-06-29T08:30:00',
      '2026-06-29T10:30:00',
      '2026-06-29T10:30:00',
    ]);
  });

  it('two alarms: when fasting begins the evening before, and when to leave; none once it is called off', () => {
    const triggers = files.map(({ event }) =>
      event.component
        .getAllSubcomponents('valarm')
        .map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds() / 60),
    );
    expect(triggers).toEqual([[-12 * 60, -60], [-12 * 60, -60], [-14 * 60, -60], []]);
  });

  it('place, preparation and deadline come through whole, special characters and all', () => {
    const [first] = files;
    expect(first?.event.location).toBe('Kanghe, Nanjing West Road, 3F, 1601 Nanjing West Road, Jing’an, Shanghai');
    expect(first?.event.component.getFirstPropertyValue('geo')).toEqual([31.2243, 121.447]);
    expect(first?.event.description).toContain(
      'Change or cancel online until Sun 14 Jun 24:00, later call 400-012-3456\n\nBefore the day\n',
    );
    const { event } = parsed(orderFile(created, issuer('zh-cn')));
    expect(event.summary).toBe('体检');
    expect(event.location).toContain('1601 号; 3 楼');
    expect(event.description).toContain('前一晚 20:00 后禁食');
  });

  it('an order at a centre that moves none can only be cancelled', () => {
    const order = { ...created, cancelOnly: true };
    const { event } = parsed(orderFile(order, issuer('zh-cn')));
    expect(event.description).toContain('6月14日（周日）24:00 前可在线取消，该机构不支持改期，之后请致电 400-012-3456');
    expect(parsed(orderFile(order, issuer('en-us'))).event.description).toContain(
      'This centre takes no changes; cancel online until Sun 14 Jun 24:00, later call 400-012-3456',
    );
  });

  it('an order that is not paid yet is tentative, a relative’s bears the name', () => {
    const order = { ...created, state: 'toPay' as const, relative: '林晓岚' };
    const { event } = parsed(orderFile(order, issuer('zh-cn')));
    expect(event.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(event.summary).toBe('体检 · 林晓岚');
    expect(event.description).toContain('尚未支付');
  });

  it('a deadline in a year whose holidays are not published yet is provisional', () => {
    const order = { ...created, deadline: { lastDay: '2027-01-05', provisional: true } };
    expect(parsed(orderFile(order, issuer('zh-cn'))).event.description).toContain(
      '1月5日（周二）24:00（暂定） 前可在线',
    );
  });

  it('a feed holds them all, called-off ones among them, in one calendar', () => {
    const other = { ...created, orderNo: 'TJ20260610000124', state: 'cancelled' as const, revision: 4 };
    const { calendar, events } = parsed(feedFile([created, other], issuer('en-us')));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(events.map(({ uid }) => uid.slice(0, 16))).toEqual(['TJ20260610000123', 'TJ20260610000124']);
    expect(events.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
      'CONFIRMED',
      'CANCELLED',
    ]);
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
    expect(parsed(feedFile([], issuer('zh-cn'))).events).toEqual([]);
  });
});

describe('writing', () => {
  it('folds between characters, never inside one', () => {
    for (const char of ['a', 'é', '检', '🩺']) {
      for (let length = 0; length < 200; length += 1) {
        const content = `X:${char.repeat(length)}`;
        const lines = folded(content).split('\r\n');
        expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        expect(lines.map((line, at) => (at === 0 ? line : line.slice(1))).join('')).toBe(content);
      }
    }
  });

  it('escapes text, and keeps quotes out of parameters', () => {
    expect(text('a\\b;c,d\r\ne\nf')).toBe('a\\\\b\\;c\\,d\\ne\\nf');
    expect(quoted('a"b\nc:d')).toBe('"a b c:d"');
  });

  it.each([
    [0, '-PT0M'],
    [45, '-PT45M'],
    [60, '-PT1H'],
    [750, '-PT12H30M'],
  ])('%i minutes before is %s', (minutes, written) => {
    expect(before(minutes)).toBe(written);
  });
});
