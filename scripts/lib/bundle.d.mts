export function bundle(order: {
  contents: string;
  outfile: string;
  define?: Record<string, string>;
  edit?: { path: string; change: (code: string) => string };
}): Promise<void>;
