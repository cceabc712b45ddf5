import { faults, faultText, type FaultEntry } from '#contract/faults';
import type { Language } from '#contract/language';
import { envelopes, type EnvelopeName } from '#contract/wire';
import { isPassing } from '../db/lost.ts';
import { Fault } from '../fault.ts';

/** A refusal in the caller's envelope and language, with the next step a screen can offer. */
export function refusalOf(
  envelope: EnvelopeName,
  lang: Language,
  { fault, params }: Fault,
  isUpload = false,
): { status: number; body: string; headers: Record<string, string> } {
  const entry: FaultEntry = faults[fault];
  const refusal = envelopes[envelope].refuse({
    code: entry.code,
    text: faultText(fault, lang, params),
    detail: {
      ...{ fault, next: entry.next },
      ...(Object.keys(params).length > 0 ? { params } : {}),
      ...(isUpload
        ? { texts: { 'zh-cn': faultText(fault, 'zh-cn', params), 'en-us': faultText(fault, 'en-us', params) } }
        : {}),
    },
  });
  return {
    status: entry.status ?? 200,
    body: JSON.stringify(refusal),
    headers: retryAfter(entry.status, params.seconds),
  };
}

const NOT_NOW = [429, 503];
const RETRY_AFTER_SECONDS = 2;

/** "Not now" says when to come again, and so does a refusal that knows; the browser then does so by itself. */
function retryAfter(status = 200, seconds?: string | number): Record<string, string> {
  const wait = seconds ?? (NOT_NOW.includes(status) ? RETRY_AFTER_SECONDS : undefined);
  return wait === undefined ? {} : { 'retry-after': String(wait) };
}

/** Anything thrown becomes a fault: ours as it is, what the framework refuses by its status, the rest as unknown. */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const { statusCode } = (error ?? {}) as { statusCode?: number };
  if (statusCode === 413) return new Fault('tooLarge');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Fault('badInput', { field: 'body' });
  return new Fault(isPassing(error) ? 'systemBusy' : 'unknown');
}
