import type { Story } from '../../server/src/ports/exam-reports/model.ts';

/** By the name one signs in with, or `mother` for the relative who has agreed; three years, the oldest first. */
export const STORIES: Readonly<Record<string, Story>> = {
  // a report with results in every state
  emp: {
    values: {
      'LDL-C': [3.3, 3.6, 3.9],
      UA: [396, 422, 448],
      ALT: [34, 42, 58],
      TG: [2.05, 1.92, 1.58],
      HEIGHT: [176, 176, 176],
      BMI: [25.6, 25.1, 23.8],
      GGT: [88, 82, 70],
      GLU: [5.8, 6.1, 5.9],
    },
    found: { 'US-THY': [false, true, true], 'US-ABD': [true, true, false] },
  },
  elder: {
    values: {
      SBP: [148, 144, 136],
      DBP: [92, 90, 84],
      HBA1C: [6.2, 6.4, 6.9],
      GLU: [6.3, 6.5, 7.0],
      PSA: [3.1, 3.4, 3.6],
    },
    found: { ECG: [true, true, true] },
  },
  mother: {
    values: { 'LDL-C': [3.9, 3.6, 3.2], SBP: [146, 143, 141], CREA: [62, 60, 63] },
    found: { 'US-THY': [true, true, true] },
  },
};
