/** Upper ends of the histogram's steps, in milliseconds. */
export const STEPS_MS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000];

export interface CallCounts {
  /** Answers by step; the last is for those beyond all of them. */
  steps: number[];
  sumMs: number;
  /** By the fault's name. */
  refused: Map<string, number>;
}

export interface JobCounts {
  everyMs: number;
  runs: number;
  failures: number;
  lastMs: number;
  /** By `performance.now()`; at first when the node started. */
  succeededAt: number;
}

/**
 * Counts since the node started, as plain numbers: a request costs 40 µs, and a labelled counter of the library that
 * tells them one more.
 */
export interface Counters {
  calls: ReadonlyMap<string, CallCounts>;
  jobs: ReadonlyMap<string, JobCounts>;
  gauges: ReadonlyMap<string, number>;
  answered(call: string, ms: number, fault?: string): void;
  /** Told at the start of a job's first turn and after each. */
  job(name: string, everyMs: number): { succeeded(ms: number): void; failed(ms: number): void };
  /** Sets a number to its present value. */
  set(gauge: string, value: number): void;
}

export function openCounters(): Counters {
  const calls = new Map<string, CallCounts>();
  const jobs = new Map<string, JobCounts>();
  const gauges = new Map<string, number>();
  const begin = (call: string): CallCounts => {
    const counts: CallCounts = {
      steps: Array.from({ length: STEPS_MS.length + 1 }, () => 0),
      sumMs: 0,
      refused: new Map(),
    };
    calls.set(call, counts);
    return counts;
  };
  return {
    calls,
    jobs,
    gauges,
    answered: (call, ms, fault) => {
      const counts = calls.get(call) ?? begin(call);
      const { steps, refused } = counts;
      let step = 0;
      while (step < STEPS_MS.length && ms > (STEPS_MS[step] ?? 0)) step += 1;
      steps[step] = (steps[step] ?? 0) + 1;
      counts.sumMs += ms;
      if (fault !== undefined) refused.set(fault, (refused.get(fault) ?? 0) + 1);
    },
    job: (name, everyMs) => {
      const counts: JobCounts = { everyMs, runs: 0, failures: 0, lastMs: 0, succeededAt: performance.now() };
      jobs.set(name, counts);
      return {
        succeeded: (ms) => {
          counts.runs += 1;
          counts.lastMs = ms;
          counts.succeededAt = performance.now();
        },
        failed: (ms) => {
          counts.runs += 1;
          counts.failures += 1;
          counts.lastMs = ms;
        },
      };
    },
    set: (gauge, value) => void gauges.set(gauge, value),
  };
}
