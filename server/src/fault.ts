import { faults, faultText, type FaultEntry, type FaultName, type FaultParams } from '#contract/faults';
import type { Language } from '#contract/language';
import type { Reason } from '#contract/reason';

/** A business refusal. `throw new Fault('noChange')`; `http/errors.ts` turns it into the caller's envelope and language. */
export class Fault extends Error {
  readonly fault: FaultName;
  readonly params: FaultParams;
  constructor(fault: FaultName, params: FaultParams = {}) {
    super(fault);
    this.name = 'Fault';
    this.fault = fault;
    this.params = params;
  }
}

/** The same refusal, told in advance: why something in a list cannot be chosen, and the way out. */
export function reasonOf({ fault, params }: Fault, lang: Language, target?: string | number): Reason {
  const { code, next }: FaultEntry = faults[fault];
  const way = target === undefined ? {} : { target: String(target) };
  return { fault, code, text: faultText(fault, lang, params), next, ...way };
}

/** Something is wrong with how the portal was started; shown as one line, exit code 1. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}
