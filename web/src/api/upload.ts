import { calls } from 'virtual:calls';
import { envelopes } from '#contract/wire';
import type { UploadName } from '#contract/registry';
import { locale } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { encode } from './encode.ts';
import { failure } from './failure.ts';
import { parsed } from './exchange.ts';
import type { PayloadOf, ReplyOf } from './send.ts';
import { sendForm, type UploadOptions } from './send-form.ts';

/** Sends one file with a call (§7.9): the call's fields first, the file last. Rejects as `sendForm` does. */
export async function upload<N extends UploadName>(
  name: N,
  payload: PayloadOf<N>,
  file: File,
  options: UploadOptions,
): Promise<ReplyOf<N>> {
  const { path, envelope, app } = calls[name];
  const token = session.get().identity?.session ?? '';
  const body = new FormData();
  const fields = await encode({ name, app, payload, language: locale(), session: token });
  for (const [field, value] of fields) body.append(field, value);
  body.append('file', file);
  const { text, status } = await sendForm(path, body, options);
  const decoded = envelopes[envelope].decode(parsed(text, status));
  if (!decoded.ok) throw failure(decoded.code, decoded.text, decoded.detail);
  return decoded.data as ReplyOf<N>;
}
