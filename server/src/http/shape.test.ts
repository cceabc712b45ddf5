import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { registry, type CallName } from '#contract/registry';
import { quickened } from './shape.ts';

const names = Object.keys(registry) as CallName[];
const likely = fc.oneof(
  fc.constantFrom('', '1', 'zh-cn', '2026-06-22', '7f6b1c9e-1111-4222-8333-123456789abc', true, null, [], [1, 2]),
  fc.integer(),
  fc.jsonValue(),
);

it.each(names)('%s is read by the quick reader as by the contract', (name) => {
  const schema = registry[name].in;
  const quick = quickened(schema);
  const { shape = {} } = schema._zod.def as unknown as { shape?: Record<string, unknown> };
  const payload = fc.record(Object.fromEntries(['unknown', ...Object.keys(shape)].map((field) => [field, likely])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(fc.oneof(payload, fc.jsonValue()), (value) => {
      const [ours, theirs] = [safeParse(quick, value), safeParse(schema, value)];
      expect(ours.data).toEqual(theirs.data);
      expect(ours.error?.issues).toEqual(theirs.error?.issues);
    }),
    { numRuns: 50 },
  );
});
