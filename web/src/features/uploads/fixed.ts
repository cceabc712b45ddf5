import type * as calls from '#contract/call';
import type * as uploaded from '#contract/uploaded';

/** The contract's own values, held to it by their types: taking them from it would bring all its schemas along. */
export const MOST_BYTES: typeof calls.DEFAULT_MAX_BYTES = 10 * 1024 * 1024;
export const MOST_PAGES: typeof uploaded.MOST_UPLOAD_PAGES = 60;
export const MOST_PHOTOS: typeof uploaded.MOST_UPLOAD_PHOTOS = 15;
/** The picture types the portal takes, in a browser's words; telephones make JPEG of their own formats for it. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Which rows are shown: of the page that is open, those with doubts, or every one. */
export const VIEWS = ['page', 'unclear', 'all'] as const;
