/** As many claims as a page shows. */
export const PAGE = 10;
