import { describe, expect, it } from 'vitest';
import type { PaySource } from '#contract/calls/mall-orders';
import { shownBy, splitOf, stepOf, usesFor, usesOf } from './split.ts';

const source = (kind: PaySource['source'], id: number, use: number, most: number): PaySource => ({
  source: kind,
  id,
  name: { zh: '', en: '' },
  number: null,
  have: most,
  use,
  most,
  useFen: kind === 'points' ? use * 100 : use,
  expires: null,
  limit: null,
  uses: null,
});
/** 696 yuan, of which 100 by a gift, 150 by a card, 300 by points and 146 in money. */
const preview = {
  sources: [source('gift', 7, 10_000, 10_000), source('card', 8, 15_000, 15_000), source('points', 0, 300, 348)],
  moneyFen: 14_600,
  pointFen: 100,
};

describe('what to pay with', () => {
  it('is as recommended until something is changed', () => {
    const { rows, moneyFen } = shownBy(preview, {});
    expect(moneyFen).toBe(14_600);
    expect(rows.map(({ use }) => use)).toEqual([10_000, 15_000, 300]);
    expect(splitOf(rows)).toEqual({
      gifts: [{ giftId: 7, fen: 10_000 }],
      cards: [{ assetId: 8, fen: 15_000 }],
      points: 300,
    });
  });

  it('what one source pays less, money pays more, to the fen', () => {
    const { rows, moneyFen } = shownBy(preview, { 'gift 7': 1, 'points 0': 348 });
    expect(moneyFen).toBe(14_600 + 9_999 - 4_800);
    expect(splitOf(rows)).toMatchObject({ gifts: [{ giftId: 7, fen: 1 }], points: 348 });
  });

  it('no source goes beyond the open amount, nor beyond its own usable part', () => {
    const full = shownBy({ ...preview, moneyFen: 250 }, {});
    expect(full.rows.map(({ max }) => max)).toEqual([10_000, 15_000, 302]);
    expect(shownBy(preview, { 'points 0': 9_999 }).rows[2]?.use).toBe(348);
    expect(shownBy(preview, { 'gift 7': -5 }).rows[0]?.use).toBe(0);
  });

  it('an unused source is not sent', () => {
    expect(splitOf(shownBy(preview, { 'gift 7': 0, 'card 8': 0, 'points 0': 0 }).rows)).toEqual({
      gifts: [],
      cards: [],
      points: 0,
    });
  });

  it('a wish is shown as it was made', () => {
    const uses = usesOf({ gifts: [], cards: [{ assetId: 8, fen: 500 }], points: 12 }, preview.sources);
    expect(uses).toEqual({ 'gift 7': 0, 'card 8': 500, 'points 0': 12 });
  });

  it('a press changes ten yuan or ten points, less where there is less', () => {
    expect([stepOf({ source: 'gift', most: 10_000 }), stepOf({ source: 'points', most: 5 })]).toEqual([1_000, 5]);
  });

  it('a dental card is used in whole uses, the dearest first', () => {
    const steps = [0, 26_000, 42_800];
    expect([0, 25_999, 26_000, 30_000, 42_800, 99_999].map((fen) => usesFor(steps, fen))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
