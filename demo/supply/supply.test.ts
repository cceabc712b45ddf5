import { describe, expect, test } from 'vitest';
import { StoreStatus } from '#contract/calls/booking';
import type { Bilingual } from '#contract/language';
import { STATE_COUNCIL } from '#contract/rules/state-council.fixture';
import { CITIES } from '../cities.ts';
import { plusDays } from '../days.ts';
import { fullUntil } from './exceptions.ts';
import { EXTRA } from './extra-ids.ts';
import { PREMIUM_SETS, SET } from './sets.ts';
import { demoSupply } from './supply.ts';
import type { DemoCenter } from './types.ts';

const TODAY = '2026-06-01';
const { cities, sets, extras, pairs, centers, exceptions } = demoSupply(TODAY, STATE_COUNCIL);
const repeated = <T>(values: T[]) => values.filter((value, at) => values.indexOf(value) !== at);
const setIds = sets.map(({ id }) => id);
const extraIds = extras.map(({ id }) => id);
const centerOf = (id: number) => centers.find((center) => center.id === id) as DemoCenter;

describe('how much there is', () => {
  test('cities, centres, packages, add-ons', () => {
    expect(cities.length).toBeGreaterThanOrEqual(12);
    expect(centers.length).toBeGreaterThanOrEqual(60);
    expect(sets.length).toBeGreaterThanOrEqual(12);
    expect(extras.length).toBeGreaterThanOrEqual(14);
    expect(new Set(extras.map(({ category }) => category.zh)).size).toBeGreaterThanOrEqual(5);
  });

  test('all cities but the one without a partner have centres', () => {
    const empty = Object.entries(CITIES).filter(([name]) => !centers.some(({ city }) => city === name));
    expect(empty.map(([name]) => name)).toEqual(['altay']);
  });

  test('every store status is there, and centres whose orders cannot be changed', () => {
    expect(new Set(centers.map(({ status }) => status))).toEqual(new Set(StoreStatus.options));
    const fixed = centers.filter(({ changeable }) => !changeable).length;
    expect(fixed).toBeGreaterThanOrEqual(2);
    expect(fixed).toBeLessThan(6);
  });
});

describe('what belongs together', () => {
  test('ids and names are unique', () => {
    for (const list of [cities, sets, extras, centers]) {
      expect(repeated(list.map(({ id }) => id))).toEqual([]);
      expect(repeated(list.map(({ name }) => name.zh))).toEqual([]);
      expect(repeated(list.map(({ name }) => name.en))).toEqual([]);
    }
    expect(repeated(centers.map(({ phone }) => phone))).toEqual([]);
    expect(repeated([...setIds, ...extraIds])).toEqual([]);
  });

  test('centres offer packages and add-ons that exist', () => {
    for (const center of centers) {
      expect(setIds).toEqual(expect.arrayContaining(center.sets));
      expect(extraIds).toEqual(expect.arrayContaining(center.extras));
    }
  });

  test('every package can be had in ten cities, at a centre that is open', () => {
    for (const id of setIds) {
      const where = centers.filter((center) => center.status === 'normal' && center.sets.includes(id));
      expect(new Set(where.map(({ city }) => city)).size, `package ${id}`).toBeGreaterThanOrEqual(10);
    }
  });

  test('every add-on can be had somewhere, and beside some package', () => {
    for (const { id, needsSets, withinSets } of extras) {
      expect(centers.some((center) => center.extras.includes(id))).toBe(true);
      expect(
        setIds.some((set) => !withinSets.includes(set) && (needsSets.length === 0 || needsSets.includes(set))),
      ).toBe(true);
    }
  });

  test('pairs name existing add-ons, never both ways, never themselves', () => {
    const keys = pairs.map(({ extra, other }) => [extra, other].sort((a, b) => a - b).join(' '));
    expect(repeated(keys)).toEqual([]);
    for (const { extra, other } of pairs) {
      expect(extra).not.toBe(other);
      expect(extraIds).toEqual(expect.arrayContaining([extra, other]));
    }
    expect(new Set(pairs.map(({ kind }) => kind))).toEqual(new Set(['equal', 'upgrade']));
  });

  test('exclusion groups hold at least two', () => {
    const groups = extras.flatMap(({ exclusionGroup }) => exclusionGroup ?? []);
    expect(groups.length).toBeGreaterThan(0);
    for (const group of new Set(groups)) expect(groups.filter((other) => other === group).length).toBeGreaterThan(1);
  });

  test('an add-on is within exactly those packages that hold all its items', () => {
    for (const extra of extras) {
      const items = extra.groups.flatMap((group) => group.items);
      const holding = sets.filter((set) => {
        const held = new Set(set.groups.flatMap((group) => group.items.map(({ name }) => name.zh)));
        return items.every(({ name }) => held.has(name.zh));
      });
      expect(
        [...extra.withinSets].sort((a, b) => a - b),
        extra.name.en,
      ).toEqual(holding.map(({ id }) => id).sort((a, b) => a - b));
      for (const id of extra.needsSets) expect(setIds).toContain(id);
    }
  });

  test('a centre without a room offers nothing that needs it', () => {
    for (const { groups, id } of sets) {
      const items = groups.flatMap((group) => group.items.map(({ name }) => name.en));
      for (const [item, extra] of [
        ['Low-dose chest CT', EXTRA.chestCt],
        ['Head MRI', EXTRA.headMri],
      ] as const) {
        if (!items.includes(item)) continue;
        for (const center of centers) if (center.sets.includes(id)) expect(center.extras).toContain(extra);
      }
    }
  });
});

