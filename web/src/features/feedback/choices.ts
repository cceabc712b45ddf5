/** The kinds of files an upload of feedback takes, in a browser's words. */
export const FILE_TYPES = 'image/jpeg,image/png,image/webp,.pdf';
export const PAGE_SIZE = 20;
