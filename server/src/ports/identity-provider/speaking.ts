import type { ServerMetadata } from 'openid-client';
import type { guardedFetch } from './guarded-fetch.ts';

/** What speaks with one provider. */
export interface Speaking {
  fetch: ReturnType<typeof guardedFetch>;
  /** What it says of itself, asked for once for all who wait; `anew`: what was known of it does not count. */
  discover(anew?: 'anew'): Promise<ServerMetadata>;
}
