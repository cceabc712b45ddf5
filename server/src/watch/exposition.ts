import { STEPS_MS, type Counters } from './counters.ts';

/** Our own counts, in Prometheus' text format. */
export const expositionOf = ({ calls, jobs, gauges }: Counters): string =>
  [
    '# HELP portal_request_seconds Answers by call and how long they took',
    '# TYPE portal_request_seconds histogram',
    ...[...calls].flatMap(([call, { steps, sumMs }]) => {
      let sum = 0;
      const buckets = steps.map((count, step) => {
        sum += count;
        const end = STEPS_MS[step];
        return sample(
          'portal_request_seconds_bucket',
          { call, le: end === undefined ? '+Inf' : `${end / 1_000}` },
          sum,
        );
      });
      const total = sample('portal_request_seconds_sum', { call }, sumMs / 1_000);
      return [...buckets, total, sample('portal_request_seconds_count', { call }, sum)];
    }),
    '# HELP portal_refusals_total Refusals by call and by the name of the fault',
    '# TYPE portal_refusals_total counter',
    ...[...calls].flatMap(([call, { refused }]) =>
      [...refused].map(([fault, count]) => sample('portal_refusals_total', { call, fault }, count)),
    ),
    ...ofJobs('portal_job_age_seconds', 'gauge', 'Since the job last came to its end without failing'),
    ...[...jobs].map(([job, { succeededAt }]) =>
      sample('portal_job_age_seconds', { job }, (performance.now() - succeededAt) / 1_000),
    ),
    ...ofJobs('portal_job_every_seconds', 'gauge', 'How often the job is to happen'),
    ...[...jobs].map(([job, { everyMs }]) => sample('portal_job_every_seconds', { job }, everyMs / 1_000)),
    ...ofJobs('portal_job_last_seconds', 'gauge', 'How long the job took the last time'),
    ...[...jobs].map(([job, { lastMs }]) => sample('portal_job_last_seconds', { job }, lastMs / 1_000)),
    ...ofJobs('portal_job_runs_total', 'counter', 'How often the job has run'),
    ...[...jobs].map(([job, { runs }]) => sample('portal_job_runs_total', { job }, runs)),
    ...ofJobs('portal_job_failures_total', 'counter', 'How often the job has failed'),
    ...[...jobs].map(([job, { failures }]) => sample('portal_job_failures_total', { job }, failures)),
    ...[...gauges].flatMap(([name, value]) => [`# TYPE ${name} gauge`, sample(name, {}, value)]),
  ].join('\n');

const ofJobs = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** Every value of a label is a name of ours. */
const sample = (name: string, labels: Record<string, string>, value: number): string => {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
};
