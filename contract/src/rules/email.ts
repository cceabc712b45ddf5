/** RFC 5321: what a mail server has to take. */
const LENGTH_MAX = 254;
const LOCAL_MAX = 64;
const LABEL_MAX = 63;

/** No spaces, and nothing that means something in a mail header. */
const LOCAL = /^[^\s@<>()[\]\\,:;"\p{Cc}]+$/u;
const LABEL = /^[a-z0-9-]+$/i;
const SUFFIX = /^[a-z]{2,}$/i;

/**
 * Text before an at sign, then a domain with a suffix of two or more letters. Looked at piece by piece with expressions
 * that cannot backtrack, so the time grows with the length only.
 */
export function isEmail(text: string): boolean {
  if (text.length > LENGTH_MAX) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (local.length > LOCAL_MAX || !LOCAL.test(local)) return false;

  const labels = text.slice(at + 1).split('.');
  return labels.length >= 2 && labels.every(isLabel) && SUFFIX.test(labels[labels.length - 1] ?? '');
}

const isLabel = (label: string): boolean =>
  label.length <= LABEL_MAX && LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');
