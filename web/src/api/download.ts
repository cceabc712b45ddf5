import { calls } from 'virtual:calls';
import type { DownloadName } from '#contract/registry';
import { fetchFile, type DownloadedFile } from './fetch-file.ts';
import { session } from '../platform/session.ts';
import { canBeOvercome, overcome } from './overcome.ts';
import type { PayloadOf } from './send.ts';

/**
 * Fetches a file of an employee's. Rejects with a Failure, as a call does; where the password is wanted first, it is asked for
 * and the file fetched again.
 */
export async function download<N extends DownloadName>(
  name: N,
  payload: PayloadOf<N>,
  signal?: AbortSignal,
): Promise<DownloadedFile> {
  const { identity, look } = session.get();
  // a preview is refused as what it is, whoever else is signed in in this browser
  const request = { name, address: calls[name], payload, signal, token: look ? identity?.session : undefined };
  try {
    return await fetchFile(request);
  } catch (error) {
    if (!canBeOvercome(error)) throw error;
    await overcome(error, payload);
    return fetchFile(request);
  }
}
