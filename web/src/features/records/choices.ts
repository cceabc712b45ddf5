/** Asks for orders of every state. */
export const ALL = 0;
/** So many are drawn at first and added at a press. */
export const PAGE = 20;
