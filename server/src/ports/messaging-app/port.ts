/** The messaging app's own service, which knows its users. */
export interface MessagingApp {
  /** The portal's name in the app; a user's id is theirs within it only. Empty: the app is not set up. */
  appId: string;
  /** Where a page sends a person to be identified: the app comes back to `back` with a `code`, and with `state`. */
  askAt(back: string, state: string): string;
  /** The user's id for the code the app hands to a page. Throws when the code is not good any more. */
  openIdOf(code: string): Promise<string>;
}
