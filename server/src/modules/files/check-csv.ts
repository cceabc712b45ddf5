import { Fault } from '../../fault.ts';

/** Everything but tab and line ends that no text holds. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** A CSV file as text: UTF-8 with or without its mark, or GB 18030, which is how Chinese spreadsheets save it. */
export function textOfCsv(bytes: Uint8Array): string {
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030');
  if (text === undefined || CONTROL.test(text)) throw new Fault('sheetNeeded');
  return text;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
