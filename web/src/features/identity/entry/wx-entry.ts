import { createStore } from '../../../platform/store.ts';

/**
 * The facts for the login form about a person who has just come from the messaging app; gone when the page is loaded
 * anew.
 */
interface WxEntry {
  companyCode: string;
  /** The app's word about the person: sent along with the password, it binds them. Empty: there is none. */
  told: string;
  /** Said above the form. */
  text: string;
}

const NOBODY: WxEntry = { companyCode: '', told: '', text: '' };
export const wxEntry = createStore<WxEntry>(NOBODY);
export const forgetWxEntry = (): void => wxEntry.set(NOBODY);

/** Of this company alone: another one could not read it. */
export const toldFor = (companyCode: string): string | undefined => {
  const entry = wxEntry.get();
  return entry.told && entry.companyCode === companyCode ? entry.told : undefined;
};
