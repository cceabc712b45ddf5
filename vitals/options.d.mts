export type Part = 'screens' | 'presses' | 'lighthouse' | 'hands';
export interface Options {
  rounds: number;
  parts: Part[];
  /** A version measured in turns with this one. */
  beside: string | undefined;
}
export declare const PARTS: Part[];
export declare function readOptions(args: string[]): Options;
