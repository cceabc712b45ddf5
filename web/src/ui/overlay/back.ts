/** Puts something above the page that "back" closes; gives back how to take it away without going back. */
type Enter = (close: () => void) => () => void;

let enter: Enter = () => () => undefined;

/** The tab's history is not the design system's: its owner says how "back" is caught. */
export const catchBackWith = (how: Enter): void => void (enter = how);
export const closeOnBack: Enter = (close) => enter(close);
