import * as z from 'zod/mini';
import type { FailureCause } from '#contract/ops/connections';
import type { Cause } from '../watch/connection-uses.ts';
import { MessageRefused } from './carrier/message-refused.ts';
import { ProviderTrouble } from './identity-provider/port.ts';
import { OutcomeUnknown, ProviderRefused } from './pay/errors.ts';
import { MissingFile } from './storage/port.ts';

/** The port was called and nothing left: its system had not been answering, or the wish was wrong. */
export type NotAsked = 'notAsked';

/** Only the kind leaves here: a system's own words may quote what it was sent. */
const NOT_ASKED = /^(not asked|host not allowed|no more tokens)/;
/** By the words of our own ports and the codes of Node, the mail client and the payment providers. */
const KINDS: readonly (readonly [FailureCause, RegExp])[] = [
  ['notConfigured', /is not set$/m],
  ['timeout', /no reply in time|no connection in time|did not answer|timed? ?out|ETIMEDOUT|TimeoutError|AbortError/i],
  ['unknownHost', /ENOTFOUND|EAI_AGAIN|EDNS|not a public address/],
  ['certificate', /ERR_TLS|ERR_SSL|CERT_|certificate|ETLS|UNABLE_TO_VERIFY|SELF_SIGNED|wrong version number/i],
  [
    'unreachable',
    /ECONNREFUSED|ECONNRESET|ECONNECTION|EPIPE|EHOSTUNREACH|ENETUNREACH|ESOCKET|broke off|hang up|closed/,
  ],
  ['credentials', /EAUTH|\b(SIGN_?ERROR|NO_?AUTH|MCH_?NOT_?EXISTS|APPIDMCHIDNOTMATCH|(invalid|unauthorized)_client)\b/],
  ['unreadable', /without saying|unreadable|not JSON|not signed|signature|unknown key|too (old|large)|has no|not our/],
];

const APP_REFUSAL = /refused the code: (\d+)/;
/** Of the messaging app: a code that is used, over or made up says that it knows us and works. */
const CODES_OF_USERS = ['40029', '40163', '41008', '42003'];
const STATUS = /(?:answered|refused it with) (\d{3})\b/;

/** The reason why a port threw. */
export function causeOf(error: unknown): Cause | NotAsked {
  if (error instanceof RangeError) return 'notAsked';
  if (error instanceof MissingFile) return causeAs('refused');
  const texts = textsOf(error);
  if (error instanceof OutcomeUnknown && NOT_ASKED.test(error.message)) return 'notAsked';
  if (error instanceof ProviderTrouble && error.kind === 'refused' && !error.said.endsWith('_client'))
    return causeAs('refused');
  const known = causeIn(texts);
  if (known.kind !== 'other') return known;
  if (error instanceof ProviderTrouble) return causeAs(error.kind === 'unreachable' ? 'unreachable' : 'unreadable');
  return causeAs(error instanceof MessageRefused || error instanceof ProviderRefused ? 'refused' : 'other');
}

const Unknown = z.union([
  z.pipe(
    z.literal('unknown'),
    z.transform(() => ({ detail: '' })),
  ),
  z.object({ state: z.literal('unknown'), detail: z._default(z.string(), '') }),
]);
const Findings = z.array(z.object({ step: z.string(), state: z.enum(['ok', 'warn', 'bad']), detail: z.string() }));

/** The trouble of a port that does not throw but says so in its reply; undefined: it has answered. */
export function causeInReply(reply: unknown): Cause | NotAsked | undefined {
  const unknown = Unknown.safeParse(reply);
  if (unknown.success) return NOT_ASKED.test(unknown.data.detail) ? 'notAsked' : causeIn(unknown.data.detail);
  const bad = Findings.safeParse(reply).data?.find(({ state }) => state === 'bad');
  if (!bad) return undefined;
  const known = causeIn(bad.detail);
  return known.kind === 'other' ? causeAs(bad.step === 'address' ? 'address' : 'unreadable') : known;
}

function causeIn(texts: string): Cause {
  const status = Number(STATUS.exec(texts)?.[1] ?? NaN);
  if (!Number.isNaN(status)) return { kind: kindOfStatus(status), status };
  const refusal = APP_REFUSAL.exec(texts)?.[1];
  if (refusal) return causeAs(CODES_OF_USERS.includes(refusal) ? 'refused' : 'credentials');
  return causeAs(KINDS.find(([, words]) => words.test(texts))?.[0] ?? 'other');
}

const causeAs = (kind: FailureCause): Cause => ({ kind, status: null });

/** A 4xx that is about the message says that the system works and will not take this one. */
function kindOfStatus(status: number): FailureCause {
  if (status === 401 || status === 403) return 'credentials';
  if (status === 404 || status === 405 || status === 410) return 'address';
  return status >= 500 || [408, 409, 425, 429].includes(status) || status < 400 ? 'status' : 'refused';
}

/** Messages and codes of an error and of its causes. */
function textsOf(error: unknown): string {
  const texts: string[] = [];
  for (let cause = error; cause instanceof Error && texts.length < 30; cause = cause.cause)
    texts.push(cause.message, cause.name, 'code' in cause ? String(cause.code) : '');
  return texts.join('\n');
}
