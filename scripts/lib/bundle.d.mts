export function bundle(order: {
  contents: string;
  outfile: string;
  define?: Record<string, string>;
  edit?: (code: string, path: string) => string;
}): Promise<void>;
