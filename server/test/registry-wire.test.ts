import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownedIds } from '#contract/id-fields';
import { allCalls } from './registry-samples.ts';

/** The wire other programs rely on: changed on purpose or not at all. */
const FILE = new URL('./wire.snapshot.json', import.meta.url);
const HOW = 'ACCEPT_WIRE=1 npx vitest run --project unit server/test/registry-wire.test.ts';

type Wire = Record<string, Record<string, unknown>>;

const wire: Wire = Object.fromEntries(
  allCalls
    .map(
      ({ name, path, method, envelope, access, kind, in: payload }) =>
        [name, { path, method, envelope, access, kind, ids: ownedIds(payload) }] as const,
    )
    .sort(([a], [b]) => a.localeCompare(b)),
);

/** One line per call and property that is not as it was. */
function differences(before: Wire, now: Wire): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return names.flatMap((name) => {
    const [was, is] = [before[name], now[name]];
    if (!was) return [`+ ${name} is new: ${JSON.stringify(is)}`];
    if (!is) return [`- ${name} is gone: ${JSON.stringify(was)}`];
    const properties = Object.keys({ ...was, ...is }).filter(
      (key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]),
    );
    return properties.map((key) => `~ ${name}.${key}: ${JSON.stringify(was[key])} → ${JSON.stringify(is[key])}`);
  });
}

it('the wire is as it was agreed', () => {
  if (process.env.ACCEPT_WIRE) writeFileSync(FILE, `${JSON.stringify(wire, null, 2)}\n`);
  const agreed = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Wire) : {};
  const found = differences(agreed, wire);
  const report = ['The wire has changed:', ...found, `If that is meant, run: ${HOW}`].join('\n');
  expect(found, report).toEqual([]);
});

it('a change is told call by call', () => {
  const { Login, Logout, ...others } = wire;
  const changed: Wire = { ...others, Logout: { ...Logout, path: '/elsewhere' }, Renamed: { ...Login } };
  expect(differences(wire, changed)).toEqual([
    expect.stringMatching(/^- Login is gone: /),
    '~ Logout.path: "/examApi/PostAppCall" → "/elsewhere"',
    expect.stringMatching(/^\+ Renamed is new: /),
  ]);
});
