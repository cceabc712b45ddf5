import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPortal, READY_FOR_JOURNEY_MS } from './portal.ts';

/** A portal of a journey's own, whose clock can be set: it is ended and started again, at another time, on the same data. */
export class TimeMachine {
  readonly port = String(20_000 + Math.floor(Math.random() * 18_000));
  readonly baseURL = `http://127.0.0.1:${this.port}/v2/`;
  #dataDir: string | undefined;
  #stop: (() => Promise<void>) | undefined;

  async travelTo(moment: Date | string): Promise<void> {
    await this.#stop?.();
    this.#dataDir ??= mkdtempSync(join(tmpdir(), 'portal-time-'));
    const now = typeof moment === 'string' ? moment : moment.toISOString();
    const readyWithinMs = READY_FOR_JOURNEY_MS;
    this.#stop = await launchPortal({ dataDir: this.#dataDir, port: this.port, now, readyWithinMs });
  }

  async end(): Promise<void> {
    await this.#stop?.();
    if (this.#dataDir) rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
