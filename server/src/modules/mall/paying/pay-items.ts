import type { MallSource } from '#contract/calls/mall-orders';

export interface SplitItem {
  itemNo: number;
  count: number;
  unitFen: number;
  /** The company pays all of it. */
  isFree: boolean;
  /** One use of a dental card pays for one of it. */
  isDental: boolean;
}

/** A source's payment for an item, to the fen. */
export interface Part {
  itemNo: number;
  source: MallSource;
  /** The gift or the card; 0 of the others. */
  sourceId: number;
  fen: number;
  points: number;
  /** Of a dental card. */
  uses: number;
}

export interface Paying {
  parts: Part[];
  /** The unpaid rest. */
  rest(): number;
  /** How many points fit where each item takes whole ones. */
  wholePoints(pointFen: number): number;
  /** Pays for one item, at most its open amount. */
  take(
    itemNo: number,
    source: MallSource,
    sourceId: number,
    fen: number,
    how?: { uses?: number; points?: number },
  ): void;
  /** Pays an amount for the items in their order; with `pointFen`, in whole points. */
  spread(source: MallSource, sourceId: number, fen: number, pointFen?: number): void;
}

/** The open part of each item, while it is being paid. */
export function startPaying(items: readonly SplitItem[]): Paying {
  const left = new Map(items.map(({ itemNo, count, unitFen }) => [itemNo, count * unitFen]));
  const parts: Part[] = [];

  const take: Paying['take'] = (itemNo, source, sourceId, most, { uses = 0, points = 0 } = {}) => {
    const fen = Math.min(most, left.get(itemNo) ?? 0);
    if (fen === 0) return;
    left.set(itemNo, (left.get(itemNo) ?? 0) - fen);
    const same = parts.find((part) => part.itemNo === itemNo && part.source === source && part.sourceId === sourceId);
    if (!same) parts.push({ itemNo, source, sourceId, fen, uses, points });
    else Object.assign(same, { fen: same.fen + fen, uses: same.uses + uses, points: same.points + points });
  };

  return {
    parts,
    take,
    rest: () => [...left.values()].reduce((sum, fen) => sum + fen, 0),
    wholePoints: (pointFen) => [...left.values()].reduce((sum, fen) => sum + Math.floor(fen / pointFen), 0),
    spread: (source, sourceId, amount, pointFen) => {
      let open = amount;
      for (const [itemNo, fen] of left) {
        const step = pointFen ?? 1;
        const part = Math.floor(Math.min(open, fen) / step) * step;
        take(itemNo, source, sourceId, part, { points: pointFen === undefined ? 0 : part / pointFen });
        open -= part;
      }
    },
  };
}
