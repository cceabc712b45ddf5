/** How long the browser may take to begin reading what is saved. */
const KEEP_MS = 60_000;

export interface FileReply {
  fileName: string;
  mediaType: string;
  base64: string;
}

/** Hands a file of a reply to the browser to keep; nothing of it stands in an address or a history. */
export function saveFile({ fileName, mediaType, base64 }: FileReply): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
