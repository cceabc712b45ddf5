import type { MallPreview, PaySource, Split } from '#contract/calls/mall-orders';

/** How much of each source the person wants to use, by its key; an absent one is as the server recommends. */
export type Uses = Readonly<Record<string, number>>;

export const keyOf = ({ source, id }: Pick<PaySource, 'source' | 'id'>): string => `${source} ${id}`;

type Sources = Pick<MallPreview, 'sources' | 'moneyFen' | 'pointFen'>;

/** The used part of a source, in fen. */
export const fenOf = ({ source }: Pick<PaySource, 'source'>, use: number, pointFen: number): number =>
  source === 'points' ? use * pointFen : use;

export interface Shown {
  source: PaySource;
  use: number;
  fen: number;
  /** As far as it can go while the others stay as they are. */
  max: number;
}

/** The split the page shows until the server has answered: the wishes, and the money that is left to pay. */
export function shownBy({ sources, moneyFen, pointFen }: Sources, uses: Uses): { rows: Shown[]; moneyFen: number } {
  const rows = sources.map((source) => {
    const use = Math.min(source.most, Math.max(0, uses[keyOf(source)] ?? source.use));
    return { source, use, fen: fenOf(source, use, pointFen) };
  });
  const before = sources.reduce((sum, source) => sum + source.useFen, 0);
  const wanted = rows.reduce((sum, { fen }) => sum + fen, 0);
  const left = Math.max(0, moneyFen + before - wanted);
  return {
    moneyFen: left,
    rows: rows.map((row) => {
      const more = row.source.source === 'points' ? Math.floor(left / pointFen) : left;
      return { ...row, max: Math.min(row.source.most, row.use + more) };
    }),
  };
}

/** The split that is sent: exactly the one on the screen. */
export function splitOf(rows: readonly Pick<Shown, 'source' | 'use'>[]): Split {
  const of = (kind: PaySource['source']) => rows.filter(({ source, use }) => source.source === kind && use > 0);
  return {
    gifts: of('gift').map(({ source, use }) => ({ giftId: source.id, fen: use })),
    cards: of('card').map(({ source, use }) => ({ assetId: source.id, fen: use })),
    points: of('points')[0]?.use ?? 0,
  };
}

/** The same by their keys; what the wish leaves out is not used. */
export function usesOf({ gifts, cards, points }: Split, sources: readonly PaySource[]): Uses {
  const use = ({ source, id }: PaySource): number =>
    source === 'points'
      ? points
      : source === 'gift'
        ? (gifts.find(({ giftId }) => giftId === id)?.fen ?? 0)
        : (cards.find(({ assetId }) => assetId === id)?.fen ?? 0);
  return Object.fromEntries(sources.map((source) => [keyOf(source), use(source)]));
}

/** A press changes ten yuan or ten points, less where there is less. */
export const stepOf = ({ source, most }: Pick<PaySource, 'source' | 'most'>): number =>
  Math.max(1, Math.min(source === 'points' ? 10 : 1_000, most));

/** How many uses of a dental card so much money is: as many as it pays for whole. */
export const usesFor = (steps: readonly number[], fen: number): number => steps.findLastIndex((step) => step <= fen);
