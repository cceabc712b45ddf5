import { createElement, use, type ComponentType, type ReactNode } from 'react';

/** How long a part of the program may take to arrive (docs/product §10). */
const CHUNK_TIMEOUT_MS = 120_000;

export type LazyPart<P extends object = object> = ((props: P) => ReactNode) & {
  preload: () => Promise<void>;
};

/**
 * A component that arrives when it is needed; if it does not, drawing it throws a ChunkFailure. The router's own
 * lazyRouteComponent would load the whole document anew, which without a network is the browser's error page.
 */
export function lazyPart<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let part: ComponentType<P> | undefined;
  let failed = false;
  let pending: Promise<void> | undefined;
  const preload = () => {
    if (part) return Promise.resolve();
    failed = false;
    pending ??= within(CHUNK_TIMEOUT_MS, load()).then(
      (loaded) => {
        part = loaded;
      },
      () => {
        failed = true;
        pending = undefined;
      },
    );
    return pending;
  };
  function Part(props: P) {
    if (failed) throw chunkFailure();
    if (!part) use(preload());
    return part ? createElement(part, props) : null;
  }
  return Object.assign(Part, { preload });
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(chunkFailure()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const chunkFailure = () => Object.assign(new Error('a part of the program did not arrive'), { name: 'ChunkFailure' });
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkFailure';
