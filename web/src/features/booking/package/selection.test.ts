import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Extra, ExamSet } from '#contract/calls/booking';
import { faultText, type FaultName, type FaultParams } from '#contract/faults';
import { selectionProblem } from '#contract/rules/extras';
import { extraState, feesOf, keptExtras, swapsOut, type Offer } from './selection.ts';
import { packageText } from './text.ts';

const words = (text: string) => ({ zh: text, en: text });
const set = (id: number, selfFen = 0): ExamSet => ({
  id,
  name: words(`set ${id}`),
  summary: words(''),
  highlights: [],
  itemCount: 1,
  priceFen: selfFen + 100,
  companyFen: 100,
  selfFen,
  popular: false,
  meets: [],
  misses: [],
  advised: null,
  best: false,
  reason: null,
});
const extra = (id: number, more: Partial<Extra> = {}): Extra => ({
  id,
  category: words('c'),
  name: words(`extra ${id}`),
  summary: words(''),
  priceFen: 10 * id,
  excludes: [],
  upgradeOf: [],
  needsSets: [],
  withinSets: [],
  paid: false,
  misses: [],
  reason: null,
  ...more,
});

const offer: Offer = {
  examSets: [set(1), set(2, 300)],
  extras: [extra(11), extra(12, { excludes: [11] }), extra(13, { needsSets: [2] }), extra(14, { withinSets: [2] })],
  maxExtras: 2,
  paidFen: 0,
};

describe('add-ons beside a choice', () => {
  const at = (id: number, chosen: { setId: number | undefined; extraIds: number[] }) => {
    const found = offer.extras.find((one) => one.id === id);
    return found && extraState(offer, found, chosen);
  };

  it('are free, ticked, or refused with the rule', () => {
    expect(at(11, { setId: 1, extraIds: [] })).toEqual({ kind: 'free', checked: false });
    expect(at(11, { setId: 1, extraIds: [11] })).toEqual({ kind: 'free', checked: true });
    expect(at(12, { setId: 1, extraIds: [11] })).toMatchObject({ problem: { kind: 'exclusive', with: 11 } });
    expect(at(11, { setId: 1, extraIds: [12] })).toMatchObject({ problem: { kind: 'exclusive', with: 12 } });
    expect(at(13, { setId: undefined, extraIds: [] })).toMatchObject({ problem: { kind: 'needsSet', sets: [2] } });
    expect(at(14, { setId: 2, extraIds: [] })).toEqual({ kind: 'included' });
    expect(at(14, { setId: 1, extraIds: [11, 13] })).toEqual({ kind: 'noMore' });
  });

  it('that were paid stay whatever else changes', () => {
    const paid = { ...offer, extras: [extra(11, { paid: true }), extra(12, { excludes: [11] })] };
    expect(keptExtras(paid, 1, [])).toEqual([11]);
    expect(keptExtras(paid, 1, [12])).toEqual([11]);
    expect(swapsOut(paid, paid.extras[1] as Extra, { setId: 1, extraIds: [11] })).toBeUndefined();
  });

  it('are swapped against all that stand in the way', () => {
    const three = { ...offer, extras: [extra(11), extra(12), extra(15, { excludes: [11, 12] })] };
    expect(swapsOut(three, three.extras[2] as Extra, { setId: 1, extraIds: [11, 12] })).toEqual([11, 12]);
  });

  it('cost what they cost on top of the package', () => {
    expect(feesOf(offer, { setId: 2, extraIds: [11, 13] }).selfFen).toBe(300 + 110 + 130);
    expect(feesOf(offer, { setId: undefined, extraIds: [] }).selfFen).toBe(0);
  });

  it('of a change is the difference to the amount paid', () => {
    const due = (paidFen: number) => feesOf({ ...offer, paidFen }, { setId: 2, extraIds: [11] }).moreFen;
    expect([0, 300, 500].map(due)).toEqual([410, 110, -90]);
  });
});

it('add-ons kept with another package never break a rule', () => {
  const ids = [1, 2, 3, 4, 5, 6];
  const some = fc.subarray(ids);
  const sets = fc.subarray([1, 2, 3]);
  const extras = fc.tuple(
    ...ids.map((id) =>
      fc
        .record({ excludes: some, needsSets: sets, withinSets: sets })
        .map((rule) => extra(id, { ...rule, excludes: rule.excludes.filter((other) => other !== id) })),
    ),
  );
  fc.assert(
    fc.property(extras, some, fc.integer({ min: 1, max: 3 }), fc.nat({ max: 6 }), (list, before, setId, maxExtras) => {
      const kept = keptExtras(
        { examSets: [set(1), set(2), set(3)], extras: list, maxExtras, paidFen: 0 },
        setId,
        before,
      );
      const catalogue = new Map(list.map((one) => [one.id, one]));
      expect(selectionProblem({ setId, extraIds: kept }, catalogue, maxExtras)).toBeUndefined();
      expect(kept.every((id) => before.includes(id))).toBe(true);
    }),
  );
});

it('says a refusal in the very words of the server', () => {
  const says = (name: FaultName, zh: string, en: string, params?: FaultParams) => {
    expect(zh).toBe(faultText(name, 'zh-cn', params));
    expect(en).toBe(faultText(name, 'en-us', params));
  };
  const { zh, en } = packageText;
  says('extrasExclusive', zh.exclusive('A'), en.exclusive('A'), { item: 'A' });
  says('extraNeedsSet', zh.needsSet('A'), en.needsSet('A'), { item: 'A' });
  says('extraPaid', zh.paid, en.paid);
});
