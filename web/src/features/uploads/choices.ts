/** The picture types the portal takes, in a browser's words; telephones make JPEG of their own formats for it. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Which rows are shown: of the page that is open, those with doubts, or every one. */
export const VIEWS = ['page', 'unclear', 'all'] as const;
