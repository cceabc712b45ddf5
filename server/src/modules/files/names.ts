const MOST = 120;

const EXTENSIONS: Record<string, string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'text/csv': ['csv'],
  'application/json': ['json'],
  'application/zip': ['zip'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
};

/**
 * A file's name from now on: no path, nothing that could end a header or turn the direction of writing, and an ending
 * that fits its kind.
 */
export function cleanName(name: string, mediaType: string): string {
  const endings = EXTENSIONS[mediaType] ?? ['bin'];
  const last = Buffer.from(name).toString().split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|:*?\ufffd]/gu, '').replace(/^[.\s]+|[.\s]+$/gu, '');
  const match = /^(.*)\.([a-z0-9]{1,5})$/iu.exec(plain);
  const isRight = match !== null && endings.includes((match[2] ?? '').toLowerCase());
  const stem = [...(isRight ? (match[1] ?? '') : plain)].slice(0, MOST).join('') || 'file';
  return `${stem}.${isRight ? match[2] : endings[0]}`;
}
