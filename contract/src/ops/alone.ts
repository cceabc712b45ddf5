/** The most one operator issues alone, of cards and of points; beyond either of them a second one approves. */
export const MOST_FEN_ALONE = 1_000_000;
export const MOST_PIECES_ALONE = 100;

/** `pieces`: cards, or people of a sheet. */
export const takesTwo = (pieces: number, fen: number): boolean => pieces > MOST_PIECES_ALONE || fen > MOST_FEN_ALONE;
