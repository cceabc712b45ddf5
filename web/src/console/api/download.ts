import { calls } from 'virtual:ops-calls';
import type { OpsCallName, OpsRegistry } from '#contract/ops/registry';
import { fetchFile, type DownloadedFile } from '../../api/fetch-file.ts';
import type { OpsPayload } from './send.ts';

type OpsDownloadName = { [N in OpsCallName]: OpsRegistry[N]['kind'] extends 'download' ? N : never }[OpsCallName];

/** Fetches a file of the console's. Rejects with a Failure, as a call does. */
export const download = <N extends OpsDownloadName>(name: N, payload: OpsPayload<N>): Promise<DownloadedFile> =>
  fetchFile({ name, address: calls[name], payload });
