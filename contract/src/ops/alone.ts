/**
 * The most one operator issues alone to a company within so many hours, of cards, points and gifts together; beyond it a
 * second one approves.
 */
export const MOST_FEN_ALONE = 1_000_000;
export const MOST_PIECES_ALONE = 100;
export const ALONE_HOURS = 24;

/** `pieces`: cards, grants, or people of a sheet. */
export const takesTwo = (pieces: number, fen: number): boolean => pieces > MOST_PIECES_ALONE || fen > MOST_FEN_ALONE;
