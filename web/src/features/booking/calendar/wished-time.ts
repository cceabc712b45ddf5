/**
 * The chosen time of day, or last year's: another day begins with it where it is free. It lives as long as the page; a
 * booking that goes on elsewhere asks for the time again.
 */
let wished: string | undefined;

export const wishedTime = (): string | undefined => wished;
export const wishTime = (bookTime: string): void => void (wished = bookTime);
