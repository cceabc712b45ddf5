import type { CallAddress } from '#contract/values/call-address';
import { envelopes } from '#contract/wire';
import { locale } from '../platform/locale.ts';
import { encode } from './encode.ts';
import { fetchBody, parsed } from './exchange.ts';
import { failure } from './failure.ts';

export interface DownloadedFile {
  name: string;
  content: Blob;
}

export interface FileRequest {
  name: string;
  address: CallAddress;
  payload: object;
  signal?: AbortSignal | undefined;
  /** Instead of the cookie, for a session that has another. */
  token?: string | undefined;
}

/** Fetches a file by the session's cookie: no token stands in its address. Rejects with a Failure, as a call does. */
export async function fetchFile({ name, address, payload, signal, token }: FileRequest): Promise<DownloadedFile> {
  const { path, envelope, app } = address;
  const fields = await encode({ name, app, payload, language: locale(), session: '' });
  const { response, body } = await fetchBody(
    `${path}?${fields}`,
    token ? { headers: { 'x-session': token } } : {},
    (answer) => answer.blob(),
    signal,
  );
  const disposition = response.headers.get('content-disposition');
  if (disposition !== null) return { name: fileNameIn(disposition), content: body };
  const decoded = envelopes[envelope].decode(parsed(await body.text(), response.status));
  throw decoded.ok ? failure(500, '') : failure(decoded.code, decoded.text, decoded.detail);
}

function fileNameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? 'file';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return 'file';
  }
}
