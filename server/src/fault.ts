import type { FaultName, FaultParams } from '#contract/faults';

/** A business refusal. `throw new Fault('noChange')`; the gateway turns it into the caller's envelope and language. */
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

/** Something is wrong with how the portal was started; shown as one line, exit code 1. */
export class StartupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartupError';
  }
}
