import type { Language } from '#contract/language';
import type { UploadName } from '#contract/registry';
import { calls, decodeReply, encodeCall } from './wire.ts';
import type { Answer, SignedIn, TestPortal } from './portal.ts';

export interface Sent {
  bytes: Uint8Array | Buffer;
  name?: string;
  call?:
    | UploadName
    | 'OpsPointsSheetUpload'
    | 'OpsRosterUpload'
    | 'OpsCardSheetText'
    | 'OpsPictureUpload'
    | 'OpsReportFileUpload'
    | 'OpsReportBulk'
    | 'OpsLogoUpload';
  payload?: object;
  language?: Language;
  headers?: Record<string, string>;
  /** The file before the fields. */
  fileFirst?: boolean;
  /** Changes the form just before it is sent. */
  edit?: (form: FormData) => void;
}

/** A file as a browser's form sends it. */
export async function sendFile(
  portal: TestPortal,
  session: string | Pick<SignedIn, 'token' | 'cookie'>,
  sent: Sent,
): Promise<Answer<{ fileId: string; name: string; size: number }>> {
  const { call = 'UploadFile', payload = {}, language = 'zh-cn', name = 'a.pdf' } = sent;
  const token = typeof session === 'string' ? session : session.token;
  const form = new FormData();
  const addFile = (): void => form.append('file', new Blob([Uint8Array.from(sent.bytes)]), name);
  if (sent.fileFirst) addFile();
  for (const [field, value] of encodeCall({ name: call, payload, language, session: token })) form.append(field, value);
  if (!sent.fileFirst) addFile();
  sent.edit?.(form);
  const cookie = typeof session === 'object' ? session.cookie : undefined;
  const response = await portal.fetch(calls[call].path, {
    method: 'POST',
    body: form,
    headers: { ...(cookie ? { cookie } : {}), ...sent.headers },
  });
  const body = await response.text();
  const { status, headers } = response;
  return { status, headers, body, decoded: decodeReply(call, body) as Answer<never>['decoded'] };
}

export interface Fetched {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

export async function fetchFile(portal: TestPortal, path: string, headers: Record<string, string>): Promise<Fetched> {
  const response = await portal.fetch(path, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The name of the refusal, or `sent` where there is a file. */
export function refusedWith({ headers, bytes }: Fetched): string {
  if (headers.has('content-disposition')) return 'sent';
  const decoded = decodeReply('GetFile', bytes.toString());
  return decoded?.ok === false ? (decoded.detail?.fault ?? '') : bytes.toString();
}

/** As if no file had been sent today. */
export const forgetFilesOfToday = ({ portal }: TestPortal) => portal.database.pool.query('DELETE FROM file_day');
