/** The columns of a row on a wide screen; on a phone its parts stand below each other. */
export const ROW_GRID =
  'px-4 md:grid md:grid-cols-[minmax(0,1.3fr)_6.5rem_5.5rem_minmax(0,1fr)_9.5rem] md:items-center md:gap-3 md:px-5';
