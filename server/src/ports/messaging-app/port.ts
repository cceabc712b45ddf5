/** The messaging app's own service: who somebody is inside it. */
export interface MessagingApp {
  /** The payer's id for the code the app hands to a page. Throws when the code is not good any more. */
  openIdOf(code: string): Promise<string>;
}
