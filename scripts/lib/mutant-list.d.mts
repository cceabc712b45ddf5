export interface Mutant {
  name: string;
  file: string;
  find: string;
  replace: string;
  /** The file and the last part of the name of the test that proves the guard. */
  test: string;
  proof: string;
}
export const mutants: Mutant[];
