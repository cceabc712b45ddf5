/** The messaging app's own service: who somebody is inside it. */
export interface MessagingApp {
  /** The portal's name in the app; somebody's id is theirs within it only. Empty: the app is not set up. */
  appId: string;
  /** Where a page sends somebody to be told who it is: the app comes back to `back` with a `code`, and with `state`. */
  askAt(back: string, state: string): string;
  /** Somebody's id for the code the app hands to a page. Throws when the code is not good any more. */
  openIdOf(code: string): Promise<string>;
}
