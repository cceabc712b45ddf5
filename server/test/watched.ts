import { expect } from 'vitest';
import { DEMO_OPERATOR_PASSWORD } from '../../demo/operators.ts';
import { DEMO_PASSWORD } from '../../demo/password.ts';
import { keepLog, type KeptLog } from './log.ts';
import { startPortal, type StartOptions, type TestPortal } from './portal.ts';

/** A portal whose log is held against what it was asked. */
export interface WatchedPortal {
  portal: TestPortal;
  /** Every request has left one line, and none says more than it may; `secrets` of this run besides the usual ones. */
  expectSeen(secrets: string[]): void;
}

export async function startWatched(options: StartOptions = {}): Promise<WatchedPortal> {
  const log = keepLog();
  const env = { ...options.env, LOG_LEVEL: 'info' };
  const portal = await startPortal({ ...options, env, logTo: log });
  const came = { requests: 0, unread: 0 };
  portal.app.server.on('request', () => (came.requests += 1));
  // bytes the parser cannot read are no request; other findings of it are the rest of a refused one
  const sockets = new WeakSet<object>();
  portal.app.server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    // every further piece of it is too much once more
    if (code === 'HPE_HEADER_OVERFLOW' && !sockets.has(socket)) came.unread += 1;
    sockets.add(socket);
  });
  return { portal, expectSeen: (secrets) => judge(log, came, [...secrets, ...PASSWORDS]) };
}

const PASSWORDS = [DEMO_PASSWORD, DEMO_OPERATOR_PASSWORD, 'Wrong#2026', 'Harbour~2031'];
/** Chinese letters, a phone number, an ID number, a token; what attacks are made of. */
const ID_NUMBER = String.raw`\b[1-9]\d{5}(18|19|20)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])\d{3}[\dXx]\b`;
const PERSONAL = new RegExp(String.raw`[\u3400-\u9fff]|\b1[3-9]\d{9}\b|(?<![\w-])[\w-]{43}(?![\w-])|${ID_NUMBER}`);
const HOSTILE = /forged|<script|pg_sleep|etc\/passwd|169\.254|stolen|alert\(/;
const LINE = new RegExp(
  [
    '^{"level":30,"time":"[-\\d]{10}T[\\d:.]+Z","reqId":"[-0-9a-f]{36}"(,"trace":"[0-9a-f]{32}")?(,"call":"\\w+")?(,"companyId":\\d+)?',
    '(,"account":"[-\\w]{12}")?,"address":"[-\\w]{12}"(,"method":"(GET|POST|OPTIONS)")?(,"route":"[-\\w/*:.]+")?',
    ',"status":\\d{3}(,"fault":"\\w+")?,"ms":[\\d.]+,"msg":"answered"}$',
  ].join(''),
);

function judge(log: KeptLog, came: { requests: number; unread: number }, secrets: string[]): void {
  const lines = log.text().split('\n').filter(Boolean);
  const answered = lines.filter((line) => line.endsWith('"msg":"answered"}'));
  expect(answered.filter((line) => !LINE.test(line)).slice(0, 5)).toEqual([]);
  expect(lines.filter((line) => tellsTooMuch(line, secrets)).slice(0, 5)).toEqual([]);
  const unread = answered.filter((line) => !line.includes('"method":'));
  const tooLarge = unread.filter((line) => line.includes('"status":431'));
  expect({ requests: answered.length - unread.length, unread: tooLarge.length }).toEqual(came);
  expect(came.requests).toBeGreaterThan(0);
}

const tellsTooMuch = (line: string, secrets: string[]): boolean =>
  PERSONAL.test(line) || HOSTILE.test(line) || secrets.some((secret) => secret !== '' && line.includes(secret));
