/** The first and the last byte of a part, counted from 0, both included. */
export interface ByteRange {
  from: number;
  to: number;
}
