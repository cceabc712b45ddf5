import { Fault } from '../fault.ts';

/** Where one file of an archive lies, and how it is packed. */
export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  from: number;
}

/** The directory of an archive is found by a record at most this far from the end. */
const TAIL = 65_557;
const MOST_ENTRIES = 5_000;

/** The entries of an archive, as the directory at its end says: spreadsheets go by it. Nothing is unpacked. */
export function entriesOf(bytes: Buffer): ZipEntry[] {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || bytes.length - end > TAIL || end + 22 > bytes.length) throw new Fault('fileDamaged');
  const count = bytes.readUInt16LE(end + 10);
  // guard: sheets: an archive of too many parts
  if (count > MOST_ENTRIES) throw new Fault('sheetTooLarge');
  const entries: ZipEntry[] = [];
  for (let at = bytes.readUInt32LE(end + 16); entries.length < count;) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) throw new Fault('fileDamaged');
    // the first bit says that it takes a password
    // guard: sheets: an archive with a locked entry
    if (bytes.readUInt16LE(at + 8) % 2 === 1) throw new Fault('fileLocked');
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      from: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
