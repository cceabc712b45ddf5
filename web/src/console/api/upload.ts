import { calls } from 'virtual:ops-calls';
import { envelopes } from '#contract/wire';
import type { OpsCallName, OpsRegistry } from '#contract/ops/registry';
import { encode } from '../../api/encode.ts';
import { parsed } from '../../api/exchange.ts';
import { failure } from '../../api/failure.ts';
import { sendForm, type UploadOptions } from '../../api/send-form.ts';
import { locale } from '../../platform/locale.ts';
import { operatorSession } from '../session.ts';
import type { OpsPayload, OpsReply } from './send.ts';

export type OpsUploadName = { [N in OpsCallName]: OpsRegistry[N]['kind'] extends 'upload' ? N : never }[OpsCallName];

/** Sends one file with a call of the console. Rejects with a Failure, as a call does. */
export async function upload<N extends OpsUploadName>(
  name: N,
  payload: OpsPayload<N>,
  file: File,
  options: UploadOptions,
): Promise<OpsReply<N>> {
  const { path, envelope, app } = calls[name];
  const token = operatorSession.get()?.token ?? '';
  const body = new FormData();
  for (const [field, value] of await encode({ name, app, payload, language: locale(), session: token }))
    body.append(field, value);
  body.append('file', file);
  const { text, status } = await sendForm(path, body, options);
  const decoded = envelopes[envelope].decode(parsed(text, status));
  if (!decoded.ok) throw failure(decoded.code, decoded.text, decoded.detail);
  return decoded.data as OpsReply<N>;
}
