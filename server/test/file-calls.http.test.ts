import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownedIds } from '#contract/id-fields';
import { faults, faultText } from '#contract/faults';
import { LANGUAGES } from '#contract/language';
import { registry, type CallName, type UploadName } from '#contract/registry';
import { envelopes } from '#contract/wire';
import { faultOf, fromElsewhere } from './answers.ts';
import { fetchFile, sendFile } from './files.ts';
import { startPortal, type SignedIn, type TestPortal } from './portal.ts';
import { attacks, encoded, fieldsOf } from './registry-attacks.ts';
import { learn } from './registry-learned.ts';
import { ACTOR, COLLEAGUE, fileCalls, idOf, sampleOf, STRANGER, type NamedCall } from './registry-samples.ts';

/** The loops of registry.http.test.ts for calls that bring or fetch a file. */
let portal: TestPortal;
let who: SignedIn;
const strangers = new Map<object, SignedIn>();
const signIn = ({ company, account }: typeof ACTOR) => portal.login(company, account, { headers: fromElsewhere() });
const uploads = fileCalls.filter(({ kind }) => kind === 'upload');
const isUpload = (name: CallName): name is UploadName => registry[name].kind === 'upload';
const downloads = fileCalls.filter(({ kind }) => kind === 'download');

beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  who = await signIn(ACTOR);
  await learn(portal, who, { ordering: true });
  for (const other of [STRANGER, COLLEAGUE]) {
    const stranger = await signIn(other);
    await learn(portal, stranger, { ordering: true });
    strangers.set(other, stranger);
  }
});
afterAll(() => portal.stop());

const addressOf = (call: NamedCall, change: object = {}): string =>
  `${call.path}?${new URLSearchParams({ ...sampleOf(call.name, who), ...change } as Record<string, string>)}`;
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString() === '%PDF-';
const refusedBy = ({ envelope }: NamedCall, body: string) =>
  envelopes[envelope].decode(JSON.parse(body) as Record<string, unknown>);

describe('without a session', () => {
  it.each(downloads)('$name is refused, in its own envelope and the caller’s language', async (call) => {
    for (const language of LANGUAGES) {
      const tries: Record<string, string>[] = [{}, { 'x-session': '' }, { 'x-session': 'A'.repeat(43) }];
      for (const headers of tries) {
        const { status, bytes } = await fetchFile(portal, addressOf(call, { language, session: who.token }), headers);
        expect(status).toBe(200);
        expect(JSON.parse(bytes.toString())).toEqual(
          envelopes[call.envelope].refuse({
            code: -2,
            text: faultText('sessionExpired', language),
            detail: { fault: 'sessionExpired', next: faults.sessionExpired.next },
          }),
        );
      }
    }
  });

  it.each(uploads)('$name is refused', async () => {
    for (const session of ['', 'A'.repeat(43)])
      expect(faultOf(await sendFile(portal, session, { bytes: Buffer.from('%PDF-') }))).toBe('sessionExpired');
  });
});

describe('another person’s id', () => {
  const cases = fileCalls.flatMap((call) =>
    Object.entries(ownedIds(call.in)).map(([field, kinds]) => ({ call, name: call.name, field, kinds })),
  );

  it.each(cases)('$name refuses a foreign $field', async ({ call, field, kinds }) => {
    for (const other of [STRANGER, COLLEAGUE]) {
      const stranger = strangers.get(other) as SignedIn;
      const ids = [...kinds.map((kind) => idOf[kind](stranger)), ...(kinds.includes('file') ? [randomUUID()] : [])];
      for (const id of ids) {
        const payload = { ...sampleOf(call.name, who), [field]: id };
        const body = isUpload(call.name)
          ? (await sendFile(portal, who, { call: call.name, payload, bytes: Buffer.from('%PDF-') })).body
          : (await fetchFile(portal, addressOf(call, payload), { 'x-session': who.token })).bytes.toString();
        expect(refusedBy(call, body)).toMatchObject({ ok: false, detail: { fault: 'notYours' } });
      }
    }
  });
});

describe('hostile input', () => {
  const values = Object.entries(attacks)
    .filter(([name]) => name !== 'oversize' && name !== 'slow patterns')
    .flatMap(([, list]) => list);

  it.each(downloads)('$name stands it in every field', async (call) => {
    for (const [at, [field = '']] of fieldsOf(call).entries()) {
      // a third of them in turn, as a file may be made for each that reads as left out
      for (const json of values.filter((_, index) => (index + at) % 3 === 0)) {
        const path = `${call.path}?${field}=${encoded(json)}`;
        const { status, bytes } = await fetchFile(portal, path, { 'x-session': who.token });
        expect(status).toBe(200);
        // an id read as left out is answered with one's own file
        if (!isPdf(bytes)) expect(refusedBy(call, bytes.toString())).toMatchObject({ ok: false });
      }
    }
  });
});
