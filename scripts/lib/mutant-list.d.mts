export interface Mutant {
  name: string;
  file: string;
  find: string;
  replace: string;
  /** The file and the last part of the name of the test that proves the guard. */
  test: string;
  proof: string;
  /** Its test is left out where the machine's pg_dump cannot read the server. */
  needsPgDump?: boolean;
}
export const mutants: Mutant[];
