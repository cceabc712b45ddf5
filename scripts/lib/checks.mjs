// The checks that need nothing running: types, lint, format.
import { bin, step } from './step.mjs';

export const staticChecks = () =>
  Promise.all([
    step('types', bin('tsc'), ['-p', '.'], { quiet: true }),
    step('lint', bin('oxlint'), ['--type-aware', '--report-unused-disable-directives', '--deny-warnings'], {
      quiet: true,
    }),
    step('format', bin('oxfmt'), ['--check'], { quiet: true }),
  ]);
