/** How long the browser may take to begin reading the saved file. */
const KEEP_MS = 60_000;

/** Hands a file to the browser to keep; nothing of it stands in an address or a history. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
