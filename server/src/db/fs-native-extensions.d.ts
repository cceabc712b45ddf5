declare module 'fs-native-extensions' {
  /** False: somebody else holds it. */
  export function tryLock(fd: number): boolean;
}
