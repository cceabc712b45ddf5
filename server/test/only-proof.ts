import { beforeEach } from 'vitest';

/** The one test to run in a bundle without a guard (scripts/lib/mutant-bundle.mjs). */
declare const PROOF: string;

// every bundle's log wants to be written when the process ends, and a process runs many bundles
process.setMaxListeners(0);

beforeEach(({ task, skip }) => {
  if (task.name !== PROOF) skip();
});
