export function bundle(order: {
  contents: string;
  outfile: string;
  edits?: Map<string, (code: string) => string>;
}): Promise<void>;
