import type { ServerMetadata } from 'openid-client';
import type { guardedFetch } from './guarded-fetch.ts';

/** A client for one provider. */
export interface Speaking {
  fetch: ReturnType<typeof guardedFetch>;
  /** The provider's own description, asked for once for all who wait; `anew`: the cached one does not count. */
  discover(anew?: 'anew'): Promise<ServerMetadata>;
}
