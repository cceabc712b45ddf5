import fc from 'fast-check';
import { SEED } from './random.ts';

// a set-up file of every project: properties are tried with the same values as in the run that failed
fc.configureGlobal({ seed: SEED });
