import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults, nextSteps, type FaultName, type NextStep } from './faults.ts';
import { envelopes, signText, type EnvelopeName, type Refusal, type RefusalDetail } from './wire.ts';

const names = Object.keys(envelopes) as EnvelopeName[];

/** The body at the other end of the wire. */
const sent = (body: Record<string, unknown>): Record<string, unknown> => JSON.parse(JSON.stringify(body));

/** Any JSON there is, with -0 as JSON writes it. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const dataOf: Record<EnvelopeName, fc.Arbitrary<unknown>> = {
  app: json,
  suc: json,
  points: json,
  doctor: fc.record({ url: fc.webUrl() }),
  sms: json,
  report: json,
};

const detail: fc.Arbitrary<RefusalDetail> = fc.record(
  {
    fault: fc.constantFrom(...(Object.keys(faults) as FaultName[])),
    next: fc.constantFrom(...(Object.keys(nextSteps) as NextStep[])),
    params: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(fc.string(), fc.integer())),
  },
  { requiredKeys: ['fault', 'next'] },
);
const refusal: fc.Arbitrary<Refusal> = fc.record(
  { code: fc.constantFrom(...Object.values(faults).map((fault) => fault.code)), text: fc.string(), detail },
  { requiredKeys: ['code', 'text'] },
);

describe.each(names)('the %s envelope', (name) => {
  const envelope = envelopes[name];

  it('brings any reply through', () => {
    fc.assert(
      fc.property(dataOf[name], (data) => {
        expect(envelope.decode(sent(envelope.ok(data)))).toEqual({ ok: true, data });
      }),
    );
  });

  it('brings any refusal through', () => {
    fc.assert(
      fc.property(refusal, (refused) => {
        expect(envelope.decode(sent(envelope.refuse(refused)))).toStrictEqual({ ok: false, ...sent({ ...refused }) });
      }),
    );
  });

  it('takes a body of any other shape for a refusal or a reply, without throwing', () => {
    const field = fc.constantFrom(
      'success',
      'Suc',
      'Success',
      'errorCode',
      'code',
      'ErrCode',
      'message',
      'Message',
      'data',
    );
    fc.assert(
      fc.property(fc.dictionary(field, json), (body) => {
        const decoded = envelope.decode(body);
        if (!decoded.ok) expect([typeof decoded.code, typeof decoded.text]).toEqual(['number', 'string']);
      }),
    );
    expect(envelope.decode({})).toEqual({ ok: false, code: 500, text: '' });
  });
});

describe('the literal shapes of the envelopes', () => {
  const refused = { code: -2, text: '请重新登录' };

  it('app', () => {
    const reply = { success: true, errorCode: 0, message: { content: '' }, data: { a: 1 } };
    expect(envelopes.app.ok({ a: 1 })).toEqual(reply);
    expect(envelopes.app.refuse(refused)).toEqual({
      success: false,
      errorCode: -2,
      message: { content: '请重新登录' },
      data: null,
    });
  });

  it('suc', () => {
    expect(envelopes.suc.ok([1])).toEqual({ Suc: true, ErrCode: 0, Message: '', Data: [1] });
    expect(envelopes.suc.refuse(refused)).toEqual({ Suc: false, ErrCode: -2, Message: '请重新登录', Data: null });
  });

  it('points succeed with errorCode 200', () => {
    expect(envelopes.points.ok(5)).toEqual({ errorCode: 200, message: '', data: 5 });
    expect(envelopes.points.refuse(refused)).toEqual({ errorCode: -2, message: '请重新登录', data: null });
  });

  it('the online doctor has Success, Url and Message', () => {
    expect(envelopes.doctor.ok({ url: 'https://doctor.example/1' })).toEqual({
      Success: true,
      Url: 'https://doctor.example/1',
      Message: '',
    });
    expect(envelopes.doctor.refuse(refused)).toMatchObject({ Success: false, Url: '', Message: '请重新登录' });
  });

  it('sms is OK with 200 and with 16101018', () => {
    expect(envelopes.sms.ok({})).toEqual({ code: 200, message: '', data: {} });
    expect(envelopes.sms.decode({ code: 16101018, message: '', data: null })).toEqual({ ok: true, data: null });
    expect(envelopes.sms.decode({ code: 16101019, message: 'no' })).toEqual({ ok: false, code: 16101019, text: 'no' });
  });

  it('report is OK with 200 only', () => {
    expect(envelopes.report.ok([])).toEqual({ code: 200, message: '', data: [] });
    expect(envelopes.report.decode({ code: 16101018, message: 'no' }).ok).toBe(false);
  });

  it('a truthy flag is not a true one', () => {
    expect(envelopes.app.decode({ success: 'true', data: 1 }).ok).toBe(false);
    expect(envelopes.suc.decode({ Suc: 1, Data: 1 }).ok).toBe(false);
    expect(envelopes.points.decode({ errorCode: '200', data: 1 }).ok).toBe(false);
  });
});

it('signs the three parts line by line', () => {
  expect(signText('Login', 'zh-cn', '{"a":1}')).toBe('Login\nzh-cn\n{"a":1}');
});
