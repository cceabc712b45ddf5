import { expect, it } from 'vitest';
import type { Call } from '../call.ts';
import { opsRegistry } from '../ops/registry.ts';
import { registry } from '../registry.ts';
import { addressOf, AT } from './addresses.ts';
import type { CallAddress } from './call-address.ts';
import { OPS_AT, opsAddressOf } from './ops/addresses.ts';

it.each<[string, Record<string, Call>, (name: string) => CallAddress, object]>([
  ['employees', registry, addressOf, AT],
  ['console', opsRegistry, opsAddressOf, OPS_AT],
])('the browser finds every call of the %s where the server has it', (_, calls, find, own) => {
  for (const [name, { path, method, envelope, kind }] of Object.entries(calls))
    expect(find(name), name).toMatchObject({ path, method, envelope, enters: kind === 'enter' });
  expect(Object.keys(own).filter((name) => !(name in calls))).toEqual([]);
});
