/** Where a test gets its database from; made once per run by the global set-up, handed to every worker. */
export type TestEngine =
  | {
      kind: 'embedded';
      /** The file with the dumped, filled database. */
      template: string;
      /** The same of one that was never migrated. */
      empty: string;
    }
  | { kind: 'postgres'; /** A connection that may create databases. */ url: string; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    engine: TestEngine;
  }
}
