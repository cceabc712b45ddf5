export interface Options {
  names: string[];
  json: boolean;
}
export const MEASURES: URL;
export function readOptions(args: string[]): Options;
