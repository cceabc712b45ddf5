import { beforeEach, inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The one test to run, in a run against a mutant. */
    proof: string;
  }
}

beforeEach(({ task, skip }) => {
  if (task.name !== inject('proof')) skip();
});
