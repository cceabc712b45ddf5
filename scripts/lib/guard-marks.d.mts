export interface Mark {
  name: string;
  instead: string | undefined;
  start: number;
  end: number;
}
export interface Proof {
  name: string;
  test: string;
  line: number;
}
export interface Guard {
  name: string;
  file: string;
  proofs: Proof[];
}
export function guardsUnder(root: string): Guard[];
export function proofsUnder(root: string): Proof[];
export function marksIn(code: string): Mark[];
export function proofsIn(code: string, test: string): Proof[];
export function onlyTest(code: string, line: number): string;
export function withoutGuard(code: string, name: string, file: string): string;
