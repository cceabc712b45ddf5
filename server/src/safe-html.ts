/** Text as a part of a page: none of its signs is markup. */
export const safeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
