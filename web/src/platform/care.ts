import { session, useSession, type SessionData } from './session.ts';

/** Signed in it is the person's own choice, before that the device's. */
const isOn = ({ identity, care }: SessionData): boolean => (identity ? identity.careMode === 'on' : care.on);

export const useCare = (): boolean => useSession(isOn);

/** The rest is the style sheet's: see `:root[data-care]` in tokens.css. */
export const showCare = (): void => void document.documentElement.toggleAttribute('data-care', isOn(session.get()));
