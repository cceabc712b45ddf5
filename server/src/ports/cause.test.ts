import { expect, it } from 'vitest';
import { MessageRefused } from './carrier/message-refused.ts';
import { causeInReply, causeOf } from './cause.ts';
import { ProviderTrouble } from './identity-provider/port.ts';
import { OutcomeUnknown, ProviderRefused } from './pay/errors.ts';
import { MissingFile } from './storage/port.ts';

const coded = (message: string, code: string): Error => Object.assign(new Error(message), { code });

it.each<[string, unknown, string, number | null]>([
  ['a time-out', new OutcomeUnknown('no reply in time', { timedOut: true }), 'timeout', null],
  ['one of ours', new Error('the provider did not answer'), 'timeout', null],
  [
    'a refused connection',
    new OutcomeUnknown('connect ECONNREFUSED 127.0.0.1:9', { sent: false }),
    'unreachable',
    null,
  ],
  ['a lost name', new TypeError('fetch failed', { cause: coded('getaddrinfo', 'ENOTFOUND') }), 'unknownHost', null],
  ['a certificate', coded('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'), 'certificate', null],
  ['a mail login', coded('Invalid login: 535 13900001234', 'EAUTH'), 'credentials', null],
  ['a bridge’s 500', new Error('the bridge answered 500: 401 refused it with 401'), 'status', 500],
  ['a bridge’s 401', new MessageRefused('the bridge refused it with 401: signature'), 'credentials', 401],
  ['a bridge’s 422', new MessageRefused('the bridge refused it with 422: no such number'), 'refused', 422],
  ['a mailbox that is gone', new MessageRefused('the mail server refused it: 550 5.1.1'), 'refused', null],
  ['a bridge without a number', new Error('the bridge took it without saying {"ref": "…"}'), 'unreadable', null],
  ['a store', new Error('The file store answered 403 to PUT'), 'credentials', 403],
  ['a file that is not there', new MissingFile('7/aa/x'), 'refused', null],
  ['a wrong merchant key', new ProviderRefused('SIGNERROR', 'bad signature', 401), 'credentials', null],
  ['a buyer they refuse', new ProviderRefused('ACCOUNTERROR', 'frozen', 403), 'refused', null],
  ['a used code of the app', new Error('the messaging app refused the code: 40163'), 'refused', null],
  ['a wrong secret of the app', new Error('the messaging app refused the code: 40125'), 'credentials', null],
  ['no secret of the app', new Error('WECHAT_APP_SECRET is not set'), 'notConfigured', null],
  ['a code a provider refuses', new ProviderTrouble('refused', 'invalid_grant'), 'refused', null],
  ['a client it does not know', new ProviderTrouble('refused', 'invalid_client'), 'credentials', null],
  ['a token it cannot have made', new ProviderTrouble('untrusted', 'unexpected JWT'), 'unreadable', null],
  ['anything else', new Error('13900001234'), 'other', null],
])('%s has its cause', (_, error, kind, status) => {
  expect(causeOf(error)).toEqual({ kind, status });
});

it('a system that was not asked has not failed', () => {
  expect(causeOf(new OutcomeUnknown('not asked: it has not been answering', { sent: false }))).toBe('notAsked');
  expect(causeOf(new RangeError('7 is not a number WeChat takes'))).toBe('notAsked');
  expect(causeInReply({ state: 'unknown', detail: 'not asked: it has not been answering' })).toBe('notAsked');
});

it('a reply may say that there was none', () => {
  expect(causeInReply({ state: 'unknown', detail: 'WeChat answered 502' })).toEqual({ kind: 'status', status: 502 });
  expect(causeInReply('unknown')).toEqual({ kind: 'other', status: null });
  for (const reply of [{ state: 'notPaid' }, 'closed', undefined, [], [{ entId: '1' }], new Uint8Array(2)])
    expect(causeInReply(reply)).toBeUndefined();
});

it('a provider’s findings fail where one of them is bad', () => {
  const found = (state: string, detail: string) => causeInReply([{ step: 'discovery', state, detail }]);
  expect(found('warn', '')).toBeUndefined();
  expect(found('bad', 'no reply in time')).toEqual({ kind: 'timeout', status: null });
});
