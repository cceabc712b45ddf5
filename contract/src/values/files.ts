export const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;
export const MOST_UPLOAD_PAGES = 60;
/** One photo for each page. */
export const MOST_UPLOAD_PHOTOS = 15;