describe('packages', () => {
  test('are the usual ones', () => {
    const shown = [SET.careMale, SET.plusMale, SET.premiumMale].map((id) => sets.find((set) => set.id === id));
    const counted = shown.map((set) => set?.groups.flatMap((group) => group.items).length);
    expect(counted).toEqual([28, 36, 48]);
    expect(shown.map((set) => set?.priceFen)).toEqual([68_000, 104_000, 254_000]);
    expect(extras.find(({ id }) => id === EXTRA.gastroscopy)?.needsSets).toEqual(expect.arrayContaining(PREMIUM_SETS));
  });

  test('no item stands twice in one', () => {
    for (const { groups } of [...sets, ...extras]) {
      expect(repeated(groups.flatMap((group) => group.items.map(({ name }) => name.zh)))).toEqual([]);
    }
  });

  test('a bigger one of a family holds all of the smaller', () => {
    const items = (id: number) =>
      sets.find((set) => set.id === id)?.groups.flatMap((group) => group.items.map(({ name }) => name.zh)) ?? [];
    for (const offset of [0, 1, 2]) {
      expect(items(SET.plusMale + offset)).toEqual(expect.arrayContaining(items(SET.careMale + offset)));
      expect(items(SET.premiumMale + offset)).toEqual(expect.arrayContaining(items(SET.plusMale + offset)));
    }
    expect(items(SET.parentsPremiumFemale)).toEqual(expect.arrayContaining(items(SET.parentsFemale)));
  });
});

test('every text is there in both languages', () => {
  const texts: Bilingual[] = [
    ...cities.map(({ name }) => name),
    ...[...sets, ...extras].flatMap(({ name, summary, groups }) => [
      name,
      summary,
      ...groups.flatMap((group) => [group.name, ...group.items.flatMap((item) => [item.name, item.meaning])]),
    ]),
    ...sets.flatMap(({ highlights }) => highlights),
    ...extras.map(({ category }) => category),
    ...centers.flatMap((center) => [
      center.name,
      center.district,
      center.address,
      center.hours,
      center.transport,
      center.introduction,
      ...center.tags,
      ...center.reviews.map(({ text }) => text),
    ]),
  ];
  const broken = texts.filter(({ zh, en }) => zh.trim() === '' || en.trim() === '' || /\p{Script=Han}|\|/u.test(en));
  expect(broken).toEqual([]);
});

describe('days that differ', () => {
  test('one entry per centre and day, each with what its kind needs', () => {
    expect(repeated(exceptions.map(({ centerId, day }) => `${centerId} ${day}`))).toEqual([]);
    for (const { centerId, kind, teamCompany, opensOn } of exceptions) {
      expect(centerOf(centerId)).toBeDefined();
      expect(teamCompany !== undefined).toBe(kind === 'team');
      expect(opensOn !== undefined).toBe(kind === 'opensLater');
    }
    expect(new Set(exceptions.map(({ kind }) => kind))).toEqual(new Set(['rest', 'team', 'opensLater']));
  });

  test('everybody rests on public holidays', () => {
    const resting = exceptions.filter(({ day, kind }) => day === '2026-10-01' && kind === 'rest');
    expect(resting).toHaveLength(centers.length);
  });

  test.each(['2026-01-31', '2026-02-20', '2026-06-10', '2026-12-31', '2028-02-29'])(
    'a centre is full for two weeks at least, to the end of a month, when it is %s',
    (today) => {
      const until = fullUntil(today);
      expect(until >= plusDays(today, 14)).toBe(true);
      expect(until <= plusDays(today, 62)).toBe(true);
      expect(plusDays(until, 1).endsWith('-01')).toBe(true);
    },
  );
});
