import { calls } from 'virtual:calls';
import type { DownloadName } from '#contract/registry';
import { fetchFile, type DownloadedFile } from './fetch-file.ts';
import type { PayloadOf } from './send.ts';

/** Fetches a file of an employee's. Rejects with a Failure, as a call does. */
export const download = <N extends DownloadName>(
  name: N,
  payload: PayloadOf<N>,
  signal?: AbortSignal,
): Promise<DownloadedFile> => fetchFile({ name, address: calls[name], payload, signal });
