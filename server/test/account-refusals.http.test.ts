import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults, faultText, type FaultName } from '#contract/faults';
import { LANGUAGES } from '#contract/language';
import type { Reason } from '#contract/reason';
import { faultOf, textOf } from './answers.ts';
import { startPortal, type Answer, type TestPortal } from './portal.ts';
import { accountRefusals } from './refusals/index.ts';

/** Every refusal of the account centre and of the operators behind it, as both languages say it. */
const MODULES = [
  ...['cards', 'contact', 'feedback', 'invoice', 'people', 'personal-data', 'points', 'reimbursement', 'services'],
];
/** Refusals no single call can meet, and the test that meets each instead. */
const ELSEWHERE: Partial<Record<FaultName, string>> = {
  // the malls do not pay again for what they have given back
  pointsGivenBack: '../src/modules/points/spending.http.test.ts',
  // of an operator’s test message and of a changed login name
  testsTooMany: '../src/modules/connections/connections.http.test.ts',
  loginNameTaken: '../src/modules/people-desk/change.http.test.ts',
  // a relative is removed between two looks of one order
  relativeGone: '../src/modules/people/relatives/relatives.http.test.ts',
};

const isFault = (name: string): name is FaultName => name in faults;
const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The refusals a source names where it makes one; a place that names none cannot be checked and is named instead. */
function saidIn(path: string): string[] {
  const places = source(path).matchAll(/new Fault\(([^;{]*)|\brule\(([^;]*?'\w+'\s*\))/g);
  return [...places].flatMap(([, thrown, ruled]) => {
    const names = [...(thrown ?? ruled ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name).filter(isFault);
    return names.length > 0 ? names : [`${path}: ${(thrown ?? ruled ?? '').slice(0, 40)}`];
  });
}
const sourcesOf = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}${name}`);

describe('each refusal', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startPortal({ jobs: false, env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => portal.stop());

  const said = (answer: Answer | Reason | null | undefined) => {
    if (!answer) return { fault: 'no reason', text: '' };
    return 'fault' in answer ? answer : { fault: faultOf(answer), text: textOf(answer) };
  };

  it.each(Object.entries(accountRefusals))('%s', async (name, bringAbout) => {
    const fault = name as FaultName;
    const { ask, blanks } = await bringAbout(portal);
    for (const language of LANGUAGES) {
      const answer = said(await ask(language));
      expect(answer.fault).toBe(fault);
      expect(answer.text).toBe(faultText(fault, language, blanks?.(language, answer.text)));
    }
  });
});

it('none is forgotten: whatever these modules and their forms can say is asked for here', () => {
  const paths = MODULES.flatMap((name) => sourcesOf(`../src/modules/${name}/`));
  const forms = ['cards', 'contact', 'feedback', 'invoice', 'people', 'personal', 'points', 'reimbursement'].map(
    (name) => `calls/${name}`,
  );
  const contract = [...forms, 'schemas/fields', 'ops/cards', 'ops/feedback'].map(
    (name) => `../../contract/src/${name}.ts`,
  );
  const all = new Set([...paths, ...contract].flatMap(saidIn));
  const unheard = [...all].filter((name) => !(name in accountRefusals) && !(name in ELSEWHERE));
  expect(unheard).toEqual([]);
  for (const [fault, path] of Object.entries(ELSEWHERE)) expect(source(path)).toContain(`'${fault}'`);
  expect(all.size, 'the sources were read').toBeGreaterThan(90);
});
