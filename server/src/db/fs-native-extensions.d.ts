declare module 'fs-native-extensions' {
  /** False: another process holds it. */
  export function tryLock(fd: number): boolean;
}
